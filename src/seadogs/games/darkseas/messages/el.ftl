# Όσα λέει το Dark Seas: ονόματα, γεγονότα σε αόριστο, ερωτήσεις σε όποιον έχει σειρά, επιλογές, αρνήσεις.
#
# Τα ορίσματα τα ετοιμάζει το `seadogs.play.words`. `.the` είναι η λέξη ως αντικείμενο (αιτιατική), `.at` και `.to` με την
# πρόθεσή της. Οι ίδιες μεταβλητές υπάρχουν και στις τρεις γλώσσες. Τα κείμενα των πλακιδίων είναι στο effects/.
# Τα ονόματα των παικτών είναι τυχαία: δεν κλίνονται και δεν παίρνουν άρθρο, γι’ αυτό η φράση αρχίζει με «Όνομα:».

## Το παιχνίδι

game-title = Dark Seas
game-blurb = Κάνε με τα ζάρια όλων τον γύρο του πειρατικού νησιού σου, βάλε στη δουλειά τους απατεώνες του και γίνε σε δώδεκα γύρους ο πιο ξακουστός: για δύο ως τέσσερις καπετάνιους.
switch-choose_harbours = Δικά σου λιμάνια, δική σου σειρά
switch-choose_harbours-help = Τα πέντε λιμάνια πέρα από εκείνο με το χρώμα σου τα βάζεις εσύ όπου θέλεις. Αλλιώς μπαίνουν στην τύχη.
switch-simultaneous = Όλοι μαζί
switch-simultaneous-help = Όλοι παίζουν τη σειρά τους ταυτόχρονα, χωρίς να βλέπει ο ένας τον άλλον. Τα πλακίδια που αγγίζουν άλλους παίκτες περιμένουν να τελειώσουν όλοι. Το βιβλίο κανόνων δεν έχει τέτοιον κανόνα, αλλά πολλές παρέες παίζουν έτσι.

## Με τι ασχολείται το τραπέζι

phase-harbours = Στήσιμο λιμανιών
phase-treasures = Μοίρασμα θησαυρών
phase-tiles = Μοίρασμα πλακιδίων
phase-opening = Το πρώτο πλακίδιο
phase-first = Κλήρωση πρώτου παίκτη
phase-rolling = Ρίξιμο ζαριών
phase-reroll = Δεύτερη ζαριά
phase-turns = Σειρές παικτών
phase-resolving = Πλακίδια που περίμεναν
phase-over = Τέλος της παρτίδας
step-waiting = Περιμένει
step-scheme = Σχέδια και καπετάνιος
step-island = Στο νησί
step-ship = Στη θάλασσα
step-place = Τοποθέτηση πλακιδίου
step-done = Τελείωσε

## Καπετάνιοι

captain-blue = Μπλε
captain-green = Πράσινος
captain-red = Κόκκινος
captain-yellow = Κίτρινος
captain-seat-0 = { captain-blue }
captain-seat-1 = { captain-green }
captain-seat-2 = { captain-red }
captain-seat-3 = { captain-yellow }

## Χρώματα και μέρη

colour-blue = μπλε
colour-green = πράσινο
colour-red = κόκκινο
colour-yellow = κίτρινο
colour-orange = πορτοκαλί
colour-purple = μωβ
direction-n = βόρεια
    .the = το βόρειο λιμάνι
    .at = στο βόρειο λιμάνι
    .to = στο βόρειο λιμάνι
direction-ne = βορειοανατολικά
    .the = το βορειοανατολικό λιμάνι
    .at = στο βορειοανατολικό λιμάνι
    .to = στο βορειοανατολικό λιμάνι
direction-se = νοτιοανατολικά
    .the = το νοτιοανατολικό λιμάνι
    .at = στο νοτιοανατολικό λιμάνι
    .to = στο νοτιοανατολικό λιμάνι
direction-s = νότια
    .the = το νότιο λιμάνι
    .at = στο νότιο λιμάνι
    .to = στο νότιο λιμάνι
direction-sw = νοτιοδυτικά
    .the = το νοτιοδυτικό λιμάνι
    .at = στο νοτιοδυτικό λιμάνι
    .to = στο νοτιοδυτικό λιμάνι
direction-nw = βορειοδυτικά
    .the = το βορειοδυτικό λιμάνι
    .at = στο βορειοδυτικό λιμάνι
    .to = στο βορειοδυτικό λιμάνι
spot-island = Νησί
    .the = το κεντρικό νησί
    .at = στο κεντρικό νησί
    .to = στο κεντρικό νησί
spot-n = Βόρειο λιμάνι
    .the = { direction-n.the }
    .at = { direction-n.at }
    .to = { direction-n.to }
spot-ne = Βορειοανατολικό λιμάνι
    .the = { direction-ne.the }
    .at = { direction-ne.at }
    .to = { direction-ne.to }
spot-se = Νοτιοανατολικό λιμάνι
    .the = { direction-se.the }
    .at = { direction-se.at }
    .to = { direction-se.to }
spot-s = Νότιο λιμάνι
    .the = { direction-s.the }
    .at = { direction-s.at }
    .to = { direction-s.to }
spot-sw = Νοτιοδυτικό λιμάνι
    .the = { direction-sw.the }
    .at = { direction-sw.at }
    .to = { direction-sw.to }
spot-nw = Βορειοδυτικό λιμάνι
    .the = { direction-nw.the }
    .at = { direction-nw.at }
    .to = { direction-nw.to }

# Θέσεις, δύο σε κάθε λιμάνι. Το `.does` έχει μπροστά του το κενό, για φράσεις όπου μπορεί να μην υπάρχει θέση.
slot-n-a = θέση Α
    .at = { direction-n.at }
    .does = { " " }{ direction-n.at }
slot-n-b = θέση Β
    .at = { direction-n.at }
    .does = { " " }{ direction-n.at }
slot-ne-a = θέση Α
    .at = { direction-ne.at }
    .does = { " " }{ direction-ne.at }
slot-ne-b = θέση Β
    .at = { direction-ne.at }
    .does = { " " }{ direction-ne.at }
slot-se-a = θέση Α
    .at = { direction-se.at }
    .does = { " " }{ direction-se.at }
slot-se-b = θέση Β
    .at = { direction-se.at }
    .does = { " " }{ direction-se.at }
slot-s-a = θέση Α
    .at = { direction-s.at }
    .does = { " " }{ direction-s.at }
slot-s-b = θέση Β
    .at = { direction-s.at }
    .does = { " " }{ direction-s.at }
slot-sw-a = θέση Α
    .at = { direction-sw.at }
    .does = { " " }{ direction-sw.at }
slot-sw-b = θέση Β
    .at = { direction-sw.at }
    .does = { " " }{ direction-sw.at }
slot-nw-a = θέση Α
    .at = { direction-nw.at }
    .does = { " " }{ direction-nw.at }
slot-nw-b = θέση Β
    .at = { direction-nw.at }
    .does = { " " }{ direction-nw.at }

## Πλακίδια, θησαυροί, πηγές φήμης

named-tile = { $title }
    .the = «{ $title }»
named-copy = { $title } ({ $colour })
    .the = «{ $title }»
tile-hidden = πλακίδιο λαφύρων
    .the = ένα πλακίδιο λαφύρων
treasure-crown = { $count ->
    [one] στέμμα
   *[other] στέμματα
}
    .the = ένα στέμμα
treasure-chalice = { $count ->
    [one] δισκοπότηρο
   *[other] δισκοπότηρα
}
    .the = ένα δισκοπότηρο
treasure-pearl = { $count ->
    [one] μαργαριτάρι
   *[other] μαργαριτάρια
}
    .the = ένα μαργαριτάρι
treasure-idol = { $count ->
    [one] ειδώλιο
   *[other] ειδώλια
}
    .the = ένα ειδώλιο
treasure-spyglass = { $count ->
    [one] κιάλι
   *[other] κιάλια
}
    .the = ένα κιάλι
treasure-map = { $count ->
    [one] χάρτης
   *[other] χάρτες
}
    .the = έναν χάρτη
treasure-ruby = { $count ->
    [one] ρουμπίνι
   *[other] ρουμπίνια
}
    .the = ένα ρουμπίνι
treasure-dagger = { $count ->
    [one] στιλέτο
   *[other] στιλέτα
}
    .the = ένα στιλέτο
treasure-hidden = { $count ->
    [one] θησαυρός
   *[other] θησαυροί
}
    .the = έναν θησαυρό
resource-doubloons = { $count ->
    [one] δουβλόνι
   *[other] δουβλόνια
}
resource-pirates = { $count ->
    [one] πειρατή
   *[other] πειρατές
}
resource-treasure = { $count ->
    [one] θησαυρό
   *[other] θησαυρούς
}
source-infamy = Φήμη στη διαδρομή
    .the = τη φήμη που κέρδισε στη διαδρομή
source-treasures = Θησαυροί
    .the = τους θησαυρούς
source-doubloons = Δουβλόνια
    .the = τα δουβλόνια
source-dread = Τρομεροί πειρατές
    .the = τους τρομερούς πειρατές
source-harbours = Λιμάνια
    .the = τα λιμάνια
source-full = Γεμάτα λιμάνια
    .the = τα γεμάτα λιμάνια
source-tiles = Πλακίδια λαφύρων
    .the = τα πλακίδια λαφύρων
doubloons = { $count ->
    [one] 1 δουβλόνι
   *[other] { $count } δουβλόνια
}

## Γεγονότα: προετοιμασία

event-harbour-laid = { $seat }: το { $colour } λιμάνι μπήκε { $direction }.
event-treasure-drawn = { $seat }: τράβηξε { $treasure_the }.
event-tile-drawn = { $seat }: τράβηξε { $tile_the }.
event-opening-chosen = { $seat }: διάλεξε για το βορειοδυτικό λιμάνι { $tile_the }.
event-throw-chosen = { $seat }: διάλεξε για ξεσκαρτάρισμα { $tile_the }.
event-opening-revealed = { $seat }: τοποθέτησε { $tile_the } { $slot_at } και ξεσκαρτάρισε { $tile2_the }.
event-first-drawn = { $seat }: κληρώθηκε να αρχίσει.

## Γεγονότα: γύροι και σειρές

event-round-began = Άρχισε ο γύρος { $round }. Ενεργός παίκτης: { $seat }.
event-dice-rolled = { $count ->
    [0] { $seat }: έριξε τα ζάρια: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
    [one] { $seat }: ξαναέριξε 1 ζάρι: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
   *[other] { $seat }: ξαναέριξε { $count } ζάρια: { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }.
}
event-turn-began = { $seat }: πήρε τα ζάρια.
event-turns-began = Στον γύρο { $round } άρχισαν να παίζουν όλοι μαζί.
event-schemed = { $resource_key ->
    [treasure] { $count ->
        [one] { $seat }: έπαιξε το σχέδιο από { $tile_the } ({ $colour }) για έναν θησαυρό.
       *[other] { $seat }: έπαιξε το σχέδιο από { $tile_the } ({ $colour }) για έναν από { $count } θησαυρούς.
    }
   *[other] { $seat }: έπαιξε το σχέδιο από { $tile_the } ({ $colour }) για { $count } { $resource }.
}
event-captain-moved = { $seat }: ο καπετάνιος πήγε { $spot_to }.
event-ship-sailed = { $by_key ->
    [captain] { $seat }: μπήκε { $direction_at } ({ $colour }), όπου ήταν ο καπετάνιος.
   *[die] { $seat }: μπήκε { $direction_at } ({ $colour }).
}
event-tile-activated = { $seat }: ενεργοποίησε { $tile_the } { $slot_at }.
event-tile-copied = { $seat }: έκανε ό,τι λέει { $tile_the } { $slot_at }.
event-tile-placed = { $seat }: τοποθέτησε { $tile_the } { $slot_at }.
event-tile-replaced = { $seat }: έβγαλε { $tile_the } { $slot_at } για να γίνει χώρος.
event-tile-deferred = { $seat }: ενεργοποίησε { $tile_the } { $slot_at }, που περιμένει να τελειώσουν όλοι.
event-turn-done = { $seat }: τελείωσε.
event-tile-resolved = { $seat }: εκτελέστηκε { $tile_the }.

## Γεγονότα: τι φέρνουν τα πλακίδια και τα σχέδια

event-fifth-rolled = { $seat }: έφερε { $colour } στο πέμπτο ζάρι: { $direction_the }.
event-doubloons-gained = { $seat }: πήρε { doubloons }.
event-doubloons-paid = { $seat }: πλήρωσε { doubloons }.
event-infamy-gained = { $count ->
    [one] { $seat }: κέρδισε 1 πόντο φήμης.
   *[other] { $seat }: κέρδισε { $count } πόντους φήμης.
}
event-pirate-placed = { $seat }: τοποθέτησε έναν πειρατή { $direction_at }.
event-dread-placed = { $price ->
    [0] { $seat }: τοποθέτησε έναν τρομερό πειρατή { $direction_at }.
    [one] { $seat }: τοποθέτησε έναν τρομερό πειρατή { $direction_at } για 1 δουβλόνι.
   *[other] { $seat }: τοποθέτησε έναν τρομερό πειρατή { $direction_at } για { $price } δουβλόνια.
}
event-pirate-replaced = { $seat }: ένας πειρατής { $direction_at } έγινε τρομερός.
event-pirate-removed = { $dread ->
    [true] { $seat }: έχασε έναν τρομερό πειρατή { $direction_at }.
   *[other] { $seat }: έχασε έναν πειρατή { $direction_at }.
}
event-nothing-lost = { $seat }: δεν είχε τίποτε απροστάτευτο να χάσει.
event-treasure-kept = { $seat }: κράτησε { $treasure_the }.
event-treasures-returned = { $count ->
    [one] { $seat }: επέστρεψε 1 θησαυρό κλειστό.
   *[other] { $seat }: επέστρεψε { $count } θησαυρούς κλειστούς.
}
event-treasure-paid = { $seat }: έδειξε και επέστρεψε { $treasure_the }.
event-tile-kept = { $seat }: κράτησε { $tile_the }.
event-tile-discarded = { $seat }: ξεσκαρτάρισε { $tile_the }{ $slot_does }.
event-player-chosen = { $seat }: διάλεξε παίκτη: { $other }.
event-treasures-looked-at = { $seat }: είδε τους θησαυρούς του παίκτη { $other }.
event-treasure-seen = Στους θησαυρούς του παίκτη { $other }: { $count } { $treasure }.
event-stack-reshuffled = { $count ->
    [one] Το μόνο ξεσκαρταρισμένο πλακίδιο έγινε η νέα στοίβα.
   *[other] Τα { $count } ξεσκαρταρισμένα πλακίδια ανακατεύτηκαν σε νέα στοίβα.
}
event-nothing-to-draw = { $count ->
    [0] { $seat }: δεν έμεινε τίποτε για τράβηγμα.
    [one] { $seat }: δεν έφταναν για τράβηγμα, βγήκε μόνο 1.
   *[other] { $seat }: δεν έφταναν για τράβηγμα, βγήκαν μόνο { $count }.
}

## Γεγονότα: η τελική βαθμολόγηση

event-game-scored = { $seat }: πήρε { $points } για { $source_the }.
event-tile-scored = { $seat }: πήρε { $points } για { $tile_the }.
event-game-ended = { $seat }: τερμάτισε στη θέση { $place } με φήμη { $points }.
