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
    .the = το «{ $title }»
    .does = Το πλακίδιο «{ $title }»
named-copy = { $title } ({ $colour })
    .the = το «{ $title }»
    .does = Το πλακίδιο «{ $title }»
named-branch = { $clause_start }
tile-hidden = πλακίδιο λαφύρων
    .the = ένα πλακίδιο λαφύρων
    .does = Ένα πλακίδιο λαφύρων
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
event-turn-began = Σειρά: { $seat }.
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

event-treasure-scored = { $seat }: πήρε { $points } για θησαυρούς: { $count } { $treasure }.
event-game-scored = { $seat }: πήρε { $points } για { $source_the }.
event-tile-scored = { $seat }: πήρε { $points } για { $tile_the }.
event-game-ended = { $place ->
    [1] { $seat }: πρώτη θέση με φήμη { $points }.
    [2] { $seat }: δεύτερη θέση με φήμη { $points }.
    [3] { $seat }: τρίτη θέση με φήμη { $points }.
   *[other] { $seat }: τελευταία θέση με φήμη { $points }.
}

## Τι ρωτιέται

prompt-lay-harbour = Ποιο λιμάνι βάζεις { $direction };
prompt-treasures = Μοιράζονται οι πρώτοι θησαυροί.
prompt-tiles = Μοιράζονται τα πρώτα πλακίδια λαφύρων.
prompt-open-with = Ποιο πλακίδιο λαφύρων τοποθετείς στο βορειοδυτικό λιμάνι;
prompt-throw-away = Ποιο πλακίδιο λαφύρων ξεσκαρτάρεις;
prompt-first = Κληρώνεται ποιος αρχίζει.
prompt-rolling = Τα ζάρια πέφτουν.
prompt-reroll = Κρατάς τα ζάρια ή ξαναρίχνεις όποια θέλεις, μία φορά και όλα μαζί;
prompt-turns = Οι άλλοι παίζουν ακόμη.
prompt-resolving = Εκτελούνται τα πλακίδια που περίμεναν.
prompt-over = Η παρτίδα τελείωσε.
prompt-scheme = Παίξε σχέδιο, πήγαινε τον καπετάνιο σου ένα βήμα ή άφησέ τον.
prompt-captain = Πήγαινε τον καπετάνιο σου ένα βήμα ή άφησέ τον.
prompt-island = Στο νησί: τραβάς πλακίδια, παίρνεις { doubloons } ή τίποτε από τα δύο;
prompt-island-doubloon = Στο νησί: παίρνεις { doubloons } ή τίποτε;
prompt-ship = Ενεργοποιείς ένα πλακίδιο εδώ, πλέεις ή ρίχνεις άγκυρα;
prompt-ship-tiles = Ενεργοποιείς ένα πλακίδιο εδώ ή ρίχνεις άγκυρα;
prompt-ship-sail = Πλέεις παρακάτω ή ρίχνεις άγκυρα;
prompt-place-tile = Τοποθετείς ένα πλακίδιο λαφύρων από το χέρι σου στο λιμάνι όπου βρίσκεσαι ή κανένα;
prompt-roll = Πέφτει το πέμπτο ζάρι.
prompt-draw-treasure = Τραβιέται θησαυρός.
prompt-draw-tile = Τραβιέται πλακίδιο λαφύρων.
prompt-keep-treasure = Ποιον θησαυρό κρατάς;
prompt-keep-tile = Ποιο πλακίδιο λαφύρων κρατάς;
prompt-pirate = { $count ->
    [one] Πού τοποθετείς τον πειρατή;
   *[other] Πού τοποθετείς τον επόμενο από { $count } πειρατές;
}
prompt-upgrade = Κάνεις τρομερό τον πειρατή { $direction_at } ή τον αφήνεις κανονικό;
prompt-replace = { $tile_does }: ποιος πειρατής γίνεται τρομερός;
prompt-remove = { $tile_does } ({ $other }): ποιον πειρατή αφαιρείς;
prompt-pay-pirate = { $tile_does }: ποιον πειρατή πληρώνεις;
prompt-pay-treasure = { $tile_does }: ποιον θησαυρό πληρώνεις;
prompt-pay-doubloons = { $tile_does }: πόσα δουβλόνια πληρώνεις;
prompt-discard = { $tile_does } ({ $other }): ποιο πλακίδιο λαφύρων ξεσκαρτάρεις;
prompt-choose-player = { $tile_does }: ποιον παίκτη διαλέγεις;
prompt-branch = { $tile_does } ({ $other }): ποιο από τα δύο;
prompt-move-captain = { $tile_does }: πού πηγαίνει ο καπετάνιος σου;
prompt-copy = { $tile_does }: ποιο πλακίδιό σου ενεργοποιείς;

# Τα ίδια ως κάτι που πρέπει να γίνει, εκεί όπου λέγεται ότι προηγείται.
question-lay-harbour = βάλε ένα λιμάνι
question-open-with = διάλεξε πλακίδιο για το βορειοδυτικό λιμάνι
question-throw-away = διάλεξε ποιο από τα πλακίδια στο χέρι σου ξεσκαρτάρεις
question-reroll = αποφάσισε για τα ζάρια
question-scheme = παίξε σχέδιο, πήγαινε τον καπετάνιο σου ή άφησέ τον
question-captain = πήγαινε τον καπετάνιο σου ή άφησέ τον
question-island = αποφάσισε τι φέρνει ο καπετάνιος σου από το νησί
question-island-doubloon = αποφάσισε αν ο καπετάνιος σου φέρνει δουβλόνια από το νησί
question-ship = ενεργοποίησε πλακίδιο, πλεύσε παρακάτω ή ρίξε άγκυρα
question-ship-tiles = ενεργοποίησε πλακίδιο ή ρίξε άγκυρα
question-ship-sail = πλεύσε παρακάτω ή ρίξε άγκυρα
question-place-tile = τοποθέτησε ένα πλακίδιο ή κανένα
question-keep-treasure = διάλεξε ποιον θησαυρό κρατάς
question-keep-tile = διάλεξε ποιο πλακίδιο κρατάς
question-pirate = τοποθέτησε τον πειρατή
question-upgrade = αποφάσισε αν γίνεται τρομερός ο πειρατής
question-replace = διάλεξε ποιος πειρατής γίνεται τρομερός
question-remove = διάλεξε ποιον πειρατή αφαιρείς
question-pay-pirate = διάλεξε ποιον πειρατή πληρώνεις
question-pay-treasure = διάλεξε ποιον θησαυρό πληρώνεις
question-pay-doubloons = πες πόσα δουβλόνια πληρώνεις
question-discard = διάλεξε ποιο πλακίδιο ξεσκαρτάρεις
question-choose-player = διάλεξε έναν παίκτη
question-branch = διάλεξε ένα από τα δύο
question-move-captain = διάλεξε πού πηγαίνει ο καπετάνιος σου
question-copy = διάλεξε ποιο πλακίδιο ενεργοποιείς

## Επιλογές

choice-lay-harbour = Το { $colour } λιμάνι
choice-open-with = Τοποθέτηση: { $tile }
choice-throw-away = Ξεσκαρτάρισμα: { $tile }
choice-keep-dice = Κράτησε τα ζάρια
choice-roll-again = Ξαναρίξε: { dice-shown }
choice-scheme = { $tile }: { scheme-pays }
choice-move-captain = { $spot }
choice-stay-captain = Μένει: { $spot }
choice-take-doubloon = Πάρε { doubloons }
choice-draw-tiles = Τράβηξε { $count } πλακίδια, κράτησε { $keep }
choice-take-nothing = Τίποτε
choice-sail = Πλεύσε { $direction_to }
choice-anchor = Ρίξε άγκυρα
choice-activate = Ενεργοποίηση: { $tile }
choice-place-tile = { $tile }: { $slot }
choice-place-nothing = Κανένα
choice-place-pirate = Πειρατής { $direction_at }
choice-upgrade = { $price ->
    [one] Τρομερός πειρατής για 1 δουβλόνι
   *[other] Τρομερός πειρατής για { $price } δουβλόνια
}
choice-leave-plain = Κανονικός πειρατής
choice-replace-pirate = Τρομερός { $direction_at }
choice-remove-pirate = { $dread ->
    [true] Τρομερός πειρατής { $direction_at }
   *[other] Πειρατής { $direction_at }
}
choice-keep-treasure = Κράτησε { $treasure_the }
choice-pay-treasure = Πλήρωσε { $treasure_the }
choice-keep-tile = Κράτησε: { $tile }
choice-pay-doubloons = { $count ->
    [0] Μην πληρώσεις
   *[other] Πλήρωσε { doubloons }
}
choice-choose-player = { $other }
choice-take-branch = { $branch }
choice-discard-tile = { $tile }
choice-copy-tile = { $tile }

# Κομμάτια των επιλογών.
dice-shown = { $count ->
    [one] { $colour1 }
    [2] { $colour1 }, { $colour2 }
    [3] { $colour1 }, { $colour2 }, { $colour3 }
   *[other] { $colour1 }, { $colour2 }, { $colour3 }, { $colour4 }
}
scheme-pays = { $resource_key ->
    [treasure] { $count ->
        [one] 1 θησαυρός
       *[other] 1 από { $count } θησαυρούς
    }
    [pirates] { $count ->
        [one] 1 πειρατής
       *[other] { $count } πειρατές
    }
   *[other] { $count } { $resource }
}

## Τι κοστίζει και τι φέρνει μια επιλογή

preview-lay-harbour = Το { $colour } λιμάνι μπαίνει { $direction }, για όλη την παρτίδα.
preview-open-with = { $scores ->
    [true] { $tile_does } μπαίνει στο βορειοδυτικό λιμάνι και μετρά στο τέλος της παρτίδας.
   *[other] { $tile_does } μπαίνει στο βορειοδυτικό λιμάνι και δουλεύει κάθε φορά που μπαίνει εκεί το πλοίο σου.
}
preview-throw-away = { $tile_does } πηγαίνει στα ξεσκαρταρισμένα. Τα άλλα δύο μένουν στο χέρι σου.
preview-keep-dice = Με αυτά τα ζάρια παίζουν όλοι αυτόν τον γύρο.
preview-roll-again = { $count ->
    [one] Ξαναρίχνεις 1 ζάρι. Με ό,τι δείξουν τότε παίζουν όλοι αυτόν τον γύρο.
   *[other] Ξαναρίχνεις { $count } ζάρια, όλα μαζί. Με ό,τι δείξουν τότε παίζουν όλοι αυτόν τον γύρο.
}
preview-scheme = { $resource_key ->
    [doubloons] Ξεσκαρτάρεις { $tile_the } και παίρνεις { doubloons }.{ score-now }
    [pirates] { $count ->
        [one] Ξεσκαρτάρεις { $tile_the } και τοποθετείς 1 πειρατή.
       *[other] Ξεσκαρτάρεις { $tile_the } και τοποθετείς { $count } πειρατές.
    }
   *[treasure] { $count ->
        [one] Ξεσκαρτάρεις { $tile_the }, τραβάς έναν θησαυρό και τον κρατάς.
       *[other] Ξεσκαρτάρεις { $tile_the }, τραβάς { $count } θησαυρούς και κρατάς έναν.
    }
}
preview-move-captain = { $stops ->
    [-1] Ο καπετάνιος σου πηγαίνει { $spot_to }.
    [0] Με τον καπετάνιο { $spot_at } το πλοίο σου μένει εκεί που είναι.
    [one] Με τον καπετάνιο { $spot_at } το πλοίο σου φτάνει ως 1 λιμάνι παρακάτω { tiles-woken }.
   *[other] Με τον καπετάνιο { $spot_at } το πλοίο σου φτάνει ως { $stops } λιμάνια παρακάτω { tiles-woken }.
}
preview-stay-captain = { $stops ->
    [0] Με τον καπετάνιο { $spot_at } το πλοίο σου μένει εκεί που είναι.
    [one] Με τον καπετάνιο { $spot_at } το πλοίο σου φτάνει ως 1 λιμάνι παρακάτω { tiles-woken }.
   *[other] Με τον καπετάνιο { $spot_at } το πλοίο σου φτάνει ως { $stops } λιμάνια παρακάτω { tiles-woken }.
}
preview-take-doubloon = Παίρνεις { doubloons }.{ score-now }
preview-draw-tiles = Τραβάς { $count } πλακίδια λαφύρων και κρατάς { $keep }· τα υπόλοιπα ξεσκαρτάρονται.
preview-take-nothing = Το αφήνεις εκεί.{ score-now }
preview-sail = { $by_key ->
    [captain] Το πλοίο μπαίνει χάρη στον καπετάνιο σου.{ tiles-there }
   *[die] Το πλοίο μπαίνει με το ζάρι ({ $colour }).{ tiles-there }
}
preview-anchor = Το ταξίδι σου τελειώνει εδώ για αυτή τη σειρά. Μετά μπορείς να τοποθετήσεις ένα πλακίδιο.
preview-activate = { $effect }{ score-now }
preview-place-tile = { $replaces ->
    [true] { $tile_does } αντικαθιστά { $tile2_the }.{ score-now }
   *[other] { $scores ->
        [true] { $tile_does } μπαίνει { $slot_at } και μετρά στο τέλος της παρτίδας.{ score-now }
       *[other] { $tile_does } μπαίνει { $slot_at } και δουλεύει όταν ξαναφτάσει εκεί το πλοίο σου.{ score-now }
    }
}
preview-place-nothing = Όλα τα πλακίδιά σου μένουν στο χέρι σου.
preview-place-pirate = { $pirates ->
    [0] Δεν υπάρχει ακόμη πειρατής { $direction_at }.{ score-now }
    [one] Υπάρχει τώρα 1 πειρατής { $direction_at }.{ score-now }
   *[other] Υπάρχουν τώρα { $pirates } πειρατές { $direction_at }.{ score-now }
}
preview-upgrade = Ένας τρομερός πειρατής { $direction_at } δίνει 1 πόντο παραπάνω στο τέλος.{ score-now }
preview-leave-plain = Ο πειρατής { $direction_at } μένει κανονικός και κρατάς τα χρήματά σου.{ score-now }
preview-replace-pirate = Ένας πειρατής { $direction_at } γίνεται τρομερός χωρίς να πληρώσεις.{ score-now }
preview-remove-pirate = { $dread ->
    [true] Χάνεις έναν τρομερό πειρατή { $direction_at }.{ score-now }
   *[other] Χάνεις έναν πειρατή { $direction_at }.{ score-now }
}
preview-keep-treasure = { $held ->
    [0] Δεν έχεις ακόμη κανέναν τέτοιο.{ score-now }
   *[other] Έχεις ήδη { $held } ίδιου είδους.{ score-now }
}
preview-pay-treasure = { $held ->
    [one] Είναι ο μόνος σου αυτού του είδους. Τον βλέπουν όλοι και μετά ανακατεύεται.{ score-now }
   *[other] Έχεις { $held } αυτού του είδους. Τον βλέπουν όλοι και μετά ανακατεύεται.{ score-now }
}
preview-keep-tile = { $tile_does } έρχεται στο χέρι σου.
preview-pay-doubloons = { $count ->
    [0] Δεν πληρώνεις τίποτε.
   *[other] Πληρώνεις { doubloons } στην τράπεζα.{ score-now }
}
preview-choose-player = Τι έχει αυτός ο παίκτης ({ $other }): { $pirates ->
    [one] 1 πειρατή
   *[other] { $pirates } πειρατές
} και { $treasures ->
    [one] 1 θησαυρό
   *[other] { $treasures } θησαυρούς
}.
preview-take-branch = { $tile_does } σε αφήνει να διαλέξεις: { $branch }.
preview-discard-tile = Ξεσκαρτάρεις { $tile_the } { $slot_at }.{ score-now }
preview-copy-tile = Σαν να ήταν εδώ: { $effect }{ score-now }

# Κομμάτια των παραπάνω προτάσεων.
tiles-woken = { $wakes ->
    [0] χωρίς να ξυπνά πλακίδιο
    [one] και ξυπνά 1 πλακίδιο
   *[other] και ξυπνά { $wakes } πλακίδια
}
tiles-there = { $wakes ->
    [0] { " " }Εκεί δεν ξυπνά κανένα πλακίδιο.
    [one] { " " }Εκεί μπορείς να ξυπνήσεις 1 πλακίδιο.
   *[other] { " " }Εκεί μπορείς να ξυπνήσεις { $wakes } πλακίδια.
}
score-now = { $gain ->
    [0] { "" }
   *[other] { " " }Το σκορ σου, όπως είναι τώρα, αλλάζει κατά { $gain }.
}
asks-roll = { " " }Μετά πέφτει το πέμπτο ζάρι.
asks-draw-treasure = { " " }Μετά τραβιέται θησαυρός.
asks-draw-tile = { " " }Μετά τραβιέται πλακίδιο λαφύρων.
asks-keep-treasure = { " " }Μετά διαλέγεις θησαυρό.
asks-keep-tile = { " " }Μετά διαλέγεις πλακίδιο.
asks-pirate = { " " }Μετά διαλέγεις το λιμάνι.
asks-upgrade = { " " }Μετά μπορείς να κάνεις τον πειρατή τρομερό.
asks-replace = { " " }Μετά διαλέγεις τον πειρατή.
asks-remove = { " " }Μετά αποφασίζεται ποιος πειρατής φεύγει.
asks-pay-pirate = { " " }Μετά διαλέγεις ποιον πειρατή πληρώνεις.
asks-pay-treasure = { " " }Μετά διαλέγεις ποιον θησαυρό πληρώνεις.
asks-pay-doubloons = { " " }Μετά λες πόσα δουβλόνια.
asks-discard = { " " }Μετά αποφασίζεται ποιο πλακίδιο φεύγει.
asks-choose-player = { " " }Μετά διαλέγεις παίκτη.
asks-branch = { " " }Μετά διαλέγεται ένα από τα δύο.
asks-move-captain = { " " }Μετά διαλέγεις πού πηγαίνει.
asks-copy = { " " }Μετά διαλέγεις το πλακίδιο.

## Αρνήσεις

refusal-match-over = Η παρτίδα τελείωσε: δεν μένει τίποτε να γίνει.
refusal-chance-decides = Αυτό το αποφασίζει η τύχη, δεν το διαλέγει κανένας καπετάνιος.
refusal-chance-first = Πρώτα παίζει η τύχη: περίμενε τα ζάρια ή το τράβηγμα.
refusal-not-your-turn = Τώρα παίζει άλλος ({ $other }): περίμενε τη σειρά σου.
refusal-turn-done = Τελείωσες για αυτόν τον γύρο: περίμενε τους άλλους.
refusal-chosen-already = Έχεις ήδη διαλέξει: περίμενε τους άλλους.
refusal-not-asked = Δεν είναι η ώρα του: πρώτα { $question }.
refusal-not-offered = Εδώ αυτό δεν προσφέρεται: διάλεξε από όσα υπάρχουν.
refusal-not-in-hand = Δεν έχεις στο χέρι σου { $tile_the }.
refusal-harbour-laid = Το { $colour } λιμάνι σου έχει ήδη μπει.
refusal-same-tile = { $tile_does } το τοποθετείς στο βορειοδυτικό λιμάνι: ξεσκαρτάρισε άλλο.
refusal-no-scheme = { $tile_does } δεν έχει σχέδιο.
refusal-no-such-die = { $tile_does } θέλει { $colour } ζάρι, και κανένα δεν δείχνει αυτό το χρώμα.
refusal-schemes-spent = { $count ->
    [one] Μόνο 1 ζάρι δείχνει { $colour }: μπορούσες να παίξεις ένα τέτοιο πλακίδιο και το έπαιξες.
   *[other] Μόνο { $count } ζάρια δείχνουν { $colour }: μπορούσες να παίξεις { $count } τέτοια πλακίδια και τα έπαιξες.
}
refusal-scheming-over = Ο καπετάνιος σου έκανε το βήμα του: το σχέδιο από { $tile_the } μένει για άλλη σειρά.
refusal-captain-there = Ο καπετάνιος σου βρίσκεται ήδη { $spot_at }.
refusal-captain-too-far = Χρειάζεται παραπάνω από ένα βήμα για να πάει { $spot_to }.
refusal-captain-first = Πρώτα πηγαίνει ή μένει ο καπετάνιος σου, μετά πλέει το πλοίο.
refusal-captain-moved = Ο καπετάνιος σου έκανε ήδη το βήμα του σε αυτή τη σειρά.
refusal-no-tiles-left = Δεν έμειναν πλακίδια λαφύρων για τράβηγμα, ούτε στη στοίβα ούτε στα ξεσκαρταρισμένα.
refusal-harbour-closed = Κανένα ζάρι δεν δείχνει { $colour } και ο καπετάνιος σου δεν είναι { $direction_at }: το πλοίο σου δεν μπορεί να μπει.
refusal-entered-already = Το πλοίο σου μπήκε ήδη { $direction_at } ({ $colour }) σε αυτή τη σειρά.
refusal-slot-empty = Δεν υπάρχει πλακίδιο { $direction_at }, { $slot }.
refusal-ship-elsewhere = { $tile_does } είναι { $direction_at }, και το πλοίο σου δεν βρίσκεται εκεί.
refusal-not-entered = Το πλοίο σου ξεκίνησε αυτή τη σειρά { $direction_at }: πλακίδια ενεργοποιούνται μόνο όπου μπαίνει.
refusal-scores-at-end = { $tile_does } μετρά στο τέλος της παρτίδας και πριν δεν κάνει τίποτε.
refusal-activated-already = { $tile_does } έχει ήδη ενεργοποιηθεί.
refusal-changes-nothing = { $tile_does } δεν θα άλλαζε τίποτε τώρα.
refusal-anchored = Το πλοίο σου έριξε άγκυρα για αυτή τη σειρά: πλακίδιο μπαίνει μόνο στο λιμάνι όπου βρίσκεται.
refusal-slot-free = Υπάρχει ελεύθερη θέση { $direction_at }: όσο υπάρχει, δεν ξεσκαρτάρεται πλακίδιο.
refusal-harbour-full = { $count ->
    [one] Χωρά μόνο 1 πειρατής { $direction_at }, και υπάρχει ήδη.
   *[other] Χωρούν μόνο { $count } πειρατές { $direction_at }, και υπάρχουν ήδη.
}
refusal-no-such-pirate = Δεν έχεις τέτοιον πειρατή να διαλέξεις { $direction_at }.
refusal-not-drawn = Δεν τράβηξες { $treasure_the }.
refusal-no-such-treasure = Δεν έχεις { $treasure_the } για να πληρώσεις.
refusal-tile-not-drawn = { $tile_does } δεν είναι ανάμεσα σε όσα τράβηξες.
refusal-tile-guarded = { $tile_does } το φυλάει ο καπετάνιος σου: διάλεξε ένα απροστάτευτο.
refusal-too-few-doubloons = { $have ->
    [one] Δεν μπορείς να πληρώσεις { doubloons }: έχεις 1, και το πλακίδιο βάζει κι εκείνο όριο.
   *[other] Δεν μπορείς να πληρώσεις { doubloons }: έχεις { $have }, και το πλακίδιο βάζει κι εκείνο όριο.
}

## Ο δάσκαλος: γιατί ένας συνετός καπετάνιος θα έκανε την επιλογή που προτιμά

advice-only-choice = Δεν μπορείς να κάνεις τίποτε άλλο εδώ, οπότε δεν υπάρχει τι να ζυγίσεις.
advice-even = Απ’ όσο φαίνεται τώρα, καμία επιλογή δεν είναι καλύτερη από τις άλλες.
advice-best = Αν ζυγίσεις και τα υπόλοιπα, με αυτό βγαίνεις πιο κερδισμένος.
advice-scheme = { $count ->
    [one] { $tile_does } σου αξίζει πιο πολύ για το σχέδιό του παρά στο νησί: { scheme-pays }.
   *[other] Το χρώμα του το δείχνουν { $count } ζάρια: τώρα συμφέρει να παίξεις { $tile_the } για το σχέδιό του παρά να το βάλεις στο νησί.
}
advice-roll-again = { $count ->
    [one] Αυτό το ζάρι δεν ανοίγει τίποτε που να χρειάζεσαι, και τα άλλα μένουν όπως είναι: μόνο καλύτερο μπορεί να γίνει.
   *[other] Αυτά τα { $count } ζάρια δεν ανοίγουν τίποτε που να χρειάζεσαι, και τα άλλα μένουν όπως είναι: δύσκολα θα βγουν χειρότερα.
}
advice-keep-dice = Αυτά τα ζάρια πηγαίνουν το πλοίο σου και ταιριάζουν στο χέρι σου: άλλη ζαριά μάλλον θα τα χαλούσε.
advice-captain-island = { $stops ->
    [0] Το πλοίο σου έτσι κι αλλιώς δεν πάει πουθενά: ας φέρει κάτι ο καπετάνιος από το νησί.
   *[other] Το πλοίο σου πάει αρκετά μακριά με τα ζάρια ({ way-and-tiles }), και από το νησί ο καπετάνιος φέρνει κάτι παραπάνω.
}
advice-captain-opens = Με τον καπετάνιο { $spot_at } το πλοίο σου περνά εκεί όπου κανένα ζάρι δεν ανοίγει: { way-and-tiles }.
advice-captain-guards = { $stops ->
    [0] Το πλοίο σου δεν πάει πουθενά σε αυτή τη σειρά: { $spot_at } ο καπετάνιος φυλάει ό,τι αξίζει περισσότερο και βρίσκεται σε καλή θέση για την επόμενη.
   *[other] Το πλοίο σου πάει με τα ζάρια ({ way-and-tiles }), και { $spot_at } ο καπετάνιος φυλάει ό,τι αξίζει περισσότερο.
}
advice-steer = Από εκεί ανοίγει δρόμο στο πλοίο σου ή βρίσκεται σε καλή θέση για την επόμενη σειρά.
advice-draw-tiles = Ένα καλύτερο πλακίδιο στο χέρι αξίζει πιο πολύ από ένα δουβλόνι: μπαίνει στο νησί ή γίνεται σχέδιο.
advice-take-doubloon = Το χέρι σου είναι καλό. Ένα δουβλόνι αγοράζει τρομερό πειρατή ή πληρώνει ένα πλακίδιο.
advice-activate = Όσα φέρνει { $tile_the } είναι περισσότερα από όσα κοστίζει.
advice-sail = Εδώ δεν γίνεται τίποτε καλύτερο: { $direction_at } σε περιμένουν περισσότερα από όσα αφήνεις.
advice-anchor = Βρίσκεσαι σε καλή θέση, και το επόμενο λιμάνι αξίζει πιο πολύ σε άλλη σειρά παρά τώρα.
advice-place = { $left ->
    [one] { $tile_does } { $slot_at } μπορεί να δουλέψει για σένα στον τελευταίο γύρο.
   *[other] Μένουν { $left } γύροι: { $tile_the } { $slot_at } θα δουλεύει για σένα κάθε φορά που περνά το πλοίο σου.
}
advice-place-scores = { $tile_does } μετρά στο τέλος όσα χτίζεις, άρα η θέση του είναι στο νησί σου.
advice-place-nothing = Κανένα πλακίδιο από το χέρι σου δεν θα κέρδιζε εδώ περισσότερα απ’ όσα ως σχέδιο.
advice-pirate-first = Ο πρώτος πειρατής { $direction_at } δίνει στο τέλος 1 πόντο φήμης, περισσότερα από άλλον έναν εκεί όπου υπάρχει ήδη.
advice-pirate-full = Με αυτόν γεμίζει το λιμάνι: 1 πόντος φήμης παραπάνω στο τέλος { $direction_at }.
advice-pirate-builds = Κάθε λιμάνι έχει πειρατή ή δεν γίνεται να αποκτήσει σύντομα: χτίσε { $direction_at } για να γεμίσει.
advice-upgrade = Ένας τρομερός πειρατής δίνει 1 πόντο παραπάνω στο τέλος· το ίδιο δουβλόνι θα έδινε μόνο το ένα τρίτο.
advice-leave-plain = Τα δουβλόνια σου έχουν καλύτερη δουλειά, και ένας κανονικός πειρατής γεμίζει το λιμάνι το ίδιο.
advice-keep-treasure = { $count ->
    [one] Είναι καινούριο είδος για σένα και ταιριάζει καλύτερα από όσα τράβηξες.
   *[other] Θα έχεις { $count } αυτού του είδους, και όσο μεγαλώνει το σετ τόσο αξίζει: κράτησε { $treasure_the }.
}
advice-open-with = { $tile_does } αποδίδει καλύτερα σε δώδεκα γύρους: όσο νωρίτερα μπει, τόσο πιο συχνά δουλεύει.
advice-throw-away = { $tile_does } θα σου λείψει λιγότερο από όλα, και στο νησί και ως σχέδιο.
advice-keep-tile = { $tile_does } ταιριάζει καλύτερα από το άλλο στο νησί και στο χέρι σου.
advice-lose-least = Αυτή η απώλεια σου κοστίζει λιγότερο.
advice-pay-doubloons = { $count ->
    [0] Τα δουβλόνια σου αξίζουν πιο πολύ αλλού.
   *[other] Αυτό που αγοράζεις εδώ με { doubloons } αξίζει περισσότερο από τα χρήματα.
}
advice-choose-leader = Από όσους μπορεί να αγγίξει, σε καλύτερη θέση βρίσκεται ο παίκτης { $other }.

# Κομμάτια των παραπάνω προτάσεων.
way-and-tiles = { $stops ->
    [one] 1 λιμάνι
   *[other] { $stops } λιμάνια
}, { $wakes ->
    [0] κανένα πλακίδιο
    [one] 1 πλακίδιο
   *[other] { $wakes } πλακίδια
}

## Ο οδηγός της πρώτης παρτίδας: ένας τίτλος και δύο προτάσεις για το καθετί, εκεί όπου συμβαίνει πρώτη φορά.
#
# Πότε εμφανίζεται το καθένα: βλέπε en.ftl.

guide-opening = Από τα τέσσερα πλακίδιά σου τοποθετείς ένα στο βορειοδυτικό λιμάνι και ξεσκαρτάρεις ένα. Τα δύο που μένουν είναι το χέρι σου: για τοποθέτηση αργότερα ή για σχέδια.
    .title = Το πρώτο πλακίδιο
guide-dice = Τα τέσσερα ζάρια είναι όλων, με τη σειρά, και δεν ξοδεύονται. Ένα χρώμα ανοίγει στο πλοίο σου το λιμάνι του και σου επιτρέπει τα σχέδια του ίδιου χρώματος.
    .title = Ζάρια για όλους
guide-reroll = Μία φορά μπορείς να ξαναρίξεις όποια ζάρια θέλεις, όλα μαζί. Κοίτα τα επόμενα λιμάνια σου και το χέρι σου, αλλά και τι θα βόλευε τους άλλους.
    .title = Δεύτερη ζαριά
guide-scheme = Ξεσκαρτάρεις ένα πλακίδιο για ό,τι γράφει κάτω από τη γραμμή του. Αν δύο ζάρια δείχνουν το χρώμα του, φέρνει διπλά, και μπορείς να παίξεις δύο τέτοια πλακίδια.
    .title = Σχέδια
guide-captain = Όπου στέκεται ο καπετάνιος σου, το πλοίο μπαίνει και χωρίς ζάρι. Κάνει ένα βήμα σε κάθε σειρά και φυλάει τους πειρατές και τα πλακίδια του λιμανιού του.
    .title = Ο καπετάνιος
guide-island = Στο νησί ο καπετάνιος φέρνει σε κάθε σειρά πλακίδια λαφύρων ή ένα δουβλόνι. Εκεί όμως δεν ανοίγει λιμάνι.
    .title = Ο καπετάνιος στο νησί
guide-ship = Πλέει δεξιόστροφα από λιμάνι σε λιμάνι, όσο του ανοίγει κάποιο ζάρι ή ο καπετάνιος. Όπου μπαίνει, τα δύο πλακίδια δουλεύουν για σένα.
    .title = Το πλοίο
guide-tiles = Ένα πλακίδιο κάνει ό,τι γράφει πάνω από τη γραμμή κάθε φορά που περνά το πλοίο σου, και μένει. Βάλε τα καλά εκεί όπου περνάς συχνά.
    .title = Πλακίδια λαφύρων
guide-pirates = Κάθε λιμάνι με πειρατή δίνει στο τέλος 1 πόντο φήμης, και κάθε λιμάνι με τέσσερις έναν ακόμη. Περισσότεροι από τέσσερις δεν χωρούν.
    .title = Πειρατές
guide-dread = Με ένα δουβλόνι ένας νέος πειρατής γίνεται τρομερός και δίνει στο τέλος 1 πόντο παραπάνω. Αργότερα δεν γίνεται, εκτός αν το λέει κάποιο πλακίδιο.
    .title = Τρομεροί πειρατές
guide-treasure = Τους θησαυρούς σου δεν τους βλέπει άλλος. Ένας του ίδιου είδους δίνει στο τέλος 1, δύο 3, τρεις 6 και τέσσερις 10: μάζευε όμοιους.
    .title = Θησαυροί
guide-doubloons = Με αυτά πληρώνεις τρομερούς πειρατές και πολλά πλακίδια. Κάθε τρία που σου μένουν δίνουν στο τέλος 1 πόντο φήμης.
    .title = Δουβλόνια
guide-placing = Μετά το πλοίο μπορείς να τοποθετήσεις ένα πλακίδιο εκεί όπου σταμάτησε. Δουλεύει όταν το πλοίο ξαναφτάσει εκεί, όχι αμέσως.
    .title = Τοποθέτηση πλακιδίου
guide-fifth = Μερικά πλακίδια ρίχνουν το πέμπτο ζάρι. Αντίστοιχο λιμάνι είναι το δικό σου με αυτό το χρώμα· τα τέσσερα ζάρια του γύρου μένουν όπως είναι.
    .title = Το πέμπτο ζάρι
guide-losing = Μερικά πλακίδια κοστίζουν στους άλλους έναν πειρατή. Εσύ διαλέγεις ποιος φεύγει, και όσοι βρίσκονται στο λιμάνι του καπετάνιου σου είναι ασφαλείς.
    .title = Χαμένος πειρατής
guide-guard = Όποιος έχει μόνο φυλαγμένους πειρατές, ή κανέναν, δεν χάνει τίποτε. Ένας καπετάνιος στη σωστή θέση σώζει ένα γεμάτο λιμάνι.
    .title = Τίποτε να χαθεί
guide-together = Τώρα παίζουν όλοι τη σειρά τους, και κανείς δεν βλέπει τι κάνουν οι άλλοι. Φαίνεται όταν τελειώσουν όλοι.
    .title = Όλοι μαζί
guide-waiting = Ό,τι αγγίζει άλλους παίκτες γίνεται όταν τελειώσουν όλοι, με τη σειρά από τον ενεργό παίκτη. Τότε έρχεται και ό,τι σου φέρνει.
    .title = Ένα πλακίδιο που περιμένει
guide-scoring = Στη φήμη που κέρδισες προστίθενται θησαυροί, δουβλόνια, τρομεροί πειρατές, λιμάνια, γεμάτα λιμάνια και πλακίδια που μετρούν στο τέλος. Κερδίζει όποιος έχει τα περισσότερα.
    .title = Η τελική βαθμολόγηση
