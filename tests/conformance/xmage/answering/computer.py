"""The simple computer player: what is chosen outside strict mode when the script says nothing."""

from __future__ import annotations

from typing import Any

from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.phrase import Word, walk

_BAD = ("destroy", "damage", "exile", "counterspell", "sacrifice", "discard", "loselife", "cant", "bounce", "mill", "fight")


def answer(game: Game, choice: Choice) -> tuple[Any, ...]:
    """What the computer chooses: yes, the first, or the objects that serve it best."""
    values = [option.value for option in choice.options]
    if choice.kind == "x":
        return (_most_x(game, choice),)
    if choice.kind in ("enchant", "copy") and _are_ids(game, values):
        return _host(game, choice, values)
    if choice.kind in ("target", "sacrifice", "discard", "search", "card", "legend", "new target") and _are_ids(game, values):
        return _objects(game, choice, values)
    if values and isinstance(values[0], bool) and choice.kind in ("may", "pay") and "life" in choice.prompt and False in values:
        return (False,)
    if values and isinstance(values[0], bool):
        return (True,) if True in values else (values[0],)
    if choice.kind in ("scry", "surveil"):
        return ()
    return tuple(values[: max(choice.minimum, min(1, choice.maximum))])


def _host(game: Game, choice: Choice, values: list[Id]) -> tuple[Id, ...]:
    """The most valuable thing to copy; for a curse an opponent, for another Aura something of one's own."""
    if choice.kind == "copy":
        return tuple(_best(game, values)[:1])
    is_curse = choice.about is not None and "Curse" in game.characteristics(choice.about).subtypes
    wanted = [v for v in values if (_whose(game, v) == choice.player) is not is_curse]
    return tuple(_best(game, wanted or values)[:1])


def _are_ids(game: Game, values: list[Any]) -> bool:
    return all(isinstance(v, int) and (v in game.state.players or v in game.state.objects) for v in values)


def _most_x(game: Game, choice: Choice) -> int:
    """As many as untapped sources of mana allow after the rest of the cost."""
    from engine.game.mana.payment import sources
    from engine.game.mana.symbols import mana_value

    available = len({one.key[0] for one in sources(game, choice.player, None)}) + len(game.state.players[choice.player].mana)
    cost = game.characteristics(choice.about).mana_cost if choice.about is not None else None
    rest = int(mana_value(tuple(s for s in cost or () if s != "{X}")))
    times = max(1, sum(s == "{X}" for s in cost or ()))
    offered: list[int] = [option.value for option in choice.options]
    return max((n for n in offered if n * times + rest <= available), default=offered[0])


def _objects(game: Game, choice: Choice, values: list[Id]) -> tuple[Id, ...]:
    own = [v for v in values if _whose(game, v) == choice.player]
    others = [v for v in values if v not in own]
    if choice.kind == "sacrifice":
        return tuple(sorted(values, key=lambda v: _worth(game, v))[: choice.minimum])
    if choice.kind == "discard":
        ranked = sorted(values, key=lambda v: ("land" in game.characteristics(v).types, -_worth(game, v)))
        return tuple(ranked[: choice.minimum])
    if choice.kind in ("search", "card", "legend"):
        return tuple(_best(game, values)[: choice.maximum])
    if _is_bad(game, choice):
        wanted, rest = _best(game, others), _best(game, own)[::-1]
    else:
        wanted, rest = _best(game, own), _best(game, others)
    return tuple([*wanted, *rest][: max(choice.minimum, min(choice.maximum, len(wanted)))])


def _whose(game: Game, thing: Id) -> Id:
    return thing if thing in game.state.players else game.controller(thing)


def _best(game: Game, things: list[Id]) -> list[Id]:
    return sorted(things, key=lambda t: (-_worth(game, t), game.name(t)))


def _worth(game: Game, thing: Id) -> int:
    """Roughly what a thing is worth: planeswalkers, players, then permanents by size."""
    if thing in game.state.players:
        return 1000
    now = game.characteristics(thing)
    if "planeswalker" in now.types:
        return 3000
    if "battle" in now.types:
        return 2000
    from engine.game.mana.symbols import mana_value

    value = mana_value(now.mana_cost or ())
    if game.object(thing).zone is not Zone.BATTLEFIELD:
        return value
    return value + 2 * ((now.power or 0) + (now.toughness or 0)) + len(now.abilities)


def _is_bad(game: Game, choice: Choice) -> bool:
    """Whether what asks harms its targets, as far as the names of its words tell."""
    from engine.game.targets import texts_of

    if choice.about is None:
        return False
    words = [w for text in texts_of(game, choice.about) if isinstance(text, Word) for w in walk(text)]
    return any(mark in type(word).__name__.lower() for word in words for mark in _BAD)
