"""Keywords of further costs that are announced: bargain, entwine, conspire; and asking whether they were paid."""

from __future__ import annotations

from typing import ClassVar

from engine.game.costs import numbered
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Keyword, ObjectReference
from engine.game.objects import Id
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.kicker import Announced, Extra, paid
from engine.words.keywords.later import copied_for
from engine.words.keywords.spelling import Costed, costed
from engine.words.references.objects import This

Options = list[tuple[Id, str]]


class SacrificeForBargain(CostPart, frozen=True):
    """Sacrifice an artifact, an enchantment or a token; made, never read."""

    deed: ClassVar[str] = "sacrifice"

    def _able(self, game: Game, player: Id) -> Options:
        mine = (o for o in game.state.battlefield() if game.controller(o.id) == player)
        kinds = {"artifact", "enchantment"}
        return [(o.id, game.name(o.id)) for o in mine if o.is_token or kinds & set(game.characteristics(o.id).types)]

    @rule("702.166a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self._able(game, player):
            return ALLOWED
        return forbidden(f"{game.name(player)} has no artifact, enchantment or token to sacrifice.")

    @rule("702.166a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        thing = game.choose_one(player, "sacrifice", self._able(game, player), about=scope.source)
        game.happen(Sacrifice(player=player, object=thing))


@says("bargain")
class Bargain(Keyword, frozen=True):
    """Something may be sacrificed for more."""

    name: ClassVar[str] = "bargain"

    @rule("702.166a")
    def means(self) -> tuple[Ability, ...]:
        return (Extra(name="bargain", cost=(SacrificeForBargain(),)),)


@says("{thing} was bargained", "{thing} wasn't bargained", "it's bargained")
class WasBargained(Announced, frozen=True):
    """The bargain cost of a spell was paid, or was not."""

    thing: ObjectReference = This()

    @rule("702.166b")
    def holds(self, game: Game, scope: Scope) -> bool:
        return any("bargain" in paid(game, t) for t in self.thing.find(game, scope)) == (self.wording != 1)


@says(*costed("entwine"))
class Entwine(Costed, frozen=True):
    """All modes may be chosen for more."""

    name: ClassVar[str] = "entwine"

    @rule("702.42a")
    def means(self) -> tuple[Ability, ...]:
        return (Extra(name="entwine", cost=self.cost),)


class TapTwoOfItsColor(CostPart, frozen=True):
    """Tap two untapped creatures that share a colour with the spell; made, never read."""

    deed: ClassVar[str] = "tap"

    def _able(self, game: Game, player: Id, scope: Scope) -> Options:
        colors = game.characteristics(scope.source).colors
        mine = (o.id for o in game.state.battlefield() if not o.is_tapped and game.controller(o.id) == player)
        return [(t, game.name(t)) for t in mine if is_creature(game, t) and game.characteristics(t).colors & colors]

    @rule("702.78a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if len(self._able(game, player, scope)) >= 2:
            return ALLOWED
        return forbidden(f"{game.name(player)} has no two untapped creatures that share a color with it.")

    @rule("702.78a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = game.choose(player, "conspire", self._able(game, player, scope), minimum=2, maximum=2, about=scope.source)
        game.happen(*(Tap(object=t, for_cost=True) for t in chosen))


@says("conspire")
class Conspire(Keyword, frozen=True):
    """Two creatures may be tapped for a copy."""

    name: ClassVar[str] = "conspire"

    @rule("702.78a")
    def means(self) -> tuple[Ability, ...]:
        return (Extra(name="conspire", cost=(TapTwoOfItsColor(),)), copied_for("conspire"))

    @rule("702.78b")
    def means_again(self) -> tuple[Ability, ...]:
        return (Extra(name="conspire", cost=(TapTwoOfItsColor(),)), copied_for(numbered("conspire", 2)))
