"""Settings and cards of servers, quotas, things remembered between runs; what games need for redo, invitations and sleep."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("undone", sa.Text, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("players", sa.Text, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("asleep", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_games_guild", "games", ["guild"])
    op.create_index("ix_rulings_guild", "rulings", ["guild"])
    op.create_index("ix_rulings_asker", "rulings", ["asker"])
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("left", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild", name="pk_servers"),
    )
    op.create_table(
        "custom_cards",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("folded", sa.String(200), nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "folded", name="pk_custom_cards"),
    )
    op.create_table(
        "quotas",
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("window", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", "window", name="pk_quotas"),
    )
    op.create_table(
        "remembered",
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_remembered"),
    )


def downgrade() -> None:
    for table in ("remembered", "quotas", "custom_cards", "servers"):
        op.drop_table(table)
    op.drop_index("ix_rulings_asker", "rulings")
    op.drop_index("ix_rulings_guild", "rulings")
    op.drop_index("ix_games_guild", "games")
    for column in ("asleep", "players", "undone"):
        op.drop_column("games", column)
