# Τι κάνει ένα πλακίδιο, συνθεμένο από τα βήματά του (phrases.py). Το `.to` ακολουθεί το «πλήρωσε 1 δουβλόνι για»,
# το `.does` έναν παίκτη.

## Προτάσεις

effect-text = { $sentences }
effect-sentence = { $step_start }.
effect-then = ύστερα { $step }
effect-you = εσύ { $step }
effect-roll = ρίξε
effect-if = { $body }, αν { $condition }
effect-if-else = αν { $condition }, { $body }· αλλιώς { $otherwise }
effect-if-block = Αν { $condition }: { $sentences }
effect-else-block = Αλλιώς: { $sentences }
effect-either-block = Διάλεξε ένα από τα δύο. Το πρώτο: { $first } Το δεύτερο: { $second }
effect-pay-block = Αν θέλεις, { $price }. Αν το κάνεις: { $sentences }
effect-pay-up-to-block = Αν θέλεις, πλήρωσε ως { effect-doubloons }. Για το καθένα: { $sentences }
effect-none-block = Αν δεν έχεις κανέναν: { $sentences }
effect-end = τέλος: { $count ->
    [one] 1 πόντος φήμης
   *[other] { $count } πόντοι φήμης
    } { $per }{ $per_key ->
    [effect-per-doubloons] , πέρα από τους συνηθισμένους
   *[other] { "" }
    }

## Οι άλλοι παίκτες

effect-choose = διάλεξε έναν άλλο παίκτη
effect-choose-who = διάλεξε έναν άλλο παίκτη· εκείνος { $body_does }
effect-that-player = ο παίκτης αυτός { $body_does }
effect-each-player = κάθε παίκτης { $body_does }
effect-each-other = κάθε άλλος παίκτης { $body_does }
effect-each-of-them = ύστερα ο καθένας τους { $body_does }
effect-for-each-block = Για τον καθένα τους: { $sentences }
effect-paid-chosen-block = Αν πληρώσει: { $sentences }
effect-paid-each-block = Για όποιον πληρώσει: { $sentences }
effect-look-at-other-treasures = δες τους θησαυρούς ενός άλλου παίκτη

## Σειρές

join-steps = { $before }, { $after }
effect-and = { $steps } και { $last }
    .to = { $steps_to } και { $last_to }
effect-and-they = { $steps_does } και { $last_does }
    .does = { $steps_does } και { $last_does }
effect-either = ή { $first } ή { $second }
effect-either-they = { $first_does } ή { $second_does }
    .does = { $first_does } ή { $second_does }

## Πράγματα

effect-doubloons = { $count ->
    [one] 1 δουβλόνι
   *[other] { $count } δουβλόνια
    }
effect-infamy = { $count ->
    [one] 1 πόντο φήμης
   *[other] { $count } πόντους φήμης
    }
effect-most = { $most ->
    [0] { "" }
   *[other] , το πολύ { $most }
    }
effect-where = { $where_key ->
    [here] εδώ
    [matching] στο αντίστοιχο λιμάνι
    [anywhere] οπουδήποτε
   *[island] στο νησί σου
    }

## Φράσεις

effect-gain-doubloons = πάρε { effect-doubloons }
    .to = να πάρεις { effect-doubloons }
    .does = παίρνει { effect-doubloons }
effect-gain-infamy = κέρδισε { effect-infamy }
    .to = να κερδίσεις { effect-infamy }
    .does = κερδίζει { effect-infamy }
effect-gain-doubloons-per = πάρε { effect-doubloons } { $per }{ effect-most }
    .to = να πάρεις { effect-doubloons } { $per }{ effect-most }
    .does = παίρνει { effect-doubloons } { $per }{ effect-most }
effect-gain-infamy-per = κέρδισε { effect-infamy } { $per }{ effect-most }
    .to = να κερδίσεις { effect-infamy } { $per }{ effect-most }
    .does = κερδίζει { effect-infamy } { $per }{ effect-most }
effect-place-pirate = τοποθέτησε { $count ->
    [one] έναν πειρατή
   *[other] { $count } πειρατές
    } { effect-where }
    .to = να τοποθετήσεις { $count ->
    [one] έναν πειρατή
   *[other] { $count } πειρατές
    } { effect-where }
effect-place-dread = τοποθέτησε { effect-where } { $count ->
    [one] έναν τρομερό πειρατή
   *[other] { $count } τρομερούς πειρατές
    } χωρίς να πληρώσεις
    .to = να τοποθετήσεις { effect-where } { $count ->
    [one] έναν τρομερό πειρατή
   *[other] { $count } τρομερούς πειρατές
    } χωρίς να πληρώσεις
effect-replace-pirate = αντικατάστησε χωρίς να πληρώσεις έναν κανονικό πειρατή σου { $where_key ->
    [here] εδώ με τρομερό πειρατή
    [matching] στο αντίστοιχο λιμάνι με τρομερό πειρατή
   *[anywhere] με τρομερό πειρατή
    }
    .to = να αντικαταστήσεις χωρίς να πληρώσεις έναν κανονικό πειρατή σου { $where_key ->
    [here] εδώ με τρομερό πειρατή
    [matching] στο αντίστοιχο λιμάνι με τρομερό πειρατή
   *[anywhere] με τρομερό πειρατή
    }
effect-replace-or = { $step }· αν δεν έχεις κανέναν, { $otherwise }
effect-remove-pirate = αφαίρεσε έναν πειρατή
    .to = να αφαιρέσεις έναν πειρατή
    .does = αφαιρεί έναν πειρατή
effect-discard-tile = ξεσκαρτάρισε ένα πλακίδιο λαφύρων από το νησί σου
    .to = να ξεσκαρτάρεις ένα πλακίδιο λαφύρων από το νησί σου
    .does = ξεσκαρτάρει από το νησί του ένα απροστάτευτο πλακίδιο λαφύρων της επιλογής του
effect-draw-treasures = τράβηξε { $count ->
    [one] 1 θησαυρό
   *[other] { $count } θησαυρούς
    }{ $rest ->
    [0] { "" }
   *[other] { " " }και κράτησε { $keep }
    }
    .to = να τραβήξεις { $count ->
    [one] 1 θησαυρό
   *[other] { $count } θησαυρούς
    }{ $rest ->
    [0] { "" }
   *[other] { " " }και να κρατήσεις { $keep }
    }
effect-draw-tiles = τράβηξε { $count ->
    [one] 1 πλακίδιο λαφύρων
   *[other] { $count } πλακίδια λαφύρων
    }{ $rest ->
    [0] { "" }
   *[other] , κράτησε { $keep } και ξεσκαρτάρισε { $rest }
    }
    .to = να τραβήξεις { $count ->
    [one] 1 πλακίδιο λαφύρων
   *[other] { $count } πλακίδια λαφύρων
    }{ $rest ->
    [0] { "" }
   *[other] , να κρατήσεις { $keep } και να ξεσκαρτάρεις { $rest }
    }
effect-move-captain-other = πήγαινε τον καπετάνιο σου σε όποιο άλλο λιμάνι θέλεις ή στο νησί
    .to = να πας τον καπετάνιο σου σε όποιο άλλο λιμάνι θέλεις ή στο νησί
effect-copy-tile = ενεργοποίησε ένα άλλο πλακίδιο λαφύρων του νησιού σου σαν να ήταν εδώ (όχι όμως κάποιο που αντιγράφει ή που μετρά στο τέλος)
    .to = να ενεργοποιήσεις ένα άλλο πλακίδιο λαφύρων του νησιού σου σαν να ήταν εδώ (όχι όμως κάποιο που αντιγράφει ή που μετρά στο τέλος)
effect-look-treasures = δες τους θησαυρούς εκείνου του παίκτη
    .to = να δεις τους θησαυρούς εκείνου του παίκτη
effect-pay = { $price } για { $body_to }
effect-pay-up-to = πλήρωσε ως { effect-doubloons } για { $body_to } για το καθένα
effect-pay-doubloons = πλήρωσε { effect-doubloons }
    .to = να πληρώσεις { effect-doubloons }
    .does = πληρώνει { effect-doubloons } στην τράπεζα
effect-pay-treasure = πλήρωσε { $count ->
    [one] 1 θησαυρό
   *[other] { $count } θησαυρούς
    } της επιλογής σου
    .to = να πληρώσεις { $count ->
    [one] 1 θησαυρό
   *[other] { $count } θησαυρούς
    } της επιλογής σου
    .does = πληρώνει { $count ->
    [one] 1 θησαυρό
   *[other] { $count } θησαυρούς
    } της επιλογής του
effect-pay-pirate = θυσίασε { $count ->
    [one] 1 πειρατή
   *[other] { $count } πειρατές
    }
    .to = να θυσιάσεις { $count ->
    [one] 1 πειρατή
   *[other] { $count } πειρατές
    }
    .does = θυσιάζει { $count ->
    [one] 1 πειρατή
   *[other] { $count } πειρατές
    }

## Για κάθε τι

effect-per-pirates = { $every ->
    [one] για κάθε πειρατή
   *[other] για κάθε { $every } πειρατές
    } { effect-where }
effect-per-dread = { $every ->
    [one] για κάθε τρομερό πειρατή
   *[other] για κάθε { $every } τρομερούς πειρατές
    } { effect-where }
effect-per-tiles = { $every ->
    [one] για κάθε πλακίδιο λαφύρων
   *[other] για κάθε { $every } πλακίδια λαφύρων
    } { effect-where }{ $where_key ->
    [here] { " " }(μετρά κι αυτό)
   *[other] { "" }
    }
effect-per-harbours-with-pirate = { $every ->
    [one] για κάθε λιμάνι σου
   *[other] για κάθε { $every } λιμάνια σου
    } με πειρατή
effect-per-harbours-with-3 = { $every ->
    [one] για κάθε λιμάνι σου
   *[other] για κάθε { $every } λιμάνια σου
    } με τουλάχιστον 3 πειρατές
effect-per-harbours-empty = { $every ->
    [one] για κάθε λιμάνι σου
   *[other] για κάθε { $every } λιμάνια σου
    } χωρίς πειρατή
effect-per-treasure-kinds = { $every ->
    [one] για κάθε διαφορετικό είδος θησαυρού
   *[other] για κάθε { $every } διαφορετικά είδη θησαυρού
    } που έχεις
effect-per-doubloons = { $every ->
    [one] για κάθε δουβλόνι
   *[other] για κάθε { $every } δουβλόνια
    } που έχεις

## Προϋποθέσεις

effect-if-pirates = έχεις { $least ->
    [one] πειρατή
   *[other] τουλάχιστον { $least } πειρατές
    } { effect-where }
effect-if-dread = έχεις { $least ->
    [one] τρομερό πειρατή
   *[other] τουλάχιστον { $least } τρομερούς πειρατές
    } { effect-where }
effect-if-tiles = έχεις { $least ->
    [one] πλακίδιο λαφύρων
   *[other] τουλάχιστον { $least } πλακίδια λαφύρων
    } { effect-where }
effect-if-doubloons = έχεις τουλάχιστον { $least ->
    [one] 1 δουβλόνι
   *[other] { $least } δουβλόνια
    }
effect-if-treasure-kinds = έχεις { $least ->
    [one] θησαυρό
   *[other] τουλάχιστον { $least } διαφορετικά είδη θησαυρού
    }
effect-if-harbours-with-pirate = έχεις πειρατή σε { $least ->
    [one] κάποιο λιμάνι
   *[other] τουλάχιστον { $least } λιμάνια
    }
effect-if-harbours-with-3 = έχεις τουλάχιστον 3 πειρατές { $least ->
    [one] σε κάποιο λιμάνι
   *[other] στο καθένα από { $least } λιμάνια
    }
effect-if-harbours-empty = { $least ->
    [one] κάποιο λιμάνι σου δεν έχει
   *[other] τουλάχιστον { $least } λιμάνια σου δεν έχουν
    } πειρατή
