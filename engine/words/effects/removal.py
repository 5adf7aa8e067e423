"""Destroying, exiling and returning."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Remember, RememberGone
from engine.game.targets import TargetReference
from engine.game.zones import Destroy, Move, arrived
from engine.game.zones.moving import PART_OF
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.arrivals import Arrival, arrival
from engine.words.filters.description import Description
from engine.words.filters.qualifiers import WithCounters
from engine.words.references.antecedents import MANY, OWNER, TURNED_OVER, Antecedent, as_permanents, is_settled
from engine.words.references.cards import SomeOf, TopCards
from engine.words.references.chosen import told, told_each
from engine.words.references.granter import Granter
from engine.words.references.objects import Each, Target, This

CARD = frozenset({"card"})


def counted(slot: str, nature: str, things: ObjectReference) -> tuple[Antecedent, ...]:
    """What something was done with, to be counted: "for each ... this way", and "that many" where they are several."""
    done = Antecedent(slot=slot, nature=nature)
    if any(a.nature == "number" for a in things.antecedents()):
        return (done,)  # they are counted as they are chosen
    return (done, Antecedent(slot=slot, nature="number", nouns=MANY)) if things.plural or isinstance(things, Each) else (done,)


def link(game: Game, scope: Scope, exiled: tuple[Id, ...]) -> None:
    """Let a permanent remember what its ability exiled, so that its other abilities can speak of that."""
    if exiled and game.object(scope.source).zone is Zone.BATTLEFIELD:
        before = game.object(scope.source).chosen.get("exiled", ())
        keep = Remember if game.exists(scope.source) else RememberGone
        every = tuple(card for new in exiled for card in (new, *_with_it(game, new)))
        game.happen(keep(object=scope.source, key="exiled", value=(*before, *every)))


@rule("712.21c")
def _with_it(game: Game, card: Id) -> tuple[Id, ...]:
    """The other cards of the permanent that became this card as it left."""
    was = {old for old, new in game.state.became.items() if new == card}
    return tuple(o.id for o in game.state.objects.values() if o.chosen.get(PART_OF) in was) if was else ()


def present(game: Game, scope: Scope, things: tuple[Id, ...]) -> tuple[Id, ...]:
    """The objects meant as they are now, those that are gone left out."""
    return tuple(t for o in things for t in (scope.now(o), *parts(game, scope, o)) if game.exists(t))


@rule("730.3c")
def parts(game: Game, scope: Scope, thing: Id) -> tuple[Id, ...]:
    """The other cards that a merged permanent has become, where the topmost is followed."""
    last = game.state.gone.get(thing)
    if last is None or not last.object.components or scope.now(thing) == thing:
        return ()
    return tuple(o.id for o in game.state.objects.values() if o.chosen.get(PART_OF) == thing)


def is_there_to_act_on(game: Game, scope: Scope, things: ObjectReference, player: Id) -> bool:
    """Whether any of the things meant is still there; what is yet to be chosen or found has conditions of its own."""
    if isinstance(things, TargetReference) or is_settled(things):
        return bool(present(game, scope, things.find(game, scope.for_each(player))))
    return True


@says(
    "destroy{s^} {things}",
    "destroy{s^} {things}. (it|they|that creature|those creatures|that permanent|the creature) can't be regenerated",
    "destroy{s^} {things}. (a creature|creatures|artifacts) destroyed this way can't be regenerated",
)
class DestroyThings(PlayerVerb, frozen=True):
    """Permanents are destroyed, in the further wordings without a chance to regenerate."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "destroyed"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was destroyed can be counted."""
        return counted(self.slot, "destroyed", self.things)

    @rule("701.8a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        can = self.wording == 0
        done = game.happen(*(Destroy(object=t, by=scope.source, can_regenerate=can) for t in found))
        scope.slots[self.slot] = tuple(e.object for e in done if isinstance(e, Destroy))


def counters_it_gets(things: ObjectReference) -> bool:
    """Whether counters in a description of what is exiled are those that it will have: it is a card, or they are told in full."""
    described = things.things
    if not isinstance(described, Description):
        return False
    is_card = "card" in described.nouns()
    return any(isinstance(q, WithCounters) and (q.n.n > 1 or is_card) for q in described.qualifiers[-1:])


@says("exile{s^} {things}")
class ExileThings(PlayerVerb, frozen=True):
    """Objects are exiled, and linked to the object whose ability does it."""

    things: ObjectReference
    slot: str = ""
    makes: ClassVar[str] = "exiled"

    def __post_init__(self) -> None:
        if counters_it_gets(self.things):
            raise Unfit  # they are exiled with the counters

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The exiled cards can be spoken of."""
        done = counted(self.slot, "exiled", self.things)
        if isinstance(self.things, SomeOf):
            return done  # those that were chosen of several have been spoken of
        if self.things.is_spoken_of():
            slot = self.things.slot  # they are followed to where they are, and can be called cards now
            again = Antecedent(slot=slot, nature="object", nouns=CARD, is_many=self.things.plural, by_noun=True)
            return (*done, again) if slot else done
        cards = Antecedent(slot=self.slot, nature="object", nouns=frozenset({"card"}), is_many=self.things.plural)
        return (cards, *done)

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is something to exile."""
        return is_there_to_act_on(game, scope, self.things, player)

    @rule("701.13a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in found))
        self.keep(game, scope, arrived(game, moved, Zone.EXILE))

    def keep(self, game: Game, scope: Scope, exiled: tuple[Id, ...]) -> None:
        """What can be spoken of from now on; the rest of the top cards of a library are those still in exile."""
        scope.slots[self.slot] = exiled
        if isinstance(self.things, TopCards):
            scope.slots[f"{self.things.slot}{TURNED_OVER}"] = exiled
        link(game, scope, exiled)


@says("exile{s^} {things} face down")
class ExileFaceDown(ExileThings, frozen=True):
    """Cards are exiled face down."""

    @rule("406.3")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source, face_down=True) for t in found))
        self.keep(game, scope, arrived(game, moved, Zone.EXILE))


class Spoken(Word, frozen=True):
    """An object that has been spoken of, or the source itself."""

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects meant."""
        return ()


@says("{object}")
class SpokenOf(Spoken, frozen=True):
    """A reference that means objects already known."""

    object: ObjectReference

    def __post_init__(self) -> None:
        if not self.object.refers and not isinstance(self.object, This | Granter):
            raise Unfit

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.object.find(game, scope)


@says("its owner's", "their owner's", "their owners'", "your", "their")
class OwnersHand(Word, frozen=True):
    """Whose hand, graveyard or library: always the owner's."""


@says("return{s^} {things} to {owner} hand", "return{s^} {things} to {owner} hands")
class ReturnToHand(PlayerVerb, frozen=True):
    """Objects go to their owners' hands."""

    things: ObjectReference
    owner: OwnersHand
    slot: str = ""
    makes: ClassVar[str] = "returned"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was returned can be counted; the owner of a target who is told of is spoken of."""
        made = counted(self.slot, "returned", self.things)
        if self.owner.wording or not isinstance(self.things, Target) or len(self.things.antecedents()) > 1:
            return made
        return (*made, Antecedent(slot=f"{self.things.slot}{OWNER}", nature="player"))

    @rule("400.7")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        done = game.happen(*(Move(object=t, to=Zone.HAND, how="return", by=scope.source) for t in found))
        scope.slots[self.slot] = tuple(e.object for e in done if isinstance(e, Move))

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is something to return."""
        return is_there_to_act_on(game, scope, self.things, player)


@rule("400.3")
def in_own_graveyard(game: Game, scope: Scope) -> tuple[Id, ...]:
    """The card whose ability it is, where it is in the graveyard of the ability's controller: one of another owner never is."""
    there = game.state.zone(Zone.GRAVEYARD, scope.controller)
    return tuple(t for t in present(game, scope, (scope.source,)) if t in there)


@says("return{s^} ~ from your graveyard to your hand")
class ReturnThisFromGraveyard(PlayerVerb, frozen=True):
    """The card whose ability it is goes from its owner's graveyard to their hand; the ability functions there."""

    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    @rule("113.6k")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = in_own_graveyard(game, scope)
        game.happen(*(Move(object=t, to=Zone.HAND, how="return", by=scope.source) for t in found))


@says("return{s^} ~ from your graveyard to the battlefield[ {how:space+}]")
class ReturnThisToBattlefield(PlayerVerb, frozen=True):
    """The card whose ability it is comes back to the battlefield from the graveyard."""

    how: tuple[Arrival, ...] = ()
    works_in: ClassVar[Zone] = Zone.GRAVEYARD

    @rule("113.6k")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = in_own_graveyard(game, scope)
        moves = (arrival(game, scope, self.how, t, players[0], "return") for t in found)
        game.happen(*(move for move in moves if move is not None))


@says("return{s^} {things} to the battlefield[ {how:space+}]")
class ReturnToBattlefield(PlayerVerb, frozen=True):
    """Cards are put onto the battlefield from where they are."""

    things: ObjectReference
    how: tuple[Arrival, ...] = ()
    slot: str = ""
    makes: ClassVar[str] = "returned"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is returned can be called what it is on the battlefield, and counted."""
        return (*as_permanents(self.things), *counted(self.slot, "returned", self.things))

    @rule("110.2a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        shares = told_each(game, scope, self.things, players)
        moves = [arrival(game, scope, self.how, t, p, "return") for p, share in shares for t in present(game, scope, share)]
        done = game.happen(*(move for move in moves if move is not None))
        scope.slots[self.slot] = tuple(e.object for e in done if isinstance(e, Move))
