"""Replacements of either of two moves: of permanents that would die, or of cards that would go to a graveyard from elsewhere."""

from __future__ import annotations

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.replacements.instead import Instead
from engine.words.replacements.zone_changes import Fate, Passage


@says("a(n) {things} not on the battlefield")
class CardElsewhere(Subject, frozen=True):
    """A card that fits, in another zone than the battlefield."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns():
            raise Unfit

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.object(thing)
        is_card = not found.is_copy and not found.is_token
        return is_card and found.zone is not Zone.BATTLEFIELD and self.things.match(game, thing, scope)

    def nouns(self) -> frozenset[str]:
        return self.things.nouns()


@says("if {subject} would {passage} or {card} would {other}, {fate}")
class EitherGoesElsewhere(Instead, frozen=True):
    """Permanents that would go somewhere, and cards that would from elsewhere, go somewhere else instead."""

    subject: Subject
    passage: Passage
    card: CardElsewhere
    other: Passage
    fate: Fate

    @rule("614.1a")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move):
            return None
        pairs = ((self.passage, self.subject), (self.other, self.card))
        if not any(p.match(game, event, scope) and s.match(game, event.object, scope) for p, s in pairs):
            return None
        return self.fate.of(game, event, scope) or None
