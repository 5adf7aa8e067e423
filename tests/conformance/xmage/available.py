"""Available mana: every combination that a player could have, as the suite writes it, the greatest ones only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product

from msgspec import Struct

from engine.game.abilities import abilities_of
from engine.game.actions import ActivateAbility
from engine.game.activating import activate
from engine.game.announcing import Announcement
from engine.game.choices import Trial
from engine.game.costs import cost_of
from engine.game.machine import Game
from engine.game.mana import is_mana_ability, mana_verbs
from engine.game.mana.abilities import has_tap_symbol
from engine.game.mana.paying_with import ANY, ways_to_pay
from engine.game.objects import Id
from engine.game.permissions.activating import may_begin_to_activate
from engine.game.scope import Scope

Made = tuple[str, ...]
"""Types of mana, in order."""

_ORDER = ("C", "W", "U", "B", "R", "G", "Any")
_MOST = 4000
_MOST_TRIED = 60_000
_MOST_COMPARED = 1500


class _Way(Struct, frozen=True):
    """A mana ability: what of it can be used but once, what mana it costs, and what it can make."""

    once: tuple[object, ...]
    costs: tuple[str, ...]
    makes: frozenset[Made]


def combinations_of(game: Game, player: Id) -> list[str]:
    """The combinations as text."""
    pool = _sorted(mana.type for mana in game.state.players[player].mana)
    ways = list(_ways(game, player))
    start: set[tuple[Made, frozenset[object]]] = {(pool, frozenset())}
    for way in (w for w in ways if not w.costs and w.once and not any(o.once == w.once and o is not w for o in ways)):
        start = {(_sorted(have + made), used | {way.once}) for have, used in start for made in way.makes or {()}}
    reached = _closure(start, [w for w in ways if w.makes])
    return sorted(text_of(made) for made in _greatest({have for have, _ in reached}))


def _closure(start: set[tuple[Made, frozenset[object]]], ways: list[_Way]) -> set[tuple[Made, frozenset[object]]]:
    """Everything that can be reached by using abilities one after the other."""
    reached, waiting, tried = set(start), list(start), 0
    while waiting and len(reached) < _MOST and tried < _MOST_TRIED:
        have, used = waiting.pop()
        for way in ways:
            if way.once and way.once in used:
                continue
            for left in _paid(have, way.costs):
                tried += len(way.makes)
                if tried > _MOST_TRIED:
                    return reached
                for made in way.makes:
                    after = (_sorted(left + made), used | {way.once} if way.once else used)
                    if after not in reached and len(after[0]) < 40:
                        reached.add(after)
                        waiting.append(after)
    return reached


def _paid(have: Made, costs: tuple[str, ...]) -> set[Made]:
    """What is left when the costs are paid, in each way."""
    left = {have}
    for symbol in costs:
        left = {rest for one in left for way in ways_to_pay(symbol) for rest in _without(one, way)}
    return left


def _without(have: Made, kinds: tuple[str, ...]) -> set[Made]:
    left = {have}
    for kind in kinds:
        taken = ((one, t) for one in left for t in set(one) if kind in (ANY, t) or t == "Any")
        left = {_less(one, t) for one, t in taken}
    return left


def _less(have: Made, type_: str) -> Made:
    at = have.index(type_)
    return have[:at] + have[at + 1 :]


def _ways(game: Game, player: Id) -> Iterator[_Way]:
    for thing in game.state.battlefield():
        if game.controller(thing.id) != player:
            continue
        for place, ability in enumerate(abilities_of(game, thing.id).activated):
            action = ActivateAbility(player=player, source=thing.id, ability=ability)
            if is_mana_ability(ability) and may_begin_to_activate(game, player, action) and _other_parts(game, player, action):
                costs = tuple(s for s in cost_of(game, action).mana or () if s != "{0}")
                taps = has_tap_symbol(ability) or any("Sacrifice" in type(p).__name__ for p in cost_of(game, action).parts)
                once: tuple[object, ...] = (thing.id,) if taps else () if costs else (thing.id, place)
                makes = _productions(game, player, thing.id, ability)
                yield _Way(once, costs, makes if costs else _with_triggers(game, player, action, makes))


def _with_triggers(game: Game, player: Id, action: ActivateAbility, makes: frozenset[Made]) -> frozenset[Made]:
    """The same, with what triggered mana abilities add when it is used."""
    found: set[Made] = set()
    for made in makes:
        branch = game.branch(Trial())
        before = len(game.state.players[player].mana)
        said = Announcement(answers={"mana": (made,), "color": made[:1]})
        activate(branch, player, action.source, action.ability, said)
        after = _sorted(mana.type for mana in branch.state.players[player].mana[before:])
        found.add(after if "Any" not in made and len(after) > len(made) else made)
    return frozenset(found)


def _other_parts(game: Game, player: Id, action: ActivateAbility) -> bool:
    scope = Scope.of(action.source, player)
    return all(part.can_pay(game, player, scope) for part in cost_of(game, action).parts)


def _productions(game: Game, player: Id, thing: Id, ability: object) -> frozenset[Made]:
    """What it makes: all its verbs together, any colour told as such."""
    found: set[Made] = set()
    for color in "WUBRG":
        scope = Scope.of(thing, player, {"color": (color,)}).for_each(player)
        each = [_any_told({tuple(o) for o in verb.produces(game, scope)}) for verb in mana_verbs(ability)]
        found |= {_sorted(t for part in row for t in part) for row in product(*each)}
    return frozenset(found - {()})


def _any_told(options: set[Made]) -> set[Made]:
    singles = {option[0] for option in options if len(option) == 1}
    if singles >= set("WUBRG"):
        return {option for option in options if len(option) != 1 or option[0] == "C"} | {("Any",)}
    return options


def _sorted(made: Iterable[str]) -> Made:
    return tuple(sorted(made, key=_ORDER.index))


def text_of(made: Made) -> str:
    """As the suite writes it."""
    return "".join(f"{{{t}}}" for t in made)


def same(one: str, other: str) -> bool:
    """Whether two texts tell the same mana, in whatever order."""
    return _counted(one) == _counted(other)


def _counted(text: str) -> list[str]:
    found: list[str] = []
    for symbol in re.findall(r"\{([^{}]*)\}", text):
        found += ["C"] * int(symbol) if symbol.isdecimal() else [symbol]
    return sorted(found)


def _greatest(found: set[Made]) -> list[Made]:
    kept: dict[tuple[int, ...], Made] = {}
    for made in sorted(found, key=lambda m: (-len(m), -m.count("Any"), m))[:_MOST_COMPARED]:
        counts = tuple(made.count(t) for t in _ORDER)
        if not any(_contains(other, counts) for other in kept):
            kept[counts] = made
    return list(kept.values())


def _contains(greater: tuple[int, ...], less: tuple[int, ...]) -> bool:
    """Whether the one has at least all that the other has; mana of any colour stands for a colour."""
    if greater[0] < less[0]:
        return False
    missing = 0
    for most, least in zip(greater[1:6], less[1:6], strict=True):
        missing += least - most if least > most else 0
    return greater[6] - less[6] >= missing
