# Οι στρατηγικές στην αναφορά της εντολής `seadogs balance`.

strategy-treasure = θησαυροί
strategy-dread = τρομεροί πειρατές
strategy-doubloons = δουβλόνια
strategy-tiles = πλακίδια λαφύρων
