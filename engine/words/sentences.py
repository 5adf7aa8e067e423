"""Sentences: clauses of a subject and what it does, joined, made conditional, optional or repeated."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import Condition, Effect, ObjectReference, ObjectVerb, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.references.players import You

YOU = You()


class PlayerPhrase(Word, frozen=True):
    """One or more things that players do, in order."""

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """Have the players do them."""


@says("{verbs:and+@^}")
class PlayerVerbs(PlayerPhrase, frozen=True):
    """Verbs joined by "and"."""

    verbs: tuple[PlayerVerb, ...]

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for verb in self.verbs:
            verb.act(game, scope, players)


@says("{verbs:comma+@^}, then {last@^}")
class PlayerVerbsThen(PlayerPhrase, frozen=True):
    """Verbs in order, the last after "then"."""

    verbs: tuple[PlayerVerb, ...]
    last: PlayerPhrase

    @rule("608.2c")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for verb in self.verbs:
            verb.act(game, scope, players)
        self.last.act(game, scope, players)


class Clause(Effect, frozen=True):
    """A subject with its verbs, or an instruction to "you" without one."""

    closes: ClassVar[bool] = True


class FullClause(Clause, frozen=True):
    """A clause that names its subject."""


@says("{phrase}")
class YouDo(Clause, frozen=True):
    """An instruction to the controller: "Draw a card"."""

    phrase: PlayerPhrase

    def happen(self, game: Game, scope: Scope) -> None:
        self.phrase.act(game, scope, (scope.controller,))


@says("{subject} {phrase@subject}")
class PlayersDo(FullClause, frozen=True):
    """Players do something."""

    subject: PlayerReference
    phrase: PlayerPhrase

    def happen(self, game: Game, scope: Scope) -> None:
        self.phrase.act(game, scope, self.subject.find(game, scope))


@says("{subject} {verbs:and+@subject}")
class ObjectsDo(FullClause, frozen=True):
    """Objects do something, or something becomes of them."""

    subject: ObjectReference
    verbs: tuple[ObjectVerb, ...]

    def happen(self, game: Game, scope: Scope) -> None:
        found = self.subject.find(game, scope)
        for verb in self.verbs:
            verb.act(game, scope, found)


@says("{subject} may {phrase}")
class PlayersMay(FullClause, frozen=True):
    """Players may do something; the choice is made as the instruction is carried out. Slot ``did`` says who did."""

    subject: PlayerReference
    phrase: PlayerPhrase

    @rule("608.2d")
    def happen(self, game: Game, scope: Scope) -> None:
        willing = tuple(p for p in self.subject.find(game, scope) if says_yes(game, scope, p, self))
        scope.slots["did"] = willing
        if willing:
            self.phrase.act(game, scope, willing)


def says_yes(game: Game, scope: Scope, player: Id, about: Word) -> bool:
    """Ask a player whether to do what they may."""
    from engine.phrase import text

    options = ((True, "yes"), (False, "no"))
    return bool(game.choose_one(player, "may", options, about=scope.source, prompt=text(about)))


class Sentence(Effect, frozen=True):
    """A whole sentence of instructions, without its full stop."""


@says("{clause}")
class Simple(Sentence, frozen=True):
    """One clause."""

    clause: Clause

    def happen(self, game: Game, scope: Scope) -> None:
        self.clause.happen(game, scope)


@says("{first} and {second}", "{first}, then {second}", "{first}, and {second}")
class Joined(Sentence, frozen=True):
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
        if self.condition.holds(game, scope):
            self.sentence.happen(game, scope)


@says("if {subject} do{es}, {sentence}")
class IfDone(Sentence, frozen=True):
    """What follows when players chose to do what the sentence before allowed."""

    subject: PlayerReference
    sentence: Sentence

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        if scope.slots.get("did"):
            self.sentence.happen(game, scope)


@says("{sentences:sentences+}.")
class Instructions(Effect, frozen=True):
    """Everything that a spell or ability tells to do, sentence by sentence."""

    sentences: tuple[Sentence, ...]

    @rule("608.2c")
    def happen(self, game: Game, scope: Scope) -> None:
        for sentence in self.sentences:
            sentence.happen(game, scope)
