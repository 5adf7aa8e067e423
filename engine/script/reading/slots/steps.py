"""Slots for the steps and phases of a turn."""

from typing import Final

from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.numbers import Mapped

STEPS: Final = (
    Mapped("a step or phase")
    .add("untap step", "untap step", "untap")
    .add("upkeep", "upkeep", "upkeep step")
    .add("draw step", "draw step", "draw")
    .add(
        "precombat main phase",
        "precombat main phase",
        "first main phase",
        "main phase one",
        "main phase 1",
        "main 1",
        "first main",
        "precombat main",
        "pre combat main phase",
    )
    .add("main phase", "main phase", "main")
    .add("combat", "combat", "combat phase", "combat step", "beginning of combat", "beginning of combat step")
    .add("declare attackers step", "declare attackers step", "declare attackers", "attackers")
    .add("declare blockers step", "declare blockers step", "declare blockers", "blockers", "blocks")
    .add("combat damage step", "combat damage step", "combat damage", "damage")
    .add("end of combat", "end of combat", "end of combat step")
    .add(
        "postcombat main phase",
        "postcombat main phase",
        "second main phase",
        "postcombat main",
        "second main",
        "main phase two",
        "main phase 2",
        "main 2",
        "post combat main phase",
    )
    .add("end step", "end step", "end of turn", "ending phase", "end phase")
    .add("cleanup step", "cleanup step", "cleanup")
    .add("turn", "turn")
)
SLOTS["step"] = STEPS
