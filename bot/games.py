"""Games of channels: a game is its script, and every change of it is one step from a version to the next."""

import asyncio
import hashlib
import secrets
import time
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.additions import only_asks, refused, waits
from bot.refusal import Refusal
from bot.rulings import Clock, Judge, Rulings, Where, checked, saying, settled
from bot.store.records import AlreadyRunning, Game, Kept, Line, Moved
from bot.store.repository import Store
from engine.explain.ruling import Ruling

TRIES = 5
LONGEST_SCRIPT = 40_000
NO_GAME = "No game is going on in this channel. `/game start` begins one."
STALE = "The game has moved on since this message. `/game show` shows where it is now."
CHANGED = "The rules engine has been updated since the last line, and the game up to here now plays out differently."


class Move(Struct, frozen=True, kw_only=True):
    """What came of a step: the game as it is now, the ruling to show, and the ruling before it.

    ``game`` is None when a game could not begin. The ruling is an ``attempt`` when the step was not made.
    """

    game: Game | None
    kept: Kept
    since: Ruling | None = None
    note: str = ""


class Games:
    """One lock a channel keeps the steps made here in order; the version keeps those of other processes apart."""

    def __init__(self, store: Store, rulings: Rulings, judge: Judge, *, engine: str, clock: Clock = time.time) -> None:
        self._store, self._rulings, self._judge, self._engine, self._clock = store, rulings, judge, engine, clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(self, where: Where, text: str) -> Move:
        """Begin a game from a position; a text that is not understood begins none."""
        async with self._lock(where.channel):
            if await self._store.running(where.channel):
                raise Refusal("A game is going on in this channel already. `/game show` shows it, `/game end` ends it.")
            ruling = await self._judge(checked(text))
            if refused(ruling, None):
                return await self._attempt(None, where, text, ruling, None)
            return await self._begin(where, text, ruling)

    async def do(self, where: Where, text: str) -> Move:
        """Add to the script whatever others add meanwhile; questions are answered and not added."""
        for _ in range(TRIES):
            async with self._lock(where.channel):
                try:
                    return await self._add(await self.running(where.channel), where, checked(text))
                except Moved:
                    continue
        raise Refusal("So much is going on in this game that your line did not get in. Please try again.")

    async def choose(self, kept: Kept, where: Where, choice: int, option: int) -> Move:
        """Settle an open choice of the game as it was when ``kept`` was shown."""
        sentence = saying(kept.ruling, choice, option)
        async with self._lock(where.channel):
            game = await self._current(kept)
            text = settled(game.text, kept.ruling, sentence, kept.chosen)
            ruling = await self._judge(text)
            if refused(ruling, kept.ruling):
                return await self._attempt(game, where, sentence, ruling, kept.ruling)
            longer = replace(game, lines=told(game, text, sentence, where.user, digest(ruling)))
            try:
                return await self._advance(longer, where, sentence, ruling, kept.ruling, chosen=(*kept.chosen, sentence))
            except Moved:
                raise Refusal(STALE) from None

    async def undo(self, where: Where, kept: Kept | None = None) -> Move:
        """Drop the newest line; of the version that ``kept`` showed, if given."""
        async with self._lock(where.channel):
            game = await (self._current(kept) if kept else self.running(where.channel))
            if len(game.lines) == 1:
                raise Refusal("Only the starting position is left. `/game end` ends the game.")
            shorter = replace(game, lines=game.lines[:-1])
            ruling = await self._judge(shorter.text)
            dropped = game.lines[-1].text
            try:
                return await self._advance(shorter, where, dropped, ruling, None)
            except Moved:
                raise Refusal(STALE) from None

    async def end(self, where: Where, *, moderates: bool) -> Game:
        """End the game: its owner may, and who moderates the channel."""
        async with self._lock(where.channel):
            game = await self.running(where.channel)
            if where.user != game.owner and not moderates:
                raise Refusal(f"Only <@{game.owner}>, who started the game, or a moderator can end it.")
            try:
                await self._store.end(game, int(self._clock()))
            except Moved:
                raise Refusal(STALE) from None
            return game

    async def show(self, where: Where) -> Move:
        """The game as it is."""
        game = await self.running(where.channel)
        kept = await self._store.ruling(game.ruling)
        if kept is None:
            raise Refusal(NO_GAME)
        return Move(game=game, kept=kept)

    async def running(self, channel: int) -> Game:
        game = await self._store.running(channel)
        if game is None:
            raise Refusal(NO_GAME)
        return game

    async def _current(self, kept: Kept) -> Game:
        game = await self._store.running(kept.channel)
        if game is None or game.id != kept.game or game.version != kept.version:
            raise Refusal(STALE)
        return game

    def _lock(self, channel: int) -> asyncio.Lock:
        return self._locks.setdefault(channel, asyncio.Lock())

    async def _begin(self, where: Where, text: str, ruling: Ruling) -> Move:
        now, identifier = int(self._clock()), secrets.token_urlsafe(9)
        kept = self._rulings.fresh("step", where, text, ruling, version=1, game=identifier)
        game = Game(
            id=identifier,
            channel=where.channel,
            guild=where.guild,
            owner=where.user,
            version=1,
            lines=(Line(text, where.user, digest(ruling)),),
            ruling=kept.id,
            engine=self._engine,
            started=now,
            touched=now,
        )
        try:
            await self._store.start(game, kept)
        except AlreadyRunning:
            raise Refusal("Somebody else has just started a game in this channel. `/game show` shows it.") from None
        return Move(game=game, kept=kept)

    async def _add(self, game: Game, where: Where, text: str) -> Move:
        if len(game.text) + len(text) > LONGEST_SCRIPT:
            raise Refusal("This game has become too long. `/game end` ends it, `/game start` begins anew from a position.")
        before = await self._store.ruling(game.ruling)
        since = before.ruling if before else None
        note = await self._drift(game)
        ruling = await self._judge(f"{game.text}\n{text}")
        if refused(ruling, since) or (since and waits(ruling, since)):
            return await self._attempt(game, where, text, ruling, since)
        if since and only_asks(ruling, since):
            kept = self._rulings.fresh("step", where, text, ruling, version=game.version, game=game.id)
            await self._store.keep(kept)
            return Move(game=game, kept=kept, since=since, note=note)
        longer = replace(game, lines=(*game.lines, Line(text, where.user, digest(ruling))))
        return await self._advance(longer, where, text, ruling, since, note)

    async def _advance(
        self,
        changed: Game,
        where: Where,
        text: str,
        ruling: Ruling,
        since: Ruling | None,
        note: str = "",
        chosen: tuple[str, ...] = (),
    ) -> Move:
        version = changed.version + 1
        kept = self._rulings.fresh("step", where, text, ruling, version=version, game=changed.id)
        kept = replace(kept, chosen=chosen)
        now = int(self._clock())
        game = replace(changed, version=version, ruling=kept.id, engine=self._engine, touched=now)
        await self._store.advance(game, kept)
        return Move(game=game, kept=kept, since=since, note=note)

    async def _attempt(self, game: Game | None, where: Where, text: str, ruling: Ruling, since: Ruling | None) -> Move:
        version, identifier = (game.version, game.id) if game else (0, "")
        kept = self._rulings.fresh("attempt", where, text, ruling, version=version, game=identifier)
        await self._store.keep(kept)
        return Move(game=game, kept=kept, since=since)

    async def _drift(self, game: Game) -> str:
        if game.engine == self._engine or digest(await self._judge(game.text)) == game.lines[-1].digest:
            return ""
        return CHANGED


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
