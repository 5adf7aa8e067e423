import msgspec

from engine.phrase import Word, find, rewrite, walk
from engine.phrase.tree import drawn
from tests.engine.phrase.language import Act, Doze, Gather, Some, Thou


def _act() -> Act:
    return Act(who=Thou(), deeds=(Gather(amount=Some(n=2)), Doze()))


def test_walking_meets_every_word_once() -> None:
    assert [type(w).__name__ for w in walk(_act())] == ["Act", "Thou", "Gather", "Some", "Doze"]


def test_finding_gives_words_of_a_class_in_order() -> None:
    assert find(_act(), Some) == [Some(n=2)]


def test_rewriting_changes_what_is_asked_and_keeps_the_rest() -> None:
    def more(word: Word) -> Word:
        return msgspec.structs.replace(word, n=word.n + 1) if isinstance(word, Some) else word

    before = _act()
    after = rewrite(before, more)
    assert find(after, Some) == [Some(n=3)]
    assert after.who is before.who


def test_a_tree_is_drawn_with_what_each_word_holds() -> None:
    assert drawn(_act()).splitlines() == ["Act", "  who: Thou", "  deeds: Gather", "    amount: Some n=2", "  deeds: Doze"]
