"""The chain of events behind an answer."""

from engine.ask import ask
from tests.scenarios.conftest import cards_of

KILN = {
    "name": "Hot Kiln", "mana_cost": "{2}{R}", "type_line": "Enchantment",
    "text": "If a source you control would deal damage to an opponent, it deals double that damage instead.",
}


def lines(text):
    return ask(text, cards_of({"cards": [KILN]})).answers[-1].because


def test_what_came_instead_is_told_with_what_it_would_have_been():
    found = lines("Alice controls Hot Kiln. Alice casts Lightning Bolt on Bob. How much damage did Lightning Bolt deal?")
    dealt = next(line for line in found if "deals 6 damage" in line.text)
    assert (dealt.source, dealt.before, dealt.after) == ("Hot Kiln", "3", "6")
    assert dealt.because[0].text == "Without Hot Kiln: Lightning Bolt deals 3 damage to Bob."


def test_what_nothing_replaced_has_no_source():
    found = lines("Alice casts Lightning Bolt on Bob. How much damage did Lightning Bolt deal?")
    dealt = next(line for line in found if "deals 3 damage" in line.text)
    assert (dealt.source, dealt.before, dealt.because) == ("", "", ())
