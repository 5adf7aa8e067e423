"""Tokens that are created besides or instead of others: "those tokens plus a Clue token are created instead"."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.objects import Characteristics
from engine.game.scope import Scope
from engine.game.zones import CreateToken
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.effects.tokens import Described
from engine.words.kinds import GENERAL, Kind
from engine.words.replacements.instead import Instead


@says("{kind:one}")
class TokenSort(Word, frozen=True):
    """Of which card type or subtype the tokens are."""

    kind: Kind

    def __post_init__(self) -> None:
        if self.kind.name in GENERAL:
            raise Unfit

    def fits(self, base: Characteristics) -> bool:
        """Whether a token with these characteristics is of the sort."""
        return self.kind.fits(base.types, base.subtypes)


class Besides(Word, frozen=True, kw_only=True):
    """What is created besides."""

    tokens: Described
    is_for_each: bool = False

    def made(self, game: Game, event: CreateToken, scope: Scope) -> CreateToken:
        """One such token, entering as the other does."""
        return as_that_enters(game, event, self.tokens, scope)


@says("{number} {tokens@number}", "{number} additional {tokens@number}")
class OneBesides(Besides, frozen=True, kw_only=True):
    """One token, however many the others are."""

    number: Number

    def __post_init__(self) -> None:
        if self.number.form != "article":
            raise Unfit


@says("that many {tokens}")
class AsManyBesides(Besides, frozen=True, kw_only=True):
    """As many as the others are."""

    is_for_each: bool = True


@rule("701.7b")
def as_that_enters(game: Game, event: CreateToken, tokens: Described, scope: Scope) -> CreateToken:
    """A token that is created in place of another or with it: tapped or attacking as that one would be."""
    return CreateToken(
        controller=event.controller, base=tokens.base(game, scope), by=event.by, tapped=event.tapped,
        attacking=event.attacking, attackable=event.attackable,
    )


class OfTokens(Instead, frozen=True, kw_only=True):
    """What replaces the creation of tokens under the control of the controller of the ability."""

    sort: TokenSort | None = None

    def fits(self, event: Event, scope: Scope) -> bool:
        """Whether it is the creation of such a token."""
        if not isinstance(event, CreateToken) or event.controller != scope.controller:
            return False
        return self.sort is None or self.sort.fits(event.base)


@says(
    "if one or more[ {sort}] tokens would be created under your control, those tokens plus {extra} are created instead",
    "if you would create one or more[ {sort}] tokens, instead create those tokens plus {extra}",
)
class MoreBesides(OfTokens, frozen=True, kw_only=True):
    """Other tokens come besides: one for all that are created at once, or one for each."""

    extra: Besides

    @rule("614.1a", "614.16")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, CreateToken) or not self.fits(event, scope):
            return None
        if not self.extra.is_for_each and any(self.fits(other, scope) for other in _before(game, event)):
            return None
        return (event, self.extra.made(game, event, scope))


def _before(game: Game, event: Event) -> Iterable[Event]:
    """What was settled already of all that happens at once with the event."""
    return () if game.at_once is None else (other for other in game.at_once.others() if other is not event)


@says("if one or more[ {sort}] tokens would be created under your control, that many {tokens} are created instead")
class OthersInstead(OfTokens, frozen=True, kw_only=True):
    """As many other tokens are created."""

    tokens: Described

    @rule("614.1a", "614.16")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, CreateToken) or not self.fits(event, scope):
            return None
        return (as_that_enters(game, event, self.tokens, scope),)
