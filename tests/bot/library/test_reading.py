from bot.library.opening import starter
from bot.library.reading import describe_card, drawn_line, read_faces, tree_lines, where
from engine.cards.card import Card, Face
from engine.cards.compile import compile_card
from engine.phrase import Declined


def test_a_stop_is_named_by_what_stands_around_it() -> None:
    assert where(Declined("Destroy target frog.", 2, "frog", ("Filter",))) == "destroy target | frog"
    assert where(Declined("Frog", 0, "Frog", ("Line",))) == "| frog"
    assert where(Declined("Draw.", 0, "", (), ("A()", "B()"))) == "2 readings: Draw."


def test_each_line_of_a_card_is_read_or_declined_with_a_reason() -> None:
    card = Card(name="Odd Bear", faces=(Face(name="Odd Bear", type_line="Creature — Bear", text="Flying\nGlorp the frobs."),))
    reading = read_faces([(card, 0)])[0]
    assert not reading.understood
    assert sum(reading.stops.values()) == 1


def test_the_lines_of_a_card_are_described_in_order() -> None:
    lines = describe_card("Serra Angel", starter())
    assert [set(line) for line in lines] == [{"line", "reads", "declined"}] * len(lines)
    assert lines and all(bool(line["reads"]) != bool(line["declined"]) for line in lines)


def test_nobody_describes_a_card_that_is_not_there() -> None:
    assert describe_card("Nobody", starter()) == []


def test_a_line_is_drawn_with_the_tree_it_is_read_as_or_where_it_stopped() -> None:
    card = Card(name="Odd Bear", faces=(Face(name="Odd Bear", type_line="Creature — Bear", text="Flying\nGlorp the frobs."),))
    flying, glorp = (drawn_line(line) for line in compile_card(card).faces[0].lines)
    assert flying.splitlines()[0] == "understood  Flying"
    assert "Evergreen name=flying" in flying
    assert glorp.startswith("declined    Glorp the frobs.")


def test_every_line_of_a_card_is_drawn() -> None:
    assert len(tree_lines("Serra Angel", starter())) == len(describe_card("Serra Angel", starter()))
