"""Everything a player can do, and what can be said with it, as tables of sentence forms."""

from typing import Final

from engine.script.reading.actions.activating import ACTIVATING
from engine.script.reading.actions.casting import ANNOUNCEMENTS, CASTING, NAMING, RESPONDING, TARGETING
from engine.script.reading.actions.changing import CHANGING
from engine.script.reading.actions.choosing import CHOOSING, PAYING
from engine.script.reading.actions.combat import COMBAT
from engine.script.reading.actions.instructions import as_instructed
from engine.script.reading.actions.moving import MOVING
from engine.script.reading.forms import Table
from engine.script.reading.slots.base import SLOTS

DEEDS: Final = Table(
    SLOTS,
    *CASTING,
    *ACTIVATING,
    *COMBAT,
    *MOVING,
    *CHOOSING,
    *TARGETING,
    *CHANGING,
    *PAYING,
    further=as_instructed,
    what="a verb, such as casts, activates or attacks",
)
"""Verb phrases whose subject is a player."""

RESPONSE: Final = Table(SLOTS, *RESPONDING)
"""What a player responds with."""

NAMED: Final = Table(SLOTS, *NAMING)
"""Spells whose name is the verb."""

SAID: Final = Table(SLOTS, *ANNOUNCEMENTS, what="an announcement, such as targeting X or with X = 3")
"""Announcements that are no verb phrases."""
