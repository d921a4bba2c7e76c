# Το τραπέζι του Francis Drake: τίτλοι και ετικέτες της σελίδας.

table-progress = Ταξίδι { $voyage } από { $voyages }
table-done = { $voyages ->
    [3] Τα τρία ταξίδια έγιναν
   *[other] Όλα τα ταξίδια έγιναν
}
stage-street = Ανεφοδιασμός
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
pays-tavern = μια ζαριά για πλήρωμα
pays-drake = { $gains }, κι άλλο { $extra } από τα δύο· θέλει δύο γύρους
pays-admiral = τον Ναύαρχο και τους δείκτες φρεγάτας
pays-governor = τον Κυβερνήτη και τους δείκτες στρατιωτών
pays-golden-hind = τον δίσκο αποστολής της Χρυσής Ελαφίνας
gain-galleon = γαλεόνι
gain-pinnace = πινάσα
gain-informer = τον Πληροφοριοδότη
docks = Αποβάθρες
docks-homebound = Αποβάθρες επιστροφής
docks-outbound = Αποβάθρες απόπλου
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

## Captains and ships

captains = Καπετάνιοι
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
   *[other] Φτάνει στις ζώνες 1 ως { $zone }
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


## Τα σπίτια του δρόμου, το πλοίο

or = ή
house-open = { $number }, { $name }, ο επόμενος κύκλος δίνει { $pays }, ελεύθερο
house-ahead = { $number }, { $name }, ο επόμενος κύκλος δίνει { $pays }, ελεύθερο
house-shut = { $number }, { $name }, ο επόμενος κύκλος δίνει { $pays }, ελεύθερο, αλλά όχι για επίσκεψη τώρα
house-passed = { $number }, { $name }, το έχεις προσπεράσει
house-full = { $number }, { $name }, πλήρες
house-taken = κατειλημμένο από: { $names }
house-costs = { $count ->
    [one] κοστίζει 1 βαθμό νίκης
   *[other] κοστίζει { $count } βαθμούς νίκης
}
house-buys = { $most ->
    [0] { $count } ΠΝ: πλήρωμα και κανόνια ή γαλεόνι
   *[other] { $count } ΠΝ: { $most } πλήρωμα και κανόνια ή γαλεόνι
}
house-two-turns = δύο γύροι
offices = Τα αξιώματα αυτού του ταξιδιού
office-free = { $office }: κανείς
office-held = { $office }: { $name }
hold-discs = { $count ->
    [one] 1 δίσκος
   *[other] { $count } δίσκοι
}
main-reach = { $zone ->
    [0] Δεν φτάνετε ακόμη σε καμία ζώνη
    [1] Φτάνεις στη ζώνη 1
    [2] Φτάνεις στις ζώνες 1 και 2
   *[other] Φτάνεις στις ζώνες 1 ως { $zone }
}
main-far = Τέσσερις ζώνες, η μία μακρύτερα από την άλλη
strip-score = { $name }: { $count ->
    [one] 1 βαθμός νίκης
   *[other] { $count } βαθμοί νίκης
}

result-wins = νικά με { $points ->
    [one] 1 βαθμό
   *[other] { $points } βαθμούς
}
result-ahead = { $points ->
    [one] 1 βαθμός διαφορά από τη δεύτερη θέση ({ $name }).
   *[other] { $points } βαθμοί διαφορά από τη δεύτερη θέση ({ $name }).
}
result-level = Ισοβαθμία ({ $name }), αλλά σε χαμηλότερη αποβάθρα επιστροφής.
result-largest = Μεγαλύτερη πηγή: { $source }, { $points }.
result-sources = Από πού ήρθαν οι βαθμοί
source = Βαθμοί ανά πηγή
source-start = Αρχικοί βαθμοί όλων
    .short = Αρχικοί
    .within = οι αρχικοί βαθμοί
source-town = Πόλεις
    .short = Πόλεις
    .within = οι πόλεις
source-fort = Οχυρά
    .short = Οχυρά
    .within = τα οχυρά
source-galleon = Γαλεόνια
    .short = Γαλεόνια
    .within = τα γαλεόνια
source-conquests = Είδη κατακτήσεων
    .short = Είδη κατακτήσεων
    .within = τα είδη κατακτήσεων
    .note = { $one }, { $two } ή { $three } σε κάθε ταξίδι
source-hero = Επιστροφή ήρωα
    .short = Επιστροφή ήρωα
    .within = η επιστροφή του ήρωα
source-offices = Ναύαρχος και Κυβερνήτης
    .short = Ναύαρχος, Κυβερνήτης
    .within = ο Ναύαρχος και ο Κυβερνήτης
source-commodities = Εμπορεύματα
    .short = Εμπορεύματα
    .within = τα εμπορεύματα
    .note = σετ των 2, 3, 4: { $pair }, { $trio }, { $four }
source-chest = Σεντούκι
    .short = Σεντούκι
    .within = το σεντούκι
    .note = ασήμι { $silver }, χρυσός { $gold }, πετράδι { $jewel }
source-investor = Επενδυτής
    .short = Επενδυτής
    .within = ο Επενδυτής
    .note = οι αρχικοί βαθμοί, πληρωμένοι
source-total = Βαθμοί νίκης
result-most = οι περισσότεροι από αυτή την πηγή
result-most-note = οι περισσότεροι από αυτή την πηγή.
result-tie-note = Σε ισοβαθμία μετράει η χαμηλότερη αποβάθρα επιστροφής μετά το τελευταίο ταξίδι.
result-again = Ξανά με τους ίδιους καπετάνιους
result-replay = { $voyages ->
    [3] Δες ξανά τα τρία ταξίδια
   *[other] Δες ξανά τα ταξίδια
}
homecoming = Επιστροφή
homecoming-voyage = τι έφερε το ταξίδι { $voyage }
homecoming-nothing = χωρίς βαθμούς σε αυτό το ταξίδι
chapter-voyage = Ταξίδι { $voyage }
chapter-orders = Σφραγισμένες διαταγές
chapter-missions = Αποστολές
chapter-homecoming = Επιστροφή

## Η σελίδα του πλου

plaque-galleon = Γαλεόνι
plaque-can = διαθέσιμο τώρα
plaque-out = πέρα από την εμβέλειά σου
chart-north-up = Βορράς πάνω
rail = Καπετάνιοι, ιστορικό
orders = Οι σφραγισμένες διαταγές σου
orders-at-sea = Οι αποστολές σου
orders-lay-frigate = Οι δείκτες φρεγάτας του Ναυάρχου
orders-lay-garrison = Οι δείκτες στρατιωτών του Κυβερνήτη
orders-left = { $count ->
    [one] μία ακόμα
    [2] δύο ακόμα
    [3] τρεις ακόμα
    [4] τέσσερις ακόμα
    [5] πέντε ακόμα
   *[other] έξι ακόμα
}
order-hand = στο χέρι
order-chosen = επιλέχθηκε
order-laid = { $place }
order-waits = { $place }
order-aside = στην άκρη
order-done = τέλος
card-open = Στοιχεία
card-kind = { $kind_key ->
    [town] Πόλη στη ζώνη { $zone }.
    [fort] Οχυρό στη ζώνη { $zone }.
    [galleon] Ισπανικό γαλεόνι.
   *[port] Εμπορικό λιμάνι στη ζώνη { $zone }.
} { $count ->
    [one] Ένας κύκλος.
    [2] Δύο κύκλοι.
    [3] Τρεις κύκλοι.
   *[other] { $count } κύκλοι.
}
card-costs = Σου κοστίζει
card-pays = Σου αποφέρει
card-lies = Ποιοι είναι εδώ
card-nobody = κανείς ακόμα
card-crew = { $least } πλήρωμα
card-crew-between = { $least } ως { $most } πλήρωμα
card-for-troops = { $count ->
    [one] 1 μέλος πληρώματος για τον στρατιώτη του
   *[other] { $count } μέλη πληρώματος για τους { $count } στρατιώτες του
}
card-for-cannons = { $count ->
    [one] 1 κανόνι για το κανόνι του
   *[other] { $count } κανόνια για τα { $count } κανόνια του
}
card-guns = { $least ->
    [one] 1 κανόνι
   *[other] { $least } κανόνια
}
card-guns-between = { $least } ως { $most } κανόνια
card-ghost-costs = τίποτε
card-ghost-pays = τίποτε: εξαφανίζεται μόλις ανοίξουν οι δίσκοι
card-goods = 1 εμπόρευμα
card-have = έχεις { $have }
card-galleon = { $have ->
    [true] γαλεόνι, που το έχεις
   *[false] γαλεόνι, που δεν έχεις
}
card-sets = ως +{ $count } από σετ
card-counter = δείκτης: { $count } ακόμα
card-counter-hidden = ένας κρυφός δείκτης
card-points = { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
}
card-treasure = { $treasure }, στον πρώτο
card-step = νέο είδος: +{ $count }
card-lay = { $disc_key ->
    [hind] Η Χρυσή Ελαφίνα εδώ
    [ghost] Το Πλοίο-Φάντασμα εδώ
   *[other] Το { $disc_key } σου εδώ
}
card-pick-disc = Διάλεξε ποια διαταγή σου θα αφήσεις εδώ.
card-pick-other = Διάλεξε το δεύτερο μέρος της ανταλλαγής.
card-first = Ποιος προηγείται;
odds-title = Με τον κρυφό δείκτη:
odds = { $count } στις { $of }
odds-too-many = λείπουν
conquests = Κατακτήσεις
conquests-voyage = σε αυτό το ταξίδι
conquests-now = τώρα
conquests-kinds = { $count ->
    [one] 1 είδος
   *[other] { $count } είδη
}
conquest-made = έγινε επίθεση
captains-sailing = Σειρά πλου
conquest-planned = βρίσκεται εκεί διαταγή
