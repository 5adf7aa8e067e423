"""What a permanent could produce, told as a derivation: each way with its replacements, and what it depends on."""

from __future__ import annotations

from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.game import could_produce
from engine.game.could_produce import Production, Way
from engine.game.layers import Layer
from engine.game.machine import Game
from engine.game.objects import Id


def production(game: Game, permanent: Id) -> tuple[frozenset[str], tuple[Because, ...]]:
    """The types, and how they come about."""
    found = could_produce.production(game, permanent)
    return found.types, (*_told(game, found), *_why_it_has_them(game, permanent))


def _why_it_has_them(game: Game, permanent: Id) -> tuple[Because, ...]:
    """How it came by its abilities, where an effect had a hand in it."""
    lines = derivation(game, permanent, (Layer.COPY, Layer.FACE_DOWN, Layer.TEXT, Layer.TYPE, Layer.ABILITY))
    return lines if len(lines) > 1 else ()


def _told(game: Game, found: Production) -> tuple[Because, ...]:
    name = game.name(found.permanent)
    lines = [line for way in found.ways for line in _way(game, found, way)]
    others = tuple(line for other in found.others for line in (*_told(game, other), *_why_it_has_them(game, other.permanent)))
    what = _symbols(tuple(sorted(found.types, key="WUBRGC".index)))
    rules = found.rules or ("",)
    head = Because(text=f"{name} could produce {what}.", rule=rules[0], source=name, after=what, because=(*lines, *others))
    return (head, *(Because(text=head.text, rule=rule, source=name) for rule in rules[1:]))


def _way(game: Game, found: Production, way: Way) -> list[Because]:
    name = game.name(found.permanent)
    through = " and ".join(dict.fromkeys(game.name(other) for other in way.through))
    text = f"An ability of {name} would produce {_symbols(way.types)}"
    if through:
        text += f", going by what {through} could produce"
    if way.replaced_by:
        text += f", as {', then '.join(way.replaced_by)} would have it"
    after = _symbols(way.types)
    rules = way.rules or ("",)
    first = Because(text=f"{text}.", rule=rules[0], source=name, after=after)
    return [first, *(Because(text=f"{text}.", rule=rule, source=name) for rule in rules[1:])]


def _symbols(types: tuple[str, ...]) -> str:
    return "".join(f"{{{letter}}}" for letter in types) or "no mana"
