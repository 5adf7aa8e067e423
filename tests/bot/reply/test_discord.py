"""Whatever a ruling holds, its Discord form keeps every limit, loses no verdict, and formats nothing of others' text."""

from typing import get_args

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.additions import added
from bot.games import Move
from bot.reply import limits
from bot.reply.discord import MORE, ROOM, Panel, derivation, steps_pages, verdict, why_pages
from bot.reply.layout import ruling_lines
from bot.reply.limits.numbers import V2_BUDGET, V2_FLAG, units
from bot.reply.showing import Showing
from bot.rulings import LONGEST
from bot.store import Kept
from bot.symbols import SYMBOLS, emoji_name
from bot.tongues import tongue_of
from bot.views.buttons import move_view, ruling_view
from bot.views.forms import ScenarioForm
from bot.views.items import ITEMS
from bot.views.pages import of_ruling
from bot.views.panels import PanelView
from engine.explain.lengths import Length, at_length
from engine.explain.ruling import Answer, Because, OpenChoice, Problem, Ruling, Step

SHOWING = Showing(
    edition="Comprehensive Rules of 2026-09-25",
    tongue=tongue_of("de"),
    symbols={one: f"<:{emoji_name(one)}:1234567890123456789>" for one in SYMBOLS},
)
MANA = "{G}{2/W}{T}" * 90
WORDS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["*" * 900, "\U0001f40d" * 2500, "word " * 1200, "\n# x\n- y", "", "@everyone", "[a](http://b)", "`" * 9, MANA]
    ),
)
RULES = st.lists(st.sampled_from(["613.4b", "704.5f", "120.1"]), max_size=3).map(tuple)
LINES = st.builds(Because, text=WORDS, rule=st.just("613.1"), source=WORDS, before=WORDS, after=WORDS)
NESTED = st.builds(Because, text=WORDS, because=st.lists(LINES, max_size=3).map(tuple))
ANSWERS = st.builds(
    Answer,
    question=WORDS,
    kind=st.sampled_from(["yes_no", "story", "number"]),
    value=st.sampled_from([True, None, 3]),
    text=WORDS,
    rules=RULES,
    because=st.lists(st.one_of(LINES, NESTED), max_size=30).map(tuple),
)
CHOICES = st.builds(
    OpenChoice,
    player=WORDS,
    choice=WORDS,
    options=st.lists(WORDS, max_size=40).map(tuple),
    says=st.lists(WORDS, max_size=40).map(tuple),
)
PROBLEMS = st.builds(
    Problem,
    kind=st.sampled_from(["not_understood", "unknown_card", "ambiguous", "card_not_understood", "illegal", "limit"]),
    text=WORDS,
    rules=RULES,
    line=st.integers(0, 99),
)
STEPS = st.lists(st.tuples(WORDS, RULES), max_size=60).map(
    lambda parts: tuple(Step(n=n, text=text, rules=rules) for n, (text, rules) in enumerate(parts))
)
RULINGS = st.builds(
    Ruling,
    ok=st.booleans(),
    script=st.lists(WORDS, max_size=20).map(tuple),
    answers=st.lists(ANSWERS, max_size=5).map(tuple),
    steps=STEPS,
    assumptions=st.lists(WORDS, max_size=10).map(tuple),
    open=st.lists(CHOICES, max_size=5).map(tuple),
    problems=st.lists(PROBLEMS, max_size=4).map(tuple),
)
often = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def kept(ruling: Ruling, **changes: object) -> Kept:
    fields: dict[str, object] = {
        "id": "abcdefghijkl",
        "kind": "ruling",
        "channel": 1,
        "guild": 2,
        "asker": 3,
        "text": "x",
        "ruling": ruling,
        "private": False,
        "engine": "0",
        "asked": 0,
    }
    return Kept(**{**fields, **changes})  # type: ignore[arg-type]


def faults(view: PanelView) -> list[str]:
    return limits.of_message({"flags": V2_FLAG, "components": view.to_components()})


@often
@given(RULINGS)
async def test_every_ruling_keeps_the_limits(ruling: Ruling) -> None:
    view = ruling_view(kept(ruling), SHOWING)
    assert faults(view) == []
    assert view.content_length() <= V2_BUDGET


@often
@given(RULINGS, RULINGS, st.text(max_size=1800))
async def test_every_step_of_a_game_keeps_the_limits(ruling: Ruling, since: Ruling, script: str) -> None:
    for kind in ("step", "attempt"):
        move = Move(game=None, kept=kept(ruling, kind=kind), since=since, note="The engine has changed.")
        view = move_view(move, "<@1234567890123456789>", SHOWING, script=script)
        assert faults(view) == []
        assert view.content_length() <= V2_BUDGET


@often
@given(RULINGS)
async def test_every_page_keeps_the_limits(ruling: Ruling) -> None:
    for what, pages in (("steps", steps_pages(ruling)), ("why", why_pages(ruling))):
        for page in range(len(pages)):
            assert faults(of_ruling(kept(ruling), what, page, SHOWING)) == []


@often
@given(st.text(max_size=4000))
async def test_every_form_keeps_the_limits(text: str) -> None:
    assume(units(text) <= LONGEST)
    form = ScenarioForm.editing(kept(Ruling(ok=True), text=text))
    assert limits.of_modal(form.to_dict()) == []


def test_the_verdict_comes_first() -> None:
    ruling = Ruling(
        ok=True,
        answers=(Answer(question="?", kind="yes_no", value=True, text="Yes.", rules=("104.1",)),),
        assumptions=("Costs are paid.",),
        script=("Alice attacks.",),
    )
    texts = verdict(ruling).texts
    assert texts[0].splitlines() == ["### Yes.", "-# 104.1"]
    assert "Costs are paid." in texts[1]
    assert "Alice attacks." in texts[2]


def test_a_long_ruling_drops_the_echo_of_the_scenario_before_its_derivation() -> None:
    because = (Because(text="Humility", rule="613.1f", before="4/4", after="1/1"),)
    answer = Answer(question="?", kind="power_toughness", value="1/1", text="It is 1/1.", because=because)
    texts = "\n".join(verdict(Ruling(ok=True, answers=(answer,), script=("word " * 100,) * 20)).texts)
    assert "Humility" in texts
    assert "word word" not in texts


LONG = Ruling(
    ok=True,
    answers=(Answer(question="?", kind="number", value=3, text="Three.", because=(Because(text="So it is.", rule="122.1"),)),),
    steps=tuple(Step(n=n, text=f"step {n}") for n in range(1, 21)),
    script=("How many?",),
)


@pytest.mark.parametrize("length", get_args(Length))
def test_each_length_says_what_the_terminal_says_at_that_length(length: Length) -> None:
    said = "\n".join(verdict(LONG, Showing(length=length)).texts)
    terminal = "\n".join(line.left for line in ruling_lines(at_length(LONG, length), 80))
    for part in ("Three.", "So it is.", "step 1", "step 20", "How many?"):
        assert (part in said) == (part in terminal), part


def test_those_who_did_not_see_the_scenario_read_it_below_a_short_ruling() -> None:
    texts = verdict(LONG, Showing(length="steps"), asked=LONG.script).texts
    assert texts[-1] == "-# How many?"
    assert "step 1" not in "\n".join(texts)


def test_a_story_without_end_shows_its_newest_steps() -> None:
    steps = tuple(Step(n=n, text="word " * 20) for n in range(90))
    told = "\n".join(verdict(Ruling(ok=True, steps=steps)).texts)
    assert "78 earlier" in told
    assert "\n89\\. word" in told


def test_what_cannot_be_shortened_is_cut_at_a_line_and_says_so() -> None:
    answers = tuple(Answer(question="?", kind="yes_no", value=True, text=f"{n} " + "yes " * 140) for n in range(30))
    panel = verdict(Ruling(ok=True, answers=answers))
    assert panel.texts[0].startswith("### 0 yes")
    assert panel.texts[-1] == f"-# {MORE}"
    assert sum(units(text) for text in panel.texts) <= ROOM


def test_a_derivation_shows_source_change_and_rule() -> None:
    line = Because(text="later timestamp", rule="613.4b", source="Diminish", before="6/6", after="1/1")
    assert derivation((line,)) == ["- Diminish: later timestamp **6/6 → 1/1** · 613.4b"]


def test_one_reason_under_several_rules_is_one_line() -> None:
    lines = [Because(text="Lands are Mountains.", rule=rule, source="Blood Moon") for rule in ("613.1d", "305.7")]
    nested = Because(text="It could produce {R}.", rule="106.7", after="{R}", because=tuple(lines))
    assert derivation((nested,)) == [
        "- It could produce {R}. · 106.7",
        "  - Blood Moon: Lands are Mountains. · 613.1d, 305.7",
    ]


def test_a_step_of_a_game_shows_what_is_new() -> None:
    old = Ruling(ok=True, steps=(Step(n=1, text="one"),))
    new = Ruling(ok=True, steps=(Step(n=1, text="one"), Step(n=2, text="two", rules=("601.2",))))
    assert verdict(added(new, old)) == Panel("settled", ("2\\. two · 601.2",))


async def test_every_custom_id_is_read_by_one_item() -> None:
    options = tuple(str(n) for n in range(9))
    ruling = Ruling(
        ok=False,
        steps=tuple(Step(n=n, text="step " * 100) for n in range(20)),
        assumptions=("a",),
        open=(
            OpenChoice(player="A", choice="c", options=options, says=options),
            OpenChoice(player="A", choice="d", options=options[:2], says=options[:2]),
        ),
    )
    for view in (ruling_view(kept(ruling), SHOWING), of_ruling(kept(ruling), "steps", 1, SHOWING)):
        identifiers = [item.custom_id for item in view.walk_children() if hasattr(item, "custom_id")]
        assert identifiers
        for identifier in identifiers:
            found = [item for item in ITEMS if item.__discord_ui_compiled_template__.fullmatch(identifier)]
            assert len(found) == 1, identifier
