"""How many words of the language a scenario fires; the number may only rise.

``LAWMAGE_RATCHET=1 pytest tests/gates/test_words_fired.py`` writes the new number down when it rose. ``LAWMAGE_LIST=1`` prints the
words that no scenario fires.
"""

import inspect
import json
import os
from collections.abc import Callable, Iterator
from functools import cache, wraps
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine import words
from engine.ask import ask
from engine.game.meaning import Ability, Static
from engine.phrase import Word, children
from engine.phrase.grammar import GRAMMAR
from tests.scenarios.conftest import cards_of

HERE = Path(__file__).resolve().parents[1]
RATCHET = HERE / "ratchet.json"
HOOKS = (
    "count match find holds is_over happen act modify pay can_pay restriction produces replace forbid permit cost_changes "
    "modifications means requires more_blocks assigns_damage additional_triggers keeps move among abilities "
    "by pattern base host all meant side is_meant of minimum additional_lands allows own_changes symbols has fits is_theirs "
    "divided meanwhile own enters done keeps kinds classes allowed is_so crews_with changes hand_size places granted settled offer"
).split()


def _below(kind: type) -> list[type]:
    return [kind, *(b for direct in kind.__subclasses__() for b in _below(direct))]


def _readable() -> set[type[Word]]:
    words.load()
    return {w for w in _below(Word) if w.__module__.startswith("engine.words") and w in GRAMMAR.members(w)}


@pytest.fixture
def fired(monkeypatch: pytest.MonkeyPatch) -> set[type]:
    """The classes whose meaning is asked for while the test runs."""
    seen: set[type] = set()

    def watched(method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def watch(self: Any, *args: Any, **named: Any) -> Any:
            seen.add(type(self))
            seen.update(type(part) for _, part in children(self) if not _has_meaning(type(part)))
            return method(self, *args, **named)

        return watch

    words.load()
    for word in {w for w in _below(Word) if w.__module__.startswith("engine.")}:
        for hook, method in _meanings(word):
            if isinstance(method, property):
                monkeypatch.setattr(word, hook, property(watched(method.fget)))
            else:
                monkeypatch.setattr(word, hook, watched(method))
    return seen


def _meanings(word: type) -> list[tuple[str, Any]]:
    """What a class says of its meaning: the hooks, and every method that is told of the game."""
    own = ((name, method) for name, method in word.__dict__.items() if not name.startswith("__"))
    return [(name, method) for name, method in own if _is_hook(name, method)]


def _is_hook(name: str, method: Any) -> bool:
    if isinstance(method, property):
        return name in HOOKS and method.fget is not None
    is_method = callable(method) and not isinstance(method, type)
    return is_method and (name in HOOKS or (not name.startswith("_") and "game" in inspect.signature(method).parameters))


@cache
def _has_meaning(word: type) -> bool:
    """Whether a word has a meaning of its own; a part that has none is fired with the word that it is a part of."""
    return any(_meanings(base) for base in word.__mro__ if issubclass(base, Word))


def _cases() -> Iterator[dict[str, Any]]:
    for path in sorted((HERE / "scenarios").rglob("*.yaml")):
        cases = yaml.safe_load(path.read_text(encoding="utf-8"))
        yield from cases if isinstance(cases, list) else [cases]


def test_no_word_stops_being_fired_by_a_scenario(fired: set[type]) -> None:
    for case in _cases():
        ask(case["script"], cards_of(case))
    asked = {w for w in _readable() if not issubclass(w, Ability) or issubclass(w, Static)}
    silent = sorted(f"{w.__module__}:{w.__name__}" for w in asked - fired)
    ratchet = json.loads(RATCHET.read_text(encoding="utf-8"))
    if os.environ.get("LAWMAGE_LIST"):
        print("\n".join(silent))
    now = len(asked & fired)
    if os.environ.get("LAWMAGE_RATCHET") and now > ratchet.get("words_fired", 0):
        RATCHET.write_text(json.dumps(ratchet | {"words_fired": now}, indent=2) + "\n", encoding="utf-8")
    assert now >= ratchet.get("words_fired", 0), f"{now} of {len(asked)} words are fired; silent: {', '.join(silent[:20])} ..."
