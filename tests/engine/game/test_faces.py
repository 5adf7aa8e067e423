"""Faces, halves, doors, prepared creatures and merged permanents as the machine keeps them."""

import msgspec

from engine.game.faces import put_away, with_face
from engine.game.merging import Merge, times_mutated
from engine.game.objects import Characteristics, Definition, Zone
from engine.game.preparing import OF, BecomePrepared, waits_for
from engine.game.rooms import Lock, Unlock, locked, unlocked
from engine.game.zones import Move
from tests.engine.game.words import creature, game_of, told

GIANT = Characteristics(name="Giant", types=("creature",), power=3, toughness=3, mana_cost=("{2}", "{R}"))
SMASH = Characteristics(name="Smash", types=("instant",), subtypes=("Adventure",), mana_cost=("{R}",))
TALE = Characteristics(name="Tale", types=("instant",), subtypes=("Omen",), mana_cost=("{U}",))
ADVENTURER = Definition(name="Giant // Smash", layout="adventure", faces=(GIANT, SMASH))
TELLER = Definition(name="Giant // Tale", layout="adventure", faces=(GIANT, TALE))
NOTE = Characteristics(name="Note", types=("sorcery",), mana_cost=("{U}",))
CLERK = Definition(name="Giant // Note", layout="prepare", faces=(msgspec.structs.replace(GIANT, inset=NOTE), NOTE))
DOOR = Characteristics(name="Left", types=("enchantment",), subtypes=("Room",), mana_cost=("{1}",))
ROOM = Definition(
    name="Left // Right", layout="split", faces=(DOOR, Characteristics(name="Right", subtypes=("Room",))),
    whole=Characteristics(name="Left // Right", names=("Left", "Right"), types=("enchantment",), subtypes=("Room",)),
)


def test_a_face_is_seen_on_a_branch_alone():
    game, (card,) = game_of((ADVENTURER, 1, Zone.HAND))
    assert with_face(game, card, 1).characteristics(card).name == "Smash"
    assert game.characteristics(card).name == "Giant"
    assert with_face(game, card, 0) is game


def test_what_was_cast_as_an_adventure_goes_to_exile_and_is_its_creature_there():
    game, (card,) = game_of((ADVENTURER, 1, Zone.HAND))
    game.happen(Move(object=card, to=Zone.STACK, how="cast", face=1))
    put_away(game, game.state.became[card])
    found = game.object(game.state.became[game.state.became[card]])
    assert (found.zone, found.base.name) == (Zone.EXILE, "Giant")


def test_what_was_cast_as_an_omen_goes_to_the_library():
    game, (card,) = game_of((TELLER, 1, Zone.HAND))
    game.happen(Move(object=card, to=Zone.STACK, how="cast", face=1))
    put_away(game, game.state.became[card])
    assert game.object(game.state.became[game.state.became[card]]).zone is Zone.LIBRARY


def test_a_split_card_is_whole_in_every_zone_but_the_stack():
    game, (card,) = game_of((ROOM, 1, Zone.HAND))
    game.happen(Move(object=card, to=Zone.STACK, how="cast", face=0))
    spell = game.state.became[card]
    assert game.object(spell).base.name == "Left"
    game.happen(Move(object=spell, to=Zone.GRAVEYARD, how="counter"))
    assert game.object(game.state.became[spell]).base.name == "Left // Right"


def test_doors_are_unlocked_and_locked_once():
    game, (room,) = game_of((ROOM, 1, Zone.BATTLEFIELD))
    assert locked(game.object(room)) == (0, 1)
    assert len(game.happen(Unlock(object=room, player=1, half=1))) == 1
    assert game.happen(Unlock(object=room, player=1, half=1)) == ()
    assert unlocked(game.object(room)) == (1,)
    game.happen(Lock(object=room, player=1, half=1))
    assert unlocked(game.object(room)) == ()


def test_only_what_has_a_prepare_spell_becomes_prepared_and_only_once():
    game, (clerk, bear) = game_of((CLERK, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD))
    assert game.happen(BecomePrepared(object=bear)) == ()
    assert len(game.happen(BecomePrepared(object=clerk))) == 1
    assert game.happen(BecomePrepared(object=clerk)) == ()
    (copy,) = game.state.zone(Zone.EXILE)
    assert (game.object(copy).base.name, game.object(copy).chosen[OF]) == ("Note", clerk)
    assert waits_for(game.state, clerk)
    game.happen(Move(object=clerk, to=Zone.HAND, how="return"))
    assert not waits_for(game.state, clerk)


def test_a_merged_permanent_is_its_top_and_comes_apart():
    game, (bear, giant) = game_of((creature(), 1, Zone.BATTLEFIELD), (ADVENTURER, 1, Zone.HAND))
    game.happen(Move(object=giant, to=Zone.STACK, how="cast", face=0))
    spell = game.state.became[giant]
    game.happen(Merge(object=bear, spell=spell, on_top=True))
    assert game.characteristics(bear).name == "Giant"
    assert times_mutated(game.object(bear)) == 1
    assert game.state.became[spell] == bear
    assert any("merges with" in text for text in told(game))
    game.happen(Move(object=bear, to=Zone.GRAVEYARD, how="destroy"))
    assert len(game.state.zone(Zone.GRAVEYARD, 1)) == 2
    assert all(not game.object(card).components for card in game.state.zone(Zone.GRAVEYARD, 1))
