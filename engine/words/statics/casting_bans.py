"""What players can't cast while something is so, or for a while, and how many spells they can cast."""

from __future__ import annotations

from typing import Any

from engine.game.actions import ActivateAbility, CastSpell
from engine.game.casting import Cast
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration, PlayerReference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.claims import Claim
from engine.words.clauses import FullClause
from engine.words.filters.activated import is_one_of
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import OfSpellsFromAnywhere
from engine.words.references.players import You
from engine.words.sentences import Sentence
from engine.words.statics.casting import During, DuringTheirs, Time
from engine.words.statics.costs import is_spell
from engine.words.zones import OfEverybody


def no_spell(game: Game, action: Any, scope: Scope) -> Verdict:
    """The answer that a player is kept from casting it."""
    return forbidden(f"{game.name(scope.source)} keeps {game.name(action.player)} from casting it.", game.name(scope.source))


def is_of(game: Game, action: Any, spells: ObjectFilter, origin: OfEverybody | None, scope: Scope) -> bool:
    """Whether the action is casting such a spell, from such a zone."""
    if not is_spell(game, action, spells, scope):
        return False
    zone = action.origin if action.origin is not None else game.object(action.spell).zone
    return origin is None or origin.has(game, zone, game.object(action.spell).owner, scope)


@says("{players} can't cast {spells:many}[ {origin}]")
class Ban(OfSpellsFromAnywhere, Claim, frozen=True):
    """Players can't cast spells of a kind (from some zones)."""

    players: PlayerReference
    origin: OfEverybody | None = None

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player not in self.players.find(game, scope):
            return None
        return no_spell(game, action, scope) if is_of(game, action, self.spells, self.origin, scope) else None


@says("{ban} {when}")
class BanAtTimes(Claim, frozen=True):
    """The same at some times only."""

    ban: Ban
    when: Time

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        is_then = isinstance(action, CastSpell) and self.when.holds(game, scope, action.player)
        return self.ban.forbid(game, action, scope) if is_then else None


class BanNow(Static, frozen=True, kw_only=True):
    """Some players can't cast spells of a kind; made by an instruction, never read."""

    players: tuple[Id, ...]
    spells: ObjectFilter
    origin: OfEverybody | None = None

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player not in self.players:
            return None
        return no_spell(game, action, scope) if is_of(game, action, self.spells, self.origin, scope) else None


def start_ban(game: Game, scope: Scope, ban: Ban, until: Duration) -> None:
    """Keep the players who are meant now from casting such spells for a while."""
    players = ban.players.find(game, scope)
    if players:
        begin(game, scope, BanNow(players=players, spells=ban.spells, origin=ban.origin), until)


@says("{subject} can't cast {spells:many}[ {origin}] {until}")
class BanUntil(OfSpellsFromAnywhere, FullClause, frozen=True):
    """Players can't cast spells of a kind for a while."""

    subject: PlayerReference
    until: Duration
    origin: OfEverybody | None = None

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        start_ban(game, scope, Ban(players=self.subject, spells=self.spells, origin=self.origin), self.until)


@says("{until}, {ban}")
class UntilBan(Sentence, frozen=True):
    """The same with the moment first."""

    until: Duration
    ban: Ban

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        start_ban(game, scope, self.ban, self.until)


@says("{players} can't cast more than {n} {spell:one} each turn.")
class OneSuchSpellEachTurn(Static, frozen=True):
    """One spell of a kind a turn for each player."""

    players: PlayerReference
    n: Number
    spell: ObjectFilter

    def __post_init__(self) -> None:
        if self.n.form != "word" or self.n.n != 1 or not self.spell.adjectives:
            raise Unfit  # of spells of every kind other words speak

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not is_spell(game, action, self.spell, scope) or action.player not in self.players.find(game, scope):
            return None
        mine = (e for e in game.state.history if isinstance(e, Cast) and e.player == action.player)
        if not any(self.spell.match(game, e.spell, scope) for e in mine):
            return None
        return forbidden(f"{game.name(action.player)} has cast such a spell this turn already.", game.name(scope.source))


@says(
    "{players} can cast spells only {when}.",
    "{players} can cast spells and activate abilities only {when}.",
)
class OnlyThen(Static, frozen=True):
    """Players can cast spells (and activate abilities) in some turns only."""

    players: PlayerReference
    when: Time

    def __post_init__(self) -> None:
        if not isinstance(self.when, During | DuringTheirs):
            raise Unfit

    @rule("101.2", "601.3", "602.5")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        kinds = CastSpell if self.wording == 0 else CastSpell | ActivateAbility
        if not isinstance(action, kinds) or action.player not in self.players.find(game, scope):
            return None
        if self.when.holds(game, scope, action.player):
            return None
        return forbidden(f"{game.name(scope.source)} keeps {game.name(action.player)} from that now.", game.name(scope.source))


@says("you can cast spells only {when}( and you can| and) cast no more than {most:word} spells each turn.")
class OnlyThenAndSoMany(Static, frozen=True):
    """The controller casts spells in some turns only, and no more than so many in a turn."""

    when: Time
    most: int

    def __post_init__(self) -> None:
        self._only_then()

    def _only_then(self) -> OnlyThen:
        return OnlyThen(players=You(), when=self.when)

    @rule("101.2", "601.3")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.player != scope.controller:
            return None
        cast = sum(isinstance(e, Cast) and e.player == action.player for e in game.state.history)
        if cast >= self.most:
            return forbidden(f"{game.name(action.player)} has cast {cast} spells this turn already.", game.name(scope.source))
        return self._only_then().forbid(game, action, scope)


@says("during your turn, {ban} or activate abilities of {things:many}.")
class NeitherCastNorActivate(Static, frozen=True):
    """In the turns of the controller players cast no such spells and use no abilities of some things."""

    ban: Ban
    things: ObjectFilter

    @rule("101.2", "601.3", "602.5")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not game.state.is_active(scope.controller):
            return None
        if not isinstance(action, ActivateAbility):
            return self.ban.forbid(game, action, scope)
        if action.player not in self.ban.players.find(game, scope):
            return None
        if not is_one_of(game, self.things, action.source, scope):
            return None
        return forbidden(f"{game.name(action.source)}'s abilities can't be activated now.", game.name(scope.source))
