"""No command goes untested."""

import pytest

from tests.discord.table import PAGE, commands, page, users


@pytest.mark.parametrize("command", sorted(commands()))
def test_every_command_is_used_by_a_test_over_the_wire(command: str) -> None:
    assert users(command)


def test_the_page_of_commands_is_up_to_date() -> None:
    assert PAGE.read_text() == page(), "python -m tests.discord.table writes it"
