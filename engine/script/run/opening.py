"""Choices left open, told with the sentences that would settle them."""

from __future__ import annotations

from typing import Final

from engine.explain.ruling import OpenChoice
from engine.explain.voice import addressed
from engine.game.choices import Choice, Option
from engine.game.machine import Game
from engine.script.run.scene import Scene

_SENTENCES: Final = {
    "target": "{who} targets {option}.",
    "discard": "{who} discards {option}.",
    "sacrifice": "{who} sacrifices {option}.",
    "legend": "{who} keeps {option}.",
    "replacement": "{who} applies {option} first.",
    "mode": '{who} chooses "{option}".',
    "x": "X = {option}.",
}
_SUBJECTS: Final = {"me": "I", "opponent": "My opponent"}


def open_choice(game: Game, scene: Scene, choice: Choice) -> OpenChoice:
    """The choice for the reader: who, what, the options, and how the script says each."""
    name = scene.name_of(choice.player)
    who = _SUBJECTS.get(name, name)
    return OpenChoice(
        player=name,
        choice=choice.kind,
        options=tuple(addressed(option.text) for option in choice.options),
        says=tuple(_says(choice, option, who, scene) for option in choice.options),
    )


def _says(choice: Choice, option: Option, who: str, scene: Scene) -> str:
    text = option.text
    if option.value in scene.players.values() and choice.kind not in ("x", "number"):
        name = scene.name_of(option.value)
        text = {"me": "me", "opponent": "my opponent"}.get(name, name)
    if choice.kind == "may":
        is_taken = option.value is True or text.lower() in ("yes", "true")
        return f"{who} accepts." if is_taken else f"{who} declines."
    sentence = _SENTENCES.get(choice.kind, "{who} chooses {option}.").format(who=who, option=text)
    return _first_person(sentence) if who == "I" else sentence


def _first_person(sentence: str) -> str:
    subject, _, rest = sentence.partition(" ")
    verb, _, more = rest.partition(" ")
    return f"{subject} {verb.removesuffix('s')} {more}" if subject == "I" else sentence
