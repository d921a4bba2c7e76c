"""Floor 0: what every game shares. No game, no clock, no file, no network; the standard library only."""
