"""Abilities gained and lost."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, Activated, Keyword, Modification, Said, Static, Triggered
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, rewrite, says
from engine.rulebook import rule
from engine.words.references.granter import granted_by, speaks_of_granter


class HasThese(Modification, frozen=True):
    """These very abilities; made of a section or by an instruction, never read by itself."""

    abilities: tuple[Ability, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(*self.abilities)


class Granted(Word, frozen=True):
    """An ability as it is granted: a keyword, or a quoted line, whose pronouns mean things of its own."""

    is_quoted: ClassVar[bool] = True

    def abilities(self) -> tuple[Ability, ...]:
        """What is gained."""
        return ()


@says("{keyword}")
class GrantedKeyword(Granted, frozen=True):
    """A keyword."""

    keyword: Keyword

    def __post_init__(self) -> None:
        if self.keyword.is_only_printed:
            raise Unfit  # what a card has only in hand comes too late for it

    def abilities(self) -> tuple[Ability, ...]:
        return (self.keyword,)


@says('"{ability}"', '«{ability}»')
class QuotedActivated(Granted, frozen=True):
    """A quoted activated ability."""

    ability: Activated

    def abilities(self) -> tuple[Ability, ...]:
        return (self.ability,)


@says('"{ability}"', '«{ability}»')
class QuotedTriggered(Granted, frozen=True):
    """A quoted triggered ability."""

    ability: Triggered

    def abilities(self) -> tuple[Ability, ...]:
        return (self.ability,)


@says('"{ability}"', '«{ability}»')
class QuotedStatic(Granted, frozen=True):
    """A quoted static ability."""

    ability: Static

    def abilities(self) -> tuple[Ability, ...]:
        return (self.ability,)


@says("{has/have^} {what:and+}", "gain{s^} {what:and+}")
class Gains(Modification, frozen=True):
    """Abilities are gained."""

    what: tuple[Granted, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(*(_granted(a, game, scope) for g in self.what for a in g.abilities()))

    @rule("608.2d")
    def settled(self, game: Game, scope: Scope) -> Gains:
        """The same, with what a keyword leaves to be chosen as the effect begins."""
        what = tuple(rewrite(g, lambda w: _settled(w, game, scope)) if isinstance(g, GrantedKeyword) else g for g in self.what)
        return self if what == self.what else msgspec.structs.replace(self, what=what)


def _granted(ability: Any, game: Game, scope: Scope) -> Any:
    if isinstance(ability, Keyword) and (as_given := ability.granted(game, scope)) is not None:
        return as_given
    return granted_by(ability, scope.source) if speaks_of_granter(ability) else ability


def _settled(word: Any, game: Game, scope: Scope) -> Any:
    return word.settled(game, scope) if isinstance(word, Said) else word


@says("lose{s^} {what:and+}")
class Loses(Modification, frozen=True):
    """Keyword abilities are lost."""

    what: tuple[Keyword, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "113.10", "113.10b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        lost = {_called(k) for k in self.what}
        draft.set(abilities=tuple(a for a in draft.now.abilities if _called(a) not in lost))


@says("can't have or gain {what:and+}", "can't have {what:and+}")
class CannotHave(Modification, frozen=True):
    """Keyword abilities are lost and cannot be gained."""

    what: tuple[Keyword, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("113.11", "613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        barred = {_called(k) for k in self.what}
        draft.cannot_have(lambda ability: _called(ability) in barred)


@says("lose{s^} all abilities except mana abilities")
class LosesAllButMana(Modification, frozen=True):
    """All abilities but mana abilities are lost."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f", "605.1a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.lose(lambda ability: not _is_mana(ability))


def _is_mana(ability: Any) -> bool:
    from engine.game.mana import is_mana_ability

    return isinstance(ability, Activated) and is_mana_ability(ability)


@says("lose{s^} all abilities")
class LosesAll(Modification, frozen=True):
    """All abilities are lost."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(abilities=())


def _called(ability: Ability) -> str:
    """The name of a keyword ability; of any other a text that no keyword has."""
    return ability.name or repr(ability)


