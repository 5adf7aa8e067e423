"""The rooms of the language are imported when the first text is read: not before, and all of them by then."""

from __future__ import annotations

import subprocess
import sys

ASKED = "import sys; from engine.ask import ask; from tests.scenarios.conftest import starter_cards; ask({!r}, starter_cards()); "
ROOMS = "print(sum(name.startswith('engine.words.keywords.') for name in sys.modules))"


def rooms_after(script: str) -> int:
    """How many rooms of keywords a new process has imported when it has answered."""
    done = subprocess.run([sys.executable, "-c", ASKED.format(script) + ROOMS], capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_where_nothing_is_read_the_rooms_stay_shut() -> None:
    shut, open_ = (rooms_after(f"Alice: {card}. How big is {card}?") for card in ("Grizzly Bears", "Serra Angel"))
    assert 4 * shut < open_


def test_a_counter_that_gives_an_ability_opens_them() -> None:
    asked = "Alice: Grizzly Bears (1 flying counter). Does Grizzly Bears have flying?"
    assert rooms_after(asked) == rooms_after("Alice: Serra Angel. How big is Serra Angel?")


def test_no_room_reads_a_text_while_it_is_imported() -> None:
    looked = "from engine import words; from engine.phrase.grammar import GRAMMAR; words.load(); print(len(GRAMMAR._families))"
    done = subprocess.run([sys.executable, "-c", looked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
