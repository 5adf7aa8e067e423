"""Questions about what players have done and what has happened to them: drawn, lost life, won, created tokens."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.cards.card import fold
from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.emblems import GetEmblem
from engine.game.events import Entry, Event
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Characteristics, Id, Zone
from engine.game.turn.events import TakeExtraTurn
from engine.game.zones import CreateToken, Discard, Draw, Mill, Move, Sacrifice, Shuffle
from engine.phrase.numbers import read_number
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.qualities import plain
from engine.script.run.questions.counting import counted
from engine.script.run.questions.did import grounds
from engine.script.run.questions.done_to_so_many import did_to_so_many, is_a_kind
from engine.script.run.questions.finding import Finding, finds, yes_no
from engine.script.run.questions.players import ending_rules, winners
from engine.script.run.questions.telling import lives_of
from engine.script.run.run import Run
from engine.script.values import Player, PlayerDid
from engine.words.vocabulary import card_types, is_subtype, singular

_PLAYER_DID: Final[dict[str, tuple[type[Event], str, str]]] = {
    "draw": (Draw, "has drawn", "has not drawn"),
    "discard": (Discard, "has discarded", "has not discarded"),
    "lose life": (LoseLife, "has lost life", "has lost no life"),
    "gain life": (GainLife, "has gained life", "has gained no life"),
    "mill": (Mill, "has milled", "has not milled"),
    "sacrifice": (Sacrifice, "has sacrificed", "has not sacrificed"),
    "take damage": (Damage, "has been dealt damage", "has been dealt no damage"),
    "shuffle": (Shuffle, "has shuffled", "has not shuffled"),
}


@finds(PlayerDid)
def player_did(run: Run, question: PlayerDid) -> Finding:
    """Whether a player (of "anyone": some player) lost, won, drew, discarded ..."""
    if question.player.name in _SOME:
        each = [player_did(run, replace(question, player=player)) for player in _players(run, question.player.name)]
        return next((one for one in each if one.value is True), each[0])
    is_end = question.verb in ("lose", "win") and not question.what
    player = run.scene.of_team(question.player) if is_end else run.scene.player(question.player)
    if question.verb.startswith("get") or question.verb in ("create", "make"):
        return _did_get(run, player, question.what or "token")
    name, state = run.game.name(player), run.game.state.players[player]
    if question.verb == "lose" and not question.what:
        return yes_no(state.has_lost, f"{name} has lost the game.", f"{name} has not lost the game.", ending_rules(run))
    if question.verb == "win":
        return yes_no(player in winners(run), f"{name} has won the game.", f"{name} has not won the game.", ending_rules(run))
    if question.verb == "survive":
        return yes_no(not state.has_lost, f"{name} has not lost the game.", f"{name} has lost the game.", ending_rules(run))
    verb = f"{question.verb} {question.what}".strip() if question.what == "life" else question.verb
    if verb not in _PLAYER_DID:
        raise Unable(f"Whether a player did {verb} cannot be told yet.")
    if is_a_kind(question.objects):
        return did_to_so_many(run, player, verb, question.objects[0])
    event, yes, no = _PLAYER_DID[verb]
    role = "recipient" if event is Damage else "player"
    found = [e for e in run.game.log if isinstance(e.event, event) and getattr(e.event, role, None) == player]
    if question.objects:
        meant = {t for ref in question.objects for t in lives_of(run, pointing.one(run.game, run.scene, ref))}
        found = [entry for entry in found if meant & _objects(run, entry)]
    return yes_no(bool(found), f"{name} {yes}.", f"{name} {no}.", grounds(found))


_SOME: Final = frozenset({"a player", "each player", "each opponent"})


def _players(run: Run, name: str) -> list[Player]:
    """The players meant by "anyone"."""
    opponents = run.game.state.opponents(run.game.state.turn.active)
    return [Player(one) for one, player in run.scene.players.items() if name != "each opponent" or player in opponents]


def _did_get(run: Run, player: Id, what: str) -> Finding:
    """Whether a player has created a token (of a kind), drawn a card, or got counters, a turn, an emblem or a permanent."""
    least, what = _numbered(what)
    wanted, name = plain(what.removesuffix(" from it").strip()), run.game.name(player)
    noun = singular(wanted.removesuffix(" tokens").removesuffix(" token"))
    found = [entry for entry in run.game.log if _gets(run, entry.event, player, noun)]
    if least > 1 and (found or noun in _GOT):
        those = {entry.n for entry in found}
        much = sum(entry.event.how_much for entry in found if entry.cause not in those)
        said = f"{name} has got {counted(much, noun)}."
        return yes_no(much >= least, said, said, grounds(found))
    if found or noun in _GOT or noun.endswith("counter"):
        return yes_no(bool(found), f"{name} has got {_some(what)}.", f"{name} has not got any.", grounds(found))
    if noun.split(" ")[-1] in card_types() and "token" not in wanted:
        return yes_no(False, "", f"{name} has got no such permanent.", ())
    if noun not in ("token", "copy") and not all(is_subtype(word) or word in card_types() for word in noun.split(" ")):
        raise Unable(f"Whether somebody gets {_some(what)} cannot be told yet.")
    return yes_no(False, "", f"{name} has created no such token.", ())


def _numbered(what: str) -> tuple[int, str]:
    """How many are asked for at least, one where no number is said, and the rest of the words."""
    first, _, rest = what.partition(" ")
    number = next((n for style in ("digits", "word") if (n := read_number(fold(first), style)) is not None), None)
    return (number, rest) if number is not None and rest else (1, what)


_GOT: Final[dict[str, tuple[type[Event], str]]] = {
    "card": (Draw, "player"),
    "counter": (PutCounters, "on"),
    "extra turn": (TakeExtraTurn, "player"),
    "another turn": (TakeExtraTurn, "player"),
    "additional turn": (TakeExtraTurn, "player"),
    "emblem": (GetEmblem, "player"),
}
"""What a player may get besides permanents: the event, and where that says who."""


def _gets(run: Run, event: Event, player: Id, noun: str) -> bool:
    """Whether the player gets such a thing by the event."""
    kind, role = _GOT.get("counter" if noun.endswith(" counter") else noun, (CreateToken, "controller"))
    if isinstance(event, kind) and getattr(event, role) == player:
        if isinstance(event, PutCounters):
            return noun == "counter" or event.kind == noun.removesuffix(" counter")
        return not isinstance(event, CreateToken) or _is_token_of(event.base, noun)
    if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or noun not in card_types():
        return False
    here = run.game.state.became.get(event.object, event.object)
    return run.game.controller(here) == player and noun in run.game.characteristics(here).types


def _is_token_of(base: Characteristics, noun: str) -> bool:
    if noun in ("", "token", "copy"):
        return True
    kinds = {fold(word) for word in (*base.types, *base.subtypes, base.name)}
    return all(word in kinds or fold(noun) in kinds for word in fold(noun).split())


def _some(what: str) -> str:
    return what if what.endswith("s") else f"{'an' if what[:1].lower() in 'aeiou' else 'a'} {what}"


def _objects(run: Run, entry: Entry) -> set[Id]:
    """What it happened to; of a draw, the card that moves for it."""
    if isinstance(entry.event, Draw):
        return {e.event.object for e in run.game.log if e.cause == entry.n and isinstance(e.event, Move)}
    return {entry.event.object or 0}
