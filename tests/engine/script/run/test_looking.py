from engine import words
from engine.cards.card import Face
from engine.cards.compile import compile_face
from engine.game.objects import Zone
from engine.script.run.looking import ON_THE_BATTLEFIELD, Place, place_of, places


def looked_for(text):
    words.load()
    return places(compile_face(Face(name="Trial", type_line="Sorcery", text=text)).characteristics)


def test_targets_are_permanents_unless_the_words_say_otherwise():
    assert looked_for("Destroy target creature.") == (ON_THE_BATTLEFIELD,)
    assert looked_for("Draw a card.") == ()


def test_a_card_in_a_graveyard_is_looked_for_there_and_whose_it_is():
    assert looked_for("Return target creature card from your graveyard to your hand.") == (Place(Zone.GRAVEYARD, "caster"),)
    assert looked_for("Exile target card from an opponent's graveyard.") == (Place(Zone.GRAVEYARD, "other"),)
    assert looked_for("Exile target card from a graveyard.") == (Place(Zone.GRAVEYARD),)


def test_a_spell_is_looked_for_on_the_stack():
    assert looked_for("Counter target spell.") == (Place(Zone.STACK),)


def test_each_target_has_the_place_of_its_own_word():
    found = (Place(Zone.GRAVEYARD, "caster"), ON_THE_BATTLEFIELD)
    assert place_of(found, 1, 2, True) == ON_THE_BATTLEFIELD
    assert place_of(found, 0, 2, True).zone is Zone.GRAVEYARD


def test_of_several_words_for_one_target_what_can_be_no_permanent_is_a_spell():
    found = (Place(Zone.STACK), ON_THE_BATTLEFIELD)
    assert place_of(found, 0, 1, False).zone is Zone.STACK
    assert place_of(found, 0, 1, True) == ON_THE_BATTLEFIELD
