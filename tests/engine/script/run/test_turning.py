import pytest

from engine.ask import ask
from tests.scenarios.conftest import Invented

CALM = {"name": "Calm Hub", "mana_cost": "{5}", "type_line": "Artifact", "text": "Players skip their upkeep steps."}


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("Alice's next upkeep", "it is skipped each turn"),
        ("Bob's untap step", "no player gets priority in it"),
        ("Bob's combat damage step", "nothing attacks"),
    ],
)
def test_a_step_that_never_comes_is_refused_with_the_reason(where: str, reason: str) -> None:
    ruling = ask(f"Alice: Calm Hub\nAlice goes to {where}. What is Alice's life total?", Invented([CALM]))
    assert reason in ruling.problems[0].text
