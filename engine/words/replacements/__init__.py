"""Replacement and prevention: enters, instead, twice as much, prevent."""
