"""Floor 3: matches between people and bots, over HTTP. It names no game: it plays whatever `games.found()` finds."""
