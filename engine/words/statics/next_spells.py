"""The next spell that is cast this turn: it can't be countered, costs less, can be cast at any time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game.actions import CastSpell
from engine.game.casting import Cast
from engine.game.continuous import begin
from engine.game.costs import CostChange
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Duration, Filter, Modification, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.turn import WearOff
from engine.game.verdict import Verdict, allowed
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Quantity
from engine.words.clauses import FullClause
from engine.words.durations import UntilEndOfTurn
from engine.words.effects.mana.riding import let_be
from engine.words.effects.until import start
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import OfSpellsFromAnywhere
from engine.words.modifications.abilities import Gains, Granted
from engine.words.permissions.at_any_time import is_flash
from engine.words.statics.costs import Change, is_spell


class UntilCast(Duration, frozen=True):
    """Until a player casts such a spell, or until end of turn; made, never read."""

    player: Id
    spells: ObjectFilter

    @rule("514.2")
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        if isinstance(event, WearOff):
            return True
        return isinstance(event, Cast) and event.player == self.player and self.spells.match(game, event.spell, scope)


class NextSpell(Static, frozen=True, kw_only=True):
    """What is so of the next such spell of a player; made by an instruction, never read."""

    player: Id
    spells: ObjectFilter

    def is_it(self, game: Game, action: Any, scope: Scope) -> bool:
        """Whether the action is casting it."""
        mine = isinstance(action, CastSpell) and action.player == self.player
        return mine and is_spell(game, action, self.spells, scope)


class NextCosts(NextSpell, frozen=True, kw_only=True):
    """It costs less or more."""

    change: Change
    x: int = 0

    @rule("601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        return self.change.by(game, scope.bind(X=self.x)) if self.is_it(game, action, scope) else ()


class NextAtAnyTime(NextSpell, frozen=True, kw_only=True):
    """It can be cast as though it had flash."""

    @rule("601.3b")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not is_flash(action) or not self.is_it(game, action.action, scope):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} lets it be cast as though it had flash.", name)


class NextNotCountered(NextSpell, frozen=True, kw_only=True):
    """It can't be countered."""

    @rule("101.2")
    def as_it_ends(self, game: Game, scope: Scope) -> None:
        """Once it is cast it is known which spell that is."""
        cast = [e for e in game.state.history if isinstance(e, Cast) and e.player == self.player]
        if cast and game.exists(cast[-1].spell) and self.spells.match(game, cast[-1].spell, scope):
            let_be(game, scope, cast[-1].spell)


class NotYetCast(Filter, frozen=True, kw_only=True):
    """Such spells of a player on the stack, but none that was there before; made, never read."""

    player: Id
    spells: ObjectFilter
    already: tuple[Id, ...]

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        """They are on the stack."""
        return ((Zone.STACK, 0),)

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        mine = thing not in self.already and game.object(thing).stacked is not None and game.controller(thing) == self.player
        return mine and self.spells.match(game, thing, scope)


class NextHas(NextSpell, frozen=True, kw_only=True):
    """It has abilities."""

    what: tuple[Granted, ...]
    already: tuple[Id, ...]

    @rule("611.2c", "613.1f")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        """What the spell has while it is being cast."""
        which = NotYetCast(player=self.player, spells=self.spells, already=self.already)
        return ((which, Gains(what=self.what)),)

    @rule("611.2c")
    def as_it_ends(self, game: Game, scope: Scope) -> None:
        """Once it is cast it keeps them."""
        cast = [e.spell for e in game.state.history if isinstance(e, Cast) and e.player == self.player]
        if cast and game.exists(cast[-1]) and self.spells.match(game, cast[-1], scope):
            start(game, scope, (Gains(what=self.what),), (cast[-1],), UntilEndOfTurn(wording=1))


class Fate(Word, frozen=True):
    """What is so of the next spell."""

    def means(self, game: Game, scope: Scope, spells: ObjectFilter) -> NextSpell:
        """It as an effect."""
        raise Unfit


@says("can't be countered")
class CantBeCountered(Fate, frozen=True):
    """It can't be countered."""

    def means(self, game: Game, scope: Scope, spells: ObjectFilter) -> NextSpell:
        return NextNotCountered(player=scope.controller, spells=spells)


@says("has {what:and+}")
class Has(Fate, frozen=True):
    """It has abilities."""

    what: tuple[Granted, ...]

    def means(self, game: Game, scope: Scope, spells: ObjectFilter) -> NextSpell:
        already = game.state.zone(Zone.STACK)
        return NextHas(player=scope.controller, spells=spells, what=self.what, already=tuple(already))


@says("can be cast as though it had flash")
class AtAnyTime(Fate, frozen=True):
    """It can be cast at any time."""

    def means(self, game: Game, scope: Scope, spells: ObjectFilter) -> NextSpell:
        return NextAtAnyTime(player=scope.controller, spells=spells)


@says(
    "costs {change} to cast",
    "costs {change} to cast, where X is {amount}",
    "costs {change} to cast, where X is {amount} as this ability resolves",
)
class Costs(Fate, frozen=True):
    """It costs more or less."""

    change: Change
    amount: Quantity | None = None

    def __post_init__(self) -> None:
        if self.amount is None and self.change.asks_for_x:
            raise Unfit  # the text defines X

    @rule("601.2f")
    def means(self, game: Game, scope: Scope, spells: ObjectFilter) -> NextSpell:
        x = 0 if self.amount is None else max(0, self.amount.count(game, scope) or 0)
        return NextCosts(player=scope.controller, spells=spells, change=self.change, x=x)


@says("the next {spells:one} you cast this turn {fate}")
class TheNextSpell(OfSpellsFromAnywhere, FullClause, frozen=True):
    """Something is so of the next such spell."""

    fate: Fate

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        until = UntilCast(player=scope.controller, spells=self.spells)
        begin(game, scope, self.fate.means(game, scope, self.spells), until)
