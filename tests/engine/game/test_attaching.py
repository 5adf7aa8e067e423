"""Attaching, and Auras that enter without being cast."""

from typing import Any

from engine.game.attaching import Attach, Unattach
from engine.game.meaning import Filter, Keyword
from engine.game.objects import Zone
from engine.game.priority import settle_all
from engine.game.status import PhaseIn, PhaseOut
from engine.game.zones import Destroy, Move
from tests.engine.game.words import Answers, card, creature, game_of, told


class Creatures(Filter, frozen=True):
    def match(self, game: Any, thing: int, scope: Any) -> bool:
        return thing not in game.state.players and "creature" in game.characteristics(thing).types


class Enchant(Keyword, frozen=True):
    filter: Filter


AURA = card("Mark", "enchantment", Enchant(filter=Creatures()), subtypes=("Aura",))
SWORD = card("Sword", "artifact", subtypes=("Equipment",))


def test_equipment_is_attached_to_creatures_only():
    game, (sword, bear, land) = game_of(
        (SWORD, 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD), (card("Hill", "land"), 1, Zone.BATTLEFIELD)
    )
    assert game.happen(Attach(object=sword, to=land)) == ()
    game.happen(Attach(object=sword, to=bear))
    assert game.object(sword).attached_to == bear
    settle_all(game)
    assert game.object(sword).attached_to == bear
    game.happen(Unattach(object=sword))
    assert game.object(sword).attached_to is None


def test_attaching_again_does_nothing_and_elsewhere_gives_a_new_timestamp():
    bear = creature()
    game, (sword, a, b) = game_of((SWORD, 1, Zone.BATTLEFIELD), (bear, 1, Zone.BATTLEFIELD), (bear, 1, Zone.BATTLEFIELD))
    game.happen(Attach(object=sword, to=a))
    first = game.object(sword).timestamp
    assert game.happen(Attach(object=sword, to=a)) == ()
    game.happen(Attach(object=sword, to=b))
    assert game.object(sword).timestamp > first


def test_an_aura_goes_with_its_host():
    game, (bear, aura) = game_of((creature(), 1, Zone.BATTLEFIELD), (AURA, 1, Zone.BATTLEFIELD))
    game.happen(Attach(object=aura, to=bear))
    settle_all(game)
    assert game.exists(aura)
    game.happen(Destroy(object=bear))
    settle_all(game)
    assert not game.exists(aura)


def test_an_aura_put_onto_the_battlefield_is_attached_to_what_is_chosen():
    cards = ((AURA, 1, Zone.GRAVEYARD), (creature(), 1, Zone.BATTLEFIELD), (creature(), 2, Zone.BATTLEFIELD))
    game, (aura, _, theirs) = game_of(*cards)
    game.chooser = Answers(enchant=[theirs])
    game.happen(Move(object=aura, to=Zone.BATTLEFIELD, how="return"))
    assert game.object(game.state.became[aura]).attached_to == theirs


def test_an_aura_that_can_enchant_nothing_stays():
    game, (aura,) = game_of((AURA, 1, Zone.GRAVEYARD))
    game.happen(Move(object=aura, to=Zone.BATTLEFIELD, how="return"))
    assert game.exists(aura)
    assert told(game) == ["Mark cannot enchant anything, so it does not enter."]


def test_what_is_attached_phases_out_and_in_along():
    game, (bear, sword) = game_of((creature(), 1, Zone.BATTLEFIELD), (SWORD, 1, Zone.BATTLEFIELD))
    game.happen(Attach(object=sword, to=bear))
    game.happen(PhaseOut(object=bear))
    assert game.object(sword).is_phased_out
    settle_all(game)
    game.happen(PhaseIn(object=bear))
    assert not game.object(sword).is_phased_out
    assert game.object(sword).attached_to == bear


def test_an_aura_told_to_enter_attached_to_what_it_cannot_enchant_does_not_enter():
    game, (aura, land, bear) = game_of(
        (AURA, 1, Zone.GRAVEYARD), (card("Hill", "land"), 1, Zone.BATTLEFIELD), (creature(), 1, Zone.BATTLEFIELD)
    )
    game.happen(Move(object=aura, to=Zone.BATTLEFIELD, how="return", attached_to=land))
    assert game.exists(aura)
    game.happen(Move(object=aura, to=Zone.BATTLEFIELD, how="return", attached_to=bear))
    assert game.object(game.state.became[aura]).attached_to == bear
