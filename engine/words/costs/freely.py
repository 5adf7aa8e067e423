"""Additional costs of a spell that are paid with as many objects as wanted, for each of which it may cost less."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import CostChange, Increase, Reduce
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import CostPart
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Remember, Tap
from engine.game.triggers import FOLLOWS
from engine.game.verdict import ALLOWED, Verdict
from engine.game.zones import Move, Sacrifice
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.costs.following import exiled_to_pay
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.keywords.kicker import OfThisSpell
from engine.words.kinds import Kind
from engine.words.references.antecedents import Antecedent

USED = "used freely"
"""The key under which a spell remembers what is used to pay for it."""


class Use(Word, frozen=True):
    """What is done with the objects, told by its stem and its participle."""

    slots: ClassVar[tuple[str, ...]] = ("exiled", "sacrificed", "tapped")

    @property
    def slot(self) -> str:
        """The slot of the objects."""
        return self.slots[self.wording]


@says("exile", "sacrifice", "tap")
class Uses(Use, frozen=True):
    """As a command."""

    def usable(self, game: Game, player: Id, thing: Id) -> bool:
        """Whether the player may use this object so."""
        found = game.object(thing)
        owner = game.controller(thing) if found.zone is Zone.BATTLEFIELD else found.owner
        return owner == player and not (self.wording == 2 and found.is_tapped)

    def event(self, player: Id, thing: Id, by: Id) -> Event:
        """What becomes of an object."""
        made: tuple[Event, ...] = (
            *exiled_to_pay((thing,), by),
            Sacrifice(player=player, object=thing),
            Tap(object=thing, for_cost=True),
        )
        return made[self.wording]


@says("exiled", "sacrificed", "tapped")
class Used(Use, frozen=True):
    """As something done."""


class UseThem(CostPart, frozen=True):
    """The objects that were chosen are used; made, never read."""

    use: Uses

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("601.2h", "118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = used_for(game, scope.source)
        scope.slots[self.use.slot] = chosen
        moved = game.happen(*(self.use.event(player, t, scope.source) for t in chosen))
        gone = {e.object: game.state.became[e.object] for e in moved if isinstance(e, Move) and e.object in game.state.became}
        scope.slots[FOLLOWS] = {**scope.slots.get(FOLLOWS, {}), **gone}


def used_for(game: Game, spell: Id) -> tuple[Id, ...]:
    """The objects that were chosen to pay for a spell."""
    chosen: tuple[Id, ...] = game.object(spell).chosen.get(USED, ())
    return chosen


@says(
    "as an additional cost to cast ~, {use} any number of {things}.",
    "as an additional cost to cast ~, you may {use} any number of {things}.",
    "as an additional cost to cast ~, you may {use} any number of {things}. "
    "~ costs {less} less to cast for each {kind} {used} this way.",
)
class AnyNumberUsed(OfThisSpell, frozen=True):
    """As many objects as wanted are used, each of which may make the spell cost less."""

    use: Uses
    things: ObjectFilter
    less: Mana | None = None
    kind: Kind | None = None
    used: Used | None = None

    def __post_init__(self) -> None:
        if not self.things.plural or (self.used is not None and self.used.wording != self.use.wording):
            raise Unfit
        if self.kind is not None and (self.kind.is_many or self.kind.name not in ("card", "permanent", *self.things.nouns())):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was used can be spoken of."""
        return (Antecedent(slot=self.use.slot, nature=self.use.slot),)

    def _able(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        own = Scope.of(scope.source, player)
        there = [t for t in candidates(game, self.things, own) if self.use.usable(game, player, t)]
        return [t for t in there if t != scope.source]

    @rule("601.2b")
    def as_announced(self, game: Game, action: CastSpell, scope: Scope) -> None:
        """Choose what will be used."""
        if action.spell != scope.source:
            return
        able = self._able(game, action.player, scope)
        options, least = [(t, game.name(t)) for t in able], self._least(game, action, tuple(able))
        chosen = game.choose(
            action.player, "freely used", options, minimum=least, maximum=len(options), about=action.spell,
            prompt=f"Which are {self.use.slot} for it?",
        )
        game.happen(Remember(object=action.spell, key=USED, value=tuple(chosen)))

    def _least(self, game: Game, action: CastSpell, able: tuple[Id, ...]) -> int:
        """How many must be used at least so that the cost can be paid."""
        from engine.game.permissions.casting import affordable

        for many in range(len(able) + 1 if self.less is not None and not game.state.is_paid_for else 0):
            branch = game.branch()
            branch.happen(Remember(object=action.spell, key=USED, value=able[:many]))
            if affordable(branch, action.player, action):
                return many
        return 0

    @rule("601.2f", "118.8")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        many = self._many(game, action, scope)
        if self.less is not None and many:
            yield Reduce(mana=self.less.symbols * many)
        yield Increase(parts=(UseThem(use=self.use),))

    def _many(self, game: Game, action: CastSpell, scope: Scope) -> int:
        """How many are used; before that is said as many as there are, where the mana has to be there."""
        found: Any = game.object(action.spell)
        if USED in found.chosen or game.state.is_paid_for or found.zone is Zone.STACK:
            return len(used_for(game, action.spell))
        return len(self._able(game, action.player, scope))
