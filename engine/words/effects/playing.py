"""Playing cards that an effect speaks of: permission for a while, and casting at once."""

from __future__ import annotations

from engine.game.actions import CastSpell, PlayLand
from engine.game.announcing import Announcement
from engine.game.casting import cast
from engine.game.continuous import StartEffect
from engine.game.machine import Game
from engine.game.meaning import Duration, ObjectReference, PlayerReference, PlayerVerb, Static
from engine.game.objects import Id
from engine.game.options import FREE
from engine.game.scope import Scope
from engine.game.special import play_land
from engine.game.state import Continuous
from engine.game.verdict import Verdict, allowed
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.clauses import FullClause
from engine.words.effects.removal import SpokenOf, present
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.objects import This
from engine.words.sentences import Sentence


class Leave(Static, frozen=True, kw_only=True):
    """Leave for a player to play certain cards from where they are; made by an instruction, never read."""

    player: Id
    cards: tuple[Id, ...]
    lands: bool

    @rule("601.3", "305.1")
    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        card = action.spell if isinstance(action, CastSpell) else None
        if isinstance(action, PlayLand) and self.lands:
            card = action.land
        if card not in self.cards or getattr(action, "player", None) != self.player:
            return None
        return allowed(f"{game.name(scope.source)} lets it be played.", game.name(scope.source))


@says("play", "cast")
class PlayOrCast(Word, frozen=True):
    """Play means lands too; cast means spells alone."""


def let_play(game: Game, scope: Scope, players: tuple[Id, ...], verb: PlayOrCast, things: SpokenOf, until: Duration) -> None:
    """Let players play the cards meant for a while."""
    cards = present(game, scope, things.find(game, scope))
    for player in players if cards else ():
        effect = Continuous(
            id=0, effect=Leave(player=player, cards=cards, lands=verb.wording == 0), scope=scope, affected=None, until=until,
            timestamp=game.state.timestamp, source_name=game.name(scope.source),
        )
        game.happen(StartEffect(effect=effect))


@says("{player} may {verb} {things} {until}")
class MayPlay(FullClause, frozen=True):
    """Players may play cards spoken of for a while."""

    player: PlayerReference
    verb: PlayOrCast
    things: SpokenOf
    until: Duration

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        let_play(game, scope, self.player.find(game, scope), self.verb, self.things, self.until)


@says("{until}, {player} may {verb} {things}")
class UntilMayPlay(Sentence, frozen=True):
    """The same with the duration first."""

    until: Duration
    player: PlayerReference
    verb: PlayOrCast
    things: SpokenOf

    @rule("611.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        let_play(game, scope, self.player.find(game, scope), self.verb, self.things, self.until)


@says(
    "cast {things} without paying (its mana cost|their mana costs)",
    "cast {things}",
    "play {things} without paying its mana cost",
)
class CastNow(PlayerVerb, frozen=True):
    """Cards are cast (or a land is played) as part of what is being carried out."""

    things: ObjectReference

    def __post_init__(self) -> None:
        if isinstance(self.things, This):
            raise Unfit  # how a card itself may be cast is said by static abilities

    def antecedents(self) -> tuple[Antecedent, ...]:
        """A card that is cast can be called a spell."""
        slot = getattr(self.things, "slot", "")
        return (Antecedent(slot=slot, nature="object", nouns=frozenset({"spell"}), by_noun=True),) if slot else ()

    @rule("608.2g")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        paid = (FREE,) if self.wording < 2 or self.wording == 3 else None
        said = Announcement(paid=paid, is_permitted=True)
        for player in players:
            for card in present(game, scope, told(game, scope, self.things, (player,))):
                self._one(game, player, card, said)

    def _one(self, game: Game, player: Id, card: Id, said: Announcement) -> None:
        if "land" not in game.characteristics(card).types:
            cast(game, player, card, said)
        elif self.wording == 3:
            play_land(game, player, card, said)
