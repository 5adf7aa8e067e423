"""Countering spells and abilities."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, rewrite, says, walk
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import PlayerStep
from engine.words.effects.paying import Unless
from engine.words.effects.removal import present
from engine.words.kinds import CounterKind
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.sentences import Core, Sentence


@says("counter{s^} {things}")
class CounterSpells(PlayerVerb, frozen=True):
    """Spells or abilities are countered."""

    things: ObjectReference
    fate: Fate | None = None
    slot: str = ""
    makes: ClassVar[str] = "countered"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was countered can be counted."""
        return (Antecedent(slot=self.slot, nature="countered"),)

    @rule("701.6a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        to, position = (Zone.GRAVEYARD, 0) if self.fate is None else self.fate.chosen(game, scope)
        counters = self.fate.counters(game, scope) if self.fate is not None else {}
        before = len(game.log)
        game.happen(*(Counter(object=t, by=scope.source, to=to, position=position, counters=counters) for t in found))
        done = (e.event for e in game.log[before:])
        scope.slots[self.slot] = tuple(e.object for e in done if isinstance(e, Counter))


INTO_ITS_GRAVEYARD = " into its owner's graveyard"
INTO_THEIR_GRAVEYARD = " into that player's graveyard"
FATES = ((Zone.EXILE, 0), (Zone.LIBRARY, 0), (Zone.LIBRARY, -1), (Zone.HAND, 0))


@says(
    "exile it instead of putting it" + INTO_ITS_GRAVEYARD,
    "put it on top of its owner's library instead of" + INTO_THEIR_GRAVEYARD,
    "put it on the bottom of its owner's library instead of" + INTO_THEIR_GRAVEYARD,
    "put it into its owner's hand instead of" + INTO_THEIR_GRAVEYARD,
)
class Fate(Word, frozen=True):
    """Where a countered spell goes instead of the graveyard."""

    def place(self) -> tuple[Zone, int]:
        """The zone and the place in it."""
        return FATES[self.wording]

    def chosen(self, game: Game, scope: Scope) -> tuple[Zone, int]:
        """The same, where a player may choose it."""
        return self.place()

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        """The counters that it has there."""
        return {}


@says("exile it with {amount} {kind} counter{s@amount} on it instead of putting it" + INTO_ITS_GRAVEYARD)
class FateWithCounters(Fate, frozen=True):
    """Exile, with counters."""

    amount: Numeral
    kind: CounterKind

    def place(self) -> tuple[Zone, int]:
        return Zone.EXILE, 0

    def counters(self, game: Game, scope: Scope) -> dict[str, int]:
        return {self.kind.name: self.amount.count(game, scope) or 0}


@says("the top or bottom", "the bottom or top")
class EitherEnd(Word, frozen=True):
    """Both ends of a library."""


@says("put (that card|it) on your choice of {ends} of its owner's library instead of" + INTO_THEIR_GRAVEYARD)
class FateOfChoice(Fate, frozen=True):
    """The top or the bottom of the library, as the player chooses."""

    ends: EitherEnd

    def place(self) -> tuple[Zone, int]:
        return Zone.LIBRARY, 0

    @rule("608.2d")
    def chosen(self, game: Game, scope: Scope) -> tuple[Zone, int]:
        options = [(0, "on the top"), (-1, "on the bottom")]
        position = game.choose_one(scope.controller, "where", options, about=scope.source, prompt="Top or bottom?")
        return Zone.LIBRARY, position or 0


class CounteredGoes(Sentence, frozen=True, kw_only=True):
    """A spell is countered and goes elsewhere than usual."""

    fate: Fate
    closes: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if sum(isinstance(w, CounterSpells) for w in walk(self)) != 1:
            raise Unfit

    @abstractmethod
    def said(self) -> Sentence:
        """The sentence that counters it."""

    @rule("701.6a", "614.6")
    def happen(self, game: Game, scope: Scope) -> None:
        changed: Sentence = rewrite(self.said(), self._changed)
        changed.happen(game, scope)

    def _changed(self, word: Word) -> Word:
        return msgspec.structs.replace(word, fate=self.fate) if isinstance(word, CounterSpells) else word


@says("{core}. if (that spell|it|the spell) is countered this way, {fate}")
class CounterAndPut(CounteredGoes, frozen=True, kw_only=True):
    """Without conditions."""

    core: Core

    def said(self) -> Sentence:
        return self.core


@says("{core} unless {player} {price@player}. if (that spell|it) is countered this way, {fate}")
class CounterUnlessAndPut(CounteredGoes, frozen=True, kw_only=True):
    """Unless somebody pays."""

    core: Core
    player: PlayerReference
    price: PlayerStep

    def said(self) -> Sentence:
        return Unless(core=self.core, player=self.player, price=self.price)
