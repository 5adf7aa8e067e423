"""Rulings that messages show: asking for one, asking again in its place, settling an open choice."""

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.refusal import Refusal
from bot.reply.limits.numbers import TEXT_INPUT, units
from bot.store.records import Kept, Kind, Moved
from bot.store.repository import Store
from bot.texts import storable
from engine.explain.ruling import Ruling

Clock = Callable[[], float]
LONGEST = TEXT_INPUT
REPLACED = "This ruling has been replaced by a newer one: use the buttons below that."


class Where(Struct, frozen=True):
    """Who speaks, and where; whether they keep order there."""

    user: int
    channel: int
    guild: int | None
    is_moderator: bool = False


Judge = Callable[[str, Where], Awaitable[Ruling]]


class Rulings:
    """``engine`` is the version that is recorded with each ruling."""

    def __init__(self, store: Store, judge: Judge, *, engine: str, clock: Clock = time.time) -> None:
        self._store, self._judge, self._engine, self._clock = store, judge, engine, clock

    async def ask(self, where: Where, text: str, *, private: bool) -> Kept:
        """Rule on a scenario."""
        text = checked(text)
        kept = self.fresh("ruling", where, text, await self._judge(text, where), private=private)
        await self._store.keep(kept)
        return kept

    async def again(self, old: Kept, text: str) -> Kept:
        """Rule on another text in the place of an earlier one; a ruling gives way only once."""
        return await self._instead(old, text, tuple(one for one in old.chosen if one in text.split("\n")))

    async def share(self, private: Kept) -> Kept:
        """The same ruling as one that everybody may read; the private one stays."""
        public = replace(private, id=secrets.token_urlsafe(9), private=False, replaced_by=None)
        await self._store.keep(public)
        return public

    async def choose(self, old: Kept, choice: int, option: int) -> Kept:
        """Settle an open choice and rule again."""
        sentence = saying(old.ruling, choice, option)
        return await self._instead(old, settled(old.text, old.ruling, sentence, old.chosen), (*old.chosen, sentence))

    async def _instead(self, old: Kept, text: str, chosen: tuple[str, ...]) -> Kept:
        if old.replaced_by is not None:
            raise Refusal(REPLACED)
        where, text = Where(old.asker, old.channel, old.guild), checked(text)
        kept = self.fresh("ruling", where, text, await self._judge(text, where), private=old.private)
        kept = replace(kept, chosen=chosen)
        try:
            await self._store.keep(kept, replacing=old)
        except Moved:
            raise Refusal(REPLACED) from None
        return kept

    async def find(self, identifier: str) -> Kept | None:
        return await self._store.ruling(identifier)

    def fresh(
        self, kind: Kind, where: Where, text: str, ruling: Ruling, *, private: bool = False, version: int = 0, game: str = ""
    ) -> Kept:
        """A ruling to be kept, with an id that cannot be guessed."""
        return Kept(
            id=secrets.token_urlsafe(9),
            kind=kind,
            channel=where.channel,
            guild=where.guild,
            asker=where.user,
            text=text,
            ruling=ruling,
            private=private,
            engine=self._engine,
            asked=int(self._clock()),
            game=game or None,
            version=version,
        )


def checked(text: str) -> str:
    """The text if it can be a scenario at all, without what no database keeps."""
    text = storable(text)
    if not text.strip():
        raise Refusal("There is no scenario here. Say who controls what, what is done, and what you want to know.")
    if units(text) > LONGEST:
        text_too_long = "That is too long for me: {length} characters, and {most} is the most I can take."
        raise Refusal(text_too_long, length=units(text), most=LONGEST)
    return text


def saying(ruling: Ruling, choice: int, option: int) -> str:
    """The sentence of the script that settles an open choice."""
    try:
        return ruling.open[choice].says[option]
    except IndexError:
        raise Refusal("That is not one of the choices any more.") from None


def settled(text: str, ruling: Ruling, sentence: str, chosen: Sequence[str] = ()) -> str:
    """The script with a sentence more: after the sentence whose choice it settles and those ``chosen`` there before,
    else at the end."""
    place = next((problem for problem in ruling.problems if problem.kind == "open_choice" and problem.line), None)
    lines = text.split("\n")
    if place is None or place.line > len(lines):
        return f"{text}\n{sentence}"
    line = lines[place.line - 1]
    ends = (line.find(mark, max(place.column - 1, 0)) for mark in (". ", "; ", "! ", "? "))
    end = min((end + 1 for end in ends if end >= 0), default=len(line))
    parts = [part for part in (line[:end], line[end:].strip()) if part]
    lines[place.line - 1 : place.line] = parts
    at = place.line
    while at < len(lines) and lines[at] in chosen:
        at += 1
    return "\n".join((*lines[:at], sentence, *lines[at:]))
