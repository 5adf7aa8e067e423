"""What the bot remembers: the games of channels, the rulings behind buttons, the interactions already seen."""

from bot.store.database import Database, opened
from bot.store.records import AlreadyRunning, Game, Kept, Line, Moved
from bot.store.repository import Store

__all__ = ["AlreadyRunning", "Database", "Game", "Kept", "Line", "Moved", "Store", "opened"]
