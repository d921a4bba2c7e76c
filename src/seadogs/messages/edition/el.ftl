# Τι δεν πάει καλά με το κείμενο ενός αρχείου έκδοσης ή με τη μορφή όσων περιέχει, σε κάθε παιχνίδι: μία πρόταση για
# κάθε περιορισμό, με το τι, το πού και το τι να κάνεις. Οι λέξεις σε «εισαγωγικά» στέκουν στο αρχείο όπως γράφονται εδώ.

edition-file-too-large = Το αρχείο έχει πάνω από { $most } χαρακτήρες, όσους δεν έχει καμία έκδοση: έλεγξε αν είναι το σωστό αρχείο.
edition-line-too-long = Η γραμμή { $line } έχει πάνω από { $most } χαρακτήρες: κόψε την σε μικρότερες.
edition-file-too-deep = Πίνακες ή λίστες φωλιάζουν πολύ βαθιά για έκδοση: έλεγξε τις αγκύλες.
edition-file-not-toml = Το αρχείο δεν είναι TOML· ο αναγνώστης λέει: { $reason }. Διόρθωσε το σημείο που ονομάζει.
edition-key-missing = { $where }: λείπει η τιμή «{ $key }»: πρόσθεσέ την.
edition-key-unknown = { $where }: εδώ δεν υπάρχει «{ $key }»· { $meant ->
    [none] αφαίρεσέ το ή γράψε ένα από τα: { $keys }.
   *[other] μήπως εννοούσες «{ $meant }»;
    }
edition-key-malformed = { $where }: το «{ $found }» δεν είναι όνομα: γράψε ως { $most } πεζά λατινικά γράμματα, ψηφία και απλές παύλες ανάμεσά τους.
edition-table-expected = { $where } είναι { $found }: κάνε το πίνακα με τις τιμές { $keys }.
edition-type-wrong = { $where } είναι { $found }: γράψε { $expected ->
    [number] έναν ακέραιο αριθμό
    [numbers] μια λίστα ακεραίων, όπως [3, 2, 1]
    [word] μια λέξη σε εισαγωγικά
    [words] μια λίστα λέξεων σε εισαγωγικά
    [text] ένα κείμενο σε εισαγωγικά
   *[name] ένα όνομα σε εισαγωγικά
    }.
edition-list-length = { $where } έχει { $found } τιμές: γράψε { $expected }.
edition-number-out-of-range = { $where } είναι { $found }: γράψε έναν ακέραιο από { $least } ως { $most }.
edition-word-unknown = { $where } λέει «{ $found }»· { $meant ->
    [none] γράψε ένα από τα: { $words }.
   *[other] μήπως εννοούσες «{ $meant }»;
    }
edition-text-malformed = { $where } είναι «{ $found }»: γράψε από 1 ως { $most } εκτυπώσιμους χαρακτήρες, χωρίς κενό στις άκρες.
edition-provenance-missing = { $where } δεν λέει από πού προέρχεται η τιμή του: δώσε σε αυτό ή στον πίνακά του ένα «from» με ένα από τα { $words }.
edition-provenance-unknown = { $where } λέει «{ $found }»· { $meant ->
    [none] γράψε ένα από τα: { $words }.
   *[other] μήπως εννοούσες «{ $meant }»;
    }
