"""Choices left open, told with the sentences that would settle them."""

from __future__ import annotations

import re
from typing import Final

from engine.explain.ruling import OpenChoice
from engine.explain.voice import addressed
from engine.game.choices import Choice, Option
from engine.game.machine import Game
from engine.script.run.options import NUMERIC
from engine.script.run.qualities import COLORS
from engine.script.run.scene import Scene

_SENTENCES: Final = {
    "target": "{who} {target/targets} {option}.",
    "discard": "{who} {discard/discards} {option}.",
    "sacrifice": "{who} {sacrifice/sacrifices} {option}.",
    "legend": "{who} {keep/keeps} {option}.",
    "search": "{who} {find/finds} {option}.",
    "replacement": "{who} {apply/applies} {option} first.",
    "combat damage": "{who} {assign/assigns} {option}.",
}
_VERB: Final = re.compile(r"\{([a-z']+)/([a-z']+)\}")
_SUBJECTS: Final = {"me": "I", "opponent": "my opponent"}
_OBJECTS: Final = {"me": "me", "opponent": "my opponent"}


def open_choice(game: Game, scene: Scene, choice: Choice) -> OpenChoice:
    """The choice for the reader: who, what, the options that differ, and how the script says each."""
    options = list({(option.text, says(scene, choice, option)): option for option in choice.options}.items())
    return OpenChoice(
        player=scene.name_of(choice.maker),
        choice=choice.kind,
        options=tuple(addressed(text) for (text, _), _ in options),
        says=tuple(sentence for (_, sentence), _ in options),
    )


def says(scene: Scene, choice: Choice, option: Option) -> str:
    """The sentence with which the player chooses this option."""
    name = scene.name_of(choice.maker)
    agreeing = _VERB.sub(r"\1" if name == "me" else r"\2", _template(choice, option))
    sentence = agreeing.replace("{who}", _SUBJECTS.get(name, name)).replace("{option}", _words(scene, choice, option))
    return sentence[:1].upper() + sentence[1:]


def _template(choice: Choice, option: Option) -> str:
    if choice.kind == "may":
        is_taken = option.value is True or option.text.lower() in ("yes", "true")
        return "{who} {accept/accepts}." if is_taken else "{who} {decline/declines}."
    if choice.kind == "pay":
        return "{who} {pay/pays}." if option.value is True else "{who} {don't/doesn't} pay."
    return _SENTENCES.get(choice.kind, "{who} {choose/chooses} {option}.")


def _called(scene: Scene, thing: int) -> str:
    """A recipient of damage in the words of the script."""
    if thing in scene.players.values():
        return _OBJECTS.get(scene.name_of(thing), scene.name_of(thing))
    return next((entry.name for entry in scene.entries if entry.id == thing), "that creature")


def _words(scene: Scene, choice: Choice, option: Option) -> str:
    """The option in words that the script reads."""
    value = option.value
    if isinstance(value, bool):
        return f'"{option.text}"'
    if choice.kind == "combat damage":
        return " and ".join(f"{n} damage to {_called(scene, who)}" for who, n in value if n)
    if choice.kind == "mode" and isinstance(value, int):
        return f"mode {1 + min(one.value for one in choice.options if one.text == option.text)}"
    if choice.kind in NUMERIC and isinstance(value, int):
        return option.text
    if isinstance(value, int) and value in scene.players.values():
        return _OBJECTS.get(scene.name_of(value), scene.name_of(value))
    color = next((name for name, letter in COLORS.items() if value in (letter, (letter,))), "")
    if color or value in ("C", ("C",)):
        return color or "colorless"
    is_name = isinstance(value, int) or choice.kind in _SENTENCES
    return option.text if is_name else f'"{option.text}"'
