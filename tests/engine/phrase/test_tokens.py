import pytest

from engine.phrase.tokens import article, join, settle, tokenise


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("{2}{G}, {T}: Go.", ["{2}", "{G}", ",", "{T}", ":", "Go", "."]),
        ("gets +1/-1 and 3/4", ["gets", "+1/-1", "and", "3/4"]),
        ("its owner’s hand", ["its", "owner", "'s", "hand"]),
        ("players' hands", ["players", "'", "hands"]),
        ("can't, non-Elf", ["can't", ",", "non-Elf"]),
        ("•", ["•"]),
    ],
)
def test_text_is_cut_where_words_and_symbols_end(text: str, tokens: list[str]) -> None:
    assert tokenise(text) == tokens


def test_a_stop_that_ends_a_quotation_and_its_sentence_stands_twice() -> None:
    assert tokenise('It has "Go."') == ["It", "has", '"', "Go", ".", '"', "."]
    assert tokenise('It has "Go" and sleeps.')[-5:] == [".", '"', "and", "sleeps", "."]


def test_a_comma_that_is_drawn_into_a_quotation_stands_outside() -> None:
    assert tokenise('It has "Go," sleeps.') == ["It", "has", '"', "Go", ".", '"', ",", "sleeps", "."]


def test_a_quotation_that_is_no_ability_has_no_stop() -> None:
    assert tokenise('The "this turn" and "until" ends.') == ["The", '"', "this", "turn", '"', "and", '"', "until", '"', "ends", "."]


@pytest.mark.parametrize(
    "text",
    [
        "{2}{G}, {T}: Go.",
        'It has "{T}: Go" and sleeps.',
        'It has "{T}: Go," "Halt," and sleeps.',
        "its owner's hand",
        'It has "Go."',
        "One — • Two. • Three.",
    ],
)
def test_joining_undoes_cutting(text: str) -> None:
    assert join(tokenise(text)) == text


@pytest.mark.parametrize(
    ("word", "form"), [("acorn", "an"), ("Elf", "an"), ("Unicorn", "a"), ("8/8", "an"), ("1/1", "a"), ("X", "an"), ("one", "a")]
)
def test_articles_go_by_sound(word: str, form: str) -> None:
    assert article(word) == form


def test_settling_folds_and_fills_in_articles() -> None:
    assert settle(["Draw", "a(n)", "Artifact"]) == ["draw", "an", "artifact"]
