"""Where answers hang on an order that the text leaves open, the ruling says what the reverse of it would give."""

from engine.ask import ask
from tests.engine.script.run.playing_scripts import cards

EMBLEMS = (
    'Alice controls an emblem with "Whenever a creature you control attacks, create a 1/1 white Soldier creature token." and an '
    'emblem with "Whenever a creature you control attacks, you gain 1 life for each creature you control." '
    "Alice controls Grizzly Bears. Alice attacks with Grizzly Bears. "
)


def assumed(text: str) -> tuple[str, ...]:
    return ask(text, cards()).assumptions


def test_another_answer_in_the_reverse_order_is_told() -> None:
    assert any(one.startswith("In the reverse order: Alice is at 2") for one in assumed(f"{EMBLEMS}What is Alice's life total?"))


def test_nothing_is_told_where_the_order_is_all_one() -> None:
    assert not any("reverse" in one for one in assumed(f"{EMBLEMS}How many tokens does Alice control?"))
