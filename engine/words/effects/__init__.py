"""Effects: what spells and abilities do, one topic a room."""
