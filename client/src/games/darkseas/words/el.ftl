# Το τραπέζι του Dark Seas: τίτλοι και ετικέτες της σελίδας. Οι προτάσεις για το παιχνίδι είναι στα μηνύματα του παιχνιδιού.

## Ένα νησί, για όποιον δεν το βλέπει: κάθε εξάγωνο είναι κουμπί και το όνομά του λέει όλα όσα έχει

island-of = Νησί: { $name }
hex-harbour-blue = Μπλε λιμάνι
    .at = στο μπλε λιμάνι
hex-harbour-green = Πράσινο λιμάνι
    .at = στο πράσινο λιμάνι
hex-harbour-red = Κόκκινο λιμάνι
    .at = στο κόκκινο λιμάνι
hex-harbour-yellow = Κίτρινο λιμάνι
    .at = στο κίτρινο λιμάνι
hex-harbour-orange = Πορτοκαλί λιμάνι
    .at = στο πορτοκαλί λιμάνι
hex-harbour-purple = Μωβ λιμάνι
    .at = στο μωβ λιμάνι
hex-harbour-unlaid = Λιμάνι που δεν μπήκε ακόμη
    .at = στο λιμάνι που δεν μπήκε ακόμη
symbol-blue = άγκυρα
symbol-green = φοίνικας
symbol-red = κρανίο
symbol-yellow = ήλιος
symbol-orange = φανάρι
symbol-purple = κράκεν
hex-direction-n = βόρεια
hex-direction-ne = βορειοανατολικά
hex-direction-se = νοτιοανατολικά
hex-direction-s = νότια
hex-direction-sw = νοτιοδυτικά
hex-direction-nw = βορειοδυτικά
hex-harbour = { $harbour }, { $symbol ->
    [none] { "" }
   *[other] { $symbol },{ " " }
}{ $direction }, { $pirates } από 4 πειρατές{ $dread ->
    [0] { "" }
    [one] , { $dread } τρομερός
   *[other] , { $dread } τρομεροί
}
hex-ship = εδώ είναι το πλοίο
hex-captain = εδώ είναι ο καπετάνιος
hex-guarded = το φυλάει ο καπετάνιος
hex-stop = στάση { $stop } του πλοίου: { $by ->
    [captain] περνά χάρη στον καπετάνιο
   *[die] περνά με ζάρι
}
hex-way-ends = εδώ σταματά ο δρόμος του πλοίου
hex-parts = { $whole }· { $part }
hex-slots = δύο θέσεις: { $slots }
hex-slot-empty = κενή
hex-slot-stands = { $name }, { $state }
hex-tile = { $name }, πλακίδιο λαφύρων { $harbour_at }
hex-empty = Κενή θέση { $harbour_at }
hex-heart = Κεντρικό νησί
hex-reach = στον δρόμο του πλοίου
hex-now = ξύπνιο
hex-open = μπορείς να το διαλέξεις
hex-threatened = το διάλεξε άλλος παίκτης
hex-barred = δεν διαλέγεται
slot-empty = κενή θέση
slot-letter-a = Α
slot-letter-b = Β
slot-offered = βάλ' το εδώ

## Το χέρι

plank-rolled = { $count ->
    [0] κανένα ζάρι
   *[other] { $count } στα ζάρια
}
plank-bound = αυτό το τοποθετείς
pays-doubloons = δουβλόνια
pays-pirates = πειρατές
pays-treasure = κρατάς 1 θησαυρό
sign-starting = αρχικό πλακίδιο
sign-schemed = { $pays }, με σχέδιο

## Θησαυροί

treasure-sign-crown = Στέμμα
treasure-sign-chalice = Δισκοπότηρο
treasure-sign-pearl = Μαργαριτάρι
treasure-sign-idol = Ειδώλιο
treasure-sign-spyglass = Κιάλι
treasure-sign-map = Χάρτης
treasure-sign-ruby = Ρουμπίνι
treasure-sign-dagger = Στιλέτο
treasure-worth = { $treasure }: { $count }, αξία { $points }

## Ζάρια και γύροι

die-again = ξανά
moons-round = Γύρος
moons-now = Γύρος { $round } από { $rounds }

## Η συντομογραφία σε ένα πλακίδιο: όσο πιο σύντομα γίνεται

glyph-per = ανά
glyph-here = εδώ
glyph-end = τέλος
glyph-all = όλοι
glyph-others = άλλοι
glyph-other = άλλος
glyph-look = δες
glyph-copy = σαν
glyph-move = πάει

## Τα μέρη μιας παρτίδας, η μπάρα

night-before = Πριν νυχτώσει
night-over = { $rounds ->
    [one] Η νύχτα τέλειωσε: 1 γύρος
   *[other] Η νύχτα τέλειωσε: { $rounds } γύροι
}
chapter-setup = Πριν νυχτώσει
chapter-round = Γύρος { $round }
chapter-turn = { $seat }
chapter-turns = Παίζουν όλοι
chapter-dawn = Η τελική βαθμολογία

## Ξημέρωμα: η τελική βαθμολογία

dawn-title = Ξημέρωσε. { $name }: ο φόβος και ο τρόμος αυτών των θαλασσών.
dawn-shared = Ξημέρωσε. { $names }: από κοινού ο τρόμος αυτών των θαλασσών.
dawn-infamy = Ο κυβερνήτης διπλασίασε την αμοιβή και ζήτησε, διακριτικά, ένα αυτόγραφο.
dawn-treasures = Οι χρυσοχόοι έκλεισαν τα μαγαζιά τους: δεν έμεινε τίποτε να δουλέψουν.
dawn-doubloons = Η τράπεζα ρωτά, πολύ ευγενικά, αν μπορεί να δανειστεί κάτι λίγα.
dawn-dread = Με αυτό το όνομα οι μανάδες βάζουν τα παιδιά για ύπνο.
dawn-harbours = Όπου κι αν πιάσει καράβι σήμερα το πρωί, η ίδια σημαία κυματίζει ήδη.
dawn-full = Σε καμιά προβλήτα δεν βρίσκεις κρεβάτι, και κανείς δεν τολμά να παραπονεθεί.
dawn-tiles = Σε κάθε ταβέρνα το κάνουν τραγούδι, και οι ταβερνιάρηδες παίρνουν μερίδιο.
dawn-rounds = { $rounds ->
    [one] 1 γύρος
   *[other] { $rounds } γύροι
}
dawn-sources = Από πού ήρθε η φήμη
dawn-source = Πηγή
dawn-from-infamy = Φήμη στη διαδρομή
dawn-wealth = Πλούτος
dawn-from-treasures = Θησαυροί
dawn-from-doubloons = Δουβλόνια
dawn-power = Δύναμη
dawn-from-dread = Τρομεροί πειρατές
dawn-from-harbours = Λιμάνια με πειρατή
dawn-from-full = Γεμάτα λιμάνια
dawn-from-tiles = Πλακίδια τέλους
dawn-total = Φήμη
dawn-place = { $place }η
dawn-shares = μαζί στην { dawn-place }
dawn-had = { $thing }: { $count }
dawn-again = Παίξτε ξανά
dawn-replay = Δες ξανά τη νύχτα
dawn-islands = Δες τα νησιά

## Το τραπέζι

steps = Βήματα της σειράς
step-of-turn-roll = Ζάρια
step-of-turn-scheme = Σχέδια
step-of-turn-captain = Καπετάνιος
step-of-turn-ship = Πλοίο
step-of-turn-place = Πλακίδιο
step-done-already = , έγινε
hand = Το χέρι σου
hand-empty = Δεν έχεις πλακίδια στο χέρι.
plank-scheme = Σχέδιο:
plank-place-tile = Τοποθέτησε
plank-place-where = Τοποθέτησε…
plank-replace = Στη θέση: { $tile2 }
plank-keep-tile = Κράτησε
plank-open-with = Τοποθέτησε
plank-throw-away = Ξεσκάρταρε
treasures = Θησαυροί
treasures-worth = αξίζουν
score-if-ended = Αν τελείωνε τώρα
score-infamy = Φήμη ως τώρα
score-wealth = Πλούτος
score-treasures = Θησαυροί
score-doubloons = Δουβλόνια
score-power = Δύναμη
score-dread = Τρομεροί
score-harbours = Λιμάνια σου
score-full = Γεμάτα λιμάνια
score-tiles = Πλακίδια τέλους
score-everybody = Οι πόντοι όλων
# Ανάμεσα σε ποιους αριθμούς είναι οι πόντοι, όσο το επιτρέπουν οι κρυφοί θησαυροί
score-range = { $low }–{ $high }
score-between = από { $low } ως { $high }
score-open = Ό,τι μετράει φαίνεται.
score-certain = { $count ->
    [one] Ένας θησαυρός είναι κρυφός, αλλά μετράει ήδη: όποιος κι αν είναι, αξίζει το ίδιο.
   *[other] { $count } θησαυροί είναι κρυφοί, αλλά μετράνε ήδη: όποιοι κι αν είναι, αξίζουν το ίδιο.
}
score-hidden = { $count ->
    [one] Ένας θησαυρός είναι κρυφός: γι’ αυτό δύο αριθμοί.
   *[other] { $count } θησαυροί είναι κρυφοί: γι’ αυτό δύο αριθμοί.
}
has-infamy = φήμη
has-doubloons = δουβλόνια
has-treasures = θησαυροί
has-hand = πλακίδια στο χέρι
has-pirates = πειρατές
has-dread = τρομεροί πειρατές
rival-look = Κοίτα το νησί: { $name }
rival-me = εσύ
rival-playing = παίζει
rival-next = ακολουθεί
rival-done = τελείωσε
rival-choose = Διάλεξε
rival-known = Έχεις δει:
rival-taverns = Πλακίδια στο νησί: { $name }
rival-guarded = Φυλάγεται: ο καπετάνιος είναι εδώ.
looking = Κοιτάζεις το νησί: { $name }.
looking-back = Πίσω στο νησί μου
hex-full = γεμάτο: { $pirates } στους 4
reach-title = { $count ->
    [0] Δεν φτάνεις πουθενά
    [one] Φτάνεις σε 1 λιμάνι
   *[other] Φτάνεις σε { $count } λιμάνια
}
reach-wakes = { $count ->
    [0] Δεν ξυπνά κανένα πλακίδιο.
    [one] Θα ξυπνούσε ένα πλακίδιο.
   *[other] Θα ξυπνούσαν { $count } πλακίδια.
}
# $harbour «Το μπλε», $colour «μπλε ζάρι»
reach-barred = { $harbour } θέλει { $colour } ή τον καπετάνιο σου.
reach-at-blue = Το μπλε
reach-at-green = Το πράσινο
reach-at-red = Το κόκκινο
reach-at-yellow = Το κίτρινο
reach-at-orange = Το πορτοκαλί
reach-at-purple = Το μωβ
reach-die-blue = μπλε ζάρι
reach-die-green = πράσινο ζάρι
reach-die-red = κόκκινο ζάρι
reach-die-yellow = κίτρινο ζάρι
reach-die-orange = πορτοκαλί ζάρι
reach-die-purple = μωβ ζάρι
reach-all-round = Ως τον πλήρη γύρο: κανένα λιμάνι δεύτερη φορά.
reach-captain = ο καπετάνιος σου
reach-all = { $tiles }
reach-some = { $wakes } από: { $tiles }
reach-idle = { $tiles }: τώρα δεν θα άλλαζε τίποτε εκεί
reach-scores = { $count ->
    [one] { $tiles }: μετρά στο τέλος
   *[other] { $tiles }: μετρούν στο τέλος
}
reach-none = δεν υπάρχει πλακίδιο εκεί
reach-point = Διάλεξε θέση για τον καπετάνιο: η ρότα δείχνει τότε ως πού θα έφτανε το πλοίο.
reroll-pick = Διάλεξε τα ζάρια που θα ξαναρίξεις.
pirate-pick = Διάλεξε ένα φωτισμένο λιμάνι. Η ετικέτα λέει τι θα αξίζει στο τέλος.
owed = { $count ->
    [one] Ένα πλακίδιο περιμένει να τελειώσουν όλοι.
   *[other] { $count } πλακίδια περιμένουν να τελειώσουν όλοι.
}
laid-harbour = { $colour }
laid-treasure = { $treasure }
laid-out = Για να διαλέξεις
supply-tiles = Πλακίδια που μένουν
supply-discards = Ξεσκαρταρισμένα
supply-treasures = Θησαυροί που μένουν
lately = Τι έκαναν τελευταία οι άλλοι
sign-why = Γιατί όχι τώρα;
tabs = Μέρη του τραπεζιού
tab-island = Νησί
tab-hand = Χέρι { $count }
tab-asked = , έχεις να διαλέξεις
tab-rivals = Αντίπαλοι
tab-score = Πόντοι
tab-log = Ιστορικό
on-to-captain = Στον καπετάνιο

## Όπου το κινητό έχει πολλά κουμπιά: όσο πιο σύντομα γίνεται

short-anchor = Άγκυρα
short-sail = Πλεύσε
short-activate = { $tile }
short-keep-dice = Κράτα τα
short-roll-again = { $count ->
    [one] Ξαναρίξε 1 ζάρι
   *[other] Ξαναρίξε { $count } ζάρια
}
short-stay-captain = Μένει
short-place-tile = { $replaces ->
    [true] Στη { $slot }: φεύγει { $tile2 }
   *[other] Στη { $slot }
}
short-place-nothing = Κανένα
short-take-nothing = Τίποτε
short-take-doubloon = +{ $count } δουβλόνι
short-draw-tiles = Πλακίδια
short-remove-pirate = { $dread ->
    [true] Τρομερός: { $direction }
   *[other] Πειρατής: { $direction }
}
short-leave-plain = Κανονικός
short-upgrade = Τρομερός
short-pay-doubloons = { $count ->
    [0] Τίποτε
   *[other] { $count }
}
