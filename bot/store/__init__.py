"""What the bot remembers: games of channels, rulings behind buttons, interactions already seen, settings of servers."""

from bot.quiz import tables as quiz_tables
from bot.store.database import Database, opened
from bot.store.records import AlreadyRunning, CustomCard, Ended, Game, Kept, Line, Moved, ServerSettings
from bot.store.repository import Store

__all__ = [
    "AlreadyRunning",
    "CustomCard",
    "Database",
    "Ended",
    "Game",
    "Kept",
    "Line",
    "Moved",
    "ServerSettings",
    "Store",
    "opened",
    "quiz_tables",
]
