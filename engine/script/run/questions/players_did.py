"""Questions about what players have done and what has happened to them: drawn, lost life, won, created tokens."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.cards.card import fold
from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Characteristics, Id
from engine.game.zones import CreateToken, Discard, Draw, Mill, Sacrifice, Shuffle
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.qualities import plain
from engine.script.run.questions.did import grounds
from engine.script.run.questions.finding import Finding, finds, yes_no
from engine.script.run.questions.players import ending_rules, winner_of
from engine.script.run.questions.telling import lives_of
from engine.script.run.run import Run
from engine.script.values import Player, PlayerDid
from engine.words.vocabulary import singular

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
    player = run.scene.player(question.player)
    if question.verb.startswith("get") or question.verb in ("create", "make"):
        return _did_get(run, player, question.what or "token")
    name, state = run.game.name(player), run.game.state.players[player]
    if question.verb == "lose" and not question.what:
        return yes_no(state.has_lost, f"{name} has lost the game.", f"{name} has not lost the game.", ending_rules(run))
    if question.verb == "win":
        return yes_no(winner_of(run) == player, f"{name} has won the game.", f"{name} has not won the game.", ending_rules(run))
    if question.verb == "survive":
        return yes_no(not state.has_lost, f"{name} has not lost the game.", f"{name} has lost the game.", ending_rules(run))
    verb = f"{question.verb} {question.what}".strip() if question.what == "life" else question.verb
    if verb not in _PLAYER_DID:
        raise Unable(f"Whether a player did {verb} cannot be told yet.")
    event, yes, no = _PLAYER_DID[verb]
    role = "recipient" if event is Damage else "player"
    found = [e for e in run.game.log if isinstance(e.event, event) and getattr(e.event, role, None) == player]
    if question.objects:
        meant = {t for ref in question.objects for t in lives_of(run, pointing.one(run.game, run.scene, ref))}
        found = [entry for entry in found if meant & _objects(entry.event)]
    return yes_no(bool(found), f"{name} {yes}.", f"{name} {no}.", grounds(found))


_SOME: Final = frozenset({"a player", "each player", "each opponent"})


def _players(run: Run, name: str) -> list[Player]:
    """The players meant by "anyone"."""
    active = run.scene.name_of(run.game.state.turn.active)
    return [Player(one) for one in run.scene.players if name != "each opponent" or one != active]


def _did_get(run: Run, player: Id, what: str) -> Finding:
    """Whether a player has created a token (of a kind), drawn a card, or got counters."""
    wanted, name = plain(what.removesuffix(" from it").strip()), run.game.name(player)
    noun = singular(wanted.removesuffix(" tokens").removesuffix(" token"))
    if noun in ("card", "counter") or noun.endswith(" counter"):
        kind, role = (Draw, "player") if noun == "card" else (PutCounters, "on")
        found = [e for e in run.game.log if isinstance(e.event, kind) and getattr(e.event, role) == player]
        return yes_no(bool(found), f"{name} has got {what}.", f"{name} has not got any.", grounds(found))
    made = [(e, e.event) for e in run.game.log if isinstance(e.event, CreateToken) and e.event.controller == player]
    found = [entry for entry, event in made if _is_token_of(event.base, noun)]
    return yes_no(bool(found), f"{name} has created {_some(what)}.", f"{name} has created no such token.", grounds(found))


def _is_token_of(base: Characteristics, noun: str) -> bool:
    if noun in ("", "token", "copy"):
        return True
    kinds = {fold(word) for word in (*base.types, *base.subtypes, base.name)}
    return all(word in kinds or fold(noun) in kinds for word in fold(noun).split())


def _some(what: str) -> str:
    return what if what.endswith("s") else f"{'an' if what[:1].lower() in 'aeiou' else 'a'} {what}"


def _objects(event: Event) -> set[Id]:
    return {getattr(event, "object", 0)}
