"""Qualifiers that ask for what stands in the inset of a card: "that has an Adventure", "that has an Omen"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game.machine import Game
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.phrase import says, walk
from engine.rulebook import rule
from engine.words.filters.base import Qualifier

_KINDS = ("Adventure", "Adventure", "Omen", "Omen")


@says("that has an Adventure", "that have an Adventure", "that has an Omen", "that have an Omen")
class HasInset(Qualifier, frozen=True):
    """Its card is known to have such an inset, whether or not it is used now; a copy of the card has it too."""

    @rule("715.2a", "720.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return False
        inset, kind = game.characteristics(thing).inset, _KINDS[self.wording]
        if inset is not None:
            return kind in inset.subtypes
        return kind in game.object(thing).base.subtypes


def untold(game: Game, *unseen: Zone) -> tuple[Object, Object] | None:
    """What asks for insets, and a card of which the card list does not have the inset: those met first outside such zones.

    What has left a zone since counts too, for it may have been asked for there.
    """
    met = [thing for thing in _met(game) if thing.zone not in unseen]
    lacking = next((thing for thing in met if _lacks_its_inset(thing)), None)
    asking = lacking and next((thing for thing in met if _asks(thing)), None)
    return (asking, lacking) if asking and lacking else None


def _met(game: Game) -> Iterator[Object]:
    yield from game.state.objects.values()
    yield from (last.object for last in game.state.gone.values())


def _lacks_its_inset(thing: Object) -> bool:
    return thing.definition.layout == "adventure" and len(thing.definition.faces) < 2


def _asks(thing: Object) -> bool:
    faces = (*thing.definition.faces, thing.base)
    return any(isinstance(word, HasInset) for face in faces for ability in face.abilities for word in walk(ability))
