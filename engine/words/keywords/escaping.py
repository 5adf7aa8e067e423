"""What a permanent has when the spell that it was escaped."""

from __future__ import annotations

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Filter, Modification, Reference, Static
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import While
from engine.words.amounts import Numeral
from engine.words.keywords.alternative import WasCastFor
from engine.words.keywords.kicker import paid
from engine.words.kinds import CounterKind
from engine.words.modifications.abilities import Granted, HasThese
from engine.words.references.objects import This
from engine.words.replacements.choosing import AsItEnters


@says(
    "~ enters with {number} {kind} counter{s@number} on it. "
    "it escapes with {more} {again} counter{s@more} on it instead."
)
class EscapesWithMore(AsItEnters, frozen=True):
    """It enters with counters, and with another number of them when it escaped."""

    number: Numeral
    kind: CounterKind
    more: Numeral
    again: CounterKind

    @rule("702.138c", "614.1c")
    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        escaped = "escape" in paid(game, scope.source)
        amount, kind = (self.more, self.again) if escaped else (self.number, self.kind)
        n = amount.count(game, scope) or 0
        counters = {**move.counters, kind.name: move.counters.get(kind.name, 0) + n}
        return msgspec.structs.replace(move, counters=counters)


@says("~ escapes with {what}.")
class EscapesWithAbility(Static, frozen=True):
    """It has a quoted ability while the spell that it was had escaped."""

    what: Granted

    @rule("702.138d")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        gains = HasThese(abilities=self.what.abilities())
        return ((This(), While(condition=WasCastFor(name="escape"), then=gains)),)

