"""Qualifiers of what is or was attached: "that were attached to it", "that's attached to a creature"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.countable_both import was_on
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import is_settled
from engine.words.references.players import EnchantedPlayer, You


@says("that (was|were) attached to {host}")
class WasAttachedTo(Qualifier, frozen=True):
    """Attached to an object or, once that has left, attached to it until then."""

    host: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.host):
            raise Unfit

    @rule("608.2h")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(thing in was_on(game, host) for host in self.host.find(game, scope))


@says("that's enchanted by a(n) {auras}", "that are enchanted by a(n) {auras}", "enchanted by a(n) {auras}")
class EnchantedBy(Qualifier, frozen=True):
    """An Aura that fits is attached to it."""

    auras: ObjectFilter

    def __post_init__(self) -> None:
        if "Aura" not in self.auras.nouns():
            raise Unfit

    @rule("303.4")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(self.auras.match(game, t, scope) for t in was_on(game, thing))


@says("attached to {player}")
class AttachedToPlayer(Qualifier, frozen=True):
    """An Aura that is attached to a player."""

    player: PlayerReference

    def __post_init__(self) -> None:
        if not isinstance(self.player, You | EnchantedPlayer) and not self.player.refers:
            raise Unfit

    @rule("303.4b")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).attached_to in self.player.find(game, scope)


@says(
    "with a(n) {things} attached to it",
    "with another {things:one} attached to it",
    "with one or more {things:many} attached to it",
)
class WithOneAttached(Qualifier, frozen=True):
    """Something that fits is attached to it (and is not the object itself)."""

    things: ObjectFilter

    @rule("303.4b", "301.5a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        on = (t for t in was_on(game, thing) if self.wording != 1 or t != scope.source)
        return any(self.things.match(game, t, scope) for t in on)
