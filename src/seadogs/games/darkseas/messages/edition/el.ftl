# Τι δεν πάει καλά σε ένα αρχείο έκδοσης: μία πρόταση για κάθε περιορισμό, με το τι, το πού και το τι να κάνεις.
# Οι λέξεις σε «εισαγωγικά» στέκουν στο αρχείο όπως γράφονται εδώ.

## Το αρχείο

edition-tables-expected = { $where } είναι { $found }: γράψε το καθένα σε δικό του πίνακα με επικεφαλίδα [[{ $name }]].
edition-tables-missing = Δεν υπάρχει κανένας πίνακας [[{ $name }]]: γράψε έναν για κάθε σχέδιο πλακιδίου.
edition-tables-too-many = { $where }: υπάρχουν { $found } πίνακες [[{ $name }]], πάνω από τους { $most } που διαβάζονται: έλεγξε αν είναι το σωστό αρχείο.

## Τι κάνει ένα πλακίδιο

edition-tile-type-wrong = { $where } είναι { $found }: γράψε { $expected ->
    [texts] ένα κείμενο σε εισαγωγικά ή έναν πίνακα κειμένων με en, el και es
    [steps] μια λίστα βημάτων, όπως [{"{"} gain = "doubloons", count = 1 {"}"}]
    [branches] δύο λίστες βημάτων, όπως [[{"{"} gain = "doubloons", count = 2 {"}"}], [{"{"} place = "pirate", where = "here" {"}"}]]
    [condition] μια προϋπόθεση, όπως {"{"} pirates_at_least = 1, where = "here" {"}"}
   *[true] true
    }.
edition-scheme-no-colour = { $where } είναι κενό: γράψε το χρώμα ζαριού κάθε αντιτύπου, όπως ["blue", "red"].
edition-effect-empty = { $where } είναι κενό: γράψε τουλάχιστον ένα βήμα, όπως [{"{"} gain = "doubloons", count = 1 {"}"}].
edition-steps-too-many = { $where } έχει { $found } βήματα: μια λίστα χωρά το πολύ { $most }.
edition-steps-too-deep = { $where }: βήματα μέσα σε βήματα σε βάθος πάνω από { $most }: γράψε το αποτέλεσμα πιο απλά.
edition-step-not-table = { $where } είναι { $found }: ένα βήμα είναι πίνακας σε άγκιστρα, όπως {"{"} gain = "doubloons", count = 1 {"}"}.
edition-step-two-verbs = { $where } έχει πολλά ρήματα ({ $verbs }): κάνε το καθένα δικό του βήμα.
edition-verb-unknown = { $where } λέει «{ $found }», που δεν είναι ρήμα· { $meant ->
    [none] γράψε ένα από τα: { $words }.
   *[other] μήπως εννοούσες «{ $meant }»;
    }
edition-step-key-unknown = { $where }: το «{ $verb }» δεν έχει «{ $key }»· { $meant ->
    [none] { $keys ->
        [none] αφαίρεσέ το.
       *[other] αφαίρεσέ το ή γράψε ένα από τα: { $keys }.
        }
   *[other] μήπως εννοούσες «{ $meant }»;
    }
edition-step-key-missing = { $where }: το «{ $verb }» χρειάζεται «{ $key }», όπως { $example }.
edition-pay-without-then = { $where } λέει τι πληρώνεται αλλά όχι για ποιο πράγμα: πρόσθεσε «then», όπως { $example }.
edition-end-inside = { $where }: το «end» μετρά όταν όλα έχουν τελειώσει, άρα δεν εξαρτάται από τίποτε: γράψε το ως βήμα του ίδιου του αποτελέσματος.
edition-step-inside = { $where }: το «{ $verb }» δεν μπορεί να βρίσκεται μέσα στο «{ $outer }», που μιλά ακόμη για τον δικό του παίκτη ή τη δική του πληρωμή: γράψε το μετά από αυτό το βήμα.
edition-chosen-without-choose = { $where } λέει «chosen», αλλά δεν έχει διαλεχτεί κανείς: βάλε το βήμα στο «then» του {"{"} choose = "other", then = […] {"}"}.
edition-each-without-each = { $where } λέει «each», αλλά ποιων; Βάλε το βήμα στο «do» του {"{"} each = "player", do = […] {"}"} ή του each = "other".
edition-nobody-affected = { $where }: τίποτε στο «{ $verb }» δεν αφορά άλλον παίκτη: δήλωσέ το με by = "{ $who }".
edition-matching-without-roll = { $where } λέει «matching», δηλαδή το λιμάνι του χρώματος που έφερε το ζάρι: βάλε το βήμα στο «then» του {"{"} roll = true, then = […] {"}"}.
edition-measure-without-place = { $where }: το «{ $measure }» μετριέται σε όλο το νησί: αφαίρεσε το «where», που ταιριάζει μόνο με { $words }.
edition-keep-more-than-drawn = { $where } είναι { $keep }, αλλά τραβάς { $count ->
    [one] 1: κράτησε το πολύ 1.
   *[other] { $count }: κράτησε το πολύ τόσα.
    }
edition-condition-unknown = { $where } λέει «{ $found }»· { $meant ->
    [none] γράψε μία προϋπόθεση από τις: { $words }.
   *[other] μήπως εννοούσες «{ $meant }»;
    }
edition-either-two = { $where } προσφέρει { $found }: το «either» έχει δύο λίστες βημάτων· για περισσότερες βάλε άλλο ένα «either» στη δεύτερη.

## Τι ορίζει το βιβλίο κανόνων

edition-box-counts = { $where } είναι { $found }: το βιβλίο κανόνων μετρά { $expected } στο κουτί, άρα γράψε { $expected }.
edition-play-numbers = { $where } είναι { $found }: το βιβλίο κανόνων λέει { $expected }, άρα γράψε { $expected }.
edition-score-numbers = { $where } είναι { $found }: το βιβλίο κανόνων δίνει { $expected }, άρα γράψε { $expected }.
edition-colours-each-once = { $where } είναι «{ $word }», όπως ήδη το { $first }: τα έξι χρώματα διαφέρουν, άρα γράψε αυτό που λείπει.
edition-symbols-each-once = { $where } είναι «{ $word }», όπως ήδη το { $first }: κάθε χρώμα έχει δικό του σύμβολο.
edition-treasures-each-once = { $where } είναι «{ $word }», όπως ήδη το { $first }: τα οκτώ είδη διαφέρουν, άρα γράψε αυτό που λείπει.
edition-tiles-count = Υπάρχουν { $found } πλακίδια λαφύρων, ένα για κάθε χρώμα σχεδίου και ένα για κάθε άλλον πίνακα [[{ $where }]]: το βιβλίο κανόνων μετρά { $expected }, άρα { $side ->
    [few] { $off ->
        [one] λείπει 1.
       *[other] λείπουν { $off }.
        }
   *[many] { $off ->
        [one] περισσεύει 1.
       *[other] περισσεύουν { $off }.
        }
    }
edition-keys-differ = { $where }: το «{ $key }» είναι ήδη το όνομα του { $first }: δώσε σε κάθε πλακίδιο δικό του όνομα.
edition-scheme-or-flavour = { $where } { $found ->
    [both] έχει και σχέδιο και αστεία φράση: ένα πλακίδιο έχει το ένα από τα δύο, άρα αφαίρεσε το άλλο.
   *[none] δεν έχει ούτε σχέδιο ούτε αστεία φράση: πρόσθεσε ό,τι είναι τυπωμένο κάτω από τη γραμμή.
    }
edition-scheme-colours-differ = { $where } ονομάζει το «{ $colour }» { $times } φορές: τα αντίτυπα διαφέρουν στο χρώμα· γράψε τα όμοια σε δικό τους πίνακα [[tile]] με άλλο key.
edition-schemes-many = Μόνο { $found } πλακίδια λαφύρων έχουν σχέδιο: το βιβλίο κανόνων λέει ότι έχουν πολλά, άρα χρειάζονται τουλάχιστον { $least }.
edition-resources-occur = Κανένα σχέδιο δεν δίνει «{ $resource }»: υπάρχουν και δουβλόνια και πειρατές και θησαυρός.
edition-named-schemes = { $where }: { $found ->
    [none] λείπει το πλακίδιο «{ $key }»· στο παράδειγμα του βιβλίου κανόνων το σχέδιό του δίνει «{ $expected }».
    [flavour] το «{ $key }» δεν έχει σχέδιο· στο παράδειγμα του βιβλίου κανόνων το σχέδιό του δίνει «{ $expected }».
   *[other] το σχέδιο του «{ $key }» δίνει «{ $found }»· στο παράδειγμα του βιβλίου κανόνων δίνει «{ $expected }».
    }
edition-named-share-colour = { $where }: στο παράδειγμα του βιβλίου κανόνων το Trading House, το Mayor και ένα τρίτο πλακίδιο ταιριάζουν στα ίδια ζάρια, αλλά το Trading House έχει { $first } και το Mayor { $second }: ας έχουν κοινό χρώμα με ένα ακόμη πλακίδιο.
edition-starting-tiles = { $where }: { $found ->
    [none] λείπει το αρχικό πλακίδιο «{ $key }»: πρόσθεσέ το με harbour = "{ $expected }".
   *[other] το «{ $key }» βρίσκεται στο «{ $found }»· το βιβλίο κανόνων το βάζει στο «{ $expected }».
    }
edition-starting-two = Υπάρχουν { $found } πίνακες [[{ $where }]]: ένα νησί αρχίζει με { $expected } πλακίδια, άρα γράψε { $expected }.
edition-end-occurs = Κανένα [[{ $where }]] δεν μετρά στο τέλος, ενώ το βιβλίο κανόνων λέει ότι κάποια μετρούν: πρόσθεσε ένα αποτέλεσμα με «end».
edition-end-alone = { $where }: δίπλα στο «end» στέκει { $verbs }, που δεν θα γινόταν ποτέ: ένα πλακίδιο που μετρά στο τέλος δεν ενεργοποιείται, άρα αφαίρεσε το ένα από τα δύο.

## Τι είναι παράξενο

edition-schemes-all-colours = Κανένα σχέδιο σε [[{ $where }]] δεν έχει το χρώμα «{ $colour }».
edition-each-removes-pirate = Κανένα [[{ $where }]] δεν βάζει κάθε παίκτη να αφαιρέσει έναν πειρατή, αν και το βιβλίο κανόνων αναφέρει ένα τέτοιο.
edition-infamy-mostly-at-end = { $found } από τα πλακίδια ([[{ $where }]]) δίνουν φήμη στη διάρκεια της παρτίδας, πάνω από { $most }: το βιβλίο κανόνων λέει ότι η περισσότερη φήμη έρχεται στο τέλος.
