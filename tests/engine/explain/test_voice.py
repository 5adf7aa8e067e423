import pytest

from engine.explain.voice import addressed


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("You casts Giant Growth.", "You cast Giant Growth."),
        ("You has {G}.", "You have {G}."),
        ("You's graveyard is empty.", "Your graveyard is empty."),
        ("Lightning Bolt deals 3 damage to You.", "Lightning Bolt deals 3 damage to you."),
        ("Shock deals 2 damage to Your opponent.", "Shock deals 2 damage to your opponent."),
        ("Your opponent draws Forest.", "Your opponent draws Forest."),
        ("You shuffles their library.", "You shuffle your library."),
        ("You can't do that.", "You can't do that."),
        ("Alice casts Shock.", "Alice casts Shock."),
        ("Forest is put into You's graveyard.", "Forest is put into your graveyard."),
    ],
)
def test_the_asker_is_addressed(told, said):
    assert addressed(told) == said
