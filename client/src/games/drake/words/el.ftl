# Το τραπέζι του Francis Drake: τίτλοι και ετικέτες της σελίδας.

table-progress = Ταξίδι { $voyage } από { $voyages }
stage-street = Οδός του Πλίμουθ
stage-preparing = Προετοιμασία
stage-placing = Κλειστές αποστολές
stage-sea = Στη θάλασσα
stage-over = Τελική βαθμολογία

tabs = Τα μέρη του τραπεζιού
tab-street = Δρόμος
tab-chart = Χάρτης
tab-ship = Πλοίο
tab-captains = Παίκτες
tab-journal = Ιστορικό

## Plymouth Street

street = Οδός του Πλίμουθ
street-not-laid = Τα πλακίδια του δρόμου δεν μπήκαν ακόμη.
street-visit = Επίσκεψη
street-why = Γιατί όχι;
street-full = γεμάτη
street-free-circle = ελεύθερος κύκλος
street-next = Ο επόμενος δίσκος παίρνει: { $pays }
pays-tavern = μια ζαριά για πλήρωμα
pays-shipyard = { $circle ->
    [1] γαλεόνι και κανόνι
   *[other] γαλεόνι
}
pays-pinnace = { $circle ->
    [1] πινάσα και πλήρωμα
   *[other] πινάσα
}
pays-drake = πλήρωμα, κανόνια και κάτι ακόμη· θέλει δύο γύρους
pays-queen = γαλεόνι, κανόνι και εμπόρευμα
pays-admiral = τον Ναύαρχο και τους δείκτες φρεγάτας
pays-governor = τον Κυβερνήτη και τους δείκτες στρατιωτών
pays-informer = τον Πληροφοριοδότη και ένα εμπόρευμα
pays-golden-hind = τον δίσκο αποστολής της Χρυσής Ελαφίνας
pays-investor = πλήρωμα και κανόνια, ή γαλεόνι, με πόντους νίκης
pays-dockside = πλήρωμα, κανόνι ή προμήθεια
docks = Αποβάθρες
docks-homebound = Επιστροφής
docks-outbound = Απόπλου
dock-empty = Αποβάθρα { $dock }, άδεια
dock-taken = Αποβάθρα { $dock }: { $name }

## The chart

chart = Ο χάρτης της Καραϊβικής
zone = Ζώνη { $zone }
zone-in-reach = μέσα στην εμβέλειά σου
zone-out-of-reach = έξω από την εμβέλειά σου
place-points = { $count ->
    [one] 1 πόντος νίκης
   *[other] { $count } πόντοι νίκης
}
place-troops = { $count ->
    [one] 1 στρατιώτης
   *[other] { $count } στρατιώτες
}
place-cannons = { $count ->
    [one] 1 κανόνι
   *[other] { $count } κανόνια
}
counter-hidden = και ένας κλειστός δείκτης
counter-known = και ένας δείκτης που ξέρεις: { $count }
counter-open = και ένας ανοιχτός δείκτης: { $count }
place-circles = { $free ->
    [one] 1 ελεύθερος κύκλος
   *[other] { $free } ελεύθεροι κύκλοι
}
place-taken = Επίθεση: { $names }
place-traded = Εμπόριο: { $names }
mission-sealed = { $name }, κλειστός
mission-known = { $name }, { $disc }
missions-here = Δίσκοι αποστολής εδώ

## Captains and ships

captains = Καπετάνιοι
col-captain = Καπετάνιος
col-discs = Δίσκοι που μένουν
col-score = Πόντοι νίκης
captain-awaited = παίζει τώρα
ship-log = Ημερολόγιο πλοίου
ship-frigate = Φρεγάτα
ship-galleon = Γαλεόνι
ship-pinnace = Πινάσα
ship-no-pinnace = Χωρίς πινάσα
ship-investor-left = Επενδυτής διαθέσιμος
ship-investor-spent = Επενδυτής ξοδεμένος
ship-discs = { $count ->
    [one] Μένει 1 δίσκος καπετάνιου
   *[other] Μένουν { $count } δίσκοι καπετάνιου
}
ship-reach = { $zone ->
    [0] Δεν μπορεί να αποπλεύσει
    [1] Φτάνει στη ζώνη 1
   *[other] Φτάνει στις ζώνες 1 έως { $zone }
}
ship-hand = Αποστολές στο χέρι
ship-aside = Στην άκρη
ship-empty = τίποτα ακόμη
ship-commodities = Αγαθά
ship-chest = Το σεντούκι σου
ship-chest-secret = το βλέπεις μόνο εσύ
ship-conquests = Επιθέσεις σε
captain-home = Γύρισε στο Πλίμουθ
captain-ashore = Μένει στη στεριά
amount = { $count } { $thing }
pools = Στα αποθέματα

## Final scoring

result-wins = κερδίζει με { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
result-wins-tied = κερδίζει χάρη στη μικρότερη αποβάθρα επιστροφής, με { $points } πόντους
result-sources = Από πού ήρθαν οι πόντοι
source = Πηγή
source-start = Κάθε καπετάνιος ξεκινά με
source-town = Πόλεις
source-fort = Οχυρά
source-galleon = Γαλεόνια
source-conquests = Είδη που κατακτήθηκαν
source-hero = Επιστροφή ήρωα
source-offices = Ναύαρχος και Κυβερνήτης
source-commodities = Αγαθά
source-chest = Σεντούκι
source-investor = Πληρωμή στον Επενδυτή
source-total = Πόντοι νίκης
result-most = οι περισσότεροι από αυτή την πηγή
result-again = Νέα παρτίδα
