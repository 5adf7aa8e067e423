"""What people do with the game of their channel."""

from msgspec import Struct
from msgspec.structs import replace

from bot.additions import only_asks, refused
from bot.games.moves import IN_THE_WAY, LONGEST_SCRIPT, NO_GAME, NOT_OWNER, STALE, TOO_LONG, Move, digest, told
from bot.games.stepping import Stepping, allowed
from bot.refusal import Refusal
from bot.rulings import Where, checked, saying, settled
from bot.store.people import NOBODY
from bot.store.records import AlreadyRunning, Game, Kept, Line, Moved
from bot.texts import storable

TRIES = 5
MOST_PLAYERS = 25
RESTORABLE = 30 * 24 * 3600
"""Seconds for which an ended game is kept."""


class Seats(Struct, frozen=True, kw_only=True):
    """A change of who may add lines. ``everyone`` does away with the list."""

    add: int | None = None
    remove: int | None = None
    everyone: bool = False


class Games(Stepping):
    """Each method is one command or button; all raise Refusal."""

    async def start(self, where: Where, text: str) -> Move:
        """Begin a game from a position; a text that is not understood begins none."""
        return await self._start_with(where, (Line(checked(text), where.user, ""),))

    async def take_in(self, where: Where, text: str) -> Move:
        """Begin a game from a whole script, each of its lines a line of the game."""
        lines = tuple(Line(line.rstrip(), where.user, "") for line in storable(text).splitlines() if line.strip())
        if not lines:
            raise Refusal("There is nothing in this file.")
        if len(text) > LONGEST_SCRIPT:
            raise Refusal(TOO_LONG)
        return await self._start_with(where, lines)

    async def fork(self, where: Where, source: int, lines: int | None) -> Move:
        """Begin a game here that goes as the one in another channel went, up to a line."""
        game = await self._store.running(source)
        if game is None:
            raise Refusal("No game is going on in <#{channel}>.", channel=source)
        return await self._start_with(where, game.lines[: max(1, lines + 1 if lines is not None else len(game.lines))])

    async def _start_with(self, where: Where, lines: tuple[Line, ...]) -> Move:
        async with self._lock(where.channel):
            await self._free(where)
            text = "\n".join(line.text for line in lines)
            ruling = await self._judge(text, where)
            if refused(ruling, None):
                return await self._attempt(None, where, text, ruling, None)
            return await self._begin(where, lines, ruling)

    async def do(self, where: Where, text: str) -> Move:
        """Add to the script whatever others add meanwhile; questions are answered and not added."""
        for _ in range(TRIES):
            async with self._lock(where.channel):
                try:
                    return await self._add(allowed(await self.running(where.channel), where), where, checked(text))
                except Moved:
                    continue
        raise Refusal("So much is going on in this game that your line did not get in. Please try again.")

    async def ask(self, where: Where, text: str) -> Move:
        """Answer a question about the game, which stays as it is; anybody may ask."""
        game = await self.running(where.channel)
        before = await self._store.ruling(game.ruling)
        if before is None:
            raise Refusal(NO_GAME)
        text = checked(text)
        ruling = await self._judge(f"{game.text}\n{text}", where)
        if refused(ruling, before.ruling):
            return await self._attempt(game, where, text, ruling, before.ruling)
        if not only_asks(ruling, before.ruling):
            raise Refusal("That is not a question alone. `/game do` is for what is done.")
        return await self._answer(game, where, text, ruling, before.ruling)

    async def choose(self, kept: Kept, where: Where, choice: int, option: int) -> Move:
        """Settle an open choice of the game as it was when ``kept`` was shown."""
        sentence = saying(kept.ruling, choice, option)
        async with self._lock(where.channel):
            game = await self._current(kept, where)
            text = settled(game.text, kept.ruling, sentence, kept.chosen)
            ruling = await self._judge(text, where)
            if refused(ruling, kept.ruling):
                return await self._attempt(game, where, sentence, ruling, kept.ruling)
            longer = replace(game, lines=told(game, text, sentence, where.user, digest(ruling)), undone=())
            try:
                return await self._advance(longer, where, sentence, ruling, kept.ruling, chosen=(*kept.chosen, sentence))
            except Moved:
                raise Refusal(STALE) from None

    async def undo(self, where: Where, kept: Kept | None = None) -> Move:
        """Drop the newest line; of the version that ``kept`` showed, if given."""
        async with self._lock(where.channel):
            game = await (self._current(kept, where) if kept else self.running(where.channel))
            if len(allowed(game, where).lines) == 1:
                raise Refusal("Only the starting position is left. `/game end` ends the game.")
            *lines, dropped = game.lines
            shorter = replace(game, lines=tuple(lines), undone=(dropped, *game.undone))
            return await self._replayed(shorter, where, dropped.text)

    async def redo(self, where: Where) -> Move:
        """Put the line back that was taken back last."""
        async with self._lock(where.channel):
            game = allowed(await self.running(where.channel), where)
            if not game.undone:
                raise Refusal("No line was taken back since the newest one.")
            again, *undone = game.undone
            longer = replace(game, lines=(*game.lines, again), undone=tuple(undone))
            return await self._replayed(longer, where, again.text)

    async def _replayed(self, game: Game, where: Where, text: str) -> Move:
        ruling = await self._judge(game.text, where)
        try:
            return await self._advance(game, where, text, ruling, None)
        except Moved:
            raise Refusal(STALE) from None

    async def end(self, where: Where) -> Game:
        """End the game: its owner may, and who moderates the channel."""
        async with self._lock(where.channel):
            game = owned(await self.running(where.channel), where)
            try:
                await self._store.end(game, int(self._clock()))
            except Moved:
                raise Refusal(STALE) from None
            return game

    async def restore(self, where: Where) -> Move:
        """Let the game that ended last in this channel go on."""
        async with self._lock(where.channel):
            await self._free(where)
            last = await self._store.last_ended(where.channel)
            now = int(self._clock())
            if last is None or last.at < now - RESTORABLE:
                raise Refusal("No game ended in this channel within the last 30 days.")
            try:
                await self._store.restore(last, now)
            except AlreadyRunning:
                raise Refusal(IN_THE_WAY) from None
            except Moved:
                raise Refusal(STALE) from None
        return await self.show(where)

    async def seat(self, where: Where, seats: Seats) -> Game:
        """Change who may add lines."""
        async with self._lock(where.channel):
            game = owned(await self.running(where.channel), where)
            players = () if seats.everyone else tuple(one for one in game.players if one != seats.remove)
            if seats.add is not None:
                players = tuple(dict.fromkeys((*(players or (game.owner,)), seats.add)))
            if len(players) > MOST_PLAYERS:
                raise Refusal("A game has at most {most} players.", most=MOST_PLAYERS)
            return await self._renamed(replace(game, players=players))

    async def hand_over(self, where: Where, to: int) -> Game:
        """Make somebody else the owner."""
        async with self._lock(where.channel):
            game = owned(await self.running(where.channel), where)
            players = tuple(dict.fromkeys((*game.players, to))) if game.players else ()
            return await self._renamed(replace(game, owner=to, players=players))

    async def _renamed(self, changed: Game) -> Game:
        """The same game with other people; a version more, with the same ruling under another name."""
        kept = await self._store.ruling(changed.ruling)
        if kept is None:
            raise Refusal(NO_GAME)
        where = Where(kept.asker, kept.channel, kept.guild)
        try:
            move = await self._advance(changed, where, kept.text, kept.ruling, None, chosen=kept.chosen)
        except Moved:
            raise Refusal(STALE) from None
        assert move.game is not None
        return move.game

    async def show(self, where: Where) -> Move:
        """The game as it is."""
        game = await self.running(where.channel)
        kept = await self._store.ruling(game.ruling)
        if kept is None:
            raise Refusal(NO_GAME)
        return Move(game=game, kept=kept)


def owned(game: Game, where: Where) -> Game:
    """The game, if this person may decide about it."""
    if where.user != game.owner and not where.is_moderator and game.owner != NOBODY:
        raise Refusal(NOT_OWNER, owner=game.owner)
    return game
