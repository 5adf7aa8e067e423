"""What an answer does not say, because it is not so."""

from engine.ask import ask
from tests.scenarios.conftest import cards_of

PICK = {
    "name": "Pick One", "mana_cost": "{1}{U}", "type_line": "Creature — Merfolk", "power": "1", "toughness": "3",
    "text": "When Pick One enters, look at the top three cards of your library. Put an artifact or battle card from among "
            "those cards into your hand and the rest into your graveyard.",
}
LINES = {
    "name": "Two Lines", "mana_cost": "{G}", "type_line": "Creature — Elf", "power": "1", "toughness": "1",
    "text": "Other Elves you control get +1/+1.\nElves you control have trample.",
}
BOTH = {
    "name": "Big Song", "mana_cost": "{G}", "type_line": "Enchantment", "text": "Creatures you control get +1/+1 and have trample.",
}
CALL = {
    "name": "Wild Call", "mana_cost": "{1}", "type_line": "Enchantment", "text": "All creatures attack each combat if able.",
}
DOG = {"name": "Iron Dog", "mana_cost": "{2}", "type_line": "Artifact Creature — Dog", "power": "2", "toughness": "2", "text": ""}
ELF = {"name": "Old Elf", "mana_cost": "{G}", "type_line": "Creature — Elf", "power": "1", "toughness": "1", "text": ""}


def answer(text):
    return ask(text, cards_of({"cards": [PICK, LINES, BOTH, CALL, DOG, ELF]})).answers[-1]


def test_an_artifact_that_was_chosen_is_not_called_a_battle():
    hand = "Alice: | hand: Pick One | library: Iron Dog, Forest, Island\n"
    found = answer(hand + "Alice casts Pick One. Alice chooses Iron Dog. Where is Iron Dog?")
    assert found.value == "hand"
    assert "700.7" not in found.rules


def test_two_abilities_are_not_one_effect_in_two_layers():
    found = answer("Alice: Two Lines, Old Elf. What is Old Elf's power and toughness?")
    assert found.value == "2/2"
    assert "613.6" not in found.rules


def test_one_effect_in_two_layers_is():
    found = answer("Alice: Big Song, Old Elf. What is Old Elf's power and toughness?")
    assert "613.6" in found.rules


def test_only_those_that_could_attack_have_to():
    there = "Alice: Wild Call, Old Elf, Grizzly Bears (tapped), Hill Giant\nBob: Raging Goblin\n"
    found = answer(there + "Can Alice attack with just Hill Giant?")
    assert found.value is False
    told = [line.text for line in found.because]
    assert any("Old Elf" in text for text in told)
    assert not any("Grizzly Bears" in text or "Raging Goblin" in text for text in told)
