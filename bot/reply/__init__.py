"""A Ruling in the forms people read: terminal lines, JSON, Discord components."""
