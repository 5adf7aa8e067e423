from engine.script.reading.plain import plain
from engine.script.reading.tokens import tokenise


def lows(text: str) -> list[str]:
    return [token.low for token in tokenise(plain(text))]


def test_contractions_are_two_words() -> None:
    assert lows("doesn't can’t I'm they're") == ["does", "not", "can", "not", "i", "am", "they", "are"]


def test_a_possessive_is_a_word_of_its_own() -> None:
    assert lows("Alice's K'rrik's") == ["alice", "'s", "k'rrik", "'s"]


def test_hyphens_inside_words_do_not_count() -> None:
    assert lows("Pili-Pala face-down") == ["pili", "pala", "face", "down"]


def test_counter_names_and_loyalty_costs_keep_their_signs() -> None:
    assert [(token.kind, token.low) for token in tokenise("+1/+1 -1/-1 2/2 −2 +1")][:3] == [
        ("pt", "+1/+1"),
        ("pt", "-1/-1"),
        ("pt", "2/2"),
    ]
    assert [token.low for token in tokenise(plain("uses −2"))] == ["uses", "-2"]


def test_mana_symbols_in_a_row_are_one_token() -> None:
    assert [token.text for token in tokenise("{G}{G} {2/W}")] == ["{G}{G}", "{2/W}"]


def test_a_hash_starts_a_comment() -> None:
    assert lows("Mana # not this\nmatters") == ["mana", "\n", "matters"]


def test_places_count_from_one() -> None:
    first, _, second = tokenise("one\n  two")
    assert (first.line, first.column, second.line, second.column) == (1, 1, 2, 3)


def test_quotes_and_forced_names_keep_their_inside() -> None:
    assert [(token.kind, token.text) for token in tokenise(plain("“destroy it” [[Fire]]"))] == [
        ("quote", "destroy it"),
        ("forced", "Fire"),
    ]


def test_pictures_are_mana_symbols() -> None:
    assert [token.text for token in tokenise(plain("🔴🔴 ⚪️ <:manag:123><:mana_u:4>"))] == ["{R}{R}{W}", "{G}{U}"]


def test_abbreviations_are_words() -> None:
    assert lows("w/ w/o w/Forest") == ["with", "without", "with", "forest"]


def test_single_quotes_quote_and_apostrophes_do_not() -> None:
    assert lows("‘Giant Growth’ Inventors' Fair") == ['"giant growth"', "inventors", "'", "fair"]


def test_a_quotation_within_one_keeps_its_own_quotes() -> None:
    for typed in ("“Creatures have “{T}: Add {G}.””", '"Creatures have "{T}: Add {G}.""'):
        assert [token.text for token in tokenise(plain(typed))] == ["Creatures have “{T}: Add {G}.”"]


def test_quotes_that_do_not_pair_are_left_alone() -> None:
    assert plain('a " b') == 'a " b'
    assert len(plain("it’s “odd… “")) == len("it’s “odd… “")
