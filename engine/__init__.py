"""The rules engine: scenario text in, ruling out. It knows no Discord, no clock and no file system."""
