import pytest

from engine.game.objects import Characteristics
from engine.words.keywords.companion import Companion
from tests.engine.words.keywords.test_keywords import keywords
from tests.engine.words.lines import comes_back, read_line

BEAR = Characteristics(name="Bear", types=("creature",), subtypes=("Bear",), mana_cost=("{1}", "{G}"))
CAT = Characteristics(name="Cat", types=("creature",), subtypes=("Cat",), mana_cost=("{W}",))
TWICE = Characteristics(name="Twice", types=("instant",), mana_cost=("{R}", "{R}"))
GIANT = Characteristics(name="Giant", types=("creature",), subtypes=("Giant",), mana_cost=("{2}", "{R}"))
FOREST = Characteristics(name="Forest", types=("land",), subtypes=("Forest",))

DECK, YOURS = "your starting deck", "Your starting deck"
SAME, COSTLY = "the same mana symbol", "with mana value 3 or greater"
LINES = {
    f"Companion—Each permanent card in {DECK} has mana value 2 or less.": ([BEAR, CAT, FOREST], [BEAR, GIANT]),
    f"Companion—Each nonland card in {DECK} has a different name.": ([BEAR, CAT, FOREST, FOREST], [BEAR, BEAR]),
    f"Companion—Each nonland card in {DECK} shares a card type.": ([BEAR, CAT, FOREST], [BEAR, TWICE]),
    f"Companion—Each creature card in {DECK} is a Cat, Bear, or Beast card.": ([BEAR, CAT, TWICE], [GIANT]),
    f"Companion—No card in {DECK} has more than one of {SAME} in its mana cost.": ([BEAR], [TWICE]),
    f"Companion—{YOURS} contains only cards {COSTLY} and land cards.": ([GIANT, FOREST], [BEAR]),
    f"Companion—{YOURS} contains only cards with even mana values.": ([BEAR, FOREST], [CAT]),
    f"Companion—{YOURS} contains only cards with odd mana values and land cards.": ([CAT, GIANT, FOREST], [BEAR]),
    f"Companion—Each permanent card in {DECK} has an activated ability.": ([TWICE], [BEAR]),
    f"Companion—{YOURS} contains at least twenty cards more than the minimum deck size.": ([FOREST] * 80, [FOREST] * 79),
}


@pytest.mark.parametrize("line", LINES)
def test_a_condition_is_read_and_printed(line: str) -> None:
    assert comes_back(line)


@pytest.mark.parametrize("line", LINES)
def test_a_condition_tells_decks_that_fulfil_it_from_others(line: str) -> None:
    (companion,) = keywords(line)
    assert isinstance(companion, Companion)
    fulfilled, not_fulfilled = LINES[line]
    assert companion.of.fits(fulfilled)
    assert not companion.of.fits(not_fulfilled)


def test_a_condition_that_is_none_is_refused() -> None:
    assert read_line("Companion—Each card in your sideboard is red.") is None
