"""Costs that move or tap other objects: exiling, tapping, returning."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import CostPart, said
from engine.game.objects import Id, Zone
from engine.game.options import MOST_X
from engine.game.scope import Scope
from engine.game.status import Tap
from engine.game.triggers import FOLLOWS
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Discard, Move, Reveal
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.costs.following import exiled_to_pay, follow
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.references.antecedents import Antecedent


class PayWithThis(CostPart, frozen=True):
    """The object itself is moved to pay."""

    zone: ClassVar[Zone] = Zone.BATTLEFIELD

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if game.exists(scope.source) and game.object(scope.source).zone is self.zone:
            return ALLOWED
        return forbidden(f"{game.name(scope.source)} is not in the {self.zone} zone.")


@says("exile ~")
class ExileThis(PayWithThis, frozen=True):
    """Exile the object itself."""

    @rule("701.13a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", by=scope.source))
        follow(game, scope)


@says("exile ~ from your graveyard")
class ExileThisFromGraveyard(PayWithThis, frozen=True):
    """Exile the card itself from the graveyard, where its ability functions."""

    zone: ClassVar[Zone] = Zone.GRAVEYARD
    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    @rule("701.13a", "113.6k")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", by=scope.source))
        follow(game, scope)


@says("exile ~ from your hand")
class ExileThisFromHand(ExileThisFromGraveyard, frozen=True):
    """The same from the hand."""

    zone: ClassVar[Zone] = Zone.HAND
    works_in: ClassVar[Zone] = Zone.HAND


@says("discard ~")
class DiscardThis(PayWithThis, frozen=True):
    """Discard the card itself, from the hand, where its ability functions."""

    zone: ClassVar[Zone] = Zone.HAND
    works_in: ClassVar[Zone] = Zone.HAND

    @rule("701.9a", "113.6k")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Discard(player=player, object=scope.source))
        became = game.state.became.get(scope.source)
        if became is not None:
            scope.slots[FOLLOWS] = {**scope.slots.get(FOLLOWS, {}), scope.source: became}


@says("return ~ to its owner's hand")
class ReturnThis(PayWithThis, frozen=True):
    """Return the object itself to its owner's hand."""

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Move(object=scope.source, to=Zone.HAND, how="return", by=scope.source))


class PayWithOthers(CostPart, frozen=True, kw_only=True):
    """Some objects of the player's choice are used to pay."""

    things: ObjectFilter
    number: Numeral | None = None
    kind: ClassVar[str] = "cost"

    def __post_init__(self) -> None:
        if self.things.plural != (self.number is not None and self.number.plural):
            raise Unfit

    def usable(self, game: Game, player: Id, thing: Id) -> bool:
        """Whether the player may use this object."""
        return game.controller(thing) == player

    def _options(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        found = [t for t in candidates(game, self.things, scope) if self.usable(game, player, t)]
        return [t for t in found if self.number is not None or t != scope.source]

    def _many(self, game: Game, scope: Scope) -> int:
        return 1 if self.number is None else self.number.count(game, scope) or 0

    @rule("118.3")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        needs = self._many(game, scope)
        has = max(len(self._options(game, player, known)) for known in self._with_x(scope))
        if has < needs:
            return forbidden(f"{game.name(player)} has {has} of the {needs} objects that the cost needs.")
        return ALLOWED

    @rule("107.3a")
    def _with_x(self, scope: Scope) -> tuple[Scope, ...]:
        """The scope; while X is not announced yet, one for each value that it could have if the objects depend on it."""
        depends = scope.x is None and "X" not in scope.slots and any(word.is_x for word in said(self.things))
        return tuple(scope.bind(X=n) for n in range(MOST_X + 1)) if depends else (scope,)

    def chosen(self, game: Game, player: Id, scope: Scope) -> tuple[Id, ...]:
        """The objects that the player chooses to pay with."""
        many = self._many(game, scope)
        options = [(t, game.name(t)) for t in self._options(game, player, scope)]
        return game.choose(player, self.kind, options, minimum=many, maximum=many, about=scope.source)


@says("tap {number} untapped {things}", "tap another untapped {things}")
class TapOthers(PayWithOthers, frozen=True, kw_only=True):
    """Tap untapped permanents."""

    kind: ClassVar[str] = "tap"

    def usable(self, game: Game, player: Id, thing: Id) -> bool:
        return game.controller(thing) == player and not game.object(thing).is_tapped

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was tapped can be spoken of."""
        return (Antecedent(slot="tapped", nature="tapped"),)

    @rule("118.3", "107.5")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = scope.slots["tapped"] = self.chosen(game, player, scope)
        game.happen(*(Tap(object=t, for_cost=True) for t in chosen))


@says("exile {number} {things}", "exile another {things}")
class ExileOthers(PayWithOthers, frozen=True, kw_only=True):
    """Exile objects, of the battlefield or as the description says."""

    kind: ClassVar[str] = "exile"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled can be spoken of."""
        return (Antecedent(slot="exiled", nature="exiled"),)

    def usable(self, game: Game, player: Id, thing: Id) -> bool:
        found = game.object(thing)
        owner = game.controller(thing) if found.zone is Zone.BATTLEFIELD else found.owner
        return owner == player

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = self.chosen(game, player, scope)
        scope.slots["exiled"] = chosen
        moved = game.happen(*exiled_to_pay(chosen, scope.source))
        gone = {e.object: game.state.became[e.object] for e in moved if isinstance(e, Move) and e.object in game.state.became}
        scope.slots[FOLLOWS] = {**scope.slots.get(FOLLOWS, {}), **gone}


@says("return {number} {things} to its owner's hand", "return {number} {things} to their owner's hand")
class ReturnOthers(PayWithOthers, frozen=True, kw_only=True):
    """Return permanents to their owners' hands."""

    kind: ClassVar[str] = "return"

    @rule("118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(*(Move(object=t, to=Zone.HAND, how="return", by=scope.source) for t in self.chosen(game, player, scope)))


@says("discard {number} {things}")
class DiscardOthers(PayWithOthers, frozen=True, kw_only=True):
    """Discard cards that fit."""

    kind: ClassVar[str] = "discard"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.things.nouns() == frozenset({"card"}) or "card" not in self.things.nouns():
            raise Unfit

    def _options(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        return [t for t in game.state.zone(Zone.HAND, player) if self.things.match(game, t, scope)]

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was discarded can be spoken of."""
        return (Antecedent(slot="discarded", nature="discarded"),)

    @rule("701.9a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = scope.slots["discarded"] = self.chosen(game, player, scope)
        game.happen(*(Discard(player=player, object=t) for t in chosen))


@says("reveal {number} {things} from your hand", "reveal {number} {things} in your hand")
class RevealFromHand(PayWithOthers, frozen=True, kw_only=True):
    """Reveal cards of the hand."""

    kind: ClassVar[str] = "reveal"

    def _options(self, game: Game, player: Id, scope: Scope) -> list[Id]:
        return [t for t in game.state.zone(Zone.HAND, player) if self.things.match(game, t, scope)]

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed can be spoken of."""
        return (Antecedent(slot="revealed", nature="revealed"),)

    @rule("701.20a", "118.3")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        chosen = self.chosen(game, player, scope)
        scope.slots["revealed"] = chosen
        game.happen(Reveal(player=player, objects=chosen))
