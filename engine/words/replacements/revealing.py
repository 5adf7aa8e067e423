"""How an object enters when a card is revealed from hand, or something that fits is controlled."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import Move, Reveal
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import Kind
from engine.words.replacements.choosing import AsItEnters
from engine.words.replacements.entering import EntersTapped, EntersWith


class RevealOrControl(AsItEnters, frozen=True, kw_only=True):
    """A card that fits may be revealed from hand as it enters; a permanent of the kind does as well."""

    things: ObjectFilter
    kind: Kind

    def __post_init__(self) -> None:
        if "card" not in self.things.nouns():
            raise Unfit

    @rule("614.12a", "701.20a")
    def is_so(self, game: Game, scope: Scope) -> bool:
        """Whether a card is revealed, or such a permanent is controlled; the card is asked for in any case."""
        player = scope.controller
        able = [(t, game.name(t)) for t in game.state.zone(Zone.HAND, player) if self._fits(game, t, scope)]
        prompt = "Reveal which card?"
        shown = game.choose(player, "reveal", able, minimum=0, maximum=1, about=scope.source, prompt=prompt) if able else ()
        if shown:
            game.happen(Reveal(player=player, objects=tuple(shown)))
        return bool(shown) or any(self._controls(game, o.id, player) for o in game.state.battlefield())

    def _fits(self, game: Game, card: Id, scope: Scope) -> bool:
        return card != scope.source and self.things.match(game, card, scope)

    def _controls(self, game: Game, thing: Id, player: Id) -> bool:
        now = game.characteristics(thing)
        return game.controller(thing) == player and self.kind.fits(now.types, now.subtypes)


@says(
    "as ~ enters, you may reveal a(n) {things} from your hand. "
    "~ enters tapped unless you revealed a(n) {same} this way or you control a(n) {kind}."
)
class TappedUnlessRevealed(RevealOrControl, frozen=True, kw_only=True):
    """It enters tapped unless that is so."""

    same: ObjectFilter

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.same != self.things:
            raise Unfit

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return move if self.is_so(game, scope) else EntersTapped().change(game, move, scope)


@says(
    "as ~ enters, you may reveal a(n) {things} from your hand. if you do or if you control a(n) {kind}, ~ enters {way}."
)
class WithCountersIfRevealed(RevealOrControl, frozen=True, kw_only=True):
    """It enters with counters if that is so."""

    way: EntersWith

    def change(self, game: Game, move: Move, scope: Scope) -> Move | None:
        return self.way.change(game, move, scope) if self.is_so(game, scope) else move
