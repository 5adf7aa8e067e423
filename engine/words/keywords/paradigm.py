"""Paradigm: a spell is exiled, and copies of it may be cast from then on."""

from __future__ import annotations

from typing import ClassVar

from engine.game.card_copies import copy_card
from engine.game.continuous import StartDelayed
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Keyword, SpellAbility
from engine.game.objects import Zone
from engine.game.players import Note
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.delayed import Later, StepBegins
from engine.words.keywords.later import ALLOWING, may_cast
from engine.words.sentences import Sentence


class CastACopy(Sentence, frozen=True):
    """The exiled card is copied, and the copy may be cast free; made, never read."""

    @rule("702.192a", "707.12")
    def happen(self, game: Game, scope: Scope) -> None:
        for card in scope.slots.get("paradigm", ()):
            may_cast(game, scope.controller, copy_card(game, card, scope.controller), ALLOWING)


class ExiledForCopies(Effect, frozen=True):
    """The spell is exiled; the first of its name lets copies be cast in each precombat main phase; made, never read."""

    @rule("702.192a")
    def happen(self, game: Game, scope: Scope) -> None:
        key, name = f"paradigm {scope.controller}", game.name(scope.source)
        before: tuple[str, ...] = game.state.marks.get(key, ())
        if game.exists(scope.source):
            game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", by=scope.source))
        if name in before:
            return
        game.happen(Note(key=key, value=(*before, name)))
        card = game.state.became.get(scope.source, scope.source)
        phase = StepBegins(step="precombat main", player=scope.controller)
        waits = Later(trigger=phase, effect=CastACopy())
        bound = scope.apart().bind(paradigm=(card,))
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=waits, scope=bound, uses=None)))


class ParadigmText(SpellAbility, frozen=True):
    """What the spell does last; made, never read."""

    effect: ExiledForCopies


@says("paradigm")
class Paradigm(Keyword, frozen=True):
    """It is exiled to be cast again and again as a copy."""

    name: ClassVar[str] = "paradigm"

    @rule("702.192a")
    def means(self) -> tuple[Ability, ...]:
        return (ParadigmText(effect=ExiledForCopies()),)
