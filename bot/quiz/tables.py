"""The tables of quizzes, in the bot's database."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from bot.store.tables import metadata

quizzes = Table(
    "quizzes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("question", Text, nullable=False),
    Column("script", Text, nullable=False),
    Column("right", Integer, nullable=False),
    Column("season", Integer, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("revealed", Boolean, nullable=False),
)
Index("ix_quizzes_guild", quizzes.c.guild, quizzes.c.season)

quiz_answers = Table(
    "quiz_answers",
    metadata,
    Column("quiz", String(24), ForeignKey("quizzes.id", ondelete="CASCADE"), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("option", Integer, nullable=False),
    Column("changed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_quiz_answers_person", quiz_answers.c.person)

quiz_seasons = Table(
    "quiz_seasons",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

quiz_schedules = Table(
    "quiz_schedules",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("schedule", Text, nullable=False),
    Column("last", BigInteger, nullable=False),
)

quiz_submissions = Table(
    "quiz_submissions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("question", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_quiz_submissions_guild", quiz_submissions.c.guild)

quiz_reports = Table(
    "quiz_reports",
    metadata,
    Column("quiz", String(24), ForeignKey("quizzes.id", ondelete="CASCADE"), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
