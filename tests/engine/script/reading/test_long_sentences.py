"""Long sentences that cannot be read: refused after work in proportion to their length, not to the ways of taking them apart."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.script.reading import sentence
from engine.script.reading.context import Context
from tests.engine.script.reading.said import fault

LONG = {
    "permanents": "Alice controls " + " and ".join(["Serra Angel", "Grizzly Bears", "Forest", "Island"] * 6) + " xyz.",
    "attackers": "Alice attacks with " + ", ".join(["Serra Angel", "Grizzly Bears"] * 8) + " and xyz.",
    "announcements": "Alice casts Shock on Bob, " + ", ".join(["choosing red", "kicked", "paying 3 life"] * 6) + " xyz.",
    "deeds": "Alice " + " and ".join(["casts Shock on Bob"] * 14) + " xyz.",
}
FEW = 60
"""How often reading may go on from one place, however long the sentence."""


@pytest.mark.parametrize("text", LONG.values(), ids=LONG.keys())
def test_long_sentences_go_on_from_each_place_only_a_few_times(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    clauses_at: Callable[..., Any] = sentence.clauses_at

    def counted(context: Context, at: int, before: Any) -> Any:
        begun.append(at)
        return clauses_at(context, at, before)

    monkeypatch.setattr(sentence, "clauses_at", counted)
    assert fault(text)
    assert len(begun) <= FEW
