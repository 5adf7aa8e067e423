"""Questions from the starter cards."""

import pytest

from bot.library.opening import starter
from bot.quiz.source import Source


@pytest.fixture(scope="session")
def source() -> Source:
    return Source(starter(), seconds=30)
