"""Keywords that let a spell be cast for another cost: evoke, dash, blitz, spectacle, surge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.game.actions import CastSpell
from engine.game.casting import Cast
from engine.game.costs import CostChange
from engine.game.layers import Draft, Layer
from engine.game.life import LoseLife
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Effect, Filter, Modification, Reference, Static
from engine.game.scope import Scope
from engine.game.teams import team
from engine.game.zones import Sacrifice
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import While
from engine.words.keywords.flashback import CastFor
from engine.words.keywords.for_a_turn import ArrangedIfCastFor, ReturnIt, SacrificeThem
from engine.words.keywords.kicker import Announced, paid
from engine.words.keywords.spelling import Costed, MadeTriggered, ability, costed, event, keyword
from engine.words.references.objects import This


class WasCastFor(Announced, frozen=True):
    """A cost of this name was paid for the spell that the object is or was; made, never read."""

    name: str

    @rule("118.9")
    def holds(self, game: Game, scope: Scope) -> bool:
        return self.name in paid(game, scope.source)


class ItsControllerSacrifices(Effect, frozen=True):
    """Whoever controls the object then sacrifices it; made, never read."""

    @rule("701.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            game.happen(Sacrifice(player=game.controller(scope.source), object=scope.source, by=scope.source))


@says(*costed("evoke"))
class Evoke(Costed, frozen=True):
    """Cast for its evoke cost, it is sacrificed when it enters."""

    name: ClassVar[str] = "evoke"

    @rule("702.74a")
    def means(self) -> tuple[Ability, ...]:
        goes = MadeTriggered(trigger=event("~ enters"), condition=WasCastFor(name="evoke"), effect=ItsControllerSacrifices())
        return (CastFor(name="evoke", cost=self.cost), goes)


class Gains(Modification, frozen=True):
    """A keyword ability is gained; made, never read."""

    keyword: str

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(keyword(self.keyword))


class HasWhenCastFor(Static, frozen=True):
    """The object has something while the spell that it was had been cast for a cost of this name."""

    cost: str
    what: Modification

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), While(condition=WasCastFor(name=self.cost), then=self.what)),)


@says(*costed("dash"))
class Dash(Costed, frozen=True):
    """Cast for its dash cost, it has haste and goes back to hand at the end of the turn."""

    name: ClassVar[str] = "dash"

    @rule("702.109a")
    def means(self) -> tuple[Ability, ...]:
        back = ArrangedIfCastFor(cost="dash", goes=ReturnIt())
        haste = HasWhenCastFor(cost="dash", what=Gains(keyword="haste"))
        return (CastFor(name="dash", cost=self.cost), back, haste)


class DrawsWhenDying(Modification, frozen=True):
    """The ability to draw a card when it dies; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("702.152a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(ability("when ~ dies, draw a card."))


class EndsBlitz(SacrificeThem, frozen=True):
    """The permanent is sacrificed, having come by blitz; made, never read."""

    @rule("702.152a", "701.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        self.sacrifice(game, scope)


@says(*costed("blitz"))
class Blitz(Costed, frozen=True):
    """Cast for its blitz cost, it has haste, gives a card when it dies, and is sacrificed at the end of the turn."""

    name: ClassVar[str] = "blitz"

    @rule("702.152a")
    def means(self) -> tuple[Ability, ...]:
        goes = ArrangedIfCastFor(cost="blitz", goes=EndsBlitz())
        haste = HasWhenCastFor(cost="blitz", what=Gains(keyword="haste"))
        draws = HasWhenCastFor(cost="blitz", what=DrawsWhenDying())
        return (CastFor(name="blitz", cost=self.cost), goes, haste, draws)


class CastForIf(CastFor, frozen=True):
    """The same only while a condition holds."""

    condition: Condition | None = None

    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        if self.condition is not None and not self.condition.holds(game, scope):
            return ()
        return CastFor.changes(self, game, action, scope)


class OpponentLostLife(Condition, frozen=True):
    """An opponent lost life this turn; made, never read."""

    @rule("702.137a")
    def holds(self, game: Game, scope: Scope) -> bool:
        opponents = game.state.opponents(scope.controller)
        return any(isinstance(e, LoseLife) and e.player in opponents for e in game.state.history)


@says(*costed("spectacle"))
class Spectacle(Costed, frozen=True):
    """Another cost if an opponent lost life this turn."""

    name: ClassVar[str] = "spectacle"

    @rule("702.137a")
    def means(self) -> tuple[Ability, ...]:
        return (CastForIf(name="spectacle", cost=self.cost, condition=OpponentLostLife()),)


class AnotherSpellWasCast(Condition, frozen=True):
    """Its controller or a teammate has cast another spell this turn; made, never read."""

    @rule("702.117a")
    def holds(self, game: Game, scope: Scope) -> bool:
        players = team(game.state, scope.controller)
        return any(isinstance(e, Cast) and e.player in players for e in game.state.history)


@says(*costed("surge"))
class Surge(Costed, frozen=True):
    """Another cost if another spell was cast this turn."""

    name: ClassVar[str] = "surge"

    @rule("702.117a")
    def means(self) -> tuple[Ability, ...]:
        return (CastForIf(name="surge", cost=self.cost, condition=AnotherSpellWasCast()),)
