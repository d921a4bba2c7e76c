"""What a sensible captain would do, and why: from a View and what is printed, never from a State."""
