import pytest

from bot.library.keywords import keywords, spoken_of


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Counter target spell.", {"counter"}),
        ("Put a charge counter on it.", set()),
        ("It ventures into the dungeon.", {"venture into the dungeon"}),
        ("Exile target planeswalker.", {"exile"}),
        ("Manifest dread.", {"manifest dread"}),
        ("It gains double strike.", {"double strike"}),
        ("Enchant creature", {"enchant"}),
        ("Enchanted creature gets +1/+1.", set()),
        ("Untapped creatures are exiling.", {"untap", "exile"}),
        ("Start your engines!", {"start your engines!"}),
    ],
)
def test_a_line_speaks_of_the_keywords_that_stand_in_it(line: str, names: set[str]) -> None:
    assert spoken_of(line) == names


def test_every_kind_of_landwalk_is_landwalk() -> None:
    assert "landwalk" in spoken_of("Swampwalk")


def test_every_keyword_has_the_number_of_its_rule() -> None:
    assert all(number.startswith(("701.", "702.")) for _, number in keywords())
    assert dict(keywords())["flying"] == "702.9"
