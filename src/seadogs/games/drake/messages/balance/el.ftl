# Οι στρατηγικές και οι πηγές των βαθμών στην αναφορά της εντολής `seadogs balance`.

strategy-towns = πόλεις
strategy-forts = φρούρια
strategy-galleons = γαλεόνια
strategy-treasure = θησαυροί
strategy-trade = εμπόριο

income-start = Αρχικοί βαθμοί όλων
income-town = Πόλεις
income-fort = Φρούρια
income-galleon = Γαλεόνια
income-conquests = Είδη κατακτήσεων
income-hero = Επιστροφή ήρωα
income-offices = Ναύαρχος και Κυβερνήτης
income-commodities = Εμπορεύματα
income-chest = Σεντούκι
income-investor = Επενδυτής
