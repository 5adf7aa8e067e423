"""Quizzes: what was asked and answered, seasons, schedules, submissions and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.create_table(
        "quizzes",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("script", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("revealed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_quizzes"),
    )
    op.create_index("ix_quizzes_guild", "quizzes", ["guild", "season"])
    op.create_table(
        "quiz_answers",
        sa.Column("quiz", sa.String(24), nullable=False),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("changed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("quiz", "person", name="pk_quiz_answers"),
        sa.ForeignKeyConstraint(["quiz"], ["quizzes.id"], name="fk_quiz_answers_quiz", ondelete="CASCADE"),
    )
    op.create_index("ix_quiz_answers_person", "quiz_answers", ["person"])
    op.create_table(
        "quiz_seasons",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "number", name="pk_quiz_seasons"),
    )
    op.create_table(
        "quiz_schedules",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("schedule", sa.Text, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_quiz_schedules"),
    )
    op.create_table(
        "quiz_submissions",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_quiz_submissions"),
    )
    op.create_index("ix_quiz_submissions_guild", "quiz_submissions", ["guild"])
    op.create_table(
        "quiz_reports",
        sa.Column("quiz", sa.String(24), nullable=False),
        sa.Column("person", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("quiz", "person", name="pk_quiz_reports"),
        sa.ForeignKeyConstraint(["quiz"], ["quizzes.id"], name="fk_quiz_reports_quiz", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for table in ("quiz_reports", "quiz_submissions", "quiz_schedules", "quiz_seasons", "quiz_answers", "quizzes"):
        op.drop_table(table)
