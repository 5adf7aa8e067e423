"""Available mana: every combination that a player could have, as the suite writes it, the greatest ones only."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.mana.payment import sources
from engine.game.objects import Id

Made = tuple[str, ...]
"""Types of mana, in order."""

_ORDER = ("C", "W", "U", "B", "R", "G", "Any")
_MOST = 3000


def combinations_of(game: Game, player: Id) -> list[str]:
    """The combinations as text."""
    pool = tuple(mana.type for mana in game.state.players[player].mana)
    ways: dict[Id, set[Made]] = {}
    for source in sources(game, player, None):
        made = {tuple(option) for option in source.options}
        singles = {option[0] for option in made if len(option) == 1}
        if singles >= set("WUBRG"):
            made = {option for option in made if len(option) != 1 or option[0] == "C"} | {("Any",)}
        ways.setdefault(source.key[0], set()).update(made)
    found: set[Made] = {_sorted(pool)}
    for options in ways.values():
        found = {_sorted(have + option) for have in found for option in options or {()}}
        if len(found) > _MOST:
            break
    return sorted("".join(f"{{{t}}}" for t in made) for made in _greatest(found))


def _sorted(made: Made) -> Made:
    return tuple(sorted(made, key=_ORDER.index))


def _greatest(found: set[Made]) -> list[Made]:
    return [made for made in found if not any(other != made and _contains(other, made) for other in found)]


def _contains(greater: Made, less: Made) -> bool:
    return all(greater.count(t) >= less.count(t) for t in set(less))
