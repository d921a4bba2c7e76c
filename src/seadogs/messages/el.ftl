# Ό,τι λέει το σπίτι, όποιο παιχνίδι κι αν παίζεται: γραμμή εντολών, αρχεία παρτίδων, προβλήματα.

## Who sits there

captain-unnamed = Καπετάνιος { $number }
captain-bot = { $captain } ({ $bot })
captain-chance = Τύχη
captain-watcher = Θεατής

## Help

help-usage = Χρήση: { $usage }
help-help = Δείχνει αυτό το κείμενο.
help = Επιτραπέζια παιχνίδια της Καραϊβικής: παίξε στον περιηγητή ή εδώ, δες μποτ να παίζουν, διάβασε παρτίδες.
help-version = Λέει ποια έκδοση είναι αυτή και αν η μηχανή είναι μεταγλωττισμένη.
help-lang = Η γλώσσα: en (αγγλικά), el (ελληνικά) ή es (ισπανικά). Αν λείπει: η γλώσσα του τερματικού σου.
help-play = Παίξε στον περιηγητή, σε αυτόν τον υπολογιστή.
help-play-port = Η θύρα όπου ακούει ο διακομιστής. Αν λείπει: η 8642, ή όποια είναι ελεύθερη.
help-play-database = Το αρχείο που κρατά τις παρτίδες. Αν λείπει: ένα στον φάκελο των δεδομένων σου.
help-play-edition = Αρχείο έκδοσης με το οποίο παίζονται οι νέες παρτίδες, αντί για εκείνη που συνοδεύει το παιχνίδι του.
help-play-browser = Ανοίγει περιηγητή ή τυπώνει μόνο τη διεύθυνση.
help-serve = Προσφέρει παρτίδες σε άλλους υπολογιστές.
help-serve-host = Η διεύθυνση όπου ακούει ο διακομιστής· το 0.0.0.0 δέχεται και άλλους υπολογιστές.
help-serve-port = Η θύρα όπου ακούει ο διακομιστής (8000).
help-serve-database = Το αρχείο που κρατά τις παρτίδες. Αν λείπει: ένα στον φάκελο των δεδομένων σου.
help-serve-edition = Αρχείο έκδοσης με το οποίο παίζονται οι νέες παρτίδες, αντί για εκείνη που συνοδεύει το παιχνίδι του.
help-serve-matches = Πόσες παρτίδες μπορεί να παίζει μαζί μια συσκευή (50).
help-table = Παίξε μια παρτίδα εδώ στο τερματικό, εναντίον μποτ.
help-table-game = Το παιχνίδι: { $games }.
help-table-seats = Πόσοι καπετάνιοι παίζουν. Αν λείπει: όσο λιγότεροι γίνεται.
help-table-seat = Η θέση σου, μετρώντας από το 0 (0).
help-table-bots = Ποιοι παίζουν στις άλλες θέσεις: ένα μποτ για όλες ή ένα για καθεμιά (greedy).
help-table-name = Πώς να σε λέμε.
help-table-seed = Μοιράζει ξανά την ίδια παρτίδα: ίδιος αριθμός, ίδια τύχη.
help-table-options = Κανόνας που ισχύει ή όχι, για παράδειγμα όνομα=true. Πολλοί: χώρισέ τους με κόμματα.
help-table-edition = Αρχείο έκδοσης για να παίξεις, αντί για εκείνη του παιχνιδιού.
help-simulate = Βάζει μποτ να παίξουν πολλές παρτίδες και λέει πόντους και νίκες.
help-simulate-game = Το παιχνίδι: { $games }.
help-simulate-seats = Πόσοι καπετάνιοι παίζουν. Αν λείπει: όσα είναι τα μποτ.
help-simulate-bots = Τα μποτ, χωρισμένα με κόμματα, ένα για κάθε καπετάνιο. Αλλάζουν θέση σε κάθε παρτίδα.
help-simulate-games = Πόσες παρτίδες (1000).
help-simulate-seed = Ο ίδιος αριθμός δίνει τις ίδιες παρτίδες (1).
help-simulate-jobs = Πόσες διεργασίες παίζουν συγχρόνως. Αν λείπει: μία για κάθε επεξεργαστή.
help-simulate-options = Κανόνας που ισχύει ή όχι, για παράδειγμα όνομα=true. Πολλοί: χώρισέ τους με κόμματα.
help-simulate-edition = Αρχείο έκδοσης για να παιχτούν, αντί για εκείνη του παιχνιδιού.
help-simulate-json = Τυπώνει JSON.
help-replay = Ξαναπαίζει μια καταγραμμένη παρτίδα και δείχνει το τραπέζι.
help-replay-file = Το αρχείο της παρτίδας.
help-replay-to = Σταματά μετά από αυτή την κίνηση. Αν λείπει: μετά την τελευταία.
help-replay-seat = Δείχνει μόνο όσα ξέρει αυτή η θέση: 0 η πρώτη, -2 ο θεατής. Αν λείπει: τα πάντα.
help-replay-json = Τυπώνει JSON.
help-replay-edition = Το αρχείο της έκδοσης με την οποία παίχτηκε η παρτίδα, αν δεν είναι εκείνη του παιχνιδιού.
help-edition = Ελέγχει ή δείχνει αρχεία έκδοσης: ό,τι είναι τυπωμένο στο παιχνίδι.
help-edition-check = Ελέγχει ένα αρχείο έκδοσης και εξηγεί κάθε σφάλμα. Κωδικός εξόδου 1 αν υπάρχει έστω ένα.
help-edition-check-file = Το αρχείο έκδοσης.
help-edition-check-game = Το παιχνίδι του. Αν λείπει: εκείνο που του ταιριάζει καλύτερα.
help-edition-check-json = Τυπώνει JSON.
help-edition-show = Δείχνει τις τιμές μιας έκδοσης και από πού προέρχονται.
help-edition-show-file = Το αρχείο έκδοσης. Αν λείπει: η έκδοση του παιχνιδιού.
help-edition-show-game = Το παιχνίδι του. Αν λείπει: εκείνο που του ταιριάζει καλύτερα.
help-edition-show-json = Τυπώνει JSON.
help-bench = Μετρά την ταχύτητα της μηχανής, του διακομιστή και της σελίδας. Χρειάζεται τον πηγαίο κώδικα.
help-bench-what = Τι να μετρήσει. Αν λείπει: όλα.

## Commands

version = Seadogs { $version }, μηχανή { $engine }, Python { $python }
engine-compiled = μεταγλωττισμένη
engine-interpreted = διερμηνευόμενη
play-address = Το Seadogs βρίσκεται στη διεύθυνση { $address } (Control-C για τέλος)
serve-address = Το Seadogs βρίσκεται στη διεύθυνση { $address } (Control-C για τέλος)
simulate-bot = μποτ
simulate-score = μέσοι πόντοι
simulate-wins = νίκες
simulate-average = Μέσοι πόντοι όλων των μποτ: { $points }. Σε παρένθεση: διαστήματα 95 %. Μια κοινή νίκη μοιράζεται.
simulate-speed = { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
    } σε { $seconds } s: { $speed } παρτίδες το δευτερόλεπτο.
replay-over = Η παρτίδα τελείωσε μετά από { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
    }.
replay-waiting = Μετά από { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
    }, το τραπέζι περιμένει: { $captains }.
final-place = { $rank }. { $captain }: { $points } ΠΝ
edition-title = Έκδοση { $name } του { $game }, { $digest }
edition-legend = Από πού προέρχεται μια τιμή: χωρίς σημάδι: από βιβλίο κανόνων· { $derived } προκύπτει από βιβλίο κανόνων· { $seen } από μία δημόσια πηγή· { $invented } δική μας τιμή.
edition-invented = { $invented ->
    [0] Καμία από τις { $values } τιμές δεν είναι δική μας.
    [one] 1 από τις { $values } τιμές είναι δική μας.
   *[other] { $invented } από τις { $values } τιμές είναι δικές μας.
    }
edition-warning = Παράξενο, αλλά επιτρέπεται: { $sentence }
edition-good = { $file }: η έκδοση { $name } ταιριάζει στο { $game }.
edition-faults = { $file }: { $count ->
    [one] 1 σφάλμα.
   *[other] { $count } σφάλματα.
    }
table-welcome = Παίζεις ως { $captain }. Απάντησε με αριθμό ή κείμενο· γράψε help για περισσότερα, Control-D για να φύγεις.
table-goodbye = Φεύγεις από το τραπέζι μετά από { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
    }. Καλούς ανέμους!
table-unknown = Το «{ $text }» δεν είναι ούτε κίνηση ούτε εντολή. Γράψε help για να δεις τι υπάρχει.
table-allowed = Το «{ $text }» επιτρέπεται.
table-no-clause = Οι κανόνες δεν έχουν παράγραφο { $slug }. Έχουν τις εξής:
table-saved = { $moves ->
    [one] 1 κίνηση γράφτηκε
   *[other] { $moves } κινήσεις γράφτηκαν
    } στο { $file }.
table-not-saved = Το { $file } δεν μπορεί να γραφτεί.
table-help =
    Ένας αριθμός ή ένα κείμενο σε αγκύλες παίζει εκείνη την κίνηση.
    why TEXT      εξηγεί γιατί μια κίνηση δεν επιτρέπεται
    rules CLAUSE  δείχνει μια παράγραφο των κανόνων· το rules μόνο του τις απαριθμεί
    view          δείχνει όλα όσα μπορείς να ξέρεις
    log FILE      γράφει την παρτίδα σε αρχείο, μαζί με τα μυστικά των άλλων
    Control-D     φεύγει από το τραπέζι

## Wrong command lines

wrong-usage = Αυτή η γραμμή εντολών δεν βγάζει νόημα· το { $command } --help λέει τι ισχύει.
wrong-no-such-option = Δεν υπάρχει επιλογή { $option }· το { $command } --help λέει ποιες υπάρχουν.
wrong-option-needs-value = Η επιλογή { $option } δεν γράφεται έτσι· το { $command } --help λέει πώς.
wrong-missing = Λείπει το { $parameter }· το { $command } --help λέει τι είναι.
wrong-command-unknown = Δεν υπάρχει εντολή { $command }· υπάρχουν: { $commands }.
wrong-language = Δεν υπάρχουν λόγια στη γλώσσα «{ $language }»· υπάρχουν: { $languages }.
wrong-not-a-number = Το { $name } θέλει ακέραιο αριθμό, όχι «{ $text }».
wrong-too-small = Το { $name } πρέπει να είναι τουλάχιστον { $least }, όχι { $number }.
wrong-too-large = Το { $name } πρέπει να είναι το πολύ { $most }, όχι { $number }.
wrong-game-unknown = Δεν υπάρχει παιχνίδι «{ $game }»· υπάρχουν: { $games }.
wrong-seats = Το { $game } είναι για { $fewest } έως { $most } καπετάνιους, όχι για { $seats }.
wrong-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι· οι θέσεις είναι 0 έως { $last }.
wrong-bot-unknown = Δεν υπάρχει μποτ «{ $bot }»· υπάρχουν: { $bots }.
wrong-bots-and-seats = { $bots ->
    [one] 1 μποτ δεν γεμίζει
   *[other] { $bots } μποτ δεν γεμίζουν
    } { $seats } θέσεις: γράψε ένα για καθεμιά.
wrong-bots-and-others = { $bots ->
    [one] 1 μποτ δεν γεμίζει
   *[other] { $bots } μποτ δεν γεμίζουν
    } τις { $others } άλλες θέσεις: γράψε ένα για όλες ή ένα για καθεμιά.
wrong-option-unknown = Το { $game } δεν έχει επιλογή «{ $option }»· έχει: { $options }.
wrong-option-value = Η επιλογή { $option } είναι true ή false: γράψε { $option }=true ή { $option }=false.
wrong-file-missing = Δεν υπάρχει αρχείο { $file }.
wrong-file-unreadable = Το αρχείο { $file } δεν διαβάζεται.
wrong-file-too-large = Το αρχείο { $file } είναι μεγαλύτερο από { $megabytes } megabyte.
wrong-file-not-text = Το αρχείο { $file } δεν είναι κείμενο UTF-8.
wrong-database = Το αρχείο { $file } δεν μπορεί να γραφτεί, άρα οι παρτίδες δεν θα κρατιούνταν.
wrong-port = Η θύρα { $port } του { $host } δεν είναι διαθέσιμη: είναι πιασμένη ή δεν σου επιτρέπεται.
wrong-edition-which = Υπάρχουν εκδόσεις για πολλά παιχνίδια ({ $games }): όρισε ένα αρχείο ή ένα από αυτά με --game.
wrong-edition-broken = Με το { $file } δεν παίζεται παρτίδα: { $sentence } { $more ->
    [0] { "" }
    [one] (Άλλο ένα σφάλμα: το λέει το seadogs edition check.)
   *[other] (Άλλα { $more } σφάλματα: τα λέει το seadogs edition check.)
    }
wrong-record = { $file }, γραμμή { $line }: { $reason }
wrong-record-rule = { $file }, γραμμή { $line }: { $reason } [{ $clause }]
wrong-move-missing = Το { $file } έχει { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
    }, άρα δεν υπάρχει κίνηση { $to }.
wrong-output = Η έξοδος δεν γράφεται: ο δίσκος όπου πηγαίνει είναι γεμάτος ή χαλασμένος.
wrong-no-bench = Οι μετρήσεις ταχύτητας είναι μέρος του πηγαίου κώδικα, που δεν βρίσκεται εδώ.
wrong-bench-unknown = Δεν υπάρχει μέτρηση «{ $name }».

## Records

record-by-rule = { $reason } { $rule }
record-empty = το αρχείο είναι κενό.
record-line-too-long = η γραμμή έχει πάνω από { $most } χαρακτήρες.
record-line-blank = η γραμμή είναι κενή.
record-not-text = αυτό δεν είναι κείμενο UTF-8.
record-cut-off = η γραμμή κόβεται στη μέση.
record-not-json = από τη στήλη { $column } και πέρα δεν είναι JSON.
record-key-twice = το «{ $key }» υπάρχει δύο φορές.
record-number-endless = το { $found } δεν είναι αριθμός για αρχείο παρτίδας.
record-too-deep = υπερβολικά βαθιά φωλιασμένες τιμές.
record-number-too-large = ένας αριθμός είναι υπερβολικά μεγάλος.
record-not-object = η γραμμή πρέπει να είναι αντικείμενο σε άγκιστρα, όχι { $found }.
record-key-unknown = το «{ $key }» δεν σημαίνει τίποτα εδώ· γνωστά είναι: { $keys }.
record-key-missing = λείπει το «{ $key }».
record-type-wrong = το «{ $key }» πρέπει να είναι { $expected ->
    [number] ακέραιος αριθμός
    [text] κείμενο
    [options] αντικείμενο με επιλογές
   *[true-false] true ή false
    }, όχι { $found }.
record-number-out-of-range = το «{ $key }» πρέπει να είναι { $least } έως { $most }, όχι { $found }.
record-not-hexadecimal = το «{ $key }» πρέπει να είναι { $digits } δεκαεξαδικά ψηφία με μικρά γράμματα.
record-format-unknown = το αρχείο έχει μορφή { $found }· αυτό το πρόγραμμα διαβάζει τη μορφή { $expected }.
record-number-gap = η κίνηση έχει αριθμό { $found }· σειρά έχει η { $expected }.
record-game-other = η παρτίδα είναι του παιχνιδιού «{ $found }», όχι του { $expected }.
record-rules-other = η παρτίδα παίχτηκε με κανόνες { $found }· αυτό το πρόγραμμα έχει τους { $expected }.
record-edition-other = η παρτίδα παίχτηκε με την έκδοση «{ $found }», όχι { $expected }: δώσε το αρχείο της με --edition.
record-digest-other = η παρτίδα παίχτηκε με έκδοση άλλων τιμών ({ $found }, όχι { $expected }): δώσε το αρχείο της με --edition.
record-seats-other = το παιχνίδι είναι για { $fewest } έως { $most } καπετάνιους, όχι για { $found }.
record-option-unknown = το παιχνίδι δεν έχει επιλογή «{ $option }»· έχει: { $options }.
record-commitment-other = ο δημοσιευμένος σπόρος δεν είναι εκείνος της δέσμευσης: δεσμεύτηκε { $found }, προκύπτει { $expected }.
record-outcome-other = ο δημοσιευμένος σπόρος δίνει «{ $expected }» στην κίνηση { $number }, όχι «{ $found }».
record-match-over = η παρτίδα έχει τελειώσει πριν από την κίνηση { $number }.
record-action-unknown = καμία κίνηση του παιχνιδιού δεν γράφεται «{ $text }».
record-seat-not-asked = δεν είναι η ώρα για { $seat }, άρα το «{ $text }» δεν γίνεται να είναι η κίνηση { $number }.
record-outcome-impossible = η Τύχη δεν μπορεί να φέρει «{ $text }» στην κίνηση { $number }.
record-action-illegal = { $seat }: το «{ $text }» δεν επιτρέπεται στην κίνηση { $number }.
record-move-missing = η παρτίδα έχει { $moves } κινήσεις, άρα δεν υπάρχει κίνηση { $to }.

## Problems between page and server

problem-invalid = Η σελίδα έστειλε κάτι που ο διακομιστής δεν καταλαβαίνει.
problem-unauthorized = Ο διακομιστής δεν γνωρίζει αυτή τη συσκευή.
problem-foreign-origin = Το αίτημα ήρθε από σελίδα άλλου ιστότοπου.
problem-not-your-seat = Αυτή η συσκευή δεν κρατά εκείνη τη θέση.
problem-not-over = Το αρχείο της παρτίδας έχει μυστικά, γι' αυτό φαίνεται μόνο όταν τελειώσει.
problem-not-practice = Συμβουλές δίνονται μόνο σε παρτίδες εξάσκησης.
problem-not-found = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
problem-no-match = Δεν υπάρχει τέτοια παρτίδα.
problem-no-number = Η παρτίδα δεν έχει τόσες κινήσεις.
problem-no-seat = Η παρτίδα δεν έχει τέτοια θέση.
problem-method = Η διεύθυνση δεν δέχεται τέτοιο αίτημα.
problem-taken = Η θέση είναι πιασμένη· διάλεξε μια ανοιχτή.
problem-not-started = Η παρτίδα περιμένει να καθίσουν όλοι.
problem-over = Η παρτίδα έχει τελειώσει.
problem-stale = Το τραπέζι άλλαξε στο μεταξύ· ξαναδές το και διάλεξε.
problem-no-undo = Αυτό δεν αναιρείται πια.
problem-not-asked = Δεν είναι η σειρά σου τώρα.
problem-other-rules = Η παρτίδα άρχισε με άλλους κανόνες από αυτούς του διακομιστή.
problem-too-large = Αυτό είναι υπερβολικά μεγάλο.
problem-unknown-game = Δεν υπάρχει τέτοιο παιχνίδι.
problem-seats = Το παιχνίδι δεν είναι για τόσους καπετάνιους.
problem-unknown-option = Το παιχνίδι δεν έχει τέτοια επιλογή.
problem-unknown-bot = Δεν υπάρχει τέτοιο μποτ.
problem-unknown-move = Δεν υπάρχει τέτοια κίνηση.
problem-edition = Η έκδοση έχει σφάλματα και δεν παίζεται.
problem-record = Αυτό το αρχείο δεν είναι παρτίδα που μπορεί να ξαναπαιχτεί εδώ.
problem-rule = Ένας κανόνας το απαγορεύει.
problem-too-many = Πάρα πολλά μαζί· περίμενε λίγο.
problem-too-many-matches = Αυτή η συσκευή παίζει ήδη όσες παρτίδες μπορεί μαζί. Τελείωσε μία πριν αρχίσεις άλλη.
problem-internal = Ο διακομιστής απέτυχε. Φταίμε εμείς, όχι εσύ.
problem-busy = Κάποιο άλλο πρόγραμμα χρησιμοποιεί το αρχείο των παρτίδων και τίποτα δεν αποθηκεύτηκε. Κλείσε το ή περίμενε λίγο και δοκίμασε ξανά.
