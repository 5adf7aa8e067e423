"""What other processes work out for the bot: rulings, pictures, readings of cards, quiz questions."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from bot.pictures.board import Drawn
from bot.quiz.own import OwnQuestion
from bot.quiz.question import Level, Question
from bot.readings import Reading
from bot.rulings import Where
from engine.cards.card import Card
from engine.explain.ruling import Ruling

if TYPE_CHECKING:
    from bot.client import Lawmage


class Thinking:
    """Each method raises Busy, Overdue or Lost where the processes do not get to it."""

    def __init__(self, client: "Lawmage") -> None:
        self._client = client

    async def judge(self, text: str, where: Where) -> Ruling:
        """The engine's ruling, with the server's own cards and within everybody's quotas."""
        client = self._client
        await client.quotas.spend(where.user, where.guild, await client.servers.settings(where.guild))
        custom = await self.custom(where.guild)
        with client.metrics.rulings.time():
            return await client.workers.run(client.setup.judge, client.setup.deadline, text, client.setup.seconds, custom)

    async def draw(self, seed: int, families: Sequence[str], levels: Collection[Level], known: Collection[str]) -> Question | None:
        """A quiz question whose script is not known yet, None when the cards give none."""
        setup = self._client.setup
        return await self._client.workers.run(setup.draw, setup.deadline, seed, families, levels, known)

    async def check_own(self, text: str, wrong: Sequence[str]) -> Question | OwnQuestion:
        """Somebody's scenario as a question, or why it is none."""
        return await self._client.workers.run(self._client.setup.check_own, self._client.setup.deadline, text, wrong)

    async def picture(self, text: str, guild: int | None) -> Drawn | None:
        """The board at the end of a scenario."""
        setup, custom = self._client.setup, await self.custom(guild)
        return await self._client.workers.run(setup.picture, setup.deadline, text, setup.seconds, custom)

    async def custom(self, guild: int | None) -> tuple[Card, ...]:
        """A server's own cards."""
        return tuple(custom.card for custom in await self._client.servers.cards(guild))

    async def readings(self, name: str, custom: Sequence[Card] = ()) -> tuple[Reading, ...]:
        """What the engine makes of a card's lines."""
        return await self._client.workers.run(self._client.setup.readings, self._client.setup.deadline, name, custom)

    async def nearest(self, name: str) -> Sequence[str]:
        """The card names that look most like a name."""
        return await self._client.workers.run(self._client.setup.nearest, self._client.setup.deadline, name)
