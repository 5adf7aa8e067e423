"""Tokens that the rules define by their names: Treasure, Food, Clue and the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec

from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Characteristics, Id
from engine.game.scope import Scope
from engine.game.zones import CreateToken
from engine.phrase import Declined, Leaf, Word, read, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.effects.token_rules import rules_of_token
from engine.words.effects.tokens import Described


class PredefinedName(Leaf, frozen=True):
    """The name of a token that the rules define."""

    name: str

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return frozenset(name.split()[0].lower() for name in vocabulary.predefined_tokens())

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        found = []
        for name in vocabulary.predefined_tokens():
            words = name.lower().split()
            if tokens[at : at + len(words)] == words:
                found.append((cls(name=name), at + len(words)))
        return found

    def say(self, style: str = "") -> list[str]:
        return self.name.split()


@says("{name} {token/tokens^}")
class PredefinedToken(Described, frozen=True):
    """A token of which only the name is said."""

    name: PredefinedName

    def nouns(self) -> frozenset[str]:
        return frozenset({self.name.name.split()[-1]})

    def base(self, game: Game, scope: Scope) -> Characteristics:
        return predefined(self.name.name)

    @rule("111.2", "111.10")
    def create(self, game: Game, made: Sequence[Event]) -> tuple[Event, ...]:
        defined = rules_of_token(self.name.name)
        return game.happen(*(msgspec.structs.replace(event, cites=(*event.cites, *defined)) for event in made))


@says("investigate{s^}")
class Investigate(PlayerVerb, frozen=True):
    """A Clue is created."""

    can_repeat: ClassVar[bool] = True

    @rule("701.16a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            game.happen(CreateToken(controller=player, base=predefined("Clue"), by=scope.source, cites=rules_of_token("Clue")))
            game.happen(ActionDone(action="investigate", player=player))


@cache
def predefined(name: str) -> Characteristics:
    """The characteristics that the rules give a token of this name."""
    return _face(vocabulary.predefined_tokens()[name][:5])


@cache
def other_face(name: str) -> Characteristics | None:
    """The characteristics of the back face of such a token; None when it has one face only."""
    back = vocabulary.predefined_tokens()[name][5:]
    return _face(tuple(back[0].split(";"))) if back else None


def _face(row: tuple[str, ...]) -> Characteristics:
    kinds, colors, size, called, text = row
    types, _, subtypes = kinds.partition(" — ")
    power, _, toughness = size.partition("/")
    return Characteristics(
        name=called or f"{subtypes} Token",
        colors=frozenset(colors),
        types=tuple(types.lower().split()),
        subtypes=tuple(subtypes.split()),
        power=int(power) if size else None,
        toughness=int(toughness) if size else None,
        abilities=tuple(ability for line in text.split("|") if line for ability in _abilities(line)),
    )


def _abilities(line: str) -> tuple[Any, ...]:
    from engine.game.meaning import Activated, Static, Triggered
    from engine.words.abilities import Line
    from engine.words.binding import bind

    found = read((Line, Activated, Static, Triggered), line)
    if isinstance(found, Declined):
        raise LookupError(f"a predefined token says {line!r}, which is not understood at {found.seen!r}")
    bound: Word = bind(found)
    return bound.abilities() if isinstance(bound, Line) else (bound,)
