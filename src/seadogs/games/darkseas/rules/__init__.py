"""The rulebook, a file a chapter, functions in the manual's order: what is allowed, and what it does."""
