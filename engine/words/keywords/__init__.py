"""Keyword abilities, each in the room of its own name or of its kind."""
