# Όσα λέει το Francis Drake: ονόματα, γεγονότα σε αόριστο, ερωτήσεις σε όποιον έχει σειρά, επιλογές, αρνήσεις.
#
# Τα ορίσματα τα ετοιμάζει το `seadogs.play.words`. `.the` είναι η λέξη ως αντικείμενο (αιτιατική με άρθρο), `.at` και `.to`
# με την πρόθεσή της, `.label` με κεφαλαίο και χωρίς αριθμό. Οι ίδιες μεταβλητές υπάρχουν και στις τρεις γλώσσες.
# Τα ονόματα των παικτών είναι τυχαία: δεν κλίνονται και δεν παίρνουν άρθρο, γι’ αυτό η φράση αρχίζει με «Όνομα:».

## Το παιχνίδι

game-title = Francis Drake
game-blurb = Εξόπλισε το πλοίο σου στην Οδό του Πλίμουθ, στείλε μυστικές αποστολές στην Καραϊβική και γύρνα εγκαίρως στο λιμάνι: τρία ταξίδια για τρεις ως πέντε καπετάνιους.
switch-fixed_street = Ο τυπωμένος δρόμος σε κάθε ταξίδι
switch-fixed_street-help = Τα πλακίδια της Οδού του Πλίμουθ κρατούν την τυπωμένη σειρά τους και στα τρία ταξίδια. Το συνιστά το βιβλίο κανόνων για όσους μαθαίνουν.
switch-tavern_thrown = Στην Ταβέρνα κρίνει η ζαριά
switch-tavern_thrown-help = Όποιος φέρει 1 ή 2 παίρνει το Πλοίο-Φάντασμα, ακόμη και στην πρώτη επίσκεψη, όπου το +1 θα έσωζε το 2.
switch-hero_slides = Το μπόνους ήρωα μεταβιβάζεται
switch-hero_slides-help = Το μπόνους το παίρνουν οι δύο πρώτοι ήρωες που επιστρέφουν, σε όποια αποβάθρα κι αν δέσουν. Αλλιώς το δίνουν μόνο οι αποβάθρες επιστροφής 1 και 2.

## Με τι ασχολείται το τραπέζι

phase-drawing = Κλήρωση σειράς
phase-tiles = Στήσιμο του δρόμου
phase-galleons = Ισπανικά γαλεόνια
phase-street = Τροφοδοσία
phase-frigates = Δείκτες φρεγάτας
phase-garrisons = Δείκτες στρατιωτών
phase-missions = Τοποθέτηση αποστολών
phase-informer = Πληροφοριοδότης
phase-sailing = Στη θάλασσα
phase-over = Τέλος της παρτίδας

## Καπετάνιοι και αξιώματα

captain-red = Κόκκινος
captain-blue = Μπλε
captain-yellow = Κίτρινος
captain-green = Πράσινος
captain-black = Μαύρος
captain-seat-0 = { captain-red }
captain-seat-1 = { captain-blue }
captain-seat-2 = { captain-yellow }
captain-seat-3 = { captain-green }
captain-seat-4 = { captain-black }
office-admiral = Ναύαρχος
office-governor = Κυβερνήτης
office-informer = Πληροφοριοδότης
office-golden-hind = Χρυσή Ελαφίνα
office-ghost-ship = Πλοίο-Φάντασμα

## Οι τοποθεσίες της Οδού του Πλίμουθ. Το Α είναι το πλουσιότερο πλακίδιο του ζευγαριού.

location-crew-a = Πλήρωμα Α
    .the = το Πλήρωμα Α
    .at = στο Πλήρωμα Α
    .to = στο Πλήρωμα Α
location-crew-b = Πλήρωμα Β
    .the = το Πλήρωμα Β
    .at = στο Πλήρωμα Β
    .to = στο Πλήρωμα Β
location-guns-a = Κανόνια Α
    .the = τα Κανόνια Α
    .at = στα Κανόνια Α
    .to = στα Κανόνια Α
location-guns-b = Κανόνια Β
    .the = τα Κανόνια Β
    .at = στα Κανόνια Β
    .to = στα Κανόνια Β
location-supplies-a = Προμήθειες Α
    .the = τις Προμήθειες Α
    .at = στις Προμήθειες Α
    .to = στις Προμήθειες Α
location-supplies-b = Προμήθειες Β
    .the = τις Προμήθειες Β
    .at = στις Προμήθειες Β
    .to = στις Προμήθειες Β
location-trade-goods = Εμπορεύματα
    .the = τα Εμπορεύματα
    .at = στα Εμπορεύματα
    .to = στα Εμπορεύματα
location-tavern = Ταβέρνα
    .the = την Ταβέρνα
    .at = στην Ταβέρνα
    .to = στην Ταβέρνα
location-shipyard = Ναυπηγείο
    .the = το Ναυπηγείο
    .at = στο Ναυπηγείο
    .to = στο Ναυπηγείο
location-pinnace = Πινάσα
    .the = την Πινάσα
    .at = στην Πινάσα
    .to = στην Πινάσα
location-drake = Ντρέικ
    .the = τον Ντρέικ
    .at = στον Ντρέικ
    .to = στον Ντρέικ
location-queen = Βασίλισσα
    .the = τη Βασίλισσα
    .at = στη Βασίλισσα
    .to = στη Βασίλισσα
location-admiral = Ναύαρχος
    .the = τον Ναύαρχο
    .at = στον Ναύαρχο
    .to = στον Ναύαρχο
location-governor = Κυβερνήτης
    .the = τον Κυβερνήτη
    .at = στον Κυβερνήτη
    .to = στον Κυβερνήτη
location-informer = Πληροφοριοδότης
    .the = τον Πληροφοριοδότη
    .at = στον Πληροφοριοδότη
    .to = στον Πληροφοριοδότη
location-golden-hind = Χρυσή Ελαφίνα
    .the = τη Χρυσή Ελαφίνα
    .at = στη Χρυσή Ελαφίνα
    .to = στη Χρυσή Ελαφίνα
location-investor = Επενδυτής
    .the = τον Επενδυτή
    .at = στον Επενδυτή
    .to = στον Επενδυτή
location-dockside = Μώλος
    .the = τον Μώλο
    .at = στον Μώλο
    .to = στον Μώλο

## Προορισμοί

place-san-juan = Σαν Χουάν
    .the = το Σαν Χουάν
    .at = στο Σαν Χουάν
    .to = στο Σαν Χουάν
place-santo-domingo = Σάντο Ντομίνγκο
    .the = το Σάντο Ντομίνγκο
    .at = στο Σάντο Ντομίνγκο
    .to = στο Σάντο Ντομίνγκο
place-santiago-de-cuba = Σαντιάγο ντε Κούβα
    .the = το Σαντιάγο ντε Κούβα
    .at = στο Σαντιάγο ντε Κούβα
    .to = στο Σαντιάγο ντε Κούβα
place-puerto-cabello = Πουέρτο Καμπέγιο
    .the = το Πουέρτο Καμπέγιο
    .at = στο Πουέρτο Καμπέγιο
    .to = στο Πουέρτο Καμπέγιο
place-rio-de-la-hacha = Ρίο ντε λα Άτσα
    .the = το Ρίο ντε λα Άτσα
    .at = στο Ρίο ντε λα Άτσα
    .to = στο Ρίο ντε λα Άτσα
place-portobelo = Πορτομπέλο
    .the = το Πορτομπέλο
    .at = στο Πορτομπέλο
    .to = στο Πορτομπέλο
place-cartagena = Καρταχένα
    .the = την Καρταχένα
    .at = στην Καρταχένα
    .to = στην Καρταχένα
place-gran-granada = Γκραν Γρανάδα
    .the = την Γκραν Γρανάδα
    .at = στην Γκραν Γρανάδα
    .to = στην Γκραν Γρανάδα
place-panama = Παναμάς
    .the = τον Παναμά
    .at = στον Παναμά
    .to = στον Παναμά
place-campeche = Καμπέτσε
    .the = το Καμπέτσε
    .at = στο Καμπέτσε
    .to = στο Καμπέτσε
place-veracruz = Βερακρούς
    .the = τη Βερακρούς
    .at = στη Βερακρούς
    .to = στη Βερακρούς
place-galleon-2 = Γαλεόνι ζώνης 2
    .the = το γαλεόνι της ζώνης 2
    .at = στο γαλεόνι της ζώνης 2
    .to = στο γαλεόνι της ζώνης 2
place-galleon-3 = Γαλεόνι ζώνης 3
    .the = το γαλεόνι της ζώνης 3
    .at = στο γαλεόνι της ζώνης 3
    .to = στο γαλεόνι της ζώνης 3
place-galleon-4 = Γαλεόνι ζώνης 4
    .the = το γαλεόνι της ζώνης 4
    .at = στο γαλεόνι της ζώνης 4
    .to = στο γαλεόνι της ζώνης 4

# Ένας προορισμός μέσα σε φράση: με το όνομά του από εδώ, αλλιώς με τον τίτλο που τυπώνει η έκδοσή του.
name-place = { $place_key ->
    [san-juan] { place-san-juan }
    [santo-domingo] { place-santo-domingo }
    [santiago-de-cuba] { place-santiago-de-cuba }
    [puerto-cabello] { place-puerto-cabello }
    [rio-de-la-hacha] { place-rio-de-la-hacha }
    [portobelo] { place-portobelo }
    [cartagena] { place-cartagena }
    [gran-granada] { place-gran-granada }
    [panama] { place-panama }
    [campeche] { place-campeche }
    [veracruz] { place-veracruz }
    [galleon-2] { place-galleon-2 }
    [galleon-3] { place-galleon-3 }
    [galleon-4] { place-galleon-4 }
   *[other] { $place }
}
the-place = { $place_key ->
    [san-juan] { place-san-juan.the }
    [santo-domingo] { place-santo-domingo.the }
    [santiago-de-cuba] { place-santiago-de-cuba.the }
    [puerto-cabello] { place-puerto-cabello.the }
    [rio-de-la-hacha] { place-rio-de-la-hacha.the }
    [portobelo] { place-portobelo.the }
    [cartagena] { place-cartagena.the }
    [gran-granada] { place-gran-granada.the }
    [panama] { place-panama.the }
    [campeche] { place-campeche.the }
    [veracruz] { place-veracruz.the }
    [galleon-2] { place-galleon-2.the }
    [galleon-3] { place-galleon-3.the }
    [galleon-4] { place-galleon-4.the }
   *[other] το { $place }
}
at-place = { $place_key ->
    [san-juan] { place-san-juan.at }
    [santo-domingo] { place-santo-domingo.at }
    [santiago-de-cuba] { place-santiago-de-cuba.at }
    [puerto-cabello] { place-puerto-cabello.at }
    [rio-de-la-hacha] { place-rio-de-la-hacha.at }
    [portobelo] { place-portobelo.at }
    [cartagena] { place-cartagena.at }
    [gran-granada] { place-gran-granada.at }
    [panama] { place-panama.at }
    [campeche] { place-campeche.at }
    [veracruz] { place-veracruz.at }
    [galleon-2] { place-galleon-2.at }
    [galleon-3] { place-galleon-3.at }
    [galleon-4] { place-galleon-4.at }
   *[other] στο { $place }
}
to-place = { $place_key ->
    [san-juan] { place-san-juan.to }
    [santo-domingo] { place-santo-domingo.to }
    [santiago-de-cuba] { place-santiago-de-cuba.to }
    [puerto-cabello] { place-puerto-cabello.to }
    [rio-de-la-hacha] { place-rio-de-la-hacha.to }
    [portobelo] { place-portobelo.to }
    [cartagena] { place-cartagena.to }
    [gran-granada] { place-gran-granada.to }
    [panama] { place-panama.to }
    [campeche] { place-campeche.to }
    [veracruz] { place-veracruz.to }
    [galleon-2] { place-galleon-2.to }
    [galleon-3] { place-galleon-3.to }
    [galleon-4] { place-galleon-4.to }
   *[other] στο { $place }
}
name-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan }
    [santo-domingo] { place-santo-domingo }
    [santiago-de-cuba] { place-santiago-de-cuba }
    [puerto-cabello] { place-puerto-cabello }
    [rio-de-la-hacha] { place-rio-de-la-hacha }
    [portobelo] { place-portobelo }
    [cartagena] { place-cartagena }
    [gran-granada] { place-gran-granada }
    [panama] { place-panama }
    [campeche] { place-campeche }
    [veracruz] { place-veracruz }
    [galleon-2] { place-galleon-2 }
    [galleon-3] { place-galleon-3 }
    [galleon-4] { place-galleon-4 }
   *[other] { $elsewhere }
}
at-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan.at }
    [santo-domingo] { place-santo-domingo.at }
    [santiago-de-cuba] { place-santiago-de-cuba.at }
    [puerto-cabello] { place-puerto-cabello.at }
    [rio-de-la-hacha] { place-rio-de-la-hacha.at }
    [portobelo] { place-portobelo.at }
    [cartagena] { place-cartagena.at }
    [gran-granada] { place-gran-granada.at }
    [panama] { place-panama.at }
    [campeche] { place-campeche.at }
    [veracruz] { place-veracruz.at }
    [galleon-2] { place-galleon-2.at }
    [galleon-3] { place-galleon-3.at }
    [galleon-4] { place-galleon-4.at }
   *[other] στο { $elsewhere }
}
to-elsewhere = { $elsewhere_key ->
    [san-juan] { place-san-juan.to }
    [santo-domingo] { place-santo-domingo.to }
    [santiago-de-cuba] { place-santiago-de-cuba.to }
    [puerto-cabello] { place-puerto-cabello.to }
    [rio-de-la-hacha] { place-rio-de-la-hacha.to }
    [portobelo] { place-portobelo.to }
    [cartagena] { place-cartagena.to }
    [gran-granada] { place-gran-granada.to }
    [panama] { place-panama.to }
    [campeche] { place-campeche.to }
    [veracruz] { place-veracruz.to }
    [galleon-2] { place-galleon-2.to }
    [galleon-3] { place-galleon-3.to }
    [galleon-4] { place-galleon-4.to }
   *[other] στο { $elsewhere }
}

## Είδη, πράγματα, δίσκοι

kind-town = πόλη
kind-fort = οχυρό
kind-galleon = γαλεόνι
kind-port = λιμάνι εμπορίου
item-crew = { $count ->
    [one] μέλος πληρώματος
   *[other] μέλη πληρώματος
}
    .label = Πλήρωμα
item-guns = { $count ->
    [one] κανόνι
   *[other] κανόνια
}
    .label = Κανόνια
item-supplies = { $count ->
    [one] προμήθεια
   *[other] προμήθειες
}
    .label = Προμήθειες
item-goods = { $count ->
    [one] εμπόρευμα
   *[other] εμπορεύματα
}
    .label = Εμπορεύματα
commodity-indigo = λουλάκι
    .the = το λουλάκι
commodity-sugar = ζάχαρη
    .the = τη ζάχαρη
commodity-coffee = καφές
    .the = τον καφέ
commodity-tobacco = καπνός
    .the = τον καπνό
treasure-silver = ασήμι
    .the = το ασήμι
treasure-gold = χρυσός
    .the = τον χρυσό
treasure-jewel = πετράδι
    .the = το πετράδι
disc-1 = δίσκος 1
    .the = τον δίσκο 1
disc-2 = δίσκος 2
    .the = τον δίσκο 2
disc-3 = δίσκος 3
    .the = τον δίσκο 3
disc-4 = δίσκος 4
    .the = τον δίσκο 4
disc-hind = Χρυσή Ελαφίνα
    .the = τη Χρυσή Ελαφίνα
disc-ghost = Πλοίο-Φάντασμα
    .the = το Πλοίο-Φάντασμα
disc-sealed = κλειστός δίσκος
    .the = έναν κλειστό δίσκο
crew-and-guns = { $crew ->
    [0] { $guns ->
        [one] 1 κανόνι
       *[other] { $guns } κανόνια
    }
    [one] { $guns ->
        [0] 1 μέλος πληρώματος
        [one] 1 μέλος πληρώματος και 1 κανόνι
       *[other] 1 μέλος πληρώματος και { $guns } κανόνια
    }
   *[other] { $guns ->
        [0] { $crew } μέλη πληρώματος
        [one] { $crew } μέλη πληρώματος και 1 κανόνι
       *[other] { $crew } μέλη πληρώματος και { $guns } κανόνια
    }
}
price = { $crew ->
    [0] κανόνια { $guns }
   *[other] { $guns ->
        [0] πλήρωμα { $crew }
       *[other] πλήρωμα { $crew }, κανόνια { $guns }
    }
}

## Γεγονότα: προετοιμασία

event-voyage-began = Άρχισε το ταξίδι { $voyage }.
event-frigate-drawn = { $seat }: κληρώθηκε στην αποβάθρα επιστροφής { $dock }.
event-last-gun-given = { $count ->
    [one] { $seat }: πήρε 1 κανόνι, ως τελευταίο πλοίο στη σειρά.
   *[other] { $seat }: πήρε { $count } κανόνια, ως τελευταίο πλοίο στη σειρά.
}
event-tile-laid = Αριθμός { $position } στον δρόμο: { $location }.
event-galleon-sighted = { $guns ->
    [one] Ο σκοπός είδε { the-place }: 1 κανόνι, { $points } ΠΝ.
   *[other] Ο σκοπός είδε { the-place }: { $guns } κανόνια, { $points } ΠΝ.
}

## Γεγονότα: τροφοδοσία

event-visited = { $location_key ->
    [drake] { $circle ->
        [1] { $seat }: επισκέφτηκε τον Ντρέικ και πρέπει να μείνει άλλον έναν γύρο.
       *[other] { $seat }: έμεινε και δεύτερο γύρο στον Ντρέικ.
    }
    [queen] { $seat }: επισκέφτηκε { $location_the }.
    [admiral] { $seat }: επισκέφτηκε { $location_the }.
    [governor] { $seat }: επισκέφτηκε { $location_the }.
    [informer] { $seat }: επισκέφτηκε { $location_the }.
    [golden-hind] { $seat }: επισκέφτηκε { $location_the }.
    [investor] { $seat }: επισκέφτηκε { $location_the }.
    [dockside] { $seat }: επισκέφτηκε { $location_the }.
   *[other] { $seat }: επισκέφτηκε { $location_the }, κύκλος { $circle }.
}
event-item-gained = { $seat }: πήρε { $count } { $item }.
event-galleon-gained = { $seat }: πήρε γαλεόνι.
event-pinnace-gained = { $seat }: πήρε πινάσα.
event-office-taken = { $location_key ->
    [admiral] { $seat }: πήρε τον Ναύαρχο και τους δείκτες φρεγάτας.
    [governor] { $seat }: πήρε τον Κυβερνήτη και τους δείκτες στρατιωτών.
    [informer] { $seat }: πήρε τον Πληροφοριοδότη.
   *[other] { $seat }: πήρε τον δίσκο αποστολής της Χρυσής Ελαφίνας.
}
event-dice-rolled = { $seat }: έφερε { $thrown } στο ζάρι, με αποτέλεσμα { $result }.
event-ghost-ship-gained = { $seat }: πήρε το Πλοίο-Φάντασμα.
event-nothing-gained = { $seat }: δεν κέρδισε τίποτα { $location_at }.
event-investor-paid = { $seat }: παρέδωσε το πλακίδιο του Επενδυτή και πλήρωσε { $points } ΠΝ.
event-put-out = { $seat }: βγήκε στην αποβάθρα απόπλου { $dock }.

## Γεγονότα: πριν από τον απόπλου

event-treasure-laid = Ο θησαυρός του ταξιδιού { $voyage } απλώθηκε στον χάρτη.
event-frigate-laid = { $guns ->
    [-1] Ένας κλειστός δείκτης φρεγάτας τοποθετήθηκε { at-place }.
    [one] Ένας κλειστός δείκτης φρεγάτας με 1 κανόνι τοποθετήθηκε { at-place }.
   *[other] Ένας κλειστός δείκτης φρεγάτας με { $guns } κανόνια τοποθετήθηκε { at-place }.
}
event-garrison-laid = { $troops ->
    [-1] Ένας κλειστός δείκτης στρατιωτών τοποθετήθηκε { at-place }.
    [one] Ένας κλειστός δείκτης με 1 στρατιώτη τοποθετήθηκε { at-place }.
   *[other] Ένας κλειστός δείκτης με { $troops } στρατιώτες τοποθετήθηκε { at-place }.
}
event-governor-swapped = { $seat }: με τον Κυβερνήτη πέρασε στην αποβάθρα απόπλου { $dock }. Μία θέση πίσω: { $other }.
event-reach-fixed = { $zone ->
    [1] { $seat }: είχε προμήθειες για τη ζώνη 1.
   *[other] { $seat }: είχε προμήθειες για τις ζώνες 1 ως { $zone }.
}
event-stayed-ashore = { $seat }: δεν είχε προμήθειες και έμεινε στη στεριά.

## Γεγονότα: αποστολές και Πληροφοριοδότης

event-mission-laid = { $disc_key ->
    [sealed] { $seat }: τοποθέτησε έναν κλειστό δίσκο αποστολής { at-place }.
   *[other] { $seat }: τοποθέτησε κλειστά { $disc_the } { at-place }.
}
event-mission-set-aside = { $disc_key ->
    [sealed] { $seat }: έβαλε στην άκρη έναν δίσκο αποστολής που δεν χωρούσε πουθενά.
   *[other] { $seat }: έβαλε στην άκρη { $disc_the }, γιατί δεν χωρούσε πουθενά.
}
event-discs-peeked = { $seat }: έστειλε τον Πληροφοριοδότη να δει τους δίσκους { at-place }.
event-disc-seen = Ο Πληροφοριοδότης βρήκε { $disc_the } { at-place } ({ $seat }).
event-defence-peeked = { $seat }: έστειλε τον Πληροφοριοδότη να δει τον κλειστό δείκτη { at-place }.
event-defence-seen = { $seat }: έμαθε από τον Πληροφοριοδότη ότι ο δείκτης { at-place } γράφει { $count }.
event-missions-exchanged = { $seat }: αντάλλαξε τους δίσκους { at-place } και { at-elsewhere }.
event-mission-moved = { $seat }: μετακίνησε τον δίσκο από { the-place } { to-elsewhere }.
event-informer-passed = { $seat }: δεν χρησιμοποίησε τον Πληροφοριοδότη.

## Γεγονότα: στη θάλασσα

event-mission-turned = { $disc_key ->
    [hind] { $seat }: άνοιξε τον δίσκο της Χρυσής Ελαφίνας { at-place }.
    [ghost] { $seat }: άνοιξε τον δίσκο του Πλοίου-Φάντασμα { at-place }.
   *[other] { $seat }: άνοιξε { $disc_the } { at-place }.
}
event-aside-turned = { $disc_key ->
    [hind] { $seat }: άνοιξε τον δίσκο της Χρυσής Ελαφίνας, που είχε στην άκρη.
    [ghost] { $seat }: άνοιξε τον δίσκο του Πλοίου-Φάντασμα, που είχε στην άκρη.
   *[other] { $seat }: άνοιξε { $disc_the }, που είχε στην άκρη.
}
event-ghost-vanished = { $seat }: το Πλοίο-Φάντασμα χάθηκε { at-place }.
event-mission-declined = { $seat }: παραιτήθηκε από την αποστολή { at-place } ({ $disc }).
event-mission-blocked = { $reason ->
    [full] { $seat }: έφτασε αργά { at-place } ({ $disc }), όλοι οι κύκλοι ήταν πιασμένοι.
    [frigate] { $seat }: χωρίς γαλεόνι δεν μπορούσε να επιτεθεί { at-place } ({ $disc }).
    [crew] { $seat }: δεν είχε αρκετό πλήρωμα για επίθεση { at-place } ({ $disc }).
    [guns] { $seat }: δεν είχε αρκετά κανόνια για επίθεση { at-place } ({ $disc }).
    [goods] { $seat }: δεν είχε εμπόρευμα να δώσει { at-place } ({ $disc }).
   *[bare] { $seat }: δεν βρήκε πια κανένα αγαθό { at-place } ({ $disc }).
}
event-counter-turned = { $seat }: άνοιξε τον δείκτη { at-place }, που γράφει { $count }.
event-attack-failed = { $seat }: επιτέθηκε { at-place } ({ $disc }) και απέτυχε. Θα κόστιζε { crew-and-guns }.
event-conquered = { $kind_key ->
    [galleon] { $seat }: κούρσεψε { the-place } ({ $disc }) για { $points } ΠΝ και πλήρωσε { crew-and-guns }.
   *[other] { $seat }: κατέκτησε { the-place } ({ $disc }) για { $points } ΠΝ και πλήρωσε { crew-and-guns }.
}
event-treasure-taken = { $seat }: πήρε { $treasure_the } που βρήκε { at-place }.
event-traded = { $seat }: έδωσε ένα εμπόρευμα και πήρε { $commodity_the } { at-place }.
event-came-home = { $seat }: επέστρεψε στο Πλίμουθ, στην αποβάθρα επιστροφής { $dock }.
event-hero-hailed = { $seat }: υποδοχή ήρωα στην αποβάθρα επιστροφής { $dock }, { $points } ΠΝ.

## Γεγονότα: βαθμολογία

event-conquests-scored = { $kinds ->
    [one] { $seat }: πήρε { $points } ΠΝ για κατακτήσεις 1 είδους.
   *[other] { $seat }: πήρε { $points } ΠΝ για κατακτήσεις { $kinds } ειδών.
}
event-admiral-scored = { $points ->
    [0] { $seat }: δεν βρήκε ως Ναύαρχος άλλο χρυσό στον χάρτη.
   *[other] { $seat }: πήρε ως Ναύαρχος { $points } ΠΝ για τον χρυσό που έμεινε στον χάρτη.
}
event-governor-scored = { $points ->
    [0] { $seat }: δεν βρήκε ως Κυβερνήτης άλλο ασήμι στον χάρτη.
   *[other] { $seat }: πήρε ως Κυβερνήτης { $points } ΠΝ για το ασήμι που έμεινε στον χάρτη.
}
event-berth-set = { $seat }: έδεσε στην αποβάθρα επιστροφής { $dock } για το επόμενο ταξίδι, με { $points } ΠΝ.
event-cargo-scored = { $seat }: πήρε { $points } ΠΝ για αγαθά.
event-chest-opened = { $seat }: άνοιξε το σεντούκι και πήρε { $points } ΠΝ (ασήμι { $silver }, χρυσός { $gold }, πετράδια { $jewel }).
event-game-won = { $seat }: κέρδισε την παρτίδα με { $points } ΠΝ.

## Ερωτήσεις

prompt-draw = Κληρώνονται οι φρεγάτες για τη σειρά του πρώτου ταξιδιού.
prompt-tiles = Ανακατεύονται και στρώνονται τα πλακίδια της Οδού του Πλίμουθ.
prompt-galleons = Τα ισπανικά γαλεόνια παίρνουν τις θέσεις τους στον χάρτη.
prompt-street-turn = Επισκέψου μια τοποθεσία πιο κάτω στον δρόμο ή βγες στις αποβάθρες απόπλου.
prompt-street-sail = Δεν σου μένει τίποτα στον δρόμο: βγες στις αποβάθρες απόπλου.
prompt-drake-again = Ο Ντρέικ δεν τελείωσε μαζί σου: τοποθέτησε εκεί και τον δεύτερο δίσκο σου.
prompt-lay-frigate = Ποιον δείκτη φρεγάτας τοποθετείς κλειστό { at-place };
prompt-lay-garrison = Ποιον δείκτη στρατιωτών τοποθετείς κλειστό { at-place };
prompt-place-mission = Διάλεξε πρώτα αριθμό αποστολής και μετά προορισμό μέσα στην εμβέλειά σου.
prompt-informer-use = Στείλε τον Πληροφοριοδότη σε προορισμό όπου έχεις δίσκο, για να δει τους δίσκους ή τον κλειστό δείκτη, ή πέρασε.
prompt-informer-exchange = Είδες τους δίσκους { at-place }. Αντάλλαξε δύο δικούς σου, όποιους θέλεις, ή άφησέ τους στη θέση τους.
prompt-informer-move = Ο δείκτης { at-place } γράφει { $count }. Μετακίνησε από εκεί τον δίσκο σου ή άφησέ τον στη θέση του.
prompt-sailing = Οι αποστολές εκτελούνται με τη σειρά.
prompt-over = Η παρτίδα τελείωσε.
prompt-roll = Στην Ταβέρνα πέφτει το ζάρι.
prompt-drake-extra = Ο Ντρέικ σου δίνει και κάτι ακόμη: πλήρωμα ή κανόνια;
prompt-investor-choice = Τι θα σου δώσει ο Επενδυτής;
prompt-dockside-choice = Τι παίρνεις από τον Μώλο πριν από τον απόπλου;
prompt-attack = { $hidden ->
    [true] Επίθεση { at-place } για { $points } ΠΝ; Κοστίζει { crew-and-guns }, ίσως και παραπάνω: υπάρχει κλειστός δείκτης.
   *[other] Επίθεση { at-place } για { $points } ΠΝ; Κοστίζει { crew-and-guns }.
}
prompt-pay = Ο δείκτης { at-place } άνοιξε. Πληρώνεις { crew-and-guns } για { $points } ΠΝ ή παραιτείσαι;
prompt-trade = Δίνεις ένα εμπόρευμα για ένα από τα αγαθά { at-place } ή παραιτείσαι;
prompt-return-or-not = Επιστρέφεις τώρα στο Πλίμουθ ή συνεχίζεις στην επόμενη αποστολή σου;

## Επιλογές

choice-visit = { $count ->
    [0] Επισκέψου { $location_the }
   *[other] Επισκέψου { $location_the } και πάρε { $count }
}
choice-put-out = Βγες στην αποβάθρα απόπλου { $dock }
choice-take-item = Πάρε { $count } { $item }
choice-take-bundle = Πάρε { crew-and-guns }
choice-take-galleon = Πάρε ένα γαλεόνι
choice-lay-frigate = { $count ->
    [one] Δείκτης με 1 κανόνι
   *[other] Δείκτης με { $count } κανόνια
}
choice-lay-garrison = { $count ->
    [one] Δείκτης με 1 στρατιώτη
   *[other] Δείκτης με { $count } στρατιώτες
}
choice-place-mission = { $disc_key ->
    [hind] Χρυσή Ελαφίνα { at-place }
    [ghost] Πλοίο-Φάντασμα { at-place }
   *[other] Δίσκος { $disc_key } { at-place }
}
choice-peek-discs = Δες τους δίσκους { at-place }
choice-peek-defence = Δες τον δείκτη { at-place }
choice-exchange = Ανταλλαγή: { name-place }, { name-elsewhere }
choice-move = Μετακίνησέ τον { to-elsewhere }
choice-pass-informer = Χωρίς τον Πληροφοριοδότη
choice-leave-missions = Άφησε τους δίσκους στη θέση τους
choice-attack = { $hidden ->
    [true] Επίθεση: { price } ή παραπάνω
   *[other] Επίθεση: { price }
}
choice-pay = Πλήρωσε { crew-and-guns }
choice-trade = Εμπόριο: { $commodity }
choice-decline = Παραιτήσου από την αποστολή
choice-return-home = { $missions_left ->
    [0] { $points ->
        [0] Επιστροφή: αποβάθρα { $dock }
       *[other] Επιστροφή: αποβάθρα { $dock }, { $points } ΠΝ
    }
    [one] Επιστροφή{ home-pay }, χωρίς την τελευταία αποστολή
   *[other] Επιστροφή{ home-pay }, χωρίς { $missions_left } αποστολές
}
choice-sail-on = { $missions_left ->
    [0] Συνέχισε το ταξίδι
    [one] Συνέχισε στην τελευταία αποστολή
   *[other] Συνέχισε: μένουν { $missions_left } αποστολές
}

# Στο τηλέφωνο, όπου στέκουν πολλές στη σειρά.
short-take-item = { $count } { $item }
short-take-bundle = { crew-and-guns }
short-take-galleon = Γαλεόνι
short-trade = { $commodity }
short-decline = Παραιτήσου

## Αρνήσεις

refusal-over = Η παρτίδα τελείωσε: δεν μένει τίποτα να γίνει.
refusal-chance-only = Αυτό το ορίζει η τύχη· κανένας καπετάνιος δεν το διαλέγει.
refusal-chance-first = Πρώτα παίζει η τύχη: περίμενε την κλήρωση, το ζάρι ή τους δείκτες.
refusal-not-your-turn = Τώρα παίζει άλλος ({ $seat }): περίμενε τη σειρά σου.
refusal-not-asked = { $question ->
    [street-turn] Όχι τώρα: επισκέψου μια τοποθεσία πιο κάτω στον δρόμο ή βγες στις αποβάθρες απόπλου.
    [drake-again] Όχι τώρα: πρώτα ο δεύτερος δίσκος σου πρέπει να πάει στον Ντρέικ.
    [street-sail] Όχι τώρα: στον δρόμο δεν σου μένει παρά να βγεις στις αποβάθρες απόπλου.
    [lay-frigate] Όχι τώρα: διάλεξε ποιον δείκτη φρεγάτας θα τοποθετήσεις κλειστό.
    [lay-garrison] Όχι τώρα: διάλεξε ποιον δείκτη στρατιωτών θα τοποθετήσεις κλειστό.
    [place-mission] Όχι τώρα: τοποθέτησε έναν δίσκο αποστολής σε προορισμό μέσα στην εμβέλειά σου.
    [informer-use] Όχι τώρα: στείλε τον Πληροφοριοδότη να δει δίσκους ή κλειστό δείκτη, ή πέρασε.
    [informer-exchange] Όχι τώρα: αντάλλαξε δύο δικούς σου δίσκους ή άφησέ τους στη θέση τους.
    [informer-move] Όχι τώρα: μετακίνησε τον δίσκο από εκεί όπου κοίταξες ή άφησέ τον στη θέση του.
    [drake-extra] Όχι τώρα: διάλεξε τι θα σου δώσει ο Ντρέικ.
    [investor-choice] Όχι τώρα: διάλεξε τι θα σου δώσει ο Επενδυτής.
    [dockside-choice] Όχι τώρα: διάλεξε τι θα πάρεις από τον Μώλο.
    [attack] Όχι τώρα: κάνε επίθεση ή παραιτήσου από την αποστολή.
    [pay] Όχι τώρα: πλήρωσε για την επίθεση ή παραιτήσου από την αποστολή.
    [trade] Όχι τώρα: διάλεξε ένα αγαθό ή παραιτήσου από την αποστολή.
    [return-or-not] Όχι τώρα: επίστρεψε στο Πλίμουθ ή συνέχισε το ταξίδι.
   *[other] Δεν είναι αυτό που περιμένει τώρα το τραπέζι.
}
refusal-pool-empty = { $item_key ->
    [crew] Δεν έμεινε πλήρωμα στο απόθεμα: διάλεξε κάτι άλλο.
    [guns] Δεν έμειναν κανόνια στο απόθεμα: διάλεξε κάτι άλλο.
    [supplies] Δεν έμειναν προμήθειες στο απόθεμα: διάλεξε κάτι άλλο.
   *[goods] Δεν έμειναν εμπορεύματα στο απόθεμα: διάλεξε κάτι άλλο.
}
refusal-galleon-owned = Έχεις ήδη γαλεόνι: πάρε πλήρωμα και κανόνια.
refusal-drake-owed = Έχεις έναν δίσκο στον Ντρέικ, που θέλει δύο: τοποθέτησε τώρα εκεί και τον δεύτερο.
refusal-after-dockside = Πέρασες από τον Μώλο, στην άκρη του δρόμου: το μόνο που μένει είναι να βγεις στις αποβάθρες απόπλου.
refusal-no-discs = Δεν σου μένει δίσκος καπετάνιου για να τοποθετήσεις { $location_at }: βγες στις αποβάθρες απόπλου.
refusal-once-only = Έχεις ήδη δίσκο { $location_at }: επισκέψου τοποθεσία πιο κάτω από τον αριθμό { $position } ή βγες στις αποβάθρες απόπλου.
refusal-one-way = { $location }: αριθμός { $position } στον δρόμο. Ο πιο προχωρημένος δίσκος σου είναι στον αριθμό { $furthest }: επισκέψου τοποθεσία πιο κάτω ή βγες στις αποβάθρες απόπλου.
refusal-investor-spent = Παρέδωσες ήδη το πλακίδιο του Επενδυτή, που ισχύει μία φορά στην παρτίδα: επισκέψου άλλη τοποθεσία ή βγες στις αποβάθρες απόπλου.
refusal-drake-needs-two = { $count ->
    [one] Ο Ντρέικ θέλει δύο δίσκους και σου μένει μόνο 1: επισκέψου άλλη τοποθεσία ή βγες στις αποβάθρες απόπλου.
   *[other] Ο Ντρέικ θέλει δύο δίσκους και σου μένουν { $count }: επισκέψου άλλη τοποθεσία ή βγες στις αποβάθρες απόπλου.
}
refusal-drake-taken = Στον Ντρέικ είναι ήδη άλλος καπετάνιος: επισκέψου άλλη τοποθεσία ή βγες στις αποβάθρες απόπλου.
refusal-no-circle = { $count ->
    [one] Ο μοναδικός κύκλος { $location_at } είναι πιασμένος: επισκέψου άλλη τοποθεσία πιο κάτω ή βγες στις αποβάθρες απόπλου.
   *[other] Και οι { $count } κύκλοι { $location_at } είναι πιασμένοι: επισκέψου άλλη τοποθεσία πιο κάτω ή βγες στις αποβάθρες απόπλου.
}
refusal-counter-gone = Δεν σου μένει δείκτης που να γράφει { $count }: τοποθέτησε κάποιον από τους άλλους.
refusal-disc-not-in-hand = Δεν έχεις στο χέρι { $disc_the }: τοποθέτησε έναν από τους δίσκους που έχεις.
refusal-disc-there = Έχεις ήδη έναν δίσκο { at-place } και δεύτερος δεν επιτρέπεται: διάλεξε άλλον προορισμό.
refusal-out-of-reach = { $reach ->
    [1] Για να φτάσεις { to-place } χρειάζεσαι εμβέλεια ως τη ζώνη { $zone }: οι προμήθειές σου φτάνουν μόνο για τη ζώνη 1.
   *[other] Για να φτάσεις { to-place } χρειάζεσαι εμβέλεια ως τη ζώνη { $zone }: οι προμήθειές σου φτάνουν για τις ζώνες 1 ως { $reach }.
}
refusal-no-disc-there = Δεν έχεις δίσκο { at-place }: διάλεξε προορισμό όπου έχεις.
refusal-no-counter = Δεν υπάρχει κλειστός δείκτης { at-place }: κοίταξε ένα οχυρό ή ένα γαλεόνι, αλλιώς δες δίσκους.
refusal-move-from-elsewhere = Κοίταξες τον δείκτη { at-place }: μόνο ο δίσκος που έχεις εκεί μπορεί να μετακινηθεί.
refusal-sold-out = Κάποιος άλλος καπετάνιος πήρε { $commodity_the } { at-place }: διάλεξε από όσα έμειναν ή παραιτήσου από την αποστολή.
refusal-not-sold-here = Δεν υπάρχει { $commodity } { at-place }: διάλεξε από όσα προσφέρονται εκεί ή παραιτήσου από την αποστολή.

## Προεπισκόπηση: τι θα κόστιζε και τι θα έφερνε μια επιλογή, στη δεύτερη γραμμή

preview-visit = { $position } { $location }: { house-pays }{ passing }
preview-put-out = { $reach ->
    [0] Αφήνεις τον δρόμο για την αποβάθρα απόπλου { $dock }, αλλά χωρίς προμήθειες θα έμενες στη στεριά.
    [1] Αφήνεις τον δρόμο για την αποβάθρα απόπλου { $dock }. Οι προμήθειές σου φτάνουν για τη ζώνη 1.
   *[other] Αφήνεις τον δρόμο για την αποβάθρα απόπλου { $dock }. Οι προμήθειές σου φτάνουν για τις ζώνες 1 ως { $reach }.
}
preview-take-item = { $item_key ->
    [crew] { $total ->
        [one] Θα έχεις 1 μέλος πληρώματος.
       *[other] Θα έχεις { $total } μέλη πληρώματος.
    }
    [guns] { $total ->
        [one] Θα έχεις 1 κανόνι.
       *[other] Θα έχεις { $total } κανόνια.
    }
   *[other] { $total ->
        [one] Θα έχεις 1 προμήθεια και εμβέλεια ως τη ζώνη 1.
       *[other] Θα έχεις { $total } προμήθειες και εμβέλεια ως τη ζώνη { $reach }.
    }
}
preview-take-bundle = Θα έχεις συνολικά πλήρωμα { $crew_total } και κανόνια { $guns_total }.
preview-take-galleon = Με γαλεόνι μπορείς να επιτεθείς σε ισπανικά γαλεόνια, που κοστίζουν μόνο κανόνια.
preview-lay-frigate = Μια επίθεση { at-place } θα κοστίζει τότε { crew-and-guns }. Μόνο εσύ το ξέρεις.
preview-lay-garrison = Μια επίθεση { at-place } θα κοστίζει τότε { crew-and-guns }. Μόνο εσύ το ξέρεις.
preview-place-mission = { $disc_key ->
    [ghost] Το Πλοίο-Φάντασμα { at-place } μόνο ξεγελά: χάνεται όταν ανοίξουν οι δίσκοι.
    [hind] Χρυσή Ελαφίνα { at-place }: { mission-terms }{ rival-discs }
   *[other] Δίσκος { $disc_key } { at-place }: { mission-terms }{ rival-discs }
}
preview-peek-discs = { $discs_there ->
    [0] Εκεί βρίσκεται μόνο ο δικός σου δίσκος. Μετά μπορείς να ανταλλάξεις δύο δικούς σου.
    [one] Βλέπεις τον άλλο δίσκο εκεί. Μετά μπορείς να ανταλλάξεις δύο δικούς σου.
   *[other] Βλέπεις τους άλλους { $discs_there } δίσκους εκεί. Μετά μπορείς να ανταλλάξεις δύο δικούς σου.
}
preview-peek-defence = { $spread ->
    [0] Αυτόν τον δείκτη τον ξέρεις ήδη, αλλά μετά μπορείς να μετακινήσεις τον δίσκο σου από εκεί.
   *[other] Βλέπεις τι προσθέτει ο δείκτης, 0 ως 2. Μετά μπορείς να μετακινήσεις τον δίσκο σου από εκεί.
}
preview-exchange = Ο δίσκος σου { at-place } πηγαίνει { to-elsewhere } και στη θέση του έρχεται { $other_disc ->
    [hind] η Χρυσή Ελαφίνα
    [ghost] το Πλοίο-Φάντασμα
   *[other] ο δίσκος { $other_disc }
    }.
preview-move = { $disc_key ->
    [ghost] Το Πλοίο-Φάντασμα { at-elsewhere } μόνο ξεγελά: χάνεται όταν ανοίξουν οι δίσκοι.
    [hind] Χρυσή Ελαφίνα { to-elsewhere }: { mission-terms }{ rival-discs }
   *[other] Δίσκος { $disc_key } { to-elsewhere }: { mission-terms }{ rival-discs }
}
preview-pass-informer = Δεν κοιτάς τίποτα και όλοι οι δίσκοι αποστολής ανοίγουν.
preview-leave-missions = Οι δίσκοι σου μένουν στη θέση τους και όλοι οι δίσκοι αποστολής ανοίγουν.
preview-attack = { $spread ->
    [0] Κοστίζει { price-range }. Έχεις { in-hold }.{ first-spoils }{ new-kind }
   *[other] Κοστίζει { price-range }. Έχεις { in-hold }. Αν δεν φτάσουν, δεν χάνεις τίποτα.
}
preview-pay = Πληρώνεις { price-range } για { $points } ΠΝ.{ first-spoils }{ new-kind }
preview-trade = Δίνεις 1 εμπόρευμα. Με τα σετ που έχεις τώρα, { $commodity_key ->
    [indigo] το λουλάκι
    [sugar] η ζάχαρη
    [coffee] ο καφές
   *[tobacco] ο καπνός
    } αξίζει { $sets_gain } ΠΝ στο τέλος.
preview-decline = Ο δίσκος επιστρέφει και δεν ξοδεύεις τίποτα. Η αποστολή μετρά ως ολοκληρωμένη.
preview-return-home = { $missions_left ->
    [0] Επιστρέφεις στην αποβάθρα επιστροφής { $dock }{ hero-pay }.
    [one] Επιστρέφεις στην αποβάθρα επιστροφής { $dock }{ hero-pay } και αφήνεις την τελευταία σου αποστολή.
   *[other] Επιστρέφεις στην αποβάθρα επιστροφής { $dock }{ hero-pay } και αφήνεις { $missions_left } αποστολές.
}
preview-sail-on = { $missions_left ->
    [0] Δεν έχεις άλλη αποστολή στον χάρτη.
    [one] Σου μένει 1 αποστολή.{ hero-missed }
   *[other] Σου μένουν { $missions_left } αποστολές.{ hero-missed }
}

# Κομμάτια των παραπάνω προτάσεων.

house-pays = { $location_key ->
    [tavern] το ζάρι φέρνει { $crew_least } ως { $crew_most } μέλη πληρώματος ή, σε { $ghosts } από τις { $sides } πλευρές, το Πλοίο-Φάντασμα.
    [shipyard] { $galleon ->
        [true] { $guns ->
            [0] παίρνεις γαλεόνι.
           *[other] παίρνεις γαλεόνι και { guns-counted }.
        }
       *[other] { $guns ->
            [0] έχεις ήδη γαλεόνι και δεν θα έπαιρνες τίποτα.
           *[other] έχεις ήδη γαλεόνι και παίρνεις μόνο { guns-counted }.
        }
    }
    [pinnace] { $crew ->
        [0] παίρνεις πινάσα: τα οχυρά δεν σου κοστίζουν κανόνια.
        [one] παίρνεις 1 μέλος πληρώματος και πινάσα: τα οχυρά δεν σου κοστίζουν κανόνια.
       *[other] παίρνεις { $crew } μέλη πληρώματος και πινάσα: τα οχυρά δεν σου κοστίζουν κανόνια.
    }
    [drake] { $circle ->
        [1] με δύο γύρους και δύο δίσκους παίρνεις { crew-and-guns } και 1 ακόμη, ό,τι θέλεις.
       *[other] ο δεύτερος δίσκος σου φέρνει { crew-and-guns } και 1 ακόμη, ό,τι θέλεις.
    }
    [queen] { $galleon ->
        [true] παίρνεις γαλεόνι, { guns-counted } και { goods-counted }.
       *[other] έχεις ήδη γαλεόνι και παίρνεις { guns-counted } και { goods-counted }.
    }
    [admiral] τοποθετείς τους δείκτες φρεγάτας, και ο χρυσός που μένει σού δίνει πόντους.
    [governor] τοποθετείς τους δείκτες στρατιωτών, ανεβαίνεις μία αποβάθρα, και το ασήμι που μένει σού δίνει πόντους.
    [informer] παίρνεις { goods-counted } και μια κρυφή ματιά πριν ανοίξουν οι δίσκοι.
    [golden-hind] παίρνεις πέμπτη αποστολή, που εκτελείται πριν από όλες τις άλλες.
    [investor] μία φορά στην παρτίδα, με { $price } ΠΝ αγοράζεις πλήρωμα και κανόνια ή ένα γαλεόνι.
    [dockside] παίρνεις 1 μέλος πληρώματος, κανόνι ή προμήθεια, και μετά βγαίνεις για απόπλου.
   *[other] { $gains ->
        [0] το απόθεμα είναι άδειο και δεν θα έπαιρνες τίποτα.
       *[other] { $lacking ->
            [0] ο επόμενος ελεύθερος κύκλος δίνει { gained }.
           *[other] ο κύκλος γράφει { $count }, αλλά το απόθεμα δίνει μόνο { gained }.
        }
    }
}
gained = { $item_key ->
    [crew] { $crew ->
        [one] 1 μέλος πληρώματος
       *[other] { $crew } μέλη πληρώματος
    }
    [guns] { guns-counted }
    [supplies] { $supplies ->
        [one] 1 προμήθεια, για εμβέλεια ως τη ζώνη { $reach }
       *[other] { $supplies } προμήθειες, για εμβέλεια ως τη ζώνη { $reach }
    }
   *[other] { goods-counted }
}
guns-counted = { $guns ->
    [0] κανένα κανόνι
    [one] 1 κανόνι
   *[other] { $guns } κανόνια
}
goods-counted = { $goods ->
    [0] κανένα εμπόρευμα
    [one] 1 εμπόρευμα
   *[other] { $goods } εμπορεύματα
}
passing = { $passes ->
    [0] { "" }
    [one] { " " }Προσπερνάς την τοποθεσία { $passes_from } σε αυτό το ταξίδι.
   *[other] { " " }Προσπερνάς τις τοποθεσίες { $passes_from } ως { $passes_to } σε αυτό το ταξίδι.
}
mission-terms = { $kind_key ->
    [port] { $goods_have ->
        [0] δεν έχεις εμπόρευμα να δώσεις εκεί.
       *[other] ένα εμπόρευμα για ένα αγαθό που αξίζει ως { $sets_gain } ΠΝ στα σετ σου.
    }
    [galleon] { $galleon ->
        [true] { price-range } για { $points } ΠΝ.{ new-kind }
       *[other] δεν έχεις γαλεόνι για να του επιτεθείς.
    }
   *[other] { price-range } για { $points } ΠΝ.{ new-kind }
}
price-range = { $kind_key ->
    [galleon] { guns-range }
   *[other] { $guns_most ->
        [0] { crew-range }
       *[other] { crew-range } και { guns-range }
    }
}
crew-range = { $kind_key ->
    [fort] { $spread ->
        [0] { crew-most }
       *[other] { $crew_least } ως { $crew_most } μέλη πληρώματος
    }
   *[other] { crew-most }
}
crew-most = { $crew_most ->
    [one] 1 μέλος πληρώματος
   *[other] { $crew_most } μέλη πληρώματος
}
guns-range = { $kind_key ->
    [galleon] { $spread ->
        [0] { guns-most }
       *[other] { $guns_least } ως { $guns_most } κανόνια
    }
   *[other] { guns-most }
}
guns-most = { $guns_most ->
    [one] 1 κανόνι
   *[other] { $guns_most } κανόνια
}
in-hold = πλήρωμα { $crew_have } και κανόνια { $guns_have }
new-kind = { $step ->
    [0] { "" }
   *[other] { " " }Νέο είδος: { $step } ΠΝ επιπλέον.
}
first-spoils = { $treasure_key ->
    [silver] { " " }Το ασήμι είναι δικό σου.
    [gold] { " " }Ο χρυσός είναι δικός σου.
    [jewel] { " " }Το πετράδι είναι δικό σου.
   *[other] { "" }
}
rival-discs = { $discs_there ->
    [0] { "" }
    [one] { " " }Εκεί βρίσκεται άλλος 1 δίσκος.
   *[other] { " " }Εκεί βρίσκονται άλλοι { $discs_there } δίσκοι.
}
home-pay = { $points ->
    [0] { "" }
   *[other] { " " }για { $points } ΠΝ
}
hero-pay = { $points ->
    [0] { "" }
   *[other] { " " }ως ήρωας για { $points } ΠΝ
}
hero-missed = { $points ->
    [0] { "" }
   *[other] { " " }Η επιστροφή τώρα θα σου έφερνε { $points } ΠΝ.
}

## Ο δάσκαλος: γιατί ένας συνετός καπετάνιος θα έκανε την επιλογή που προτιμά

advice-only-choice = Δεν μπορείς να κάνεις τίποτε άλλο εδώ, οπότε δεν υπάρχει τι να ζυγίσεις.
advice-even = Απ’ όσο φαίνεται τώρα, καμία επιλογή δεν είναι καλύτερη από τις άλλες.
advice-plan = Ταιριάζει στο καλύτερο ταξίδι που μπορείς ακόμη να ετοιμάσεις: αξίζει περίπου { $worth } ΠΝ.{ plan-ahead }
advice-supplies = { $zone ->
    [4] Πάρε προμήθειες όσο υπάρχουν: με { $total } φτάνεις σε όλο τον χάρτη.{ plan-ahead }
   *[other] Πάρε προμήθειες όσο υπάρχουν: με { $total } φτάνεις ως τη ζώνη { $zone }, και πιο μακριά έχει περισσότερα.{ plan-ahead }
}
advice-crew = Το πλήρωμα κατακτά πόλεις και οχυρά. Έτσι γίνονται { $total }, και το σχέδιό σου παίρνει περίπου { $need }, κυρίως { at-place }.{ plan-ahead }
advice-guns = { $need ->
    [one] Τα κανόνια είναι για οχυρά και γαλεόνια. Έτσι γίνονται { $total }, και το σχέδιό σου παίρνει περίπου 1, { at-place }.{ plan-ahead }
   *[other] Τα κανόνια είναι για οχυρά και γαλεόνια. Έτσι γίνονται { $total }, και το σχέδιό σου παίρνει περίπου { $need }, κυρίως { at-place }.{ plan-ahead }
}
advice-tavern = { $count ->
    [one] Η Ταβέρνα φέρνει κατά μέσο όρο περίπου 1 μέλος πληρώματος, με έναν μόνο δίσκο.{ plan-ahead }
   *[other] Η Ταβέρνα φέρνει κατά μέσο όρο περίπου { $count } μέλη πληρώματος, με έναν μόνο δίσκο.{ plan-ahead }
}
advice-drake = Ο Ντρέικ κοστίζει δύο γύρους, αλλά πλήρωμα { $crew }, κανόνια { $guns } και 1 ακόμη από όποιο θέλεις είναι το πιο πλούσιο δώρο του δρόμου.{ plan-ahead }
advice-galleon = Χωρίς γαλεόνι δεν γίνεται επίθεση { at-place }: { $points } ΠΝ με κανόνια { $guns }, όσα προσθέτει ο δείκτης, και καθόλου πλήρωμα.{ plan-ahead }
advice-pinnace = { $forts ->
    [one] Με πινάσα ένα οχυρό κοστίζει μόνο πλήρωμα: το σχέδιό σου έχει 1 οχυρό και γλιτώνει { saved-guns }.{ plan-ahead }
   *[other] Με πινάσα ένα οχυρό κοστίζει μόνο πλήρωμα: το σχέδιό σου έχει { $forts } οχυρά και γλιτώνει { saved-guns }.{ plan-ahead }
}
advice-trade-goods = Στα λιμάνια το εμπόρευμα γίνεται αγαθό. Στο τέλος δύο διαφορετικά δίνουν { $two } ΠΝ, τρία { $three } και τέσσερα { $four }.{ plan-ahead }
advice-office = { $location_key ->
    [admiral] Ως Ναύαρχος βάζεις ελαφρούς δείκτες εκεί όπου θα επιτεθείς και βαριούς αλλού, και ο χρυσός που μένει σού δίνει πόντους.{ plan-ahead }
    [governor] Ως Κυβερνήτης τοποθετείς εσύ τους στρατιώτες, αποπλέεις μία θέση νωρίτερα, και το ασήμι που μένει σού δίνει πόντους.{ plan-ahead }
    [informer] Ο Πληροφοριοδότης φέρνει ένα εμπόρευμα και μια ματιά που μπορεί να σώσει μια αποστολή.{ plan-ahead }
   *[other] Η Χρυσή Ελαφίνα είναι πέμπτη αποστολή, πριν από όλες τις άλλες: όπου μαζεύονται πολλοί, φτάνεις πρώτα εσύ.{ plan-ahead }
}
advice-investor = Ο Επενδυτής κοστίζει { $points } ΠΝ, αλλά με τη βοήθειά του το ταξίδι αναμένεται να φέρει περίπου { $worth } ΠΝ, και το αξίζει.{ plan-ahead }
advice-dockside = { $item_key ->
    [supplies] Κάτι τελευταίο για τον δρόμο: μια προμήθεια, για να φτάσεις πιο μακριά. Μετά μένει μόνο ο απόπλους.{ plan-ahead }
    [crew] Κάτι τελευταίο για τον δρόμο: ένα μέλος πληρώματος. Μετά μένει μόνο ο απόπλους.{ plan-ahead }
   *[guns] Κάτι τελευταίο για τον δρόμο: ένα κανόνι. Μετά μένει μόνο ο απόπλους.{ plan-ahead }
}
advice-bundle = Με πλήρωμα { $crew } και κανόνια { $guns } συνολικά κάνεις το καλύτερο ταξίδι.{ plan-ahead }
advice-sail = Έχεις όσα χρειάζεται το σχέδιό σου. Άλλη επίσκεψη θα έφερνε λιγότερα από μια καλή θέση: αποπλέεις στη θέση { $dock }.{ plan-ahead }
advice-sail-empty = Χωρίς προμήθειες δεν φτάνεις σε καμία ζώνη, και πιο κάτω τίποτα δεν θα το άλλαζε.
advice-place = { $missions ->
    [one] Μπορείς ακόμη να πληρώσεις επίθεση { at-place }: { $points } ΠΝ. Εκεί πάει ο δίσκος σου που εκτελείται νωρίτερα.
   *[other] Από τις { $missions } αποστολές που μπορείς ακόμη να πληρώσεις, πιο πολύ σου αξίζει αυτή { at-place }: { $points } ΠΝ. Εκεί πάει ο δίσκος σου που εκτελείται νωρίτερα.
}
advice-place-contested = Σχεδιάζεις επίθεση { at-place }, όπου βρίσκονται άλλοι { $discs_there } δίσκοι για { $circles } κύκλους: εκεί πάει ο δίσκος σου που εκτελείται νωρίτερα, γιατί πρώτος φτάνει ο μικρότερος αριθμός.
advice-place-port = { $points ->
    [0] Εδώ το εμπόρευμά σου γίνεται αγαθό, ειρηνικά, χωρίς πλήρωμα και κανόνια.
   *[other] Εδώ το εμπόρευμά σου γίνεται αγαθό, που αξίζει τώρα { $points } ΠΝ στα σετ σου και με άλλα αργότερα περισσότερους.
}
advice-place-ghost = Οι αποστολές σου μπήκαν στη θέση τους. Το Πλοίο-Φάντασμα δεν επιτίθεται, αλλά βάζει τους άλλους σε σκέψεις και σου δίνει χρόνο να δεις τους δίσκους τους.
advice-place-leftover = Το πλήρωμα και τα κανόνια σου προορίζονται για αλλού. Κάπου πρέπει να μπει κι αυτός ο δίσκος: εδώ ξεγελά τους άλλους και δεν σου κοστίζει τίποτα.
advice-counter-light = Σκοπεύεις να επιτεθείς { at-place }: ένας ελαφρύς δείκτης κρατά χαμηλά το κόστος, και μόνο εσύ το ξέρεις.
advice-counter-heavy = Δεν σχεδιάζεις επίθεση { at-place }: ας βρουν εκεί οι άλλοι τον βαρύ δείκτη.
advice-peek-discs = Άλλοι { $discs_there } δίσκοι βρίσκονται { at-place }, με { $circles } κύκλους. Δες ποιος φτάνει πρώτος· μπορείς να ανταλλάξεις δύο δικούς σου δίσκους.
advice-peek-defence = Ο κλειστός δείκτης { at-place } κρίνει αν μπορείς να πληρώσεις για { $points } ΠΝ. Κοίταξέ τον πριν τον απόπλου· μπορείς να μετακινήσεις τον δίσκο.
advice-peek-known = Τον δείκτη { at-place } τον ξέρεις ήδη, αλλά αν τον κοιτάξεις μπορείς να μετακινήσεις τον δίσκο από εκεί.
advice-pass-informer = Σε καμία αποστολή σου δεν έχει συνωστισμό ή δείκτη να φοβηθείς: δεν υπάρχει τι να μάθεις.
advice-exchange = Με { $disc_the } φτάνεις { at-place } στη θέση { $after } αντί για { $before }: τώρα ένας από τους { $circles } κύκλους μπορεί να γίνει δικός σου.
advice-leave-missions = Καμία ανταλλαγή δεν θα σου έδινε κύκλο { at-place } χωρίς να χάσεις αλλού περισσότερα.
advice-move-away = Ο δείκτης προσθέτει { $count }: επίθεση { at-place } θα κόστιζε { crew-and-guns }, περισσότερα από όσα έχεις. Στείλε τον δίσκο { to-elsewhere }.
advice-move-better = Μπορείς να πληρώσεις { crew-and-guns } { at-place }, αλλά ο δίσκος αξίζει περισσότερο { at-elsewhere }.
advice-stay = Ο δείκτης προσθέτει { $count }: μπορείς να πληρώσεις { crew-and-guns } { at-place }, οπότε ο δίσκος είναι στη σωστή θέση.
advice-stay-nowhere = Ο δείκτης προσθέτει { $count }, περισσότερα από όσα μπορείς να πληρώσεις, αλλά καμία άλλη ελεύθερη θέση δεν είναι καλύτερη. Η αποτυχία δεν κοστίζει τίποτα.
advice-attack = Μπορείς να πληρώσεις όσα αναμένεται να κοστίσει η επίθεση { at-place }, και φέρνει { $points } ΠΝ{ spoils-and-step }
advice-attack-gamble = Ίσως κοστίσει περισσότερα από όσα έχεις. Όμως μια αποτυχημένη επίθεση δεν κοστίζει τίποτα, και οι άλλες αποστολές σου δεν χάνουν από αυτήν.
advice-pay = Μπορείς να πληρώσεις, και η επίθεση { at-place } φέρνει { $points } ΠΝ{ spoils-and-step }
advice-decline = { $missions ->
    [one] Κράτησε πλήρωμα και κανόνια: η αποστολή που ακολουθεί, { at-elsewhere }, φέρνει περισσότερα.
   *[other] Κράτησε πλήρωμα και κανόνια: οι { $missions } αποστολές που ακολουθούν, πρώτα απ’ όλα { at-elsewhere }, φέρνουν περισσότερα.
}
advice-trade = Από όσα έμειναν, περισσότερο προσθέτει στα σετ σου { $commodity_key ->
    [indigo] το λουλάκι
    [sugar] η ζάχαρη
    [coffee] ο καφές
   *[tobacco] ο καπνός
    }: { $points } ΠΝ. Τέσσερα διαφορετικά είναι το καλύτερο.
advice-return-hero = { $missions ->
    [0] Καμία από τις αποστολές που σου μένουν δεν αξίζει πια το ταξίδι, και η πρόωρη επιστροφή φέρνει μπόνους ήρωα.
    [one] Το μπόνους ήρωα για πρόωρη επιστροφή αξίζει περισσότερο από την τελευταία σου αποστολή, περίπου { $worth } ΠΝ.
   *[other] Το μπόνους ήρωα για πρόωρη επιστροφή αξίζει περισσότερο από τις { $missions } αποστολές που μένουν, περίπου { $worth } ΠΝ.
}
advice-return = Καμία από τις αποστολές που σου μένουν δεν αξίζει πια το ταξίδι. Επίστρεψε: μια χαμηλή αποβάθρα κερδίζει τις ισοβαθμίες.
advice-sail-on = { $missions ->
    [one] Συνέχισε: η αποστολή { at-elsewhere } αναμένεται να φέρει περίπου { $worth } ΠΝ, περισσότερα από την επιστροφή.
   *[other] Συνέχισε: { $missions } αποστολές, με καλύτερη αυτή { at-elsewhere }, αναμένεται να φέρουν περίπου { $worth } ΠΝ, περισσότερα από την επιστροφή.
}

# Κομμάτια των παραπάνω προτάσεων.

plan-ahead = { $missions ->
    [0] { "" }
    [one] { " " }Το σχέδιό σου: μία αποστολή { at-elsewhere }.
   *[other] { " " }Το σχέδιό σου: { $missions } αποστολές, η καλύτερη { at-elsewhere }.
}
saved-guns = { $saved ->
    [one] 1 κανόνι
   *[other] { $saved } κανόνια
}
spoils-and-step = { $treasure_key ->
    [silver] { " " }και το ασήμι.{ new-kind }
    [gold] { " " }και τον χρυσό.{ new-kind }
    [jewel] { " " }και το πετράδι.{ new-kind }
   *[other] { "" }.{ new-kind }
}

## Ο οδηγός της πρώτης παρτίδας: ένας τίτλος και δύο προτάσεις για το καθετί, εκεί όπου συμβαίνει πρώτη φορά.
#
# Πότε εμφανίζεται το καθένα: βλέπε en.ftl.

guide-street = Σε κάθε γύρο τοποθετείς έναν δίσκο σε μια τοποθεσία και παίρνεις ό,τι δίνει ή βγαίνεις για απόπλου. Μάζεψε όσα θα κοστίσουν οι αποστολές σου: πλήρωμα, κανόνια, και προμήθειες για να φτάσεις ως εκεί.
    .title = Η Οδός του Πλίμουθ
guide-circles = Οι κύκλοι μιας τοποθεσίας γεμίζουν από τον καλύτερο προς τα κάτω: όποιος έρχεται πρώτος παίρνει τα περισσότερα. Όταν γεμίσουν, κανείς άλλος δεν μπορεί να πάει.
    .title = Όποιος προλάβει
guide-one-way = Προχωράς πάντα μόνο μπροστά: ό,τι έμεινε πίσω από τον πιο προχωρημένο δίσκο σου χάνεται για αυτό το ταξίδι. Προσπέρασε όσα δεν χρειάζεσαι, αλλά όχι βιαστικά.
    .title = Μονόδρομος
guide-supplies = Μία προμήθεια φτάνει για τη ζώνη 1, δύο για τη ζώνη 2, τέσσερις για όλο τον χάρτη. Δεν ξοδεύονται ποτέ, αλλά χωρίς καμία το πλοίο σου δεν φτάνει σε καμία ζώνη.
    .title = Προμήθειες και ζώνες
guide-galleon = Μόνο όποιος έχει δικό του γαλεόνι μπορεί να επιτεθεί σε ισπανικό γαλεόνι. Μια τέτοια επίθεση κοστίζει κανόνια και καθόλου πλήρωμα.
    .title = Το γαλεόνι
guide-tavern = Το ζάρι κρίνει πόσο πλήρωμα έρχεται, και ο πρώτος επισκέπτης προσθέτει 1. Ένα χαμηλό αποτέλεσμα φέρνει το Πλοίο-Φάντασμα: έναν δίσκο για να ξεγελάς τους άλλους.
    .title = Η Ταβέρνα
guide-drake = Ο Ντρέικ δέχεται έναν καπετάνιο, για δύο γύρους και δύο δίσκους. Είναι η πιο πλούσια στάση του δρόμου, και οι άλλοι στο μεταξύ προχωρούν.
    .title = Ο σερ Φράνσις Ντρέικ
guide-investor = Μία φορά στην παρτίδα ο Επενδυτής δίνει πλήρωμα και κανόνια ή ένα γαλεόνι. Πληρώνεται με πόντους νίκης: φρόντισε να τους ξανακερδίσεις.
    .title = Ο Επενδυτής
guide-sailing-order = Τα πλοία φεύγουν με τη σειρά που ήρθαν στις αποβάθρες απόπλου. Όποιος είναι μπροστά τοποθετεί πρώτος αποστολές και κερδίζει τις ισοβαθμίες στη θάλασσα.
    .title = Η σειρά απόπλου
guide-counters = Σε κάθε οχυρό και σε κάθε ισπανικό γαλεόνι βρίσκεται ένας κλειστός δείκτης. Προσθέτει 0, 1 ή 2 στο κόστος, και στην αρχή ξέρει πόσο μόνο όποιος τον τοποθέτησε.
    .title = Κλειστοί δείκτες
guide-placing = Τοποθέτησε τους δίσκους σου έναν έναν εκεί όπου θέλεις να πας. Ο αριθμός λέει πότε εκτελείται η αποστολή: πρώτα όλα τα 1, μετά όλα τα 2, τα 3 και τα 4.
    .title = Τοποθέτηση αποστολών
guide-hidden-discs = Όλοι βλέπουν πού βρίσκεται ένας δίσκος, αλλά μόνο ο κάτοχός του ξέρει τον αριθμό. Μπορείς να βάλεις έναν και εκεί όπου δεν θα επιτεθείς ποτέ.
    .title = Κλειστοί δίσκοι
guide-informer = Δείκτες σαν του Ναυάρχου, του Κυβερνήτη και του Πληροφοριοδότη ισχύουν μόνο για αυτό το ταξίδι. Ο Πληροφοριοδότης μπορεί να δει δίσκους ή έναν κλειστό δείκτη πριν αρχίσουν οι αποστολές.
    .title = Φίλοι στο Πλίμουθ
guide-informer-use = Δες όλους τους δίσκους εκεί όπου έχεις δικό σου και αντάλλαξε δύο δικούς σου. Ή δες έναν κλειστό δείκτη και μετακίνησε τον δίσκο σου από εκεί.
    .title = Ο Πληροφοριοδότης
guide-turning = Τώρα όλα τα σχέδια είναι ανοιχτά. Όπου οι δίσκοι είναι περισσότεροι από τους κύκλους, προηγούνται οι μικρότεροι αριθμοί και, αν είναι ίσοι, η σειρά απόπλου.
    .title = Οι δίσκοι ανοίγουν
guide-attack = Οι πόλεις κοστίζουν πλήρωμα, τα οχυρά πλήρωμα και κανόνια, τα ισπανικά γαλεόνια κανόνια. Η επίθεση ανοίγει τον κλειστό δείκτη· ακόμη και τότε μπορείς να παραιτηθείς.
    .title = Επίθεση
guide-failing = Όποιος δεν μπορεί να πληρώσει όταν ανοίξει ο δείκτης, αποτυγχάνει. Χάνει μόνο την αποστολή, και ο δείκτης μένει ανοιχτός για όλους.
    .title = Μια αποτυχημένη επίθεση
guide-treasure = Ο πρώτος που πετυχαίνει κάπου παίρνει τον θησαυρό που βρίσκεται εκεί. Μένει σε κλειστό σεντούκι και μετρά στο τέλος: ασήμι 3, χρυσός 4, πετράδι 5.
    .title = Θησαυρός
guide-trade = Στο λιμάνι δίνεις 1 εμπόρευμα για ένα αγαθό. Διαφορετικά αγαθά κάνουν σετ, που μετρούν στο τέλος της παρτίδας, και πιο πολύ τέσσερα διαφορετικά.
    .title = Εμπόριο
guide-returning = Μετά από κάθε αποστολή σου μπορείς να επιστρέψεις· μετά την αποστολή 4 πρέπει. Όσα δεν έκανες ως τότε χάνονται.
    .title = Επιστροφή στο Πλίμουθ
guide-hero = Όποιος επιστρέφει νωρίς και έχει μια επιτυχημένη επίθεση είναι ήρωας: 2 ΠΝ στην αποβάθρα επιστροφής 1, 1 ΠΝ στη 2. Με τον δίσκο 4 είναι πια αργά.
    .title = Το μπόνους ήρωα
guide-voyage-scoring = Κάθε ταξίδι μετρά τα είδη όπου πέτυχες επίθεση: 1 ΠΝ για ένα είδος, 4 για δύο, 10 και για τα τρία. Πόλη, οχυρό και γαλεόνι μαζί αξίζουν ένα σχέδιο.
    .title = Τρία είδη κατακτήσεων
guide-admiral-governor = Ο Ναύαρχος παίρνει 1 ΠΝ για κάθε χρυσό που έμεινε στον χάρτη, ο Κυβερνήτης 1 ΠΝ για κάθε ασήμι. Ό,τι πήραν άλλοι δεν τους μετρά.
    .title = Ναύαρχος και Κυβερνήτης
guide-next-order = Πρώτος στο επόμενο ταξίδι ξεκινά όποιος προηγείται, και οι άλλοι με τη σειρά των πόντων τους. Το πλοίο σου αδειάζει: μένουν μόνο τα αγαθά και το σεντούκι.
    .title = Το επόμενο ταξίδι
guide-final-scoring = Μετά το τρίτο ταξίδι μετρούν τα σετ αγαθών και ανοίγουν τα σεντούκια. Κερδίζει όποιος έχει τους περισσότερους πόντους νίκης· σε ισοβαθμία, όποιος επέστρεψε νωρίτερα.
    .title = Η τελική βαθμολογία
