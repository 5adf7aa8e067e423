import pytest

from engine.script.values import CardCount, LifeTotal, Player, Targets, ZoneRef
from tests.engine.script.reading.said import ALICE, BOB, ME, OPPONENT, deed, last, said, script


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Alice controls Forest. Bob controls Island.", ["Alice", "Bob"]),
        ("Bob: Island\nAlice: Forest", ["Bob", "Alice"]),
        ("My opponent controls Island. I control Forest.", ["me", "opponent"]),
        ("AP: Forest\nNAP: Island", ["AP", "NAP"]),
        ("Alice casts Shock on Bob.", ["Alice", "Bob"]),
        ("Alice casts Giant Growth on Serra Angel.", ["Alice", "opponent"]),
        ("Zanzibar casts Shock on Serra Angel. Quux controls Forest.", ["Zanzibar", "Quux"]),
        ("Three players: Alice, Bob and Carol. Bob controls Forest.", ["Alice", "Bob", "Carol"]),
        ("I am playing against Bob and Carol. Bob controls Forest.", ["me", "Bob", "Carol"]),
        ("alice controls forest. bob casts shock on alice.", ["Alice", "Bob"]),
    ],
)
def test_players_are_found_in_order(text: str, players: list[str]) -> None:
    assert [player.name for player in script(text).players] == players


def test_a_shortened_card_name_is_no_player() -> None:
    text = "Alice controls Gideon, Ally of Zendikar. Gideon's first ability is good"
    from engine.script.reading import read_script
    from tests.engine.script.reading.named_cards import CARDS

    assert [player.name for player in read_script(text, CARDS).players] == ["Alice", "opponent"]


def test_my_opponent_is_the_one_named_other() -> None:
    assert last("I control Forest. Bob controls Island. What is my opponent's life total?") == LifeTotal(BOB)


def test_myself_is_me() -> None:
    assert deed("I cast Shock on myself").said == (Targets((ME,)),)


def test_her_is_the_subject() -> None:
    assert last("Bob controls Forest. Alice controls Island. How many cards are in her hand?") == CardCount(ZoneRef("hand", ALICE))


def test_their_after_my_opponent_is_the_opponents() -> None:
    found = said("My opponent controls Forest and has Shock in their graveyard. I control Island.")
    assert found[1].player == OPPONENT


def test_him_is_another_player_than_the_subject() -> None:
    assert deed("Bob controls Forest. Alice casts Shock on him").said == (Targets((BOB,)),)


def test_each_player_is_a_player() -> None:
    assert last("Alice controls Forest. Each player draws a card.").player == Player("each player")
