"""What a kicked permanent enters with besides counters: "with two +1/+1 counters on it and with trample"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Filter, Modification, Reference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.abilities import While
from engine.words.keywords.kicker import WasKicked, WasKickedTwice, WasKickedWith
from engine.words.modifications.abilities import Gains, Granted
from engine.words.references.objects import This
from engine.words.references.pronouns import It
from engine.words.replacements.entering import EntersIf


@says(
    "if {condition}, {subject} enter{s} {way} and with {what:and+}.",
    "if {condition}, {subject} enter{s} with {what:and+} and {way}.",
)
class EntersKickedWith(EntersIf, frozen=True, kw_only=True):
    """With counters, and with abilities that it has because it was kicked."""

    what: tuple[Granted, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.subject, This | It) or not isinstance(self.condition, WasKicked | WasKickedTwice | WasKickedWith):
            raise Unfit

    def applies(self, game: Game, scope: Scope) -> bool:
        return self.condition.holds(game, scope)

    @rule("702.33d")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), While(condition=self.condition, then=Gains(what=self.what))),)
