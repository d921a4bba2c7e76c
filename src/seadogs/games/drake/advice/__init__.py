"""A sensible captain: plans a voyage, collects what the plan needs, goes home in time. Sees only a View."""
