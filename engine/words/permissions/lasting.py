"""Permissions that an instruction gives for a while: "until end of turn, you may play that card"."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Condition, Duration, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.permissions.how_long import HowLong, TheirTime
from engine.words.permissions.playing import Playing
from engine.words.permissions.riders import AnyMana, Rider
from engine.words.permissions.seeing import LookAtTop, Looking, TopCards
from engine.words.permissions.static import Permission
from engine.words.permissions.ways import Way
from engine.words.sentences import Sentence


class Lasting(Permission, frozen=True, kw_only=True):
    """Leave for one player to play cards, as long as it lasts; made by an instruction, never read."""

    player: Id
    when: Any = None

    @property
    def is_plain(self) -> bool:
        return not (self.way or self.mana or self.riders or self.what.times)

    @rule("601.3", "305.1")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if action.player != self.player or (self.when is not None and not self.when.holds(game, scope)):
            return None
        return self.lets(game, action, scope)


def let(
    game: Game, scope: Scope, players: tuple[Id, ...], what: Playing, until: Duration | None, mana: AnyMana | None = None,
    riders: tuple[Rider, ...] = (), when: Any = None,
) -> None:
    """Let players play cards for a while, perhaps only ``when`` something holds."""
    settled = what.settled(game, scope)
    what.shown(game, scope, players, until)
    for player in players:
        word = Lasting(what=settled, mana=mana, riders=riders, player=player, when=when)
        own = until.of(player) if isinstance(until, TheirTime) else until
        begin(game, scope, word, own, uses=what.times)


@says(
    "{player} may {what} {until}[, and {mana}][. {riders:sentences+}]",
    "{player} may {what} {until}[ and {mana}][. {riders:sentences+}]",
    "{player} may {what} {until} {way}[, and {mana}][. {riders:sentences+}]",
)
class MayPlay(FullClause, frozen=True):
    """Players may play cards for a while."""

    player: PlayerReference
    what: Playing
    until: HowLong
    mana: AnyMana | None = None
    riders: tuple[Rider, ...] = ()
    way: Way | None = None

    def __post_init__(self) -> None:
        if self.wording == 1 and self.mana is None:
            raise Unfit  # the first wording
        if self.wording == 2 and (self.what.how is not None or "way" not in self.what.__struct_fields__):
            raise Unfit  # how it is cast is said but once

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        what = self.what if self.way is None else msgspec.structs.replace(self.what, way=self.way)
        let(game, scope, self.player.find(game, scope), what, self.until.means(), self.mana, self.riders)


@says(
    "{until}, {player} may {what}[, and {mana}][. {riders:sentences+}]",
    "{until}, {player} may {what}[ and {mana}][. {riders:sentences+}]",
)
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


@says("{until}, {player} may {what} if {condition}")
class UntilMayPlayIf(Sentence, frozen=True):
    """Players may play cards for a while, whenever something is so."""

    until: HowLong
    player: PlayerReference
    what: Playing
    condition: Condition

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        let(game, scope, self.player.find(game, scope), self.what, self.until.means(), when=self.condition)


@says("{until}, you may {look} and you may {what}[, and {mana}][. {riders:sentences+}]")
class UntilMayLookAndPlay(Sentence, frozen=True):
    """The controller may look at the top card of the library, and play cards, for a while."""

    until: Duration
    look: Looking
    what: Playing
    mana: AnyMana | None = None
    riders: tuple[Rider, ...] = ()

    def __post_init__(self) -> None:
        if self.look.is_of_exiled:
            raise Unfit

    @rule("611.2a", "401.5")
    def happen(self, game: Game, scope: Scope) -> None:
        begin(game, scope, LookAtTop(cards=TopCards()), self.until)
        let(game, scope, (scope.controller,), self.what, self.until, self.mana, self.riders)
