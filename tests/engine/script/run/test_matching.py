import pytest

from engine.game.choices import Choice, Option
from engine.script.run import matching, pointing
from engine.script.run.defaults import usual
from engine.script.run.options import Words
from engine.script.run.sayings import Saying
from engine.script.values import AbilityRef, ObjectSpec
from engine.script.values import choices as said
from tests.engine.script.run.playing_scripts import ALICE, BOB, controls, played, ref


@pytest.fixture
def run():
    return played(controls(ALICE, "Grizzly Bears", "Hill Giant"), controls(BOB, ObjectSpec("Forest", count=2)))


def ids(run, *names):
    return [pointing.one(run.game, run.scene, ref(name)) for name in names]


def choice(run, kind, *options, minimum=1, maximum=1, player=ALICE):
    shown = tuple(Option(value, text) for value, text in options)
    return Choice(player=run.scene.player(player), kind=kind, options=shown, minimum=minimum, maximum=maximum)


def answer(run, deed, asked, player=ALICE):
    saying = Saying(deed, run.scene.player(player))
    return matching.answer(Words(run.game, run.scene), saying, asked)


def test_targets_answer_targets_only(run):
    bear, giant = ids(run, "Grizzly Bears", "Hill Giant")
    options = ((bear, "Grizzly Bears"), (giant, "Hill Giant"))
    assert answer(run, said.Targets((ref("Hill Giant"),)), choice(run, "target", *options)) == (giant,)
    assert answer(run, said.Targets((ref("Hill Giant"),)), choice(run, "sacrifice", *options)) is None


def test_another_players_choice_is_not_answered(run):
    bear, giant = ids(run, "Grizzly Bears", "Hill Giant")
    asked = choice(run, "sacrifice", (bear, "a"), (giant, "b"), player=BOB)
    assert answer(run, said.Sacrifice((ref("Hill Giant"),)), asked) is None


def test_things_are_used_up_in_order(run):
    bear, giant = ids(run, "Grizzly Bears", "Hill Giant")
    options = ((giant, "Hill Giant"), (bear, "Grizzly Bears"))
    saying = Saying(said.Targets((ref("Grizzly Bears"), ref("Hill Giant"))), run.scene.player(ALICE))
    words = Words(run.game, run.scene)
    assert matching.answer(words, saying, choice(run, "target", *options)) == (bear,)
    assert not saying.is_spent
    assert matching.answer(words, saying, choice(run, "target", *options)) == (giant,)
    assert saying.is_spent


def test_each_trigger_is_answered_alike(run):
    bear, giant = ids(run, "Grizzly Bears", "Hill Giant")
    deed = said.Targets((ref("Grizzly Bears"),), AbilityRef(ref("Hill Giant"), count=0))
    saying = Saying(deed, run.scene.player(ALICE))
    words = Words(run.game, run.scene)
    asked = choice(run, "target", (giant, "Hill Giant"), (bear, "Grizzly Bears"))
    assert [matching.answer(words, saying, asked) for _ in range(2)] == [(bear,), (bear,)]


@pytest.mark.parametrize(
    ("text", "value"), [("green", ("G",)), ("red", ("R",)), ("G", ("G",))]
)
def test_colours_mean_mana(run, text, value):
    asked = choice(run, "mana", (("G",), "{G}"), (("R",), "{R}"))
    assert answer(run, said.Choose((said.Words(text),)), asked) == (value,)


def test_number_of_x(run):
    asked = choice(run, "x", *((n, str(n)) for n in range(5)))
    assert answer(run, said.XIs(3), asked) == (3,)
    assert answer(run, said.XIs(9), asked) is None


def test_mode_by_number_and_by_words(run):
    asked = choice(run, "mode", (0, "destroy target artifact"), (1, "draw a card"))
    assert answer(run, said.Mode(2), asked) == (1,)
    assert answer(run, said.Mode(words="destroy"), asked) == (0,)


def test_offers_are_taken_and_declined(run):
    asked = choice(run, "may", (True, "yes"), (False, "no"))
    assert answer(run, said.Accept(), asked) == (True,)
    assert answer(run, said.Decline(), asked) == (False,)


def test_order_completes_itself(run):
    asked = choice(run, "order", (0, "Forest's ability"), (1, "Hill Giant's ability"), minimum=2, maximum=2)
    assert answer(run, said.Order((ref("Hill Giant"),)), asked) == (1, 0)


def test_options_that_differ_in_nothing_need_no_answer(run):
    forests = pointing.candidates(run.game, run.scene, ref("Forest"))
    asked = choice(run, "sacrifice", *((thing, "Forest") for thing in forests), player=BOB)
    assert usual(run.game, asked, goes_on=False) == ((forests[0],), "")


def test_options_that_differ_have_no_default(run):
    bear, giant = ids(run, "Grizzly Bears", "Hill Giant")
    assert usual(run.game, choice(run, "sacrifice", (bear, "a"), (giant, "b")), goes_on=False) is None


def test_offer_is_taken_when_the_text_goes_on(run):
    asked = choice(run, "may", (True, "yes"), (False, "no"))
    assert usual(run.game, asked, goes_on=False) is None
    taken, assumption = usual(run.game, asked, goes_on=True)
    assert taken == (True,)
    assert "Alice takes the offer" in assumption


def test_cost_is_chosen_by_what_is_done_to_pay_it(run):
    asked = choice(run, "cost", ("life", "pay 5 life"), ("offer", "sacrifice a creature or enchantment"))
    assert answer(run, said.Sacrifice((ref("Hill Giant"),)), asked) == ("offer",)
    assert answer(run, said.PayLife(5), asked) == ("life",)
    assert answer(run, said.Discard((ref("Hill Giant"),)), asked) is None
