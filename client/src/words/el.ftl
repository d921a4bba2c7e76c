# Οι λέξεις της ίδιας της σελίδας.

language = Γλώσσα
to-lobby = Στην αρχική σελίδα
rules = Κανόνες
close = Κλείσιμο
your-turn = Η σειρά σου

## The slip

slip = Τι σου ζητείται
slip-groups = Ποιο από όλα
slip-other = Άλλο
slip-turn = Η σειρά σου: { $name }.
slip-all = Και οι { $count } επιλογές
undo = Αναίρεση
undo-help = Αναιρεί το τελευταίο σου βήμα. Πάτησε ξανά για το προηγούμενο, εφόσον κανείς δεν έμαθε κάτι από αυτά
rule-for-this = Ο κανόνας
slip-refused = { $title }. Δεν άλλαξε τίποτα.
slip-nothing-done = Αυτό δεν γίνεται. Δεν άλλαξε τίποτα.
slip-stale = Το τραπέζι προχώρησε πριν φτάσει η επιλογή σου. Ξαναδές το: η επιλογή σου δεν έγινε.
slip-busy = Αυτό δεν έγινε: η προηγούμενη επιλογή σου ήταν ακόμη καθ’ οδόν.
slip-sending = Η επιλογή σου είναι καθ’ οδόν…
match-over = Η παρτίδα τελείωσε.
awaits = { $count ->
    [0] Το παιχνίδι προχωρά…
    [one] Παίζει: { $names }.
   *[other] Παίζουν: { $names }.
}
watching-awaits = { $count ->
    [0] Παρακολουθείς. Το παιχνίδι προχωρά…
    [one] Παρακολουθείς. Παίζει: { $names }.
   *[other] Παρακολουθείς. Παίζουν: { $names }.
}
line-down = Χάθηκε η σύνδεση με τον διακομιστή. Προσπαθώ ξανά…

## The coach of a practice match

coach = Ο δάσκαλος
coach-would = Ο δάσκαλος θα διάλεγε: { $choice }.
coach-do = Κάν’ το
coach-do-again = Πάτησε ξανά
coach-thinks = Ο δάσκαλος σκέφτεται…
coach-watches = Ο δάσκαλος βλέπει μαζί σου τι κάνουν οι άλλοι.

## Settings and guide

settings = Ρυθμίσεις
sound = Ήχος
guide = Συμβουλές πρώτης παρτίδας
guide-again = Όλες οι συμβουλές από την αρχή
guide-hint = Συμβουλή
guide-close = Κατάλαβα
guide-off = Όχι άλλες συμβουλές
press-twice = Κάθε επιλογή με δεύτερο πάτημα
press-again = Ξαναπάτησε: { $choice }
motion = Κίνηση
motion-calm = Ήρεμη
motion-brisk = Γρήγορη
motion-off = Χωρίς

## A refusal

refusal-still = Γίνεται ακόμη:
refusal-more = { $count } ακόμη
option-name = «{ $name }»
refusal-read = Διάβασε «{ $title }» στους κανόνες

## The rules

rules-search = Αναζήτηση στους κανόνες
rules-found = { $count ->
    [0] Δεν βρέθηκε τίποτα
    [one] Βρέθηκε 1 κανόνας
   *[other] Βρέθηκαν { $count } κανόνες
}
rules-chapters = Κεφάλαια
house-value = Τιμή του σπιτιού:

## The journal

journal-since = Από την τελευταία σου ματιά: { $count ->
    [0] έπαιξε η τύχη
    [one] 1 κίνηση
   *[other] { $count } κινήσεις
}
journal-seen-before = νέα πάνω από τη γραμμή
journal-undone = Αναίρεση: { $name }.
journal = Ιστορικό
journal-more = { $count } ακόμη
journal-earlier = Παλιότερες κινήσεις

## The curtain

curtain-title = Δώσε τη συσκευή: { $name }
curtain-text = { $name }, πάτησε όταν δεν βλέπει κανείς άλλος. Μέχρι τότε τίποτα δικό σου δεν υπάρχει σε αυτή τη συσκευή.
curtain-confirm = Είμαι εδώ: { $name }

## Notices

notice-title = Αυτό δεν γίνεται
problem-unreachable = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
problem-other = Κάτι πήγε στραβά. Φόρτωσε ξανά τη σελίδα· η παρτίδα είναι ασφαλής στον διακομιστή.
try-again = Δοκίμασε ξανά
no-such-match = Δεν υπάρχει τέτοια παρτίδα
no-such-match-text = Ίσως ο σύνδεσμος γράφτηκε λάθος ή η παρτίδα παίχτηκε σε άλλον διακομιστή.
ruling = Δική μας απόφαση:

## The room before the start

room-waiting = { $count ->
    [one] Περιμένουμε έναν καπετάνιο
   *[other] Περιμένουμε { $count } καπετάνιους
}
# Πόσοι από όλους έχουν καθίσει
room-seated = { $seated ->
    [one] Είναι εδώ 1 από τους { $count } καπετάνιους.
   *[other] Είναι εδώ { $seated } από τους { $count } καπετάνιους.
}
room-start = Η παρτίδα αρχίζει μόλις πιαστεί η τελευταία θέση.
room-invited = Σε προσκαλούν σε μια παρτίδα
room-link = Στείλε αυτόν τον σύνδεσμο σε όποιον περιμένεις:
room-link-label = Σύνδεσμος της παρτίδας
room-link-at-home = Ο διακομιστής απαντά μόνο σε αυτόν τον υπολογιστή, άρα ο σύνδεσμος λειτουργεί μόνο εδώ. Για να καλέσεις κι άλλους, άνοιξέ τον στο δίκτυό σου: το README λέει πώς, στο «Host».
copy = Αντιγραφή
copied = Αντιγράφηκε
your-name = Το όνομά σου
chair-is-open = Ελεύθερη θέση
sit-here = Κάθισε εδώ
chair-mine = σε αυτή τη συσκευή
chair-bot = μποτ
chair-taken = σε αναμονή

## The lobby

new-match = Νέα παρτίδα
practice = Ταξίδι εξάσκησης, με δάσκαλο
practice-help = Σε κάθε ερώτηση ο δάσκαλος λέει τι θα έκανε ένας συνετός καπετάνιος, και γιατί.
practice-short = εξάσκηση
chair-me-help = Εσύ, εδώ.
chair-other-help = Δίνεις τη συσκευή στον επόμενο. Κανείς δεν βλέπει μυστικά άλλου.
chair-open-help = Παίρνεις σύνδεσμο για να στείλεις. Η παρτίδα αρχίζει μόλις πιαστούν όλες οι θέσεις.
bot-greedy = Μποτ: Άπληστος
bot-greedy-help = Παίρνει ό,τι του αξίζει περισσότερο τώρα. Καλός αντίπαλος.
bot-greedy-towns = Μποτ: Άπληστος για πόλεις
bot-greedy-towns-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στις πόλεις.
bot-greedy-forts = Μποτ: Άπληστος για φρούρια
bot-greedy-forts-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στα φρούρια.
bot-greedy-galleons = Μποτ: Άπληστος για γαλεόνια
bot-greedy-galleons-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στα γαλεόνια.
bot-greedy-treasure = Μποτ: Άπληστος για θησαυρούς
bot-greedy-treasure-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στους θησαυρούς.
bot-greedy-trade = Μποτ: Άπληστος για εμπόριο
bot-greedy-trade-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στο εμπόριο.
bot-greedy-dread = Μποτ: Άπληστος για τρομερούς πειρατές
bot-greedy-dread-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στους τρομερούς πειρατές.
bot-greedy-doubloons = Μποτ: Άπληστος για δουβλόνια
bot-greedy-doubloons-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στα δουβλόνια.
bot-greedy-tiles = Μποτ: Άπληστος για πλακίδια λαφύρων
bot-greedy-tiles-help = Σαν τον Άπληστο, αλλά δίνει μεγαλύτερη αξία στα πλακίδια λαφύρων.
bot-random = Μποτ: Τυχαίος
bot-random-help = Κάνει οτιδήποτε επιτρέπεται. Νικιέται εύκολα.
options-changed = (άλλαξαν { $count })
none-finished = Η πρώτη παρτίδα που θα τελειώσει θα μείνει εδώ, μαζί με την επανάληψή της.
match-imported = από αρχείο
record-load = Άνοιγμα αρχείου
record-edition = Άλλη έκδοση
record-edition-wanted = Η παρτίδα παίχτηκε με την έκδοση «{ $name }», που έχει άλλες τιμές από την έκδοση του σπιτιού. Για να τη δεις, άνοιξε και το αρχείο της έκδοσης.
record-edition-wrong = Το { $file } έχει άλλες τιμές από εκείνες με τις οποίες παίχτηκε η παρτίδα.
record-fault = Γραμμή { $line }: { $reason }
record = Λήψη του αρχείου
which-game = Παιχνίδι
captains-from-to = Για { $fewest } ως { $most } καπετάνιους
how-many = Καπετάνιοι
who-sits-where = Ποιος κάθεται πού
name-of-chair = Όνομα καπετάνιου { $number }
kind-of-chair = Ποιος παίζει τον καπετάνιο { $number }
captain-names = Νίκος, Μπέρτα, Ινές, Τομ, Ούγκο
whoever-comes = Όποιος έρθει με τον σύνδεσμο
whoever = Όποιος έρθει
chair-me = Εγώ
chair-other = Άλλος, εδώ
chair-open = Με σύνδεσμο
start-match = Έναρξη παρτίδας
options-and-edition = Επιλογές και έκδοση
edition = Τυπωμένες τιμές
edition-house = Έκδοση { $name }, αυτή που έχει το σπίτι.
edition-own = Από το αρχείο σου { $file }.
edition-load = Άνοιγμα αρχείου έκδοσης
edition-drop = Πίσω στην έκδοση του σπιτιού
go-on-with = Συνέχισε
finished-matches = Τελειωμένες παρτίδες
match-not-started = Περιμένουμε καπετάνιους
go-on = Συνέχεια
see-result = Δες το αποτέλεσμα

## The top bar

menu = Μενού

## The replay

replay = Επανάληψη
replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-forth = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-speed = Ταχύτητα: { $speed }×
replay-scrubber = Σημείο της παρτίδας
replay-move = Κίνηση { $number } από { $count }
replay-chapter = Μετάβαση σε
replay-eyes = Με ποιανού τα μάτια
replay-eyes-watcher = Θεατής
replay-copy = Σύνδεσμος
