from engine.explain.causes import causes
from engine.explain.story import steps
from engine.script.values import Cast, Targets
from tests.engine.script.run.playing_scripts import BOB, alice, controls, played, ref


def bolted():
    said = (Targets((ref("Grizzly Bears"),)),)
    run = played(controls(BOB, "Grizzly Bears"), alice(Cast(ref("Lightning Bolt"), said)), alice(Cast(ref("Divination"))))
    return run.game


def test_steps_are_numbered_and_causes_come_before():
    told = steps(bolted())
    assert [step.n for step in told] == list(range(1, len(told) + 1))
    assert all(step.cause is None or step.cause < step.n for step in told)


def test_destruction_is_led_back_to_the_spell():
    told = {step.n: step for step in steps(bolted())}
    step = next(step for step in told.values() if step.text == "Grizzly Bears is destroyed.")
    chain = []
    while step.cause is not None:
        step = told[step.cause]
        chain.append(step.text)
    assert chain == [
        "Lightning Bolt deals 3 damage to Grizzly Bears.",
        "Lightning Bolt resolves.",
        "Alice casts Lightning Bolt targeting Grizzly Bears.",
    ]


def test_rules_of_what_is_not_told_go_to_what_led_to_it():
    told = steps(bolted())
    destroyed = next(step for step in told if step.text == "Grizzly Bears is destroyed.")
    assert "704.5g" in destroyed.rules
    assert not any("put onto the stack" in step.text for step in told)


def test_every_cause_is_an_earlier_entry():
    game = bolted()
    assert all(cause < entry for entry, cause in causes(game).items())
