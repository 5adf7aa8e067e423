"""What keeps an object from being targeted, enchanted, blocked or dealt damage: hexproof, shroud and protection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.abilities import has_keyword, keywords_of
from engine.game.colors import COLOR_SYMBOLS
from engine.game.objects import Zone
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import PhraseError, text
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.objects import Id


def _instances(game: Game, thing: Id, name: str) -> tuple[Any, ...]:
    return keywords_of(game, thing, name) if _is_permanent(game, thing) else ()


def _is_permanent(game: Game, thing: Id) -> bool:
    """Whether it is (or last was) on the battlefield: only a permanent is kept from being targeted and the like."""
    return thing not in game.state.players and game.object(thing).zone is Zone.BATTLEFIELD


def applies_to(game: Game, keyword: Any, of: Id, source: Id) -> bool:
    """Whether the quality that the keyword names ("from red") is one of ``source``; True when it names none."""
    quality = keyword.quality
    return quality is None or bool(quality.match(game, source, Scope.of(of, game.controller(of))))


@rule("702.16b")
def protected_from_targeting(game: Game, thing: Id, source: Id) -> Verdict:
    """Protection against being targeted by this source."""
    return protected(game, thing, source)


def protected(game: Game, thing: Id, source: Id) -> Verdict:
    """Whether ``thing`` is without protection from ``source``; the caller says what protection then does."""
    for keyword in _instances(game, thing, "protection"):
        if applies_to(game, keyword, thing, source):
            return forbidden(f"{game.name(thing)} has {_told(game, keyword, source)}.", game.name(thing))
    return ALLOWED


def _told(game: Game, keyword: Any, source: Id) -> str:
    """The protection, and what of the source it is about."""
    try:
        said = text(keyword)
    except PhraseError:  # it was made, and says no quality
        return f"protection from {game.name(source)}"
    said = f"{said[:1].lower()}{said[1:]}"
    quality = said.removeprefix("protection from ")
    colors = [word for word, symbol in COLOR_SYMBOLS.items() if word == quality and symbol in game.characteristics(source).colors]
    return f"{said}, and {game.name(source)} is {colors[0]}" if colors else f"{said}, which covers {game.name(source)}"




def removed_by_protection(game: Game, host: Id, thing: Id) -> bool:
    """Whether protection keeps something from being attached; some does not remove what is attached already."""
    for keyword in _instances(game, host, "protection"):
        spares = game.object(thing).attached_to == host and keyword.lets_stay(game, thing)
        if not spares and applies_to(game, keyword, host, thing):
            return True
    return False


@rule("702.18a")
def shrouded(game: Game, thing: Id) -> Verdict:
    """Shroud stops everybody."""
    if _is_permanent(game, thing) and has_keyword(game, thing, "shroud"):
        return forbidden(f"{game.name(thing)} has shroud.", game.name(thing))
    return ALLOWED


def hexproof(game: Game, thing: Id, source: Id, player: Id) -> Verdict:
    """Hexproof, and hexproof from a quality, stop opponents."""
    if game.controller(thing) not in game.state.opponents(player):
        return ALLOWED
    for keyword in _instances(game, thing, "hexproof"):
        if applies_to(game, keyword, thing, source):
            return (_hexproof if keyword.quality is None else _hexproof_from)(game, thing)
    return ALLOWED


@rule("702.11b")
def _hexproof(game: Game, thing: Id) -> Verdict:
    return forbidden(f"{game.name(thing)} has hexproof.", game.name(thing))


@rule("702.11d")
def _hexproof_from(game: Game, thing: Id) -> Verdict:
    return forbidden(f"{game.name(thing)} has hexproof.", game.name(thing))
