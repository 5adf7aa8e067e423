"""References: words that stand for objects and players."""
