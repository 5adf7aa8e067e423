"""What follows when somebody can't do the one thing they were told."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import PlayerReference, said
from engine.game.scope import Scope
from engine.phrase import Unfit, says, walk
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.clauses import PlayersDo, YouDo
from engine.words.references.players import EnchantedPlayer, TargetedPlayer, You
from engine.words.references.spoken_of import PlayerSpokenOf
from engine.words.sentences import Core, Sentence, left_out, offers, until_last, was_so
from engine.words.watched import watched


@says("{deed}. if {subject} can't, {sentence}")
class IfUnable(Sentence, frozen=True):
    """Somebody is told to do a thing, and what is done instead when nothing of it can be done."""

    deed: Core
    subject: PlayerReference
    sentence: Sentence

    def __post_init__(self) -> None:
        *_, last = until_last(self.deed)
        clause = last.clause if isinstance(last, Sentence) and last.clause is not None else last
        if not isinstance(clause, YouDo | PlayersDo) or offers(self.deed):
            raise Unfit
        if not isinstance(self.subject, You if isinstance(clause, YouDo) else PlayerSpokenOf):
            raise Unfit
        if isinstance(clause, PlayersDo) and not isinstance(clause.subject, TargetedPlayer | EnchantedPlayer | PlayerSpokenOf):
            raise Unfit  # who of several could is not known
        if any(w.is_payment for w in said(clause)) or not all(map(_is_one, walk(clause))):
            raise Unfit  # whether it is enough to do a part of it is not known

    @rule("608.2c", "609.3")
    def happen(self, game: Game, scope: Scope) -> None:
        *before, last = until_last(self.deed)
        for effect in before:
            effect.happen(game, scope)
        watched(game, scope, last)
        if was_so(scope, not scope.slots.get("did")):
            self.sentence.happen(game, scope)
        else:
            left_out(scope, self.sentence)


def _is_one(word: object) -> bool:
    return not isinstance(word, Numeral) or (isinstance(word, Number) and word.n == 1)
