"""What is kept of quizzes: questions posed, answers, seasons, schedules, submissions, reports."""

from collections.abc import Sequence
from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import RowMapping, case, delete, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.quiz.question import Question
from bot.quiz.records import BY_SCHEDULE, SOMEBODY, Due, Mark, Place, Posed, Schedule, Submission, Taken
from bot.quiz.tables import quiz_answers, quiz_reports, quiz_schedules, quiz_seasons, quiz_submissions, quizzes


class QuizStore:
    """Times are whole seconds since 1970, people and places are Discord ids."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def pose(self, posed: Posed, due: Due | None = None) -> bool:
        """Keep a question; that of a schedule only if nobody has asked for this time yet."""
        async with self._engine.begin() as connection:
            if due is not None:
                still = quiz_schedules.c.guild == due.schedule.guild, quiz_schedules.c.last < due.at
                if (await connection.execute(update(quiz_schedules).where(*still).values(last=due.at))).rowcount != 1:
                    return False
            await connection.execute(insert(quizzes).values(_of_posed(posed)))
        return True

    async def sent(self, identifier: str, message: int) -> None:
        """The question stands in this message."""
        await self._do(update(quizzes).where(quizzes.c.id == identifier).values(message=message))

    async def get(self, identifier: str) -> Posed | None:
        rows = await self._rows(select(quizzes).where(quizzes.c.id == identifier))
        return _posed(rows[0]) if rows else None

    async def unsent(self) -> list[Posed]:
        """Questions of schedules that no message shows yet."""
        return [
            _posed(row)
            for row in await self._rows(
                select(quizzes).where(quizzes.c.message.is_(None), quizzes.c.by == BY_SCHEDULE, quizzes.c.closed.is_(None))
            )
        ]

    async def overdue(self, now: int) -> list[Posed]:
        """Questions past their time whose messages do not show the answer."""
        past = (quizzes.c.closes <= now) | quizzes.c.closed.is_not(None)
        return [_posed(row) for row in await self._rows(select(quizzes).where(past, quizzes.c.revealed.is_(False)))]

    async def answer(self, identifier: str, person: int, option: int, now: int) -> Taken:
        """Take an answer; the first may be changed once."""
        async with self._engine.begin() as connection:
            quiz = (await connection.execute(select(quizzes).where(quizzes.c.id == identifier))).mappings().first()
            if quiz is None or quiz["closed"] is not None or quiz["closes"] <= now:
                return "closed"
            own = quiz_answers.c.quiz == identifier, quiz_answers.c.person == person
            before = (await connection.execute(select(quiz_answers).where(*own))).mappings().first()
            if before is None:
                return await _first(connection, identifier, person, option, now)
            if before["option"] == option:
                return "same"
            changing = (
                update(quiz_answers).where(*own, quiz_answers.c.changed.is_(False)).values(option=option, changed=True, at=now)
            )
            return "changed" if (await connection.execute(changing)).rowcount == 1 else "spent"

    async def close(self, identifier: str, now: int) -> None:
        """Take no more answers."""
        await self._do(update(quizzes).where(quizzes.c.id == identifier, quizzes.c.closed.is_(None)).values(closed=now))

    async def reveal(self, identifier: str) -> bool:
        """Whether this was the first to show the answer."""
        return (
            await self._do(update(quizzes).where(quizzes.c.id == identifier, quizzes.c.revealed.is_(False)).values(revealed=True))
            == 1
        )

    async def counts(self, identifier: str) -> dict[int, int]:
        """How many chose each option."""
        query = select(quiz_answers.c.option, func.count()).where(quiz_answers.c.quiz == identifier).group_by(quiz_answers.c.option)
        async with self._engine.connect() as connection:
            return {row[0]: int(row[1]) for row in await connection.execute(query)}

    async def season(self, guild: int) -> int:
        """The number of the season that goes on."""
        async with self._engine.connect() as connection:
            ended = await connection.execute(select(func.max(quiz_seasons.c.number)).where(quiz_seasons.c.guild == guild))
            return int(ended.scalar() or 0) + 1

    async def end_season(self, guild: int, number: int, now: int) -> bool:
        """Whether the season was still going on."""
        try:
            await self._do(insert(quiz_seasons).values(guild=guild, number=number, ended=now))
        except IntegrityError:
            return False
        return True

    async def asked(self, guild: int, season: int) -> frozenset[str]:
        """The scripts of the questions of a season."""
        rows = await self._rows(select(quizzes.c.script).where(quizzes.c.guild == guild, quizzes.c.season == season))
        return frozenset(row["script"] for row in rows)

    async def standings(self, guild: int, season: int, limit: int = 20) -> list[Place]:
        """Who was right most often, then in the fewest answers, in the closed questions of a season."""
        right = func.sum(case((quiz_answers.c.option == quizzes.c.right, 1), else_=0))
        answered = func.count()
        query = (
            select(quiz_answers.c.person, right.label("hits"), answered.label("tries"))
            .join(quizzes, quizzes.c.id == quiz_answers.c.quiz)
            .where(quizzes.c.guild == guild, quizzes.c.season == season, quizzes.c.closed.is_not(None))
            .group_by(quiz_answers.c.person)
            .order_by(right.desc(), answered, quiz_answers.c.person)
            .limit(limit)
        )
        return [Place(row["person"], int(row["hits"]), int(row["tries"])) for row in await self._rows(query)]

    async def marks(self, guild: int, person: int) -> list[Mark]:
        """The closed questions that a person answered, oldest first."""
        query = (
            select(quizzes.c.question, quizzes.c.right, quiz_answers.c.option)
            .join(quiz_answers, quizzes.c.id == quiz_answers.c.quiz)
            .where(quizzes.c.guild == guild, quizzes.c.closed.is_not(None), quiz_answers.c.person == person)
            .order_by(quizzes.c.asked, quizzes.c.id)
        )
        marks = []
        for row in await self._rows(query):
            question = decode(row["question"], type=Question)
            marks.append(Mark(question.tags, question.family, row["option"] == row["right"]))
        return marks

    async def plan(self, schedule: Schedule, now: int) -> None:
        """Ask by this schedule from now on."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(quiz_schedules).where(quiz_schedules.c.guild == schedule.guild))
            await connection.execute(insert(quiz_schedules).values(guild=schedule.guild, schedule=_json(schedule), last=now))

    async def known(self) -> set[int]:
        """The servers that anything of quizzes is kept of."""
        kept = union(*(select(table.c.guild) for table in (quizzes, quiz_seasons, quiz_schedules, quiz_submissions)))
        async with self._engine.connect() as connection:
            return {guild for (guild,) in await connection.execute(kept)}

    async def unplan(self, guild: int) -> bool:
        """Whether there was a schedule."""
        return await self._do(delete(quiz_schedules).where(quiz_schedules.c.guild == guild)) == 1

    async def plans(self) -> list[tuple[Schedule, int]]:
        """All schedules, with the time that was asked for last."""
        return [(decode(row["schedule"], type=Schedule), row["last"]) for row in await self._rows(select(quiz_schedules))]

    async def submit(self, submission: Submission) -> None:
        row = {"id": submission.id, "guild": submission.guild, "by": submission.by, "at": submission.at}
        await self._do(insert(quiz_submissions).values(**row, question=_json(submission.question), state="waiting"))

    async def submissions(self, guild: int, state: str = "waiting", limit: int = 5) -> list[Submission]:
        """The oldest submissions in this state."""
        here = quiz_submissions.c.guild == guild, quiz_submissions.c.state == state
        query = select(quiz_submissions).where(*here).order_by(quiz_submissions.c.at, quiz_submissions.c.id).limit(limit)
        return [_submission(row) for row in await self._rows(query)]

    async def decide(self, guild: int, identifier: str, state: str, *, before: str = "waiting") -> bool:
        """Whether the submission was in the state before."""
        own = quiz_submissions.c.id == identifier, quiz_submissions.c.guild == guild, quiz_submissions.c.state == before
        return await self._do(update(quiz_submissions).where(*own).values(state=state)) == 1

    async def report(self, identifier: str, person: int, now: int) -> bool:
        """Whether the person had not reported this question yet."""
        try:
            await self._do(insert(quiz_reports).values(quiz=identifier, person=person, at=now))
        except IntegrityError:
            return False
        return True

    async def reported(self, guild: int) -> list[tuple[Posed, int]]:
        """The questions that were reported, with how often, most often first."""
        count = func.count(quiz_reports.c.person)
        query = (
            select(*quizzes.c, count.label("reports"))
            .join(quiz_reports, quizzes.c.id == quiz_reports.c.quiz)
            .where(quizzes.c.guild == guild)
            .group_by(*quizzes.c)
            .order_by(count.desc(), quizzes.c.asked.desc())
            .limit(5)
        )
        return [(_posed(row), row["reports"]) for row in await self._rows(query)]

    async def forget(self, person: int) -> None:
        """Delete a person's answers and reports, and their name from what they asked or submitted."""
        async with self._engine.begin() as connection:
            for table in (quiz_answers, quiz_reports):
                await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(
                delete(quiz_submissions).where(quiz_submissions.c.by == person, quiz_submissions.c.state == "waiting")
            )
            await connection.execute(update(quiz_submissions).where(quiz_submissions.c.by == person).values(by=SOMEBODY))
            await connection.execute(update(quizzes).where(quizzes.c.by == person).values(by=SOMEBODY))

    async def of_person(self, person: int) -> list[dict[str, Any]]:
        """A person's answers, ready to be JSON."""
        query = (
            select(quizzes.c.guild, quizzes.c.script, quiz_answers.c.option, quiz_answers.c.at)
            .join(quiz_answers, quizzes.c.id == quiz_answers.c.quiz)
            .where(quiz_answers.c.person == person)
        )
        return [{**row, "guild": str(row["guild"])} for row in await self._rows(query)]

    async def purge(self, guilds: Sequence[int]) -> None:
        """Delete all that is kept of these servers."""
        async with self._engine.begin() as connection:
            for table in (quizzes, quiz_seasons, quiz_schedules, quiz_submissions):
                await connection.execute(delete(table).where(table.c.guild.in_(guilds)))

    async def _rows(self, query: Any) -> Sequence[RowMapping]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def _do(self, change: Any) -> int:
        async with self._engine.begin() as connection:
            return int((await connection.execute(change)).rowcount)


async def _first(connection: AsyncConnection, identifier: str, person: int, option: int, now: int) -> Taken:
    values = {"quiz": identifier, "person": person, "option": option, "changed": False, "at": now}
    try:
        async with connection.begin_nested():
            await connection.execute(insert(quiz_answers).values(**values))
    except IntegrityError:
        return "same"
    return "new"


def _json(value: object) -> str:
    return encode(value).decode()


def _of_posed(posed: Posed) -> dict[str, Any]:
    fields = {name: getattr(posed, name) for name in Posed.__struct_fields__}
    return fields | {"question": _json(posed.question), "script": posed.question.script, "right": posed.question.right}


def _posed(row: RowMapping) -> Posed:
    fields = {name: row[name] for name in Posed.__struct_fields__}
    return Posed(**fields | {"question": decode(row["question"], type=Question)})


def _submission(row: RowMapping) -> Submission:
    return Submission(id=row["id"], guild=row["guild"], by=row["by"], question=decode(row["question"], type=Question), at=row["at"])
