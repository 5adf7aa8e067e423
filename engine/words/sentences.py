"""Sentences: clauses joined, made conditional, defined or answered to by the next."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any, ClassVar

from msgspec import structs

from engine.game.costs import ManaPart
from engine.game.machine import Game
from engine.game.meaning import Amount, Condition, Effect, PlayerReference, Said, said
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, find, says, text, walk
from engine.rulebook import rule
from engine.words.clauses import OFFERED, Clause, FullClause, PlayersDo, PlayersMay, PlayerVerbs, PlayerVerbsThen, YouDo
from engine.words.kinds import PT
from engine.words.references.antecedents import ENTERING, ONLY_IF
from engine.words.references.players import EachOpponent, EachOtherPlayer, EachPlayer
from engine.words.unavailable import is_unavailable


class Sentence(Effect, frozen=True):
    """A whole sentence of instructions, without its full stop."""

    repeats: ClassVar[bool] = False
    """Whether it is carried out once for each of several."""
    says_what_it_is: ClassVar[bool] = False
    """Whether it says what an object is that another sentence puts somewhere."""

    @property
    def clause(self) -> Clause | None:
        """The clause, where it is one."""
        return None

    @property
    def core(self) -> Sentence | None:
        """What is said without a condition or definition around it."""
        return None

    @property
    def sentence(self) -> Any:
        """The sentence inside; itself where there is none."""
        return self


class Core(Sentence, frozen=True):
    """A sentence without conditions and definitions around it."""


@says("{clause}")
class Simple(Core, frozen=True):
    """One clause."""

    clause: Clause

    def happen(self, game: Game, scope: Scope) -> None:
        self.clause.happen(game, scope)


@says("{first} and {second}", "{first}, then {second}", "{first}, and {second}")
class Joined(Core, frozen=True):
    """Two clauses, the second with a subject of its own, carried out in order."""

    first: Clause
    second: FullClause

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        self.first.happen(game, scope)
        self.second.happen(game, scope)


@says("then {sentence}")
class Then(Sentence, frozen=True):
    """What comes next."""

    sentence: Sentence

    def happen(self, game: Game, scope: Scope) -> None:
        self.sentence.happen(game, scope)


@says("if {condition}, {sentence}")
class If(Sentence, frozen=True):
    """Something that is done only when a condition holds."""

    condition: Condition
    sentence: Sentence

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        if was_so(scope, self.condition.holds(game, scope)):
            _do_if(game, scope, self.condition, self.sentence)
        else:
            left_out(scope, self.sentence)


def _do_if(game: Game, scope: Scope, condition: Condition, what: Effect) -> None:
    """Carry something out; a card is cast by it only as what the condition asks for."""
    if condition.is_of_a_spell:
        scope.slots[ONLY_IF] = condition
    try:
        what.happen(game, scope)
    finally:
        scope.slots.pop(ONLY_IF, None)


@says("{core} if {condition}")
class IfAfter(Sentence, frozen=True):
    """The same with the condition last: it is of what is done last only."""

    core: Core
    condition: Condition

    def __post_init__(self) -> None:
        if any(w.says_if for w in said(self.core)):
            raise Unfit  # a condition after it would be only of that part

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        *before, last = until_last(self.core)
        for effect in before:
            effect.happen(game, scope)
        if was_so(scope, self.condition.holds(game, scope)):
            _do_if(game, scope, self.condition, last)
            if isinstance(self.core.clause, PlayersMay):
                was_so(scope, bool(scope.slots.get("did")))  # what a player declines to do is not done either
        else:
            left_out(scope, last)


def until_last(core: Core) -> tuple[Effect, ...]:
    """What is done in any case before a "then", and what alone a condition after it is of."""
    match core:
        case Joined(wording=1):
            return core.first, core.second
        case Simple(clause=YouDo() | PlayersDo() as clause) if isinstance(clause.phrase, PlayerVerbsThen):
            first = PlayerVerbs(verbs=clause.phrase.verbs)
            return tuple(structs.replace(clause, phrase=p) for p in (first, clause.phrase.last))
    return (core,)


@says("{core}, where X is {amount}")
class WhereX(Sentence, frozen=True):
    """The text itself defines X."""

    defines_x: ClassVar[bool] = True
    counted_first: ClassVar[tuple[str, ...]] = ("amount",)
    core: Core
    amount: Amount

    @rule("107.3i", "608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        *before, last = _until_x(self.core)
        for effect in before:
            effect.happen(game, scope)
        if is_unavailable(game, scope, self.amount):
            for effect in _without_x(last):
                effect.happen(game, scope)
            return
        inner = scope.bind(X=self.amount.count(game, scope) or 0)
        last.happen(game, inner)
        scope.slots.update(inner.slots)


def _until_x(core: Core) -> tuple[Effect, ...]:
    """What is done in order before anything that needs X, and the rest."""
    match core:
        case Joined() if not _needs_x(core.first):
            return core.first, core.second
        case Simple(clause=YouDo() | PlayersDo() as clause) if isinstance(clause.phrase, PlayerVerbsThen):
            if not any(map(_needs_x, clause.phrase.verbs)):
                return until_last(core)
    return (core,)


def _without_x(effect: Effect) -> tuple[Effect, ...]:
    """What of it is done even when nobody knows X."""
    match effect:
        case Joined():
            return (*_without_x(effect.first), *_without_x(effect.second))
        case Simple():
            return _without_x(effect.clause)
        case YouDo() | PlayersDo() if isinstance(effect.phrase, PlayerVerbs):
            verbs = tuple(verb for verb in effect.phrase.verbs if not _needs_x(verb))
            return (structs.replace(effect, phrase=PlayerVerbs(verbs=verbs)),) if verbs else ()
    return () if _needs_x(effect) else (effect,)


def _needs_x(word: Word) -> bool:
    """Whether X is said in it, as a number, a size or a mana symbol."""
    return any(_is_x(w) for w in walk(word))


def _is_x(word: Word) -> bool:
    if isinstance(word, PT):
        return None in (word.power, word.toughness)
    return (isinstance(word, Said) and word.is_x) or (isinstance(word, ManaPart) and "{X}" in word.symbols)


class Consequence(Sentence, frozen=True):
    """What follows when something was done, or was not: for each of the players who did, or did not, if each was asked."""

    subject: PlayerReference
    sentence: Sentence

    @property
    def is_each_ones(self) -> bool:
        """Whether the players are meant one by one."""
        return self.subject.slot == "each"

    def of_those(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """Carry it out, once or for each of the players."""
        if not self.is_each_ones:
            self.sentence.happen(game, scope)
            return
        for player in players:
            self.sentence.happen(game, scope.for_each(player))


@says("if {subject} do{es}, {sentence}")
class IfDone(Consequence, frozen=True):
    """What follows when players chose to do what the sentence before allowed."""

    asks_what_was_done: ClassVar[bool] = True
    subject: PlayerReference
    sentence: Sentence

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        did = scope.slots.get("did") or ()
        if was_so(scope, bool(did)):
            self.of_those(game, scope, did)


@says("if {subject} {doesn't/don't}, {sentence}")
class IfNotDone(Consequence, frozen=True):
    """What follows when players chose not to do what the sentence before allowed, or could not."""

    asks_what_was_done: ClassVar[bool] = True
    subject: PlayerReference
    sentence: Sentence

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        did = scope.slots.get("did") or ()
        each = tuple(p for p in scope.slots.get(OFFERED, ()) if p not in did) if self.is_each_ones else ()
        if each or not did:
            self.of_those(game, scope, each)
        else:
            left_out(scope, self.sentence)


@says("otherwise, {sentence}")
class Otherwise(Sentence, frozen=True):
    """What is done when the condition of the sentence before did not hold."""

    denies: ClassVar[bool] = True
    sentence: Sentence

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        if not scope.slots.get("so"):
            self.sentence.happen(game, scope)
        else:
            left_out(scope, self.sentence)


def left_out(scope: Scope, sentence: Effect) -> None:
    """What was not even offered was not done."""
    if find(sentence, PlayersMay):
        scope.slots["did"] = ()


def was_so(scope: Scope, holds: bool) -> bool:
    """The same truth, kept for an "otherwise" in the next sentence."""
    scope.slots["so"] = holds
    return holds


class Body(Effect, frozen=True):
    """Everything that an ability tells to do."""


@says("{sentences:sentences+}.")
class Instructions(Body, frozen=True):
    """Everything that a spell or ability tells to do, sentence by sentence."""

    sentences: tuple[Sentence, ...]

    def __post_init__(self) -> None:
        for before, after in pairwise((None, *self.sentences)):
            if isinstance(after, Otherwise) and not isinstance(told(before), If | IfAfter | IfDone):
                raise Unfit  # nothing before it was conditional
        if any(_comes_too_late(self.sentences[:at], sentence) for at, sentence in enumerate(self.sentences)):
            raise Unfit
        offered = False
        for before, sentence in zip((None, *self.sentences[:-1]), self.sentences, strict=True):
            asks = asks_what_was_done(sentence)
            if asks and not offered and (before is None or not _is_instruction(before)):
                raise Unfit  # there is nothing before it that somebody does
            if asks and before is not None and before.repeats:
                raise Unfit  # it would be asked each time
            offered = offered or asks or offers(sentence)
        _with_what_follows(self.sentences)

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        from engine.words.watched import watched

        sentences = _with_what_follows(self.sentences)
        if entering := tuple(s for at, s in enumerate(sentences) if s.says_what_it_is and _is_of_what_enters(sentences[:at])):
            scope.slots[ENTERING] = (*scope.slots.get(ENTERING, ()), *entering)
        for sentence, after in zip(sentences, (*sentences[1:], None), strict=True):
            if after is None or not asks_what_was_done(after) or not _is_instruction(sentence):
                sentence.happen(game, scope)
            else:
                watched(game, scope, sentence)


class TriggersNow(Sentence, frozen=True):
    """A sentence of an ability that triggers as this one resolves: what follows it in the text is a part of that one."""

    sentence: Effect

    def with_rest(self, rest: tuple[Sentence, ...]) -> Sentence:
        """The same with what follows."""
        first: Any = self.sentence
        return structs.replace(self, sentence=Instructions(sentences=(first, *rest)))


def _with_what_follows(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """The sentences, those of an ability that triggers later or as this one resolves joined with what is a part of it."""
    from engine.words.told_of_later import with_what_is_told_later

    sentences = with_what_is_told_later(sentences)
    places = [at for at, sentence in enumerate(sentences) if isinstance(sentence, TriggersNow)]
    if not places or places[-1] == len(sentences) - 1 == places[0] + len(places) - 1:
        return sentences
    found = list(sentences[: places[0]])
    for at, end in pairwise((*places, len(sentences))):
        first, rest = sentences[at], sentences[at + 1 : end]
        if any(isinstance(word, TargetReference) for sentence in rest for word in walk(sentence)):
            raise Unfit  # they would be announced too early
        found.append(first.with_rest(rest) if rest and isinstance(first, TriggersNow) else first)
    return tuple(found)


def told(sentence: Sentence | None) -> Sentence | None:
    """A sentence without a "then" before it."""
    return sentence.sentence if isinstance(sentence, Then) else sentence


def _comes_too_late(before: tuple[Sentence, ...], sentence: Sentence) -> bool:
    """Whether it says what something is that an earlier sentence puts somewhere, and not so that it is so as that arrives."""
    inner: Sentence = sentence.sentence
    if not any(one is not None and one.says_what_it_is for one in (sentence, inner, inner.core)):
        return False
    told = " ".join(text(earlier).casefold() for earlier in before)
    return "face down" in told or (_is_of_what_enters(before) and not sentence.says_what_it_is)


@lru_cache(maxsize=1024)
def _is_of_what_enters(before: tuple[Sentence, ...]) -> bool:
    """Whether an earlier sentence puts something onto the battlefield."""
    return any("battlefield" in text(earlier).casefold() for earlier in before)


@lru_cache(maxsize=1024)
def asks_what_was_done(sentence: Sentence) -> bool:
    """Whether a sentence begins with "if you do" or the like; what is done for each of several is asked each time."""
    return not sentence.repeats and any(w.asks_what_was_done for w in _told_by(sentence))


@lru_cache(maxsize=1024)
def _told_by(word: Word) -> tuple[Said, ...]:
    """The word and every word inside it, but nothing of the abilities that it quotes."""
    return tuple(w for w in walk(word, past_quoted=True) if isinstance(w, Said))


@lru_cache(maxsize=1024)
def offers(sentence: Sentence) -> bool:
    """Whether it lets somebody choose to do something."""
    return any(isinstance(w, PlayersMay) for w in _told_by(sentence))


@lru_cache(maxsize=1024)
def _is_instruction(sentence: Sentence) -> bool:
    """Whether a sentence tells somebody to do something, without a choice and without asking in turn."""
    first = told(sentence)
    clause = first.clause if isinstance(first, Simple) else None
    is_told = isinstance(clause, YouDo | PlayersDo)
    if clause is not None and isinstance(clause.subject, EachPlayer | EachOpponent | EachOtherPlayer):
        return False  # who of them did it is not known
    pays = any(w.is_payment for w in _told_by(sentence))  # nobody has to pay
    return is_told and not pays and not offers(sentence) and not asks_what_was_done(sentence)
