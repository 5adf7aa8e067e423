"""Games of channels: a game is its script, and every change of it is one step from a version to the next."""

from bot.games.games import Games
from bot.games.moves import CHANGED, LONGEST_SCRIPT, NO_GAME, STALE, Move, digest

__all__ = ["CHANGED", "LONGEST_SCRIPT", "NO_GAME", "STALE", "Games", "Move", "digest"]
