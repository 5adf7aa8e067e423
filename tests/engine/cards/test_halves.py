from engine.cards.card import Card, Face
from engine.cards.compile import compile_card
from engine.game.objects import Definition
from engine.words.doors import Doors, UnlockThisDoor
from engine.words.keywords.cleave import CleavedText, cut, is_bracketed, uncut


def compiled(layout: str, *faces: Face) -> Definition:
    return compile_card(Card(name=" // ".join(face.name for face in faces), layout=layout, faces=faces)).definition


FIRST = Face(name="Hot", mana_cost="{1}{R}", type_line="Instant", text="Hot deals 1 damage to any target.")
SECOND = Face(name="Cold", mana_cost="{U}", type_line="Sorcery", text="Tap target creature.")


def test_a_split_card_off_the_stack_is_both_halves() -> None:
    whole = compiled("split", FIRST, SECOND).whole
    assert whole is not None
    assert (whole.names, whole.mana_cost, whole.types) == (("Hot", "Cold"), ("{1}", "{R}", "{U}"), ("instant", "sorcery"))
    assert whole.colors == {"U", "R"}
    assert len(whole.abilities) == 2


def test_cards_of_other_layouts_and_halves_that_stand_alone_have_no_whole() -> None:
    assert compiled("adventure", FIRST, SECOND).whole is None
    assert compiled("split", FIRST).whole is None


def test_each_half_of_a_room_knows_its_own_door() -> None:
    text = "When you unlock this door, draw a card."
    left = Face(name="Left", mana_cost="{W}", type_line="Enchantment — Room", text=text)
    right = Face(name="Right", mana_cost="{U}", type_line="Enchantment — Room", text=text)
    whole = compiled("split", left, right).whole
    assert whole is not None
    assert isinstance(whole.abilities[0], Doors)
    triggers = [ability.trigger for ability in whole.abilities[1:]]
    assert triggers == [UnlockThisDoor(half=0), UnlockThisDoor(half=1)]


def test_brackets_are_taken_out_with_or_without_their_words() -> None:
    text = "Destroy target [attacking] creature. [Draw a card.]"
    assert is_bracketed(text)
    assert uncut(text) == "Destroy target attacking creature. Draw a card."
    assert cut(text) == "Destroy target creature."
    assert not is_bracketed("[+1]: Draw a card.")


def test_a_bracketed_spell_keeps_its_shorter_text() -> None:
    face = Face(name="Slash", mana_cost="{W}", type_line="Instant", text="Cleave {4}{W}\nDestroy target [attacking] creature.")
    (own,) = compiled("normal", face).faces
    assert sum(isinstance(ability, CleavedText) for ability in own.abilities) == 1


def test_a_spell_whose_shorter_text_is_not_understood_is_declined() -> None:
    face = Face(name="Slash", mana_cost="{W}", type_line="Instant", text="Cleave {4}{W}\nDestroy [target] creature.")
    assert compiled("normal", face).declined == (("Destroy creature.",),)
