"""What is asked of they, he or she before it is known whether players or objects are meant."""

from typing import Literal

from engine.script.values.base import Value


class Fate(Value, frozen=True):
    """Did they ``die`` or ``survive``?"""

    pronoun: Literal["they", "he", "she"]
    verb: str
