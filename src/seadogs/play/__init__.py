"""Floor 2: what plays and what is said: bots, the arena, and the words of prompts and events."""
