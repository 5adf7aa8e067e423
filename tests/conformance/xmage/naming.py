"""Which object a case means: names as the suite uses them, aliases, players by letter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.cards.card import fold
from engine.game.machine import Game
from engine.game.objects import Id, Object, Zone
from tests.conformance.xmage.texts import stack_text

NAMELESS = frozenset({"[face_down_creature]", "[face_down_token]", "[face_down_card]", "[fully_locked_room]"})
"""What the suite writes for an object without a name."""

_PLAYERS = "ABCD"


def player_of(letter: str) -> Id:
    """The id of the player with this letter (``B`` or ``PlayerB``)."""
    return _PLAYERS.index(letter.removeprefix("Player")) + 1


def letter_of(player: Id) -> str:
    """The letter of the player with this id."""
    return _PLAYERS[player - 1]


def name_of(game: Game, thing: Id) -> str:
    """The name of an object as the suite has it."""
    found = game.object(thing)
    if found.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return game.characteristics(thing).name
    return card_name(found)


def card_name(found: Object) -> str:
    """The name of a card outside the battlefield and the stack: both halves of a split card, else the front face."""
    if found.definition.layout in ("split", "aftermath"):
        return found.definition.name
    return found.definition.faces[0].name or found.base.name


def is_called(game: Game, thing: Id, name: str) -> bool:
    """Whether an object has this name; a token may be called after its kind alone."""
    own = name_of(game, thing)
    if name in NAMELESS:
        return own == ""
    found = game.object(thing)
    if found.zone is Zone.HAND and found.definition.layout == "split" and name in (f.name for f in found.definition.faces):
        return True
    return same_name(own, name) or (found.is_token and same_name(f"{own} Token", name))


def same_name(own: str, said: str) -> bool:
    """Whether two names are the same but for accents, which the suite leaves out."""
    return own == said or (not own.isascii() and fold(own) == fold(said))


class Naming:
    """Aliases of the objects that the case has set up, followed through zones."""

    def __init__(self) -> None:
        self.aliases: dict[str, Id] = {}

    def current(self, game: Game, thing: Id) -> Id:
        """What an object of the set-up has become."""
        became: Mapping[Id, Id] = game.state.became
        while thing in became and thing not in game.state.objects:
            thing = became[thing]
        return thing

    def aliased(self, game: Game, alias: str) -> Id | None:
        """The object of this alias, None when there is none."""
        thing = self.aliases.get(alias.removeprefix("@"))
        return None if thing is None else self.current(game, thing)

    def fits(self, game: Game, thing: Id, element: Mapping[str, Any]) -> bool:
        """Whether an element of a target or a choice names this object or player."""
        if "player" in element:
            return thing == player_of(element["player"])
        if thing in game.state.players:
            return bool(element.get("name", "") == f"Player{letter_of(thing)}")
        if element.get("copy") == ("no" if is_copy(game, thing) else "only"):
            return False
        if "alias" in element:
            return self.aliased(game, element["alias"]) == thing
        name: str = element.get("name", "")
        if name.startswith("@"):
            return self.aliased(game, name) == thing
        return is_called(game, thing, name) or (game.object(thing).zone is Zone.STACK and _is_on_stack(game, thing, name))

    def called(self, game: Game, things: tuple[Id, ...], op: Mapping[str, Any]) -> Iterator[Id]:
        """Those of the objects that ``op`` names by ``name`` or ``alias``; all when it names none."""
        for thing in things:
            if "alias" in op:
                if self.aliased(game, op["alias"]) == thing:
                    yield thing
            elif "name" not in op or is_called(game, thing, op["name"]):
                yield thing


def is_copy(game: Game, thing: Id) -> bool:
    """Whether it is a copy: of a spell or ability on the stack, a token that is one, a permanent that became or entered as one."""
    found = game.object(thing)
    if found.is_copy or (found.stacked is not None and found.stacked.is_copy):
        return True
    if found.is_token:
        return found.base.mana_cost is not None
    return found.zone is Zone.BATTLEFIELD and found.base not in found.definition.faces


def _is_on_stack(game: Game, thing: Id, name: str) -> bool:
    """A spell may be meant by how its casting begins, an ability by how its text begins."""
    text = stack_text(game, thing)
    found = game.object(thing)
    if found.stacked is not None and found.stacked.source is not None:
        return f"stack ability ({text}".startswith(name)
    return text.startswith(name)


def permanents(game: Game, player: Id | None = None) -> tuple[Id, ...]:
    """Phased-in permanents in the order of entering (all players', or those that the player controls)."""
    there = (o.id for o in game.state.battlefield())
    return tuple(t for t in there if player is None or game.controller(t) == player)
