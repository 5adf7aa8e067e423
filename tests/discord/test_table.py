"""No command goes untested."""

import pytest

from tests.discord.table import commands, users


@pytest.mark.parametrize("command", sorted(commands()))
def test_every_command_is_used_by_a_test_over_the_wire(command: str) -> None:
    assert users(command)
