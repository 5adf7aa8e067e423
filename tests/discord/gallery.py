"""Fills ``docs/gallery`` with pictures of what the bot really sends: ``python -m tests.discord.gallery``.

A bot with the real engine and the starter cards logs in to the loopback Discord, people use it, and each payload is kept as
JSON and painted.
"""

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.quiz import working
from bot.quiz.question import Level, Question
from bot.symbols import SYMBOLS, emoji_name
from tests.discord.conftest import serving
from tests.discord.loopback import Discord, Exchange, Person, running
from tests.discord.painting import painted
from tests.discord.process import real_setup

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
CARD = "Bear Mentor {1}{G}\nCreature — Bear Druid\nOther Bears you control get +1/+1.\nWhenever you gromble, draw a card.\n2/2"
SCENARIO = """\
Alice: Grizzly Bears (1 +1/+1 counter), 3 Forest | hand: Giant Growth
Bob: 2 Island | hand: Diminish
Alice casts Giant Growth on Grizzly Bears
Bob casts Diminish on Grizzly Bears
What is Grizzly Bears's power and toughness?"""
MISTYPED = "Alice controls Grizly Bares."
UNREAD = "Alice controls Forest. Alice flurbs it."
QUESTION = 4
Scene = Callable[[Person, "Album"], Awaitable[None]]


class Album:
    """The pictures taken so far, with their titles."""

    def __init__(self) -> None:
        self.pages: list[tuple[str, str]] = []

    async def take(self, name: str, title: str, reply: Exchange, *, followup: bool = False) -> dict[str, Any]:
        message = await (reply.followup() if followup else reply.answer())
        painted(message, reply.files).save(GALLERY / f"{name}.png", optimize=True)
        (GALLERY / f"{name}.json").write_text(json.dumps(message["components"], ensure_ascii=False, indent=1) + "\n")
        self.pages.append((name, title))
        return message

    def index(self) -> str:
        head = "# What the bot's messages look like\n\n`python -m tests.discord.gallery` makes these from the real payloads.\n"
        return "\n".join([head, *(f"## {title}\n\n![{title}]({name}.png)\n" for name, title in self.pages)])


async def rulings(alice: Person, album: Album) -> None:
    message = await album.take("ruling", "A ruling", await alice.uses("ruling", scenario=SCENARIO))
    await album.take("steps", "Its steps", await alice.presses(message, "Steps"))
    await album.take("derivation", "Its derivation", await alice.presses(message, "Why"))
    await album.take("board", "The board", await alice.presses(message, "Board"))
    await album.take("mistyped", "A name that is not known", await alice.uses("ruling", scenario=MISTYPED))
    await album.take("error", "Text that is not understood", await alice.uses("ruling", scenario=UNREAD))
    await album.take("refusal", "A refusal", await alice.uses("rule", about="flurb"))


async def lookups(alice: Person, album: Album) -> None:
    await album.take("card", "A card", await alice.uses("card", name="Serra Angel"))
    await album.take("rule", "A rule", await alice.uses("rule", about="704.5"))
    await album.take("keyword", "A keyword", await alice.uses("keyword", name="trample"))


async def games(alice: Person, album: Album) -> None:
    position = "Alice controls Grizzly Bears and Forest. Bob controls Serra Angel and Llanowar Elves."
    await album.take("game", "A game begins", await alice.uses("game start", position=position))
    choice = await album.take("choice", "A game with an open choice", await alice.uses("game do", line="Alice casts Murder."))
    await album.take("chosen", "The choice is made", await alice.presses(choice, "Serra Angel"))
    await album.take("show", "The game", await alice.uses("game show"))
    await album.take("log", "Its lines", await alice.uses("game log"))


async def quizzes(alice: Person, album: Album) -> None:
    asked = await album.take("quiz", "A quiz question", await alice.uses("quiz start"))
    await album.take("answered", "An answer is taken", await alice.presses(asked, "A"))
    await album.take("revealed", "The answer", await alice.presses(asked, "Reveal"))
    await album.take("leaderboard", "The leaderboard", await alice.uses("quiz leaderboard"))
    await album.take("statistics", "Somebody's own right answers", await alice.uses("quiz me"))


async def servers(alice: Person, album: Album) -> None:
    await album.take("custom", "A server's own card", await alice.uses("custom add", card=CARD))
    await album.take("settings", "Settings", await alice.uses("settings show"))
    await album.take("help", "Help", await alice.uses("help"))
    await album.take("privacy", "Privacy", await alice.uses("privacy"))
    alice.locale = "de"
    await album.take("german", "In German", await alice.uses("ruling", scenario=MISTYPED))


SCENES: tuple[Scene, ...] = (rulings, lookups, games, quizzes, servers)


async def fill() -> None:
    GALLERY.mkdir(parents=True, exist_ok=True)
    album = Album()
    with tempfile.TemporaryDirectory() as folder:
        async with running() as discord:
            give_emoji(discord)
            made_of = replace(real_setup(discord.api, Path(folder) / "bot.db"), edition="", draw=the_same)
            async with serving(discord, made_of):
                alice = discord.person("Alice", permissions=1 << 5)
                for scene in SCENES:
                    await scene(alice, album)
            assert discord.faults == [], discord.faults
    (GALLERY / "README.md").write_text(album.index())


def the_same(seed: int, families: Sequence[str], levels: Collection[Level], known: Collection[str]) -> Question | None:
    """One question, whatever the seed, so that the pictures stay as they are."""
    return working.draw(QUESTION, ["combat"], levels, known)


def give_emoji(discord: Discord) -> None:
    for number, symbol in enumerate(SYMBOLS, start=9_000_000_000_000_000_000):
        made = {"id": str(number), "name": emoji_name(symbol), "animated": False, "require_colons": True, "managed": False}
        discord.emoji[str(number)] = made


if __name__ == "__main__":
    asyncio.run(fill())
