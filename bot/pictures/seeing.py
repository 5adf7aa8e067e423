"""The board at the end of a scenario: played by the engine, seen as names and numbers."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from bot.pictures.board import Board, Side, Thing
from engine.ask import compiled
from engine.cards.card import Cards
from engine.game.machine import Game, OutOfSteps
from engine.game.objects import Characteristics, Object, Player, Zone
from engine.script.run import Limits, OutOfTime
from engine.script.run.library import Library
from engine.script.run.playing import play
from engine.script.run.scene import Missing
from engine.script.run.start import start

STEPS = 20_000
BATTLEFIELD = Zone.BATTLEFIELD


def board(text: str, cards: Cards, seconds: float, now: Callable[[], float]) -> Board | None:
    """None when the text cannot be read or leads to no board; what was done before a limit is shown."""
    from engine.script.reading import read_script

    script = read_script(text, cards)
    if script.faults or not script.statements:
        return None
    try:
        run = start(script, Library(cards, compiled), STEPS, Limits(now, now() + seconds))
    except Missing:
        return None
    with suppress(OutOfSteps, OutOfTime):
        play(run)
    seen = seen_in(run.game)
    return None if seen.is_empty else seen


def seen_in(game: Game) -> Board:
    state = game.state
    active = state.players.get(state.turn.active)
    moment = f"{_whose(active)} turn, {state.turn.step}" if active else state.turn.step
    sides = tuple(_side(game, player) for player in state.players.values())
    stack = tuple(_name(game, thing) for thing in reversed(state.zone(Zone.STACK)))
    return Board(moment=moment, sides=sides, stack=stack)


def _whose(player: Player) -> str:
    return "Your" if player.name == "You" else f"{player.name}'s"


def _side(game: Game, player: Player) -> Side:
    state = game.state
    own = [thing for thing in state.battlefield() if game.controller(thing.id) == player.id]
    return Side(
        name=player.name,
        life=player.life,
        notes=tuple(_counted(player.counters)) + tuple(sorted(player.marks)),
        permanents=tuple(_thing(game, thing) for thing in own),
        hand=_names(game, state.zone(Zone.HAND, player.id)),
        graveyard=_names(game, reversed(state.zone(Zone.GRAVEYARD, player.id))),
        exile=_owned(game, Zone.EXILE, player),
        command=_owned(game, Zone.COMMAND, player),
    )


def _owned(game: Game, zone: Zone, player: Player) -> tuple[str, ...]:
    return _names(game, (one for one in game.state.zone(zone) if game.state.objects[one].owner == player.id))


def _names(game: Game, ids: Iterable[int]) -> tuple[str, ...]:
    return tuple(_name(game, one) for one in ids)


def _name(game: Game, thing: int) -> str:
    return game.name(thing) or "a card"


def _thing(game: Game, thing: Object) -> Thing:
    now = game.characteristics(thing.id)
    return Thing(
        name=_name(game, thing.id),
        types=" ".join(word.capitalize() for word in (*now.supertypes, *now.types)),
        corner=_corner(now),
        is_land="land" in now.types,
        is_creature="creature" in now.types,
        is_tapped=thing.is_tapped,
        notes=tuple(_notes(game, thing)),
        tints="".join(sorted(now.colors, key="WUBRG".find)),
    )


def _corner(now: Characteristics) -> str:
    if now.power is not None and now.toughness is not None:
        return f"{now.power}/{now.toughness}"
    number = now.loyalty if now.loyalty is not None else now.defense
    return "" if number is None else str(number)


def _notes(game: Game, thing: Object) -> Sequence[str]:
    notes = _counted(thing.counters)
    if thing.damage:
        notes.append(f"{thing.damage} damage")
    combat = game.state.combat
    if combat and thing.id in combat.attacking:
        notes.append("attacking")
    if combat and thing.id in combat.blocking:
        notes.append("blocking")
    if thing.attached_to is not None:
        notes.append(f"on {_name(game, thing.attached_to)}")
    if thing.is_face_down:
        notes.append("face down")
    return [*notes, *(["token"] if thing.is_token else [])]


def _counted(counters: object) -> list[str]:
    items = dict(counters).items() if isinstance(counters, dict) else ()
    return [f"{number} × {kind}" for kind, number in items if number]
