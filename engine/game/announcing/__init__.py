"""Announcing: what a player says as a spell or ability is put on the stack - modes, targets, division."""

from engine.game.announcing.announcement import NOTHING_SAID, Announce, Announcement, Preset
from engine.game.announcing.modes import mode_text
from engine.game.announcing.process import announce

__all__ = ["NOTHING_SAID", "Announce", "Announcement", "Preset", "announce", "mode_text"]
