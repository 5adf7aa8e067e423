"""The faces of a card: which of them can be cast or played, and where what was cast as an inset face goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from engine.game.abilities import expanded
from engine.game.actions import Action, CastSpell
from engine.game.announcing import Announcement
from engine.game.continuous import begin
from engine.game.costs import Alternative, changes_to
from engine.game.meaning import Static
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, allowed, forbidden
from engine.game.zones import Move, Shuffle
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

FUSE = "fuse"
"""The name of the way to cast both halves of a split card together."""
CHOSEN_TO_CAST = frozenset({"split", "aftermath", "adventure", "modal_dfc"})
"""Layouts of which a player chooses the face to cast."""


def values_of(card: Object, face: int, paid: tuple[str, ...] = ()) -> Characteristics:
    """What a card is while it is cast or played with this face: the printed face where there is a choice, else what it is."""
    definition = card.definition
    if definition.whole is not None and FUSE in paid:
        return fused(definition.whole)
    return definition.faces[face] if face or definition.whole is not None else card.base


@rule("702.102b", "709.4d")
def fused(together: Characteristics) -> Characteristics:
    """A spell that is both halves of its card."""
    return together


@rule("712.11d")
def with_front_leave(card: Object, face: int, base: Characteristics) -> Characteristics:
    """A back face together with what the front face says of casting the card transformed."""
    if not face or card.definition.layout != "transform":
        return base
    own = expanded(card.definition.faces[0].abilities).statics
    leave = tuple(ability for ability in own if ability.casts_transformed)
    return msgspec.structs.replace(base, abilities=(*base.abilities, *leave))


def with_face(game: Game, card: Id, face: int) -> Game:
    """A branch on which the card has the characteristics of a face; the game itself when they are those that it has."""
    found = game.object(card)
    base = values_of(found, face)
    if base is found.base:
        return game
    return game.branch(state=game.state.put(found.with_(base=base, face=face)))


def castable_face(game: Game, action: CastSpell) -> Verdict:
    """Whether the card may be cast with the face that the action names, for what the action says is paid."""
    definition = game.object(action.spell).definition
    if not action.face or definition.layout in CHOSEN_TO_CAST or _is_cast_transformed(game, action):
        return ALLOWED
    name = definition.faces[action.face].name
    if definition.layout == "prepare":
        return _not_from_the_card(name)
    return _front_face(name)


@rule("712.11")
def _front_face(name: str) -> Verdict:
    return forbidden(f"{name} is not the front face of its card, and the card is cast with its front face up.")


@rule("722.3")
def _not_from_the_card(name: str) -> Verdict:
    return forbidden(f"{name} is a prepare spell: only the copy that a prepared creature has in exile can be cast.")


@rule("709.3", "715.3", "712.11b")
def face_chosen(game: Game, player: Id, card: Id, said: Announcement) -> Announcement:
    """With which face a card is cast, where an effect has it cast and does not say which."""
    definition = game.object(card).definition
    able = spells_on(definition) if said.faces is None else said.faces
    if not said.is_permitted or said.face or not able:
        return said
    options = [(place, definition.faces[place].name) for place in able]
    place = game.choose_one(player, "face", options, about=card, prompt=f"Which half of {definition.name} is cast?")
    return msgspec.structs.replace(said, face=place)


def spells_on(definition: Definition) -> tuple[int, ...]:
    """The faces that could be cast as spells from somewhere else than the graveyard."""
    chosen = definition.layout in CHOSEN_TO_CAST and definition.layout != "aftermath"
    faces = definition.faces if chosen else definition.faces[:1]
    return tuple(place for place, face in enumerate(faces) if "land" not in face.types)


@rule("712.11a", "712.11d")
def face_for(game: Game, action: CastSpell) -> int:
    """The face with which the card is put on the stack: the back when it is cast transformed for an alternative cost."""
    return 1 if _is_cast_transformed(game, action) else action.face


def _is_cast_transformed(game: Game, action: CastSpell) -> bool:
    named = (c for c in changes_to(game, action) if isinstance(c, Alternative) and c.name in action.paid)
    return any(change.is_transformed for change in named)


@rule("715.3d")
class OnAnAdventure(Static, frozen=True):
    """A card that was cast as an Adventure may be played from exile by the player who exiled it, but not as an Adventure."""

    player: Id
    card: Id

    @rule("715.3d")
    def permit(self, game: Game, action: Action, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != self.card or action.player != self.player or action.face:
            return None
        name = game.name(self.card)
        return allowed(f"{name} is on an Adventure, so it may be cast from exile.", name)


def put_away(game: Game, spell: Id) -> None:
    """Where an instant or sorcery spell goes as it has resolved."""
    subtypes = game.characteristics(spell).subtypes
    if "Adventure" in subtypes:
        _exiled(game, spell)
    elif "Omen" in subtypes:
        _shuffled_in(game, spell)
    else:
        _into_graveyard(game, spell)


@rule("608.2n")
def _into_graveyard(game: Game, spell: Id) -> None:
    game.happen(Move(object=spell, to=Zone.GRAVEYARD, how="resolve"))


@rule("715.3d")
def _exiled(game: Game, spell: Id) -> None:
    player = game.controller(spell)
    game.happen(Move(object=spell, to=Zone.EXILE, how="resolve"))
    card = game.state.became.get(spell)
    if card is not None and game.exists(card) and game.object(card).zone is Zone.EXILE:
        leave: Any = OnAnAdventure(player=player, card=card)
        begin(game, Scope.of(card, player), leave, None)


@rule("720.3d")
def _shuffled_in(game: Game, spell: Id) -> None:
    owner = game.object(spell).owner
    game.happen(Move(object=spell, to=Zone.LIBRARY, how="resolve"))
    game.happen(Shuffle(player=owner))
