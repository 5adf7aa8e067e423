"""Cards that the text does not tell of, where abilities count cards in graveyards."""

from engine.ask import ask
from engine.script.run.unknown import COUNT_FOR_NOTHING
from tests.scenarios.conftest import cards_of

HEAP = {
    "name": "Grave Heap", "mana_cost": "{1}{G}", "type_line": "Creature — Ooze", "power": "1", "toughness": "1",
    "text": "Grave Heap gets +1/+1 for each land card in your graveyard.",
}


def ruling(text):
    return ask(text, cards_of({"cards": [HEAP]}))


def test_that_they_count_for_nothing_is_said():
    found = ruling("Alice: Grave Heap. Alice mills two cards. How big is Grave Heap?")
    assert (found.answers[-1].value, COUNT_FOR_NOTHING in found.assumptions) == ("1/1", True)


def test_where_nothing_counts_them_it_is_not():
    found = ruling("Alice: Grizzly Bears. Alice mills two cards. How big is Grizzly Bears?")
    assert COUNT_FOR_NOTHING not in found.assumptions


def test_told_cards_count():
    found = ruling("Alice: Grave Heap | library: Forest, Shock\nAlice mills two cards. How big is Grave Heap?")
    assert (found.answers[-1].value, COUNT_FOR_NOTHING in found.assumptions) == ("2/2", False)
