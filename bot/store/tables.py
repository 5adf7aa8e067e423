"""The tables, the same on SQLite and PostgreSQL."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("owner", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("ruling", String(24), nullable=False),
    Column("engine", String(40), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("undone", Text, nullable=False, server_default="[]"),
    Column("players", Text, nullable=False, server_default="[]"),
    Column("asleep", Boolean, nullable=False, server_default=false()),
)
_running = text("ended IS NULL")
Index("ix_games_running", games.c.channel, unique=True, sqlite_where=_running, postgresql_where=_running)
Index("ix_games_touched", games.c.touched)
Index("ix_games_guild", games.c.guild)

rulings = Table(
    "rulings",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("guild", BigInteger),
    Column("asker", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("ruling", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE")),
    Column("version", Integer, nullable=False),
    Column("chosen", Text, nullable=False),
    Column("replaced_by", String(24)),
)
Index("ix_rulings_asked", rulings.c.asked)
Index("ix_rulings_game", rulings.c.game)
Index("ix_rulings_guild", rulings.c.guild)
Index("ix_rulings_asker", rulings.c.asker)

interactions = Table("interactions", metadata, Column("id", BigInteger, primary_key=True, autoincrement=False))

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
    Column("left", BigInteger),
)

custom_cards = Table(
    "custom_cards",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("folded", String(200), primary_key=True),
    Column("card", Text, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("added", BigInteger, nullable=False),
)

quotas = Table(
    "quotas",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("window", BigInteger, primary_key=True, autoincrement=False),
    Column("used", Integer, nullable=False),
)

remembered = Table("remembered", metadata, Column("key", String(80), primary_key=True), Column("value", Text, nullable=False))
