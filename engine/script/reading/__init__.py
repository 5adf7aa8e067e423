"""Reading a scenario: text and cards in, a Script out, with a typed fault for every sentence that was not read."""

from engine.script.reading.reader import read_script

__all__ = ["read_script"]
