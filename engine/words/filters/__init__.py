"""Filters: descriptions that objects and players fit or do not."""
