"""Conditions that count what happened this turn or the turn before: spells cast, cards drawn, life gained, permanents gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.game import daytime
from engine.game.casting import Cast
from engine.game.combat.events import DeclareAttackers
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import Condition, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.special import Play
from engine.game.state import LastKnown
from engine.game.turn import BeginStep
from engine.game.zones import CreateToken, Discard, Draw, Move, Sacrifice
from engine.phrase import Unfit, Word, says, template_of
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.conditions.both import FirstOfTwo
from engine.words.filters.comparisons import Bound
from engine.words.filters.description import ObjectFilter
from engine.words.filters.history import attacked_this_turn, blocked_this_turn, damage_this_turn
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import You

DIED = "died this turn"
"""The slot of how many things that fit died this turn."""


def left(game: Game, zone: Zone) -> Iterator[tuple[Move, LastKnown]]:
    """What left a zone this turn, as it last was there."""
    for event in game.state.history:
        if isinstance(event, Move) and event.object in game.state.gone:
            last = game.state.gone[event.object]
            if last.object.zone is zone and event.to is not zone:
                yield event, last


class Deed(Word, frozen=True):
    """Something that players did, in the perfect tense, with what it was done to."""

    def done(self, game: Game, player: Id, scope: Scope) -> int:
        """How often, or with how many objects, a player did it this turn."""
        return 0


@says("cast {number} or more {spells}", "cast a(n) {spells}", "cast another {spells}")
class CastSpells(Deed, frozen=True):
    """Casting spells that fit."""

    spells: ObjectFilter
    number: Numeral | None = None

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns() or self.spells.plural != (self.number is not None):
            raise Unfit

    def done(self, game: Game, player: Id, scope: Scope) -> int:
        least = 1 if self.number is None else self.number.count(game, scope) or 0
        casts = [e for e in game.state.history if isinstance(e, Cast) and e.player == player]
        other = [e for e in casts if self.wording != 2 or e.spell != scope.source]
        return int(sum(_was(game, e.spell, self.spells, scope) for e in other) >= least)


def _was(game: Game, spell: Id, spells: ObjectFilter, scope: Scope) -> bool:
    """Whether a spell, wherever it is now, is or was one that fits."""
    return spells.match(game, spell, scope)


@says("drawn {number} or more cards")
class DrawnCards(Deed, frozen=True):
    """Drawing at least so many cards."""

    number: Numeral

    def done(self, game: Game, player: Id, scope: Scope) -> int:
        drawn = sum(isinstance(e, Draw) and e.player == player for e in game.state.history)
        return int(drawn >= (self.number.count(game, scope) or 0))


_DONE: Final[dict[str, Any]] = {
    "discarded a card": Discard,
    "played a land": Play,
    "sacrificed a permanent": Sacrifice,
    "created a token": CreateToken,
}
"""Each deed with the event that it is."""


def _doer(event: Any) -> Id:
    doer: Id = event.controller if isinstance(event, CreateToken) else event.player
    return doer


@says(*_DONE)
class DoneOnce(Deed, frozen=True):
    """Discarding, playing a land, sacrificing or creating a token, at least once."""

    def done(self, game: Game, player: Id, scope: Scope) -> int:
        kind = _DONE[template_of(self)]
        return sum(isinstance(e, kind) and _doer(e) == player for e in game.state.history)


_WHO: Final = {
    "you've {deed} this turn": "you",
    "an opponent has {deed} this turn": "opponent",
    "a player has {deed} this turn": "player",
}
"""Who has done it."""


@says(*_WHO)
class HasDone(Condition, frozen=True):
    """Somebody has done something this turn."""

    deed: Deed

    def holds(self, game: Game, scope: Scope) -> bool:
        you = scope.controller
        meant = {"you": [you], "opponent": game.state.opponents(you), "player": game.state.order()}
        return any(self.deed.done(game, p, scope) > 0 for p in meant[_WHO[template_of(self)]])


@says(
    "{player} gained {bound} life this turn",
    "{player} lost {bound} life this turn",
    "you've gained {bound} life this turn",
    "you've lost {bound} life this turn",
)
class LifeThisTurn(Condition, frozen=True):
    """The life that a player gained or lost this turn is within a bound."""

    bound: Bound
    player: PlayerReference = You()

    def holds(self, game: Game, scope: Scope) -> bool:
        kind = (GainLife, LoseLife)[self.wording % 2]
        for player in self.player.find(game, scope):
            changes = [e.amount for e in game.state.history if isinstance(e, kind) and e.player == player]
            if changes and self.bound.keeps(sum(changes), game, scope):
                return True
        return False


@says(
    "a(n) {things} left the battlefield this turn",
    "a(n) {things} left the battlefield under your control this turn",
    "a(n) {things} you controlled left the battlefield this turn",
)
class SomethingLeft(Condition, frozen=True):
    """Something that fits left the battlefield this turn (under the controller's control)."""

    things: ObjectFilter

    def holds(self, game: Game, scope: Scope) -> bool:
        gone = ((e, last) for e, last in left(game, Zone.BATTLEFIELD) if self.wording == 0 or last.controller == scope.controller)
        return any(self.things.match(game, e.object, scope) for e, _ in gone)


@says(
    "a(n) {things} entered the battlefield under your control this turn",
    "{number} or more {things} entered the battlefield under your control this turn",
    "you had a(n) {things} enter the battlefield under your control this turn",
    "another {things} entered the battlefield under your control this turn",
)
class EnteredUnderYours(FirstOfTwo, frozen=True):
    """Something that fits entered under the controller's control this turn."""

    things: ObjectFilter
    number: Numeral | None = None

    def __post_init__(self) -> None:
        if self.things.plural != (self.number is not None):
            raise Unfit

    def holds(self, game: Game, scope: Scope) -> bool:
        moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.BATTLEFIELD)
        came = [game.state.became[e.object] for e in moves if e.object in game.state.became]
        came = [t for t in came if self.wording != 3 or t != scope.source]
        fits = [t for t in came if game.object(t).controller == scope.controller and self.things.match(game, t, scope)]
        return len(fits) >= (1 if self.number is None else self.number.count(game, scope) or 0)


@says(
    "{number} or more {things} died this turn",
    "a(n) {things} died under your control this turn",
    "{number} or more {things} died under your control this turn",
    "another {things:one} died under your control this turn",
)
class ManyDied(Condition, frozen=True):
    """At least so many things that fit died this turn."""

    things: ObjectFilter
    number: Numeral | None = None

    def __post_init__(self) -> None:
        if self.things.plural != (self.number is not None):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many died can be spoken of."""
        return () if self.number is None else (Antecedent(slot=DIED, nature="number"),)

    @rule("700.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        died = [(e, k) for e, k in left(game, Zone.BATTLEFIELD) if e.to is Zone.GRAVEYARD]
        others = [(e, k) for e, k in died if self.wording != 3 or e.object != scope.source]
        fits = [k for e, k in others if self.things.match(game, e.object, scope)]
        mine = [k for k in fits if self.wording == 0 or k.controller == scope.controller]
        scope.slots[DIED] = len(mine)
        return len(mine) >= (1 if self.number is None else self.number.count(game, scope) or 0)


@says("you descended this turn")
class Descended(Condition, frozen=True):
    """A permanent card was put into the controller's graveyard this turn."""

    @rule("700.11")
    def holds(self, game: Game, scope: Scope) -> bool:
        moves = (e for e in game.state.history if isinstance(e, Move) and e.to is Zone.GRAVEYARD)
        came = (game.state.became[e.object] for e in moves if e.object in game.state.became)
        mine = (t for t in came if game.object(t).owner == scope.controller and not game.object(t).is_token)
        return any(game.characteristics(t).is_permanent for t in mine)


@says("you attacked with {number} or more creatures this turn")
class AttackedWith(Condition, frozen=True):
    """The controller declared at least so many attackers this turn."""

    number: Numeral

    @rule("508.1k")
    def holds(self, game: Game, scope: Scope) -> bool:
        attacks = (e for e in game.state.history if isinstance(e, DeclareAttackers) and e.player == scope.controller)
        return len({a for e in attacks for a in e.attacks}) >= (self.number.count(game, scope) or 0)


@says("no spells were cast last turn", "a player cast two or more spells last turn")
class SpellsLastTurn(Condition, frozen=True):
    """How many spells were cast in the turn before: none at all, or at least two by one player."""

    @rule("603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        if game.state.turn.number == 1:
            return False
        counts: dict[Id, int] = game.state.marks.get(daytime.LAST_TURN, {})
        return not sum(counts.values()) if self.wording == 0 else max(counts.values(), default=0) >= 2


@says("it's the first combat phase of the turn")
class FirstCombat(Condition, frozen=True):
    """No combat phase came before in this turn."""

    @rule("506.1")
    def holds(self, game: Game, scope: Scope) -> bool:
        return sum(isinstance(e, BeginStep) and e.step == "beginning of combat" for e in game.state.history) <= 1


@says("~ attacked or blocked this turn", "~ didn't attack this turn")
class ThisFought(Condition, frozen=True):
    """The object itself attacked or blocked this turn; or it did not attack."""

    @rule("608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        attacked = attacked_this_turn(game, scope.source)
        return not attacked if "didn't" in template_of(self) else attacked or blocked_this_turn(game, scope.source)


@says("~ dealt damage this turn", "~ dealt damage to an opponent this turn")
class ThisDealtDamage(Condition, frozen=True):
    """The object itself dealt damage this turn (to an opponent)."""

    @rule("608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        dealt = [e for e in damage_this_turn(game) if e.source == scope.source]
        opponents = game.state.opponents(scope.controller)
        return any("opponent" not in template_of(self) or e.recipient in opponents for e in dealt)


@says("~ was dealt damage this turn")
class ThisWasDealtDamage(Condition, frozen=True):
    """The object itself was dealt damage this turn."""

    @rule("608.2i")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(e.recipient == scope.source for e in damage_this_turn(game))


@says("a card left your graveyard this turn")
class CardLeftGraveyard(Condition, frozen=True):
    """A card left the controller's graveyard this turn."""

    @rule("603.10a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any(last.object.owner == scope.controller for _, last in left(game, Zone.GRAVEYARD))
