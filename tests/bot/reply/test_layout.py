from bot.reply.layout import Line, game_lines, ruling_lines
from engine.explain.ruling import Answer, Because, OpenChoice, Problem, Ruling, Step

WIDTH = 72
BECAUSE = (
    Because(text="its own ability", source="Chimeric Mass", rule="613.4b", after="3/3"),
    Because(
        text="a later timestamp wins",
        source="Diminish",
        rule="613.4b",
        before="3/3",
        after="1/1",
        because=(Because(text="9 is later than 4", rule="613.7"),),
    ),
)
ANSWER = Answer(question="How big?", kind="power_toughness", value="1/1", text="It is 1/1.", rules=("613.4b",), because=BECAUSE)


def shown(ruling: Ruling) -> list[str]:
    return [line.padded(WIDTH) for line in ruling_lines(ruling, WIDTH)]


def test_the_answer_comes_first_with_its_rules_at_the_right_edge() -> None:
    first = shown(Ruling(ok=True, answers=(ANSWER,), script=("Alice: Chimeric Mass",)))[0]
    assert first.startswith("It is 1/1.") and first.endswith("613.4b") and len(first) == WIDTH


def test_a_derivation_shows_each_change_its_source_and_nested_reasons_deeper() -> None:
    rows = shown(Ruling(ok=True, answers=(ANSWER,)))[1:]
    assert [row.split("  ")[1].strip() for row in rows[:2]] == ["3/3", "3/3 → 1/1"]
    assert "Diminish: a later timestamp wins" in rows[1]
    assert rows[2].index("9 is later") == rows[1].index("Diminish") + 2


def test_a_long_change_has_its_own_line_and_moves_no_other_row() -> None:
    long = Because(text="by itself", source="Bear", after="no power and no toughness")
    short = Because(text="wins", source="Other", before="3/3", after="1/1")
    answer = Answer(question="?", kind="power_toughness", value="1/1", text="It is 1/1.", because=(long, short))
    assert shown(Ruling(ok=True, answers=(answer,)))[1:] == [
        "  no power and no toughness",
        "              Bear: by itself",
        "  3/3 → 1/1   Other: wins",
    ]


def test_an_open_choice_is_told_once() -> None:
    choice = OpenChoice(player="Bob", choice="a target", options=("A",))
    problem = Problem(kind="open_choice", text="Bob has to choose.")
    assert len(shown(Ruling(ok=False, open=(choice,), problems=(problem,)))) == 2


def test_one_row_carries_all_the_rules_that_say_the_same() -> None:
    twice = tuple(Because(text="It came in this turn.", rule=rule) for rule in ("302.6", "602.5a"))
    answer = Answer(question="Can it?", kind="yes_no", value=False, text="No.", because=twice)
    assert [" ".join(row.split()) for row in shown(Ruling(ok=True, answers=(answer,)))[1:]] == [
        "It came in this turn. 302.6, 602.5a"
    ]


def test_rules_that_would_leave_no_room_come_below() -> None:
    rules = tuple(f"{number}.1" for number in range(601, 607))
    rows = shown(Ruling(ok=True, answers=(Answer(question="?", kind="number", value=1, text="It is so. " * 4, rules=rules),)))
    assert rows[0] == "It is so. It is so. It is so. It is so."
    assert rows[1].strip() == ", ".join(rules) and len(rows[1]) == WIDTH


def test_no_line_is_wider_than_the_terminal() -> None:
    long = Because(text="word " * 60, source="Some Source", rule="613.4b", before="1/1", after="2/2")
    answer = Answer(question="?", kind="number", value=1, text="It is so. " * 20, rules=("104.1", "104.2"), because=(long,))
    assert max(map(len, shown(Ruling(ok=True, answers=(answer,))))) <= WIDTH


def test_steps_stand_below_their_cause() -> None:
    steps = (Step(n=1, text="Alice casts it."), Step(n=2, text="It resolves.", cause=1), Step(n=3, text="It dies.", cause=2))
    rows = shown(Ruling(ok=True, steps=steps))[1:]
    assert [row.index(word) for row, word in zip(rows, ("Alice", "It r", "It d"), strict=True)] == [4, 6, 8]


def test_options_are_numbered_and_say_how_to_choose_them() -> None:
    choice = OpenChoice(player="Bob", choice="a target", options=("A", "B"), says=("Bob targets A.", "Bob targets B."))
    rows = shown(Ruling(ok=False, open=(choice,)))
    assert rows == ["Bob has to choose: a target.", "  1. A   (say: Bob targets A.)", "  2. B   (say: Bob targets B.)"]


def test_a_problem_names_its_place_when_it_has_one() -> None:
    placed = Problem(kind="not_understood", text="What is this?", line=2, column=7)
    assert shown(Ruling(ok=False, problems=(placed,))) == ["Line 2, column 7: What is this?"]
    assert shown(Ruling(ok=False, problems=(Problem(kind="limit", text="Too long."),))) == ["Too long."]


def test_the_reading_comes_last_and_first_in_a_game() -> None:
    ruling = Ruling(ok=True, answers=(ANSWER,), script=("Alice controls it.",))
    assert shown(ruling)[-2:] == ["Read as", "  Alice controls it."]
    assert [line.left for line in game_lines(ruling, WIDTH)][:2] == ["Read as", "  Alice controls it."]


def test_an_unanswered_question_is_repeated() -> None:
    answer = Answer(question="Who wins?", kind="player", value=None, text="That is still open.")
    assert shown(Ruling(ok=False, answers=(answer,))) == ["Who wins?", "That is still open."]


def test_a_line_too_full_for_its_rules_keeps_two_spaces_before_them() -> None:
    assert Line("answer", "x" * 20, "104.1").padded(10) == "x" * 20 + "  104.1"
