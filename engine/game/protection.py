"""What keeps an object from being targeted, enchanted, blocked or dealt damage: hexproof, shroud and protection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.abilities import has_keyword, keywords_of
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.objects import Id


def _instances(game: Game, thing: Id, name: str) -> tuple[Any, ...]:
    return () if thing in game.state.players else keywords_of(game, thing, name)


def applies_to(game: Game, keyword: Any, of: Id, source: Id) -> bool:
    """Whether the quality that the keyword names ("from red") is one of ``source``; True when it names none."""
    quality = getattr(keyword, "quality", None)
    return quality is None or bool(quality.match(game, source, Scope.of(of, game.controller(of))))


@rule("702.16b")
def protected_from_targeting(game: Game, thing: Id, source: Id) -> Verdict:
    """Protection against being targeted by this source."""
    return protected(game, thing, source)


def protected(game: Game, thing: Id, source: Id) -> Verdict:
    """Whether ``thing`` is without protection from ``source``; the caller says what protection then does."""
    for keyword in _instances(game, thing, "protection"):
        if applies_to(game, keyword, thing, source):
            return forbidden(f"{game.name(thing)} has protection from {game.name(source)}.", game.name(thing))
    return ALLOWED


def removed_by_protection(game: Game, host: Id, thing: Id) -> bool:
    """Whether protection keeps something from being attached; some does not remove what is attached already."""
    for keyword in _instances(game, host, "protection"):
        spares = game.object(thing).attached_to == host and hasattr(keyword, "lets_stay") and keyword.lets_stay(game, thing)
        if not spares and applies_to(game, keyword, host, thing):
            return True
    return False


@rule("702.18a")
def shrouded(game: Game, thing: Id) -> Verdict:
    """Shroud stops everybody."""
    if has_keyword(game, thing, "shroud"):
        return forbidden(f"{game.name(thing)} has shroud.", game.name(thing))
    return ALLOWED


@rule("702.11b", "702.11d")
def hexproof(game: Game, thing: Id, source: Id, player: Id) -> Verdict:
    """Hexproof, and hexproof from a quality, stop opponents."""
    if game.controller(thing) not in game.state.opponents(player):
        return ALLOWED
    for keyword in _instances(game, thing, "hexproof"):
        if applies_to(game, keyword, thing, source):
            return forbidden(f"{game.name(thing)} has hexproof.", game.name(thing))
    return ALLOWED
