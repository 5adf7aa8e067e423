"""Clauses: a subject and what it does, once or for each of several things, in order, or only if it wants to."""

from __future__ import annotations

from abc import abstractmethod
from itertools import pairwise
from typing import Any, ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Effect, ObjectReference, ObjectVerb, PlayerReference, PlayerVerb, Reference, Said
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, rewrite, says, walk
from engine.rulebook import rule
from engine.words.amounts import CountEach
from engine.words.countable import Countable
from engine.words.references.antecedents import DESCRIBED, ONE_OF_THEM, Antecedent
from engine.words.references.players import AnOpponent


class PlayerPhrase(Said, frozen=True):
    """One or more things that players do, in order."""

    @abstractmethod
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """Have the players do them."""


class PlayerStep(Said, frozen=True):
    """One thing that players do."""

    @property
    def verb(self) -> PlayerVerb | None:
        """The verb, where it is one."""
        return None

    @abstractmethod
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """Have the players do it."""


@says("{verb@^}")
class Once(PlayerStep, frozen=True):
    """A verb as it stands."""

    verb: PlayerVerb

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.verb.act(game, scope, players)


@says("{verb@^} for each {each}")
class ForEach(PlayerStep, frozen=True):
    """A verb whose amount is given once for each thing that fits."""

    counted_first: ClassVar[tuple[str, ...]] = ("each",)
    verb: PlayerVerb
    each: Countable

    def __post_init__(self) -> None:
        if not self._said:
            raise Unfit

    @property
    def _said(self) -> str:
        """The field of the verb that says how much or how many, if it has one."""
        named = ("amount", *self.verb.numbers)
        return next((name for name in named if getattr(self.verb, name, None) is not None), "")

    @rule("107.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        each = CountEach(amount=getattr(self.verb, self._said), each=self.each)
        verb: PlayerVerb = msgspec.structs.replace(self.verb, **{self._said: each})
        verb.act(game, scope, players)


@says("{verbs:and+@^}")
class PlayerVerbs(PlayerPhrase, frozen=True):
    """Verbs joined by "and"."""

    in_turn: ClassVar[tuple[str, ...]] = ("verbs",)
    verbs: tuple[PlayerStep, ...]

    def __post_init__(self) -> None:
        if any(_is_one_deed(*two) for two in pairwise(self.verbs)):
            raise Unfit  # both together are one verb

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for verb in self.verbs:
            verb.act(game, scope, players)


def _is_one_deed(before: PlayerStep, after: PlayerStep) -> bool:
    """Whether the second verb only ends what the first begins, as in "draw a card and reveal it"."""
    return after.verb is not None and after.verb.ends(before.verb)


@says("{verbs:comma+@^}, then {last@^}")
class PlayerVerbsThen(PlayerPhrase, frozen=True):
    """Verbs in order, the last after "then"."""

    in_turn: ClassVar[tuple[str, ...]] = ("verbs", "last")
    verbs: tuple[PlayerStep, ...]
    last: PlayerPhrase

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for verb in self.verbs:
            verb.act(game, scope, players)
        self.last.act(game, scope, players)


class Clause(Effect, frozen=True):
    """A subject with its verbs, or an instruction to "you" without one."""

    closes: ClassVar[bool] = True

    @property
    def subject(self) -> Reference | None:
        """Who does it, or what undergoes it; None for what is told to "you" or is no such clause."""
        return None

    @property
    def phrase(self) -> PlayerPhrase | None:
        """What players do."""
        return None


class FullClause(Clause, frozen=True):
    """A clause that names its subject."""


@says("{phrase}")
class YouDo(Clause, frozen=True):
    """An instruction to the controller: "Draw a card"."""

    phrase: PlayerPhrase

    def happen(self, game: Game, scope: Scope) -> None:
        self.phrase.act(game, scope, (scope.controller,))


@says("{subject} {phrase@subject}", "{subject} each {phrase@subject}", "{subject} also {phrase@subject}")
class PlayersDo(FullClause, frozen=True):
    """Players do something."""

    subject: PlayerReference
    phrase: PlayerPhrase

    def __post_init__(self) -> None:
        if self.wording == 1 and not self.subject.plural:
            raise Unfit  # only several do something each

    def happen(self, game: Game, scope: Scope) -> None:
        players = self.subject.find(game, scope)
        phrase = _their_own(self.phrase, self.subject.slot) if self.wording == 1 else self.phrase
        phrase.act(game, scope, _one_of(game, scope, players) if isinstance(self.subject, AnOpponent) else players)


def _their_own(phrase: PlayerPhrase, slot: str) -> PlayerPhrase:
    """What several players do each, where what is theirs is that of the one who does it."""

    def own(word: Word) -> Word:
        is_theirs = bool(slot) and word.slot == slot and word.refers == "player"
        return msgspec.structs.replace(word, slot="each") if is_theirs else word

    told: PlayerPhrase = rewrite(phrase, own)
    return told


@rule("608.2d")
def _one_of(game: Game, scope: Scope, players: tuple[Id, ...]) -> tuple[Id, ...]:
    """The one of several opponents who does it: the controller chooses who."""
    options = [(p, game.name(p)) for p in players]
    return game.choose(scope.controller, "player", options, about=scope.source, prompt="Which opponent?")


@says("{subject} {verbs:and+@subject}", "{subject} each {verbs:and+@subject}", "{subject} also {verbs:and+@subject}")
class ObjectsDo(FullClause, frozen=True):
    """Objects do something, or something becomes of them."""

    spreads: ClassVar[tuple[str, ...]] = ("subject",)
    still_there: ClassVar[tuple[str, ...]] = ("subject",)
    actor: ClassVar[tuple[str, ...]] = ("subject", "verbs")
    known_inside: ClassVar[tuple[str, ...]] = (ONE_OF_THEM,)
    subject: ObjectReference
    verbs: tuple[ObjectVerb, ...]

    def __post_init__(self) -> None:
        if self.wording == 1 and not self.subject.plural:
            raise Unfit  # only several do something each

    def happen(self, game: Game, scope: Scope) -> None:
        found = described(game, scope, self.subject)
        for verb in self.verbs:
            verb.act(game, scope, found)


def described(game: Game, scope: Scope, subject: ObjectReference) -> tuple[Id, ...]:
    """The objects meant; a slot keeps by which description, if by any, for what is said of all that will fit it."""
    scope.slots[DESCRIBED] = subject.things if subject.is_described else None
    return subject.find(game, scope)


OFFERED = "offered"
"""The slot of the players who were offered to do something."""


@says("{subject} may {phrase}")
class PlayersMay(FullClause, frozen=True):
    """Players may do something; the choice is made as the instruction is carried out. Slot ``did`` says who did."""

    subject: PlayerReference
    phrase: PlayerPhrase

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who did it, and who did not, can be asked."""
        return (Antecedent(slot=OFFERED, nature=OFFERED),)

    @rule("608.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        scope.slots[OFFERED] = self.subject.find(game, scope)
        able = (p for p in scope.slots[OFFERED] if can_do(game, scope, p, self.phrase))
        willing = tuple(p for p in able if says_yes(game, scope, p, self))
        scope.slots["did"] = willing
        if willing:
            self.phrase.act(game, scope, willing)


def can_do(game: Game, scope: Scope, player: Id, phrase: PlayerPhrase) -> bool:
    """Whether a player could do what the phrase says (first), as far as its words have conditions."""
    first = phrase.verbs[0] if isinstance(phrase, PlayerVerbsThen) else phrase
    asked: list[Any] = [first] if first.can_tell() else _asked(first)
    before = _before(scope, phrase).for_each(player)
    return all(verb.can_act(game, before, player) for verb in asked)


def _asked(first: Word) -> list[Any]:
    """The words inside with a condition, without those inside a word that answers for all of itself."""
    every = list(walk(first))
    alone = (w for w in every if isinstance(w, PlayerVerb) and w.answers_for_itself)
    inside = {id(w) for one in alone for w in walk(one) if w is not one}
    return [w for w in every if isinstance(w, Said) and w.can_tell() and id(w) not in inside]


def _before(scope: Scope, phrase: PlayerPhrase) -> Scope:
    """The scope without what the phrase itself is still to find, though it was carried out for something else already."""
    made: set[str] = {w.slot for w in walk(phrase) if w.makes}
    if made.isdisjoint(scope.slots):
        return scope
    fresh = scope.apart()
    for slot in made:
        fresh.slots.pop(slot, None)
    return fresh


def says_yes(game: Game, scope: Scope, player: Id, about: Word) -> bool:
    """Ask a player whether to do what they may."""
    from engine.phrase import text

    options = ((True, "yes"), (False, "no"))
    return bool(game.choose_one(player, "may", options, about=scope.source, prompt=text(about)))
