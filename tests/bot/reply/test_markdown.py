"""Other people's text: nothing in it formats, and cutting keeps whole words and whole characters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.reply.limits.numbers import units
from bot.reply.markdown import clip, pages, plain


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("**a** _b_ ~~c~~ `d` ||e||", "\\*\\*a\\*\\* \\_b\\_ \\~\\~c\\~\\~ \\`d\\` \\|\\|e\\|\\|"),
        ("# heading\n- item\n> quote\n1. one", "\\# heading\n\\- item\n\\> quote\n1\\. one"),
        ("[text](https://x.y)", "\\[text](https\\://x.y)"),
        ("@everyone <@12> <:x:1>", "@\u200beveryone \\<@\u200b12> \\<:x:1>"),
        ("a\u202eb\u200bc\x00d", "abcd"),
        ("+1/+1 counter", "\\+1/+1 counter"),
        ("{T}: Add {G}.", "{T}: Add {G}."),
        ("It is -1/-1, and 2. there", "It is -1/-1, and 2. there"),
        ("lone \ud800 surrogate", "lone ? surrogate"),
    ],
)
def test_text_is_shown_as_it_was_typed(typed: str, sent: str) -> None:
    assert plain(typed) == sent


def test_a_cut_comes_after_a_word() -> None:
    assert clip("Alice casts Giant Growth", 18) == "Alice casts Giant…"
    assert clip("short", 5) == "short"


@given(st.text(), st.integers(1, 50))
def test_a_cut_text_fits(text: str, most: int) -> None:
    assert units(clip(text, most)) <= most


@given(st.lists(st.text(max_size=80)), st.integers(10, 60))
def test_pages_fit_and_keep_the_order(lines: list[str], most: int) -> None:
    found = pages(lines, most)
    assert all(units(page) <= most for page in found)
    if all(units(line) <= most for line in lines):
        assert "\n".join(found).split() == "\n".join(lines).split()
