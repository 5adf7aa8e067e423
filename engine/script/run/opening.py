"""Choices left open, told with the sentences that would settle them."""

from __future__ import annotations

import re
from typing import Final

from engine.explain.ruling import OpenChoice
from engine.explain.voice import addressed
from engine.game.choices import Choice, Option
from engine.game.colors import COLOR_SYMBOLS
from engine.game.machine import Game
from engine.script.run.looked_at import is_looking, place_of_leaving
from engine.script.run.options import NONE, NUMERIC
from engine.script.run.scene import Scene

_SENTENCES: Final = {
    "target": "{who} {target/targets} {option}.",
    "discard": "{who} {discard/discards} {option}.",
    "sacrifice": "{who} {sacrifice/sacrifices} {option}.",
    "legend": "{who} {keep/keeps} {option}.",
    "search": "{who} {find/finds} {option}.",
    "replacement": "{who} {apply/applies} {option} first.",
    "combat damage": "{who} {assign/assigns} {option}.",
    "attack": "{option}.",
    "block": "{option}.",
}
_NONE: Final = {
    "target": "{who} {target/targets} nothing.",
    "search": "{who} {find/finds} nothing.",
}
"""How it is said that none of the options is chosen, where that is not choosing nothing."""
_VERB: Final = re.compile(r"\{([a-z']+)/([a-z']+)\}")
_SUBJECTS: Final = {"me": "I", "opponent": "my opponent"}
_OBJECTS: Final = {"me": "me", "opponent": "my opponent"}


def open_choice(game: Game, scene: Scene, choice: Choice) -> OpenChoice:
    """The choice for the reader: who, what, the options that differ, and how the script says each."""
    options = [(option.text, says(game, scene, choice, option)) for option in choice.options]
    if choice.minimum == 0 and choice.kind not in ("may", "pay") and not any(option.text in NONE for option in choice.options):
        options.append(("nothing", _said(scene, choice, _none(choice), "")))
    options = list(dict.fromkeys(options))
    return OpenChoice(
        player=scene.name_of(choice.maker),
        choice=choice.kind,
        options=tuple(addressed(text) for text, _ in options),
        says=tuple(sentence for _, sentence in options),
    )


def says(game: Game, scene: Scene, choice: Choice, option: Option) -> str:
    """The sentence with which the player chooses this option."""
    return _said(scene, choice, _template(choice, option), _words(game, scene, choice, option))


def _said(scene: Scene, choice: Choice, template: str, words: str) -> str:
    name = scene.name_of(choice.maker)
    agreeing = _VERB.sub(r"\1" if name == "me" else r"\2", template)
    sentence = agreeing.replace("{who}", _SUBJECTS.get(name, name)).replace("{option}", words)
    return sentence[:1].upper() + sentence[1:]


def _template(choice: Choice, option: Option) -> str:
    if choice.kind == "may":
        is_taken = option.value is True or option.text.lower() in ("yes", "true")
        return "{who} {accept/accepts}." if is_taken else "{who} {decline/declines}."
    if choice.kind == "pay":
        return "{who} {pay/pays}." if option.value is True else "{who} {don't/doesn't} pay."
    if is_looking(choice):
        zone, place = place_of_leaving(choice.kind)
        return f"{{who}} {{put/puts}} {{option}} {f'on the {place}' if place else f'into the {zone}'}."
    return _SENTENCES.get(choice.kind, "{who} {choose/chooses} {option}.")


def _none(choice: Choice) -> str:
    if is_looking(choice):
        return "{who} {keep/keeps} everything."
    return _NONE.get(choice.kind, "{who} {choose/chooses} nothing.")


def _called(scene: Scene, thing: int) -> str:
    """A recipient of damage in the words of the script."""
    if thing in scene.players.values():
        return _OBJECTS.get(scene.name_of(thing), scene.name_of(thing))
    return next((entry.name for entry in scene.entries if entry.id == thing), "that creature")


def _words(game: Game, scene: Scene, choice: Choice, option: Option) -> str:
    """The option in words that the script reads."""
    value = option.value
    if isinstance(value, bool):
        return f'"{option.text}"'
    if choice.kind == "combat damage":
        return " and ".join(f"{n} damage to {_called(scene, who)}" for who, n in value if n)
    if choice.kind == "mode" and isinstance(value, int):
        return f"mode {1 + min(one.value for one in choice.options if one.text == option.text)}"
    if choice.kind in NUMERIC and isinstance(value, int):
        return f'"{option.text}"' if choice.kind == "either" else option.text
    if isinstance(value, int) and value in scene.players.values():
        return _OBJECTS.get(scene.name_of(value), scene.name_of(value))
    color = next((name for name, letter in COLOR_SYMBOLS.items() if value in (letter, (letter,))), "")
    if color or value in ("C", ("C",)):
        return color or "colorless"
    is_name = isinstance(value, int) or choice.kind in _SENTENCES or is_looking(choice)
    if isinstance(value, int) and (placed := _PLACED.fullmatch(option.text)):
        owner = scene.name_of(game.object(value).owner)
        return f"{placed[1]} in {'my' if owner == 'me' else _OBJECTS.get(owner, owner) + chr(39) + 's'} {placed[2]}"
    article = "the " if is_name and option.text[:1].isdecimal() and isinstance(value, int) and value in game.state.objects else ""
    return f"{article}{option.text}" if is_name else f'"{option.text}"'


_PLACED: Final = re.compile(r"(.*) \((graveyard|hand|library|exile)\)")
"""An option with the zone in which it is."""
