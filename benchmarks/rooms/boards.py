"""Boards of growing size: deriving them after a change, what could be done on them, undoing, saving and loading."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.figures import Figure, Options, median

SIZES = (5, 20, 60, 150)
_PEERS = {
    "a +1/+1 counter, all characteristics": (1.0, 1.2, 2.1, 4.3),
    "list of legal actions": (4.9, 6.6, 14.8, 27.9),
    "save and load": (42.0, 46.0, 89.0, 245.0),
}


def measure(options: Options) -> Iterator[Figure]:
    """A third of the permanents of each player are lands; the rest creatures."""
    from bot.cli.screen import progress_bar
    from bot.library.opening import open_cards

    with progress_bar() as progress:
        cards = open_cards(progress)
    for place, size in enumerate(SIZES):
        for name, value in _figures(_text(size), cards, options.runs):
            peers = _PEERS.get(name)
            room = f"Boards, {size} permanents a player"
            yield Figure(room=room, name=name, value=value, unit="ms", peer=peers[place] if peers else None)


def _text(size: int) -> str:
    lands = size // 3
    board = f"{lands} Forest, {size - lands} Grizzly Bears"
    return f"Alice: {board} | hand: Giant Growth, Grizzly Bears\nBob: {board}\n"


def _figures(text: str, cards: Any, runs: int) -> Iterator[tuple[str, float]]:
    from engine.game.counters import PutCounters
    from engine.game.layers.board import derive
    from engine.game.permissions.legal import legal_actions

    game = _game(text, cards)
    bear = max(game.state.objects)
    player = game.state.turn.active
    _see_all(game)

    def put_counter() -> None:
        game.happen(PutCounters(on=bear, kind="+1/+1", amount=1))
        _see_all(game)

    def undo() -> None:
        game.state = before

    yield "a +1/+1 counter, all characteristics", _milliseconds(put_counter, runs)
    yield "all characteristics from nothing", _milliseconds(lambda: _all_of(derive(game.state)), runs)
    yield "list of legal actions", _milliseconds(lambda: legal_actions(game, player), runs)
    before = game.state
    put_counter()
    yield "undo", _milliseconds(undo, runs)
    yield "save and load", _milliseconds(lambda: _saved_and_loaded(text, cards), runs)


def _game(text: str, cards: Any) -> Any:
    from engine.ask import compiled
    from engine.script.reading import read_script
    from engine.script.run.library import Library
    from engine.script.run.playing import play
    from engine.script.run.run import Limits
    from engine.script.run.start import start

    run = start(read_script(text, cards), Library(cards, compiled), 20_000, Limits())
    play(run)
    return run.game


def _saved_and_loaded(text: str, cards: Any) -> None:
    """A game is kept as its script: saving writes the lines down, loading plays them again."""
    import msgspec

    _game("\n".join(msgspec.json.decode(msgspec.json.encode(text.splitlines()))), cards)


def _all_of(board: Any) -> None:
    for thing in board.state.objects:
        board.characteristics(thing)


def _see_all(game: Any) -> None:
    for thing in game.state.objects:
        game.characteristics(thing)


def _milliseconds(do: Callable[[], object], runs: int) -> float:
    times = []
    for _ in range(max(1, runs)):
        began = time.perf_counter()
        do()
        times.append((time.perf_counter() - began) * 1000)
    return median(times)
