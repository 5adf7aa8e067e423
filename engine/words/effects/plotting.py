"""Cards in exile that become plotted, or foretold."""

from __future__ import annotations

from engine.game import mana_cost
from engine.game.machine import Game
from engine.game.meaning import Ability, ObjectVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.status import Remember
from engine.phrase import says
from engine.rulebook import rule
from engine.words.costs.basic import Mana
from engine.words.effects.removal import present
from engine.words.effects.until import start
from engine.words.keywords.alternative import CastForIf
from engine.words.keywords.special_actions import EXILE, FORETOLD, PLOTTED, WasSetAside, cast_plotted
from engine.words.modifications.abilities import HasThese


def become(game: Game, scope: Scope, thing: Id, how: str, *abilities: Ability) -> None:
    """Let a card in exile remember since when it is so, and have what it can be cast by."""
    if game.object(thing).zone is not Zone.EXILE:
        return
    game.happen(Remember(object=thing, key=how, value=game.state.turn.number))
    if abilities:
        start(game, scope, (HasThese(abilities=abilities),), (thing,), None)


@says("become{s^} plotted")
class BecomePlotted(ObjectVerb, frozen=True):
    """Cards become plotted: their owners can cast them for nothing on a later turn."""

    @rule("702.170c", "702.170d")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for thing in present(game, scope, objects):
            become(game, scope, thing, PLOTTED, cast_plotted())


@says(
    "become{s^} foretold",
    "become{s^} foretold. (its foretell cost is its mana cost|their foretell costs are their mana costs) reduced by {mana}",
)
class BecomeForetold(ObjectVerb, frozen=True):
    """Cards become foretold, with a foretell cost of their own or the one that is said."""

    mana: Mana = Mana(said=())

    @rule("702.143d")
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        for thing in present(game, scope, objects):
            become(game, scope, thing, FORETOLD, *self._abilities(game, thing))

    def _abilities(self, game: Game, thing: Id) -> tuple[Ability, ...]:
        if self.wording == 0:
            return ()
        printed = game.object(thing).definition.faces[0].mana_cost
        symbols = mana_cost.reduced(printed or (), self.mana.said)
        return (CastForIf(name="foretell", cost=(Mana(said=symbols),), zones=EXILE, condition=WasSetAside(how=FORETOLD)),)
