"""Cards: as printed, normalised, and compiled."""
