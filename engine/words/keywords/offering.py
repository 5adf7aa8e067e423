"""Offering and emerge: a permanent is sacrificed for a spell, which then costs as much less."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.costs import Additional, Alternative, CostChange, Reduce, parts_of, split
from engine.game.functioning import hooks
from engine.game.machine import Game
from engine.game.mana.symbols import mana_value as value_of
from engine.game.mana_cost import Symbols
from engine.game.meaning import Ability, CostPart, Filter, Keyword
from engine.game.objects import Id, Zone
from engine.game.permissions.as_though import AsThough
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.status import Remember
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.game.zones import Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.keywords.equip import described
from engine.words.keywords.kicker import OfThisSpell
from engine.words.keywords.spelling import costed

GIVEN = "given for it"
"""The key under which a spell remembers what is sacrificed for it."""


def able(game: Game, things: Filter, player: Id, scope: Scope) -> list[Id]:
    """The permanents of a player that could be given."""
    return [t for t in candidates(game, things, scope) if game.controller(t) == player]


class GiveTheChosen(CostPart, frozen=True):
    """The permanent that was chosen is sacrificed; made, never read."""

    deed: ClassVar[str] = "sacrifice"
    things: ObjectFilter
    told: ClassVar[str] = "what is sacrificed for it"

    @rule("701.21a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        chosen = game.object(scope.source).chosen.get(GIVEN)
        there = able(game, self.things, player, scope)
        if chosen in there or (chosen is None and there):
            return ALLOWED
        return forbidden(f"{game.name(player)} has nothing to sacrifice for {game.name(scope.source)}.")

    @rule("702.48b", "702.119c")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Sacrifice(player=player, object=game.object(scope.source).chosen[GIVEN]))


class Gift(OfThisSpell, frozen=True):
    """A permanent is chosen to be sacrificed as the cost called ``name`` is announced; made, never read."""

    name: ClassVar[str] = ""
    things: ObjectFilter

    @rule("702.48b", "702.119c")
    def as_announced(self, game: Game, action: CastSpell, scope: Scope) -> None:
        """Choose what will be sacrificed."""
        if action.spell != scope.source or self.name not in action.paid:
            return
        options = [(t, game.name(t)) for t in able(game, self.things, action.player, scope)]
        chosen = game.choose_one(action.player, "sacrifice", options, about=action.spell, prompt="Sacrifice what?")
        if chosen is not None:
            game.happen(Remember(object=action.spell, key=GIVEN, value=chosen))

    def less(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        """By how much the cost is less: by what was chosen or, before that, by the best there is."""
        if self.name not in action.paid:
            return
        chosen = game.object(action.spell).chosen.get(GIVEN)
        found = [chosen] if chosen is not None else able(game, self.things, action.player, scope)
        yield from (Reduce(mana=max((self.worth(game, t) for t in found), key=value_of)),) if found else ()

    def worth(self, game: Game, thing: Id) -> Symbols:
        """The mana that a permanent stands for."""
        return (f"{{{mana_value(game, thing)}}}",)


class Emerges(Gift, frozen=True):
    """Cast for its emerge cost, it costs less by the mana value of what is sacrificed; made, never read."""

    name: ClassVar[str] = "emerge"
    cost: tuple[CostPart, ...]

    @rule("702.119a", "702.119b")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        mana, parts = split(parts_of(self.cost))
        yield Alternative(name=self.name, mana=mana, parts=(*parts, GiveTheChosen(things=self.things)))
        yield from self.less(game, action, scope)


@says(*costed("emerge"))
class Emerge(Keyword, frozen=True):
    """A creature is sacrificed for it."""

    cost: tuple[CostPart, ...]
    name: ClassVar[str] = "emerge"

    @rule("702.119a")
    def means(self) -> tuple[Ability, ...]:
        return (Emerges(things=described("creature"), cost=self.cost),)


@says(*costed("emerge from {things:one}"))
class EmergeFrom(Keyword, frozen=True):
    """A permanent of another kind is sacrificed for it."""

    things: ObjectFilter
    cost: tuple[CostPart, ...]
    name: ClassVar[str] = "emerge"

    @rule("702.119b")
    def means(self) -> tuple[Ability, ...]:
        return (Emerges(things=self.things, cost=self.cost),)


class Offers(Gift, frozen=True):
    """A permanent may be sacrificed for the spell, which then may be cast at any time and costs less; made, never read."""

    name: ClassVar[str] = "offering"

    @rule("702.48a", "702.48c")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        yield Additional(name=self.name, parts=(GiveTheChosen(things=self.things),), is_optional=True)
        yield from self.less(game, action, scope)

    def worth(self, game: Game, thing: Id) -> Symbols:
        return tuple(s for s in game.characteristics(thing).mana_cost or () if s != "{X}")

    @rule("702.48a")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, AsThough) or action.keyword != "flash" or not isinstance(action.action, CastSpell):
            return None
        if action.action.spell != scope.source or not able(game, self.things, action.player, scope):
            return None
        return allowed(f"{game.name(scope.source)} may be cast at any time with an offering.", game.name(scope.source))

    @rule("702.48a")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        """Without the offering it is cast only when it could be otherwise."""
        if not isinstance(action, CastSpell) or action.spell != scope.source or self.name in action.paid:
            return None
        if game.object(action.spell).zone is not Zone.STACK or _is_in_time(game, action):
            return None
        return forbidden(f"{game.name(scope.source)} can be cast now only with an offering.", game.name(scope.source))


def _is_in_time(game: Game, action: CastSpell) -> bool:
    """Whether a spell that is being cast could be cast now without an offering."""
    turn, alone = game.state.turn, game.state.zone(Zone.STACK) == (action.spell,)
    if alone and game.state.is_active(action.player) and turn.step in ("precombat main", "postcombat main"):
        return True
    asked = AsThough(player=action.player, keyword="flash", action=action)
    others = (permit(game, asked, scope) for permit, scope in hooks(game, "permit", action.spell) if scope.source != action.spell)
    return any(verdict is not None and verdict.is_allowed for verdict in others)


@says("{things:one} offering")
class Offering(Keyword, frozen=True):
    """A permanent of some kind may be sacrificed for it."""

    things: ObjectFilter
    name: ClassVar[str] = "offering"

    @rule("702.48a")
    def means(self) -> tuple[Ability, ...]:
        return (Offers(things=self.things),)
