"""Auras that put a creature card onto the battlefield and then enchant the creature, which is sacrificed as they leave."""

from __future__ import annotations

from engine.game.attaching import Attach
from engine.game.continuous import StartDelayed
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Condition, Modification
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.status import Remember
from engine.game.zones import Sacrifice
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.arrivals import Arrival, Tapped, UnderYourControl, arrival
from engine.words.effects.becoming_auras import IsAnAura
from engine.words.effects.delayed import Later, TheyLeave
from engine.words.effects.removal import present
from engine.words.effects.until import start
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.enchant import Enchant
from engine.words.references.objects import Target
from engine.words.references.pronouns import It
from engine.words.sentences import Body, Sentence

PUT_IN = "put onto the battlefield with it"
"""Under this key an Aura remembers the creatures that it has put onto the battlefield."""


@says("{it}'s on the battlefield")
class IsOnTheBattlefield(Condition, frozen=True):
    """The object spoken of is still where it came to."""

    it: It

    @rule("603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        found = self.it.find(game, scope)
        return bool(found) and all(game.exists(t) and game.object(t).zone is Zone.BATTLEFIELD for t in found)


class PutInWithThis(ObjectFilter, frozen=True):
    """A creature that the object has put onto the battlefield; made by an instruction, never read."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        found = game.state.objects.get(thing)
        if found is None or found.zone is not Zone.BATTLEFIELD or "creature" not in game.characteristics(thing).types:
            return False
        return game.exists(scope.source) and thing in game.object(scope.source).chosen.get(PUT_IN, ())


ENCHANTS_IT = Enchant(filter=PutInWithThis())


class EnchantsInstead(Modification, frozen=True):
    """One enchant ability is lost and another gained; made by an instruction, never read."""

    old: Enchant

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.lose(lambda ability: ability == self.old)
        draft.gain(ENCHANTS_IT)


class ItsControllerSacrifices(Sentence, frozen=True):
    """A creature is sacrificed by whoever controls it; made by an instruction, never read."""

    thing: Id

    @rule("701.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(self.thing):
            game.happen(Sacrifice(player=game.controller(self.thing), object=self.thing, by=scope.source))


@rule("701.3a", "603.7a")
def put_in_and_enchant(game: Game, scope: Scope, change: Modification, card: tuple[Id, ...], how: tuple[Arrival, ...]) -> None:
    """Change what the Aura enchants, put the card onto the battlefield, attach the Aura to it, and see what becomes of it."""
    start(game, scope, (change,), (scope.source,), None)
    moves = [arrival(game, scope, how, thing, scope.controller, "return") for thing in present(game, scope, card)]
    game.happen(*(move for move in moves if move is not None))
    for creature in present(game, scope, card):
        if game.object(creature).zone is not Zone.BATTLEFIELD:
            continue
        game.happen(Remember(object=scope.source, key=PUT_IN, value=(creature,)))
        game.happen(Attach(object=scope.source, to=creature))
        leaves = Later(trigger=TheyLeave(things=(scope.source,)), effect=ItsControllerSacrifices(thing=creature))
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=leaves, scope=scope)))


@says(
    "return enchanted creature card to the battlefield under your control",
    "put enchanted creature card onto the battlefield tapped under your control",
)
class ComesIn(Word, frozen=True):
    """The enchanted card is put onto the battlefield, in the second wording tapped."""

    @property
    def how(self) -> tuple[Arrival, ...]:
        """What is said of it as it comes."""
        return (UnderYourControl(),) if self.wording == 0 else (Tapped(), UnderYourControl())


@says("enchant creature put onto the battlefield with ~")
class EnchantsWhatItPutIn(Word, frozen=True):
    """The enchant ability that such an Aura gains."""


@says("attach ~ to it. when ~ leaves the battlefield, that creature's controller sacrifices it")
class AttachedUntilItLeaves(Word, frozen=True):
    """The Aura enchants the creature, which does not outlast it."""


@says('(it|~) loses "{old}" and gains "{new}.". {comes}( and|, then) {stays}.')
class AnimatesEnchanted(Body, frozen=True):
    """The Aura returns the card that it enchants and enchants the creature."""

    old: Enchant
    new: EnchantsWhatItPutIn
    comes: ComesIn
    stays: AttachedUntilItLeaves

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        host = game.object(scope.source).attached_to if game.exists(scope.source) else None
        card = (host,) if host is not None and host in game.state.objects else ()
        put_in_and_enchant(game, scope, EnchantsInstead(old=self.old), card, self.comes.how)


@says('(it|~) becomes an Aura with "{new}.". put {card} onto the battlefield under your control( and|, then) {stays}.')
class AnimatesTarget(Body, frozen=True):
    """The object puts a card onto the battlefield, becomes an Aura and enchants the creature."""

    new: EnchantsWhatItPutIn
    card: Target
    stays: AttachedUntilItLeaves

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        put_in_and_enchant(game, scope, IsAnAura(enchant=ENCHANTS_IT), self.card.find(game, scope), (UnderYourControl(),))
