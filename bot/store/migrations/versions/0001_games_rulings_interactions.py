"""Games of channels, rulings behind buttons, interactions seen."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("ruling", sa.String(24), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    running = sa.text("ended IS NULL")
    op.create_index("ix_games_running", "games", ["channel"], unique=True, sqlite_where=running, postgresql_where=running)
    op.create_index("ix_games_touched", "games", ["touched"])
    op.create_table(
        "rulings",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("asker", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ruling", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(24)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("replaced_by", sa.String(24)),
        sa.PrimaryKeyConstraint("id", name="pk_rulings"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rulings_game", ondelete="CASCADE"),
    )
    op.create_index("ix_rulings_asked", "rulings", ["asked"])
    op.create_index("ix_rulings_game", "rulings", ["game"])
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interactions"),
    )


def downgrade() -> None:
    op.drop_table("interactions")
    op.drop_table("rulings")
    op.drop_table("games")
