"""Permissions: which cards may be played from where, for what, how often and how long."""
