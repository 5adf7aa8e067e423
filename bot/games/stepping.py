"""How a game gets from one version to the next: under a lock, judged, and only if nobody else was quicker."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.additions import only_asks, refused, waits
from bot.games.moves import ASLEEP, CHANGED, IN_THE_WAY, LONGEST_SCRIPT, NO_GAME, NOT_INVITED, STALE, TOO_LONG, Move, digest
from bot.refusal import Refusal
from bot.rulings import Clock, Judge, Rulings, Where
from bot.store.records import AlreadyRunning, Game, Kept, Line
from bot.store.repository import Store
from engine.explain.ruling import Ruling


class Stepping:
    """One lock a channel keeps the steps made here in order; the version keeps those of other processes apart."""

    def __init__(self, store: Store, rulings: Rulings, judge: Judge, *, engine: str, clock: Clock = time.time) -> None:
        self._store, self._rulings, self._judge, self._engine, self._clock = store, rulings, judge, engine, clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def running(self, channel: int) -> Game:
        """Raises Refusal when there is none, which says so if one fell asleep."""
        if game := await self._store.running(channel):
            return game
        last = await self._store.last_ended(channel)
        raise Refusal(ASLEEP if last and last.asleep else NO_GAME)

    def _lock(self, channel: int) -> asyncio.Lock:
        return self._locks.setdefault(channel, asyncio.Lock())

    async def _current(self, kept: Kept, where: Where) -> Game:
        game = await self._store.running(kept.channel)
        if game is None or game.id != kept.game or game.version != kept.version:
            raise Refusal(STALE)
        return allowed(game, where)

    async def _free(self, where: Where) -> None:
        if await self._store.running(where.channel):
            raise Refusal(IN_THE_WAY)

    async def _begin(self, where: Where, lines: Sequence[Line], ruling: Ruling) -> Move:
        now, identifier = int(self._clock()), secrets.token_urlsafe(9)
        text = "\n".join(line.text for line in lines)
        kept = self._rulings.fresh("step", where, text, ruling, version=1, game=identifier)
        game = Game(
            id=identifier,
            channel=where.channel,
            guild=where.guild,
            owner=where.user,
            version=1,
            lines=(*lines[:-1], replace(lines[-1], digest=digest(ruling))),
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
            raise Refusal(TOO_LONG)
        before = await self._store.ruling(game.ruling)
        since = before.ruling if before else None
        note = await self._drift(game, where)
        ruling = await self._judge(f"{game.text}\n{text}", where)
        if refused(ruling, since) or (since and waits(ruling, since)):
            return await self._attempt(game, where, text, ruling, since)
        if since and only_asks(ruling, since):
            return await self._answer(game, where, text, ruling, since, note)
        longer = replace(game, lines=(*game.lines, Line(text, where.user, digest(ruling))), undone=())
        return await self._advance(longer, where, text, ruling, since, note)

    async def _answer(self, game: Game, where: Where, text: str, ruling: Ruling, since: Ruling, note: str = "") -> Move:
        kept = self._rulings.fresh("step", where, text, ruling, version=game.version, game=game.id)
        await self._store.keep(kept)
        return Move(game=game, kept=kept, since=since, note=note)

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

    async def _drift(self, game: Game, where: Where) -> str:
        expected = game.lines[-1].digest
        if game.engine == self._engine or not expected or digest(await self._judge(game.text, where)) == expected:
            return ""
        return CHANGED


def allowed(game: Game, where: Where) -> Game:
    """The game, if this person may add to it."""
    if game.players and where.user != game.owner and where.user not in game.players:
        raise Refusal(NOT_INVITED, owner=game.owner)
    return game
