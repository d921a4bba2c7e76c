# Τι δεν πάει καλά σε ένα αρχείο έκδοσης: μία πρόταση για κάθε περιορισμό, με το τι, το πού και το τι να κάνεις.
# Οι λέξεις σε «εισαγωγικά» στέκουν στο αρχείο όπως γράφονται εδώ.

## Η Οδός του Πλίμουθ

edition-street-every-location = { $where } ονομάζει το { $location } { $times } φορές: κάθε τοποθεσία υπάρχει εκεί μία φορά· λείπουν: { $missing }.
edition-street-ends = { $where } είναι { $found }: η τοποθεσία { $position } είναι τυπωμένη στο ταμπλό και είναι πάντα { $expected }.
edition-street-starts-with-crew = { $where } είναι { $found }: ο δρόμος αρχίζει με πλακίδιο πληρώματος.
edition-street-better-first = { $where } είναι { $better }, πίσω από το { $worse } στο { $first }: το καλύτερο πλακίδιο ενός ζευγαριού μπαίνει νωρίτερα, άρα ανταλλάξε τα δύο.
edition-location-circles = { $where } είναι { $found }: το βιβλίο κανόνων δίνει στο { $location } { $expected ->
    [all] έναν κύκλο για κάθε καπετάνιο: γράψε «all».
   *[other] { $expected }: γράψε { $expected }.
    }
edition-amounts-circles = { $where } έχει { $found } ποσά: ένα πλακίδιο πληρώματος, κανονιών ή προμηθειών έχει έναν ως τρεις κύκλους, άρα γράψε ένα ως τρία.
edition-amounts-trade-goods-circles = { $where } έχει { $found } ποσά: το πλακίδιο εμπορευμάτων έχει δύο κύκλους, άρα γράψε δύο.
edition-amounts-same-circles = { $where }: τα σετ για 3, 4 και 5 παίκτες έχουν { $found } ποσά: τα σετ διαφέρουν μόνο στα ποσά, άρα γράψε ίσο πλήθος.
edition-amounts-do-not-rise = { $where } είναι { $found }: γράψε τα ποσά από τον καλύτερο κύκλο προς τα κάτω.
edition-amounts-better-tile = { $where }: το { $better } δίνει συνολικά { $more } και το { $worse } { $less }: το πρώτο ενός ζευγαριού είναι το καλύτερο, άρα ανταλλάξε τα ή διόρθωσε τα ποσά.
edition-crew-suffice = { $where }: τα { $tiles } δίνουν { $found } πλήρωμα, αλλά από τα { $supply } του κουτιού οι άλλες τοποθεσίες μπορεί να πάρουν { $others }: μένουν το πολύ { $most }, άρα διόρθωσε τα ποσά.
edition-supplies-suffice = { $where }: τα { $tiles } δίνουν { $found } προμήθειες, αλλά από τις { $supply } του κουτιού ο Μώλος μπορεί να πάρει { $others }: μένουν το πολύ { $most }, άρα διόρθωσε τα ποσά.
edition-trade-goods-suffice = { $where }: το { $tiles } δίνει { $found } εμπορεύματα, αλλά από τα { $supply } του κουτιού η Βασίλισσα και ο Πληροφοριοδότης μπορεί να πάρουν { $others }: μένουν το πολύ { $most }, άρα διόρθωσε τα ποσά.
edition-tavern-covers-results = { $where } λείπει: πες τι δίνει το αποτέλεσμα { $result }· ο πίνακας πάει από το 1 ως το 7.
edition-tavern-ghost-ship = { $where }: το αποτέλεσμα { $result } δίνει «{ $found }»: τα 1 και 2 δίνουν «ghost-ship», τα 3 ως 7 έναν αριθμό πληρώματος.
edition-die-six-sides = { $where } είναι { $found }: ο πίνακας της Ταβέρνας από 1 ως 7 θέλει ζάρι με 6 πλευρές.

## Ο χάρτης

edition-kinds-count = { $where }: του είδους «{ $kind }» υπάρχουν { $found } προορισμοί: πρέπει να είναι { $expected }.
edition-named-kinds = { $where } { $found ->
    [none] λείπει: πρόσθεσέ το ως { $expected ->
        [town] πόλη
        [fort] οχυρό
        [port] λιμάνι εμπορίου
       *[other] πόλη ή οχυρό
        }.
   *[other] είναι του είδους «{ $found }»: το βιβλίο κανόνων λέει ότι το { $place } είναι { $expected ->
        [town] πόλη
        [fort] οχυρό
        [port] λιμάνι εμπορίου
       *[other] πόλη ή οχυρό
        }.
    }
edition-town-one-troop = { $where } είναι { $found }: μια πόλη έχει έναν στρατιώτη, άρα γράψε 1.
edition-target-two-circles = { $where } είναι { $found }: πόλεις, οχυρά και θέσεις γαλεονιού έχουν δύο κύκλους, άρα γράψε 2.
edition-port-circles = { $where }: τα λιμάνια έχουν { $found } κύκλους: πρέπει να είναι 2, 2 και 3.
edition-port-circle-each-good = { $where }: το { $place } έχει { $circles } κύκλους για { $goods } αγαθά: γράψε ίσο πλήθος.
edition-port-goods-differ = { $where } ονομάζει το { $good } { $times } φορές: ένα λιμάνι έχει ένα από κάθε είδος.
edition-port-goods-total = { $where }: τα λιμάνια έχουν μαζί { $found } από { $good }: πρέπει να έχουν { $expected }.
edition-port-sugar-and-tobacco = { $where }: κανένα λιμάνι δεν πουλά και ζάχαρη και καπνό, όπως ένα στο παράδειγμα 11 του βιβλίου κανόνων: διόρθωσε τα αγαθά.
edition-treasure-shares = { $where }: οι προορισμοί του είδους «{ $kind }» δείχνουν { $silver } ασήμι, { $gold } χρυσό και { $jewel } πετράδια: δύο πρέπει να δείχνουν ασήμι και δύο χρυσό.
edition-treasure-jewels = { $where } είναι { $found }: κάθε θέση γαλεονιού έχει «jewel».
edition-zone-1-four-destinations = { $where }: στη ζώνη 1 είναι { $found } προορισμοί: πρέπει να είναι τουλάχιστον 4.
edition-zones-up-to-2 = { $where } είναι { $found }: στα παραδείγματα του βιβλίου κανόνων το { $place } το φτάνεις με { $most } προμήθειες, άρα είναι στη ζώνη 1 ή 2.
edition-zones-up-to-3 = { $where } είναι { $found }: στα παραδείγματα του βιβλίου κανόνων το { $place } το φτάνεις με { $most } προμήθειες, άρα είναι στη ζώνη 1, 2 ή 3.
edition-zone-3-gran-granada-or-panama = { $where } είναι { $granada } και του Παναμά { $panama }: το παράδειγμα 5 του βιβλίου κανόνων θέλει για αυτά τρεις προμήθειες, άρα βάλε το ένα από τα δύο στη ζώνη 3.
edition-zones-near-forts = { $where }: οι ζώνες 1 και 2 έχουν { $found } οχυρά: τα παραδείγματα του βιβλίου κανόνων θέλουν εκεί τουλάχιστον 2.
edition-zones-near-galleon = { $where }: οι ζώνες 1 και 2 δεν έχουν θέση γαλεονιού: τα παραδείγματα του βιβλίου κανόνων θέλουν μία εκεί.
edition-panama-troops = { $where } είναι { $found }: το βιβλίο κανόνων τυπώνει στον Παναμά { $expected } στρατιώτη.
edition-veracruz-points = { $where } είναι { $found }: το βιβλίο κανόνων δίνει { $expected } ΠΝ για τη Βερακρούς.
edition-veracruz-cannons = { $where } είναι { $found }: το βιβλίο κανόνων τυπώνει στη Βερακρούς { $expected } κανόνι.
edition-veracruz-troops = { $where } είναι { $found }: με τον δείκτη της η Βερακρούς έχει τέσσερις στρατιώτες στο παράδειγμα 9 του βιβλίου κανόνων, άρα γράψε 2, 3 ή 4.
edition-veracruz-gold = { $where } είναι { $found }: ο θησαυρός της Βερακρούς είναι «gold».
edition-garrison-counters = { $where } είναι { $found }: γράψε τους δείκτες στρατιωτών ως 0, 0, 1, 2.
edition-frigate-counters = { $where } είναι { $found }: γράψε τους δείκτες φρεγάτας ως 0, 1, 2.
edition-galleon-eight-points = { $where } είναι { $found }: το ισχυρότερο γαλεόνι δίνει 8 ΠΝ.
edition-galleon-strongest-guns = { $where } είναι { $found }: με τον δείκτη φρεγάτας του το ισχυρότερο γαλεόνι έχει τέσσερα κανόνια στο παράδειγμα 10 του βιβλίου κανόνων, άρα γράψε 2, 3 ή 4.
edition-galleon-strongest = { $where } έχει { $guns } κανόνια και δίνει { $points } ΠΝ, το ισχυρότερο { $strongest } και { $most }: το ισχυρότερο δίνει τους περισσότερους ΠΝ και κανένα δεν έχει περισσότερα κανόνια· κατάταξε ξανά τους δείκτες.

## Το κουτί

edition-investor-affordable = { $where }: ο Επενδυτής κοστίζει { $price } ΠΝ, αλλά οι καπετάνιοι ξεκινούν με { $score }: η τιμή δεν μπορεί να είναι μεγαλύτερη.
edition-treasure-suffices = { $where } είναι { $found }: όλα τα ταξίδια μαζί θέλουν { $needed } { $stock }, άρα γράψε τουλάχιστον τόσα.
edition-commodities-suffice = { $where } είναι { $found }: όλα τα ταξίδια μαζί θέλουν { $needed } { $stock }, άρα γράψε τουλάχιστον τόσα.
