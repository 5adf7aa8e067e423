"""What came of a step of a game, and how its lines grow."""

import hashlib

import msgspec
from msgspec import Struct

from bot.store.records import Game, Kept, Line
from engine.explain.ruling import Ruling

LONGEST_SCRIPT = 40_000
NO_GAME = "No game is going on in this channel. `/game start` begins one."
ASLEEP = "The game in this channel fell asleep after 30 days without a line. `/game restore` wakes it."
STALE = "The game has moved on since this message. `/game show` shows where it is now."
CHANGED = "The rules engine has been updated since the last line, and the game up to here now plays out differently."
IN_THE_WAY = "A game is going on in this channel already. `/game show` shows it, `/game end` ends it."
TOO_LONG = "This game has become too long. `/game end` ends it, `/game start` begins anew from a position."
NOT_INVITED = "Only the players of this game add to it. <@{owner}>, whose game it is, can invite you with `/game players`."
NOT_OWNER = "Only <@{owner}>, whose game it is, or a moderator can do this."


class Move(Struct, frozen=True, kw_only=True):
    """What came of a step: the game as it is now, the ruling to show, and the ruling before it.

    ``game`` is None when a game could not begin. The ruling is an ``attempt`` when the step was not made.
    """

    game: Game | None
    kept: Kept
    since: Ruling | None = None
    note: str = ""


def digest(ruling: Ruling) -> str:
    """What happened and what was answered, in 16 characters: equal when a replay came out the same."""
    outcome = [step.text for step in ruling.steps], [(answer.question, answer.value) for answer in ruling.answers]
    return hashlib.sha256(msgspec.json.encode(outcome)).hexdigest()[:16]


def told(game: Game, text: str, sentence: str, by: int, outcome: str) -> tuple[Line, ...]:
    """The lines of a script to which a sentence was added: a line more, or the newest line with the sentence in it."""
    before = "".join(f"{line.text}\n" for line in game.lines[:-1])
    if text == f"{game.text}\n{sentence}" or not text.startswith(before):
        return (*game.lines, Line(sentence, by, outcome))
    return (*game.lines[:-1], Line(text.removeprefix(before), game.lines[-1].by, outcome))
