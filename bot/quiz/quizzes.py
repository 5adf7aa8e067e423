"""The quizzes of servers: asking, answering, revealing, seasons, and asking by a schedule."""

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence

from bot.quiz.levels import LEVELS
from bot.quiz.own import OwnQuestion
from bot.quiz.question import Level, Question
from bot.quiz.records import BY_SCHEDULE, Due, Posed, Submission, Taken
from bot.quiz.schedule import latest_due
from bot.quiz.store import QuizStore
from bot.refusal import Refusal
from bot.rulings import Where
from bot.texts import storable

HOUR = 3600
LATE = 6 * HOUR
"""A schedule that could not be kept for so long waits for its next time."""
SCHEDULED_FOR = {"day": 23 * HOUR, "week": 6 * 24 * HOUR}
Draw = Callable[[int, Sequence[str], Collection[Level], Collection[str]], Awaitable[Question | None]]
CheckOwn = Callable[[str, Sequence[str]], Awaitable[Question | OwnQuestion]]
NONE_LEFT = "I find no further question of this kind for this season. Try other families or levels."
GONE = "I no longer have this question."


class Quizzes:
    """``draw`` and ``check_own`` are done in other processes."""

    def __init__(self, store: QuizStore, draw: Draw, check_own: CheckOwn, clock: Callable[[], float]) -> None:
        self.store, self._draw, self._check_own, self._clock = store, draw, check_own, clock

    def now(self) -> int:
        return int(self._clock())

    async def ask(
        self,
        where: Where,
        minutes: int,
        families: Sequence[str] = (),
        levels: Sequence[Level] = (),
        due: Due | None = None,
    ) -> Posed | None:
        """Pose a question that the server has not had this season; None if that of the schedule was posed already."""
        guild = guild_of(where)
        season = await self.store.season(guild)
        question = await self._next(guild, season, families, levels)
        now = self.now()
        posed = Posed(
            id=secrets.token_urlsafe(9),
            guild=guild,
            channel=where.channel,
            question=question,
            season=season,
            by=where.user,
            asked=now,
            closes=now + minutes * 60,
        )
        return posed if await self.store.pose(posed, due) else None

    async def _next(self, guild: int, season: int, families: Sequence[str], levels: Sequence[Level]) -> Question:
        """A question of somebody's own that was accepted comes first, unless a kind is wished for."""
        asked = await self.store.asked(guild, season)
        if not families and not levels:
            for own in await self.store.submissions(guild, "accepted"):
                if await self.store.decide(guild, own.id, "used", before="accepted") and own.question.script not in asked:
                    return own.question
        question = await self._draw(secrets.randbelow(2**31), families, levels or LEVELS, asked)
        if question is None:
            raise Refusal(NONE_LEFT)
        return question

    async def find(self, identifier: str, guild: int | None) -> Posed:
        """Raises Refusal for a question that is not this server's."""
        posed = await self.store.get(identifier)
        if posed is None or posed.guild != guild:
            raise Refusal(GONE)
        return posed

    async def answer(self, posed: Posed, person: int, option: int) -> Taken:
        """Take somebody's answer, or the one that they want instead."""
        if not 0 <= option < len(posed.question.options):
            raise Refusal(GONE)
        return await self.store.answer(posed.id, person, option, self.now())

    async def close(self, posed: Posed) -> None:
        await self.store.close(posed.id, self.now())

    async def due(self) -> list[Posed]:
        """Pose what schedules ask for now; with that, all that was posed by schedules and is not sent yet."""
        now = self.now()
        for schedule, last in await self.store.plans():
            due = Due(schedule, latest_due(schedule, now))
            if last < due.at and now - due.at < LATE:
                where = Where(BY_SCHEDULE, schedule.channel, schedule.guild)
                await self.ask(where, SCHEDULED_FOR[schedule.every] // 60, (), schedule.levels, due)
        return await self.store.unsent()

    async def over(self) -> list[Posed]:
        """Close what is past its time; these are to be revealed."""
        found = await self.store.overdue(self.now())
        for posed in found:
            await self.close(posed)
        return [posed for posed in found if posed.message is not None]

    async def end_season(self, guild: int) -> int:
        """The number of the season that ended."""
        number = await self.store.season(guild)
        if not await self.store.end_season(guild, number, self.now()):
            raise Refusal("Somebody else has just ended this season.")
        return number

    async def submit(self, where: Where, text: str, wrong: Sequence[str]) -> Submission:
        """Keep somebody's own question for review. Raises Refusal with what is the matter with it."""
        found = await self._check_own(storable(text), [storable(one) for one in wrong])
        if isinstance(found, OwnQuestion):
            raise Refusal("This is no quiz question yet: {problems}", problems=" ".join(found.problems)[:1500])
        submission = Submission(id=secrets.token_urlsafe(9), guild=guild_of(where), by=where.user, question=found, at=self.now())
        await self.store.submit(submission)
        return submission


def guild_of(where: Where) -> int:
    """Raises Refusal outside servers."""
    if where.guild is None:
        raise Refusal("Quizzes are for servers.")
    return where.guild
