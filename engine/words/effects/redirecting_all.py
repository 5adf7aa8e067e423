"""All damage for a while dealt to something else: "all damage that would be dealt to creatures this turn is dealt to ~ instead"."""

from __future__ import annotations

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration, Reference
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.prevention import ANYTHING, DamageKind, Source, side
from engine.words.effects.redirecting import Elsewhere, is_one
from engine.words.references.possessive import ControllerOf
from engine.words.sentences import Sentence


@says(
    "all {kind} that would be dealt to {recipient} {until}[ by {source}] is dealt to {to} instead",
    "all {kind} that would be dealt {until} to {recipient}[ by {source}] is dealt to {to} instead",
    "all {kind} that would be dealt to {recipient} by {source} {until} is dealt to {to} instead",
    "{until}, all {kind} that would be dealt to {recipient}[ by {source}] is dealt to {to} instead",
)
class RedirectAll(Sentence, frozen=True):
    """Each time, as long as it lasts and there is something to deal it to."""

    kind: DamageKind
    recipient: Reference
    until: Duration
    to: Reference
    source: Source | None = None

    def __post_init__(self) -> None:
        if not is_one(self.to) or isinstance(self.to, ControllerOf):
            raise Unfit

    @rule("614.9", "611.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        to = tuple(map(scope.now, self.to.find(game, scope)))
        protects = side(game, scope, self.recipient)
        sources = ANYTHING if self.source is None else self.source.side(game, scope)
        if len(to) == 1:
            begin(game, scope, Elsewhere(kind=self.kind, protects=protects, sources=sources, to=to[0]), self.until)
