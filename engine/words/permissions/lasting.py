"""Permissions that an instruction gives for a while: "until end of turn, you may play that card"."""

from __future__ import annotations

from typing import Any

from engine.game.continuous import StartEffect
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.game.verdict import Verdict
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.permissions.how_long import HowLong
from engine.words.permissions.playing import Playing
from engine.words.permissions.riders import AnyMana, Rider
from engine.words.permissions.static import Permission
from engine.words.sentences import Sentence


class Lasting(Permission, frozen=True, kw_only=True):
    """Leave for one player to play cards, as long as it lasts; made by an instruction, never read."""

    player: Id

    @property
    def is_plain(self) -> bool:
        return not (self.way or self.mana or self.riders or self.what.of_one)

    @rule("601.3", "305.1")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return self.lets(game, action, scope) if action.player == self.player else None


def let(
    game: Game, scope: Scope, players: tuple[Id, ...], what: Playing, until: Duration | None, mana: AnyMana | None,
    riders: tuple[Rider, ...],
) -> None:
    """Let players play cards for a while."""
    settled = what.settled(game, scope)
    for player in players:
        word = Lasting(what=settled, mana=mana, riders=riders, player=player)
        effect = Continuous(
            id=0, effect=word, scope=scope, affected=None, until=until, timestamp=game.state.timestamp,
            uses=1 if what.of_one else None, source_name=game.name(scope.source),
        )
        game.happen(StartEffect(effect=effect))


@says(
    "{player} may {what} {until}[, and {mana}][. {riders:sentences+}]",
    "{player} may {what} {until}[ and {mana}]",
)
class MayPlay(FullClause, frozen=True):
    """Players may play cards for a while."""

    player: PlayerReference
    what: Playing
    until: HowLong
    mana: AnyMana | None = None
    riders: tuple[Rider, ...] = ()

    def __post_init__(self) -> None:
        if self.wording == 1 and self.mana is None:
            raise Unfit  # the first wording

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        let(game, scope, self.player.find(game, scope), self.what, self.until.means(), self.mana, self.riders)


@says("{until}, {player} may {what}[, and {mana}][. {riders:sentences+}]", "{until}, {player} may {what}[ and {mana}]")
class UntilMayPlay(Sentence, frozen=True):
    """The same with the duration first."""

    until: HowLong
    player: PlayerReference
    what: Playing
    mana: AnyMana | None = None
    riders: tuple[Rider, ...] = ()

    def __post_init__(self) -> None:
        if self.wording == 1 and self.mana is None:
            raise Unfit  # the first wording

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        let(game, scope, self.player.find(game, scope), self.what, self.until.means(), self.mana, self.riders)

