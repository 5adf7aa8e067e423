"""Hooks: what static abilities, the claims inside them and the words of continuous effects can say to the machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.meaning.said import Said
from engine.game.objects import Id

if TYPE_CHECKING:
    from engine.game.actions import Action, CastSpell
    from engine.game.costs import CostChange
    from engine.game.damage import Damage
    from engine.game.events import Event
    from engine.game.machine import Game
    from engine.game.mana_cost import Symbols
    from engine.game.scope import Scope
    from engine.game.verdict import Verdict


class Hooks(Said, frozen=True):
    """What the machine asks of all that speaks of the whole game; each hook says nothing unless a word overrides it."""

    stage: ClassVar[str] = ""
    """The step of choosing between replacement effects in which it must be chosen."""
    spends_itself: ClassVar[bool] = False
    """Whether, as the word of an effect, it uses that up by itself."""
    for_all_at_once: ClassVar[bool] = False
    """Whether it applies once to all that happens at once."""

    @property
    def of_itself(self) -> bool:
        """Whether it changes how its own object enters."""
        return False

    @property
    def looks_at(self) -> tuple[str, ...]:
        """Which sides of an event of damage it speaks of."""
        return ("recipient", "source")

    @property
    def claim(self) -> Hooks | None:
        """What it says without saying when, to which it passes the hooks on."""
        return None

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        """The events instead of this one; None when it does not apply."""
        return None

    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        """Why an action (see permissions) may not be done; None when this has nothing to say."""
        return None

    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        """That an action may be done which otherwise could not; None when this has nothing to say."""
        return None

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[Any]:
        """Changes to the cost of an action (see costs)."""
        return ()

    def requires(self, game: Game, action: Any, scope: Scope) -> Iterable[Any]:
        """The requirements on a declaration of attackers or blockers (see combat)."""
        return ()

    def more_blocks(self, game: Game, blocker: Id, scope: Scope) -> int | None:
        """How many creatures more than one it lets a creature block; None for any number."""
        return 0

    def assigns_damage(self, game: Game, creature: Id, scope: Scope) -> int | None:
        """How much combat damage a creature assigns instead of its power; None when this has nothing to say."""
        return None

    def untap_limit(self, game: Game, player: Id, tapped: tuple[Id, ...], scope: Scope) -> tuple[int, tuple[Id, ...]] | None:
        """How many of which of the tapped permanents may untap; None for no limit."""
        return None

    def untaps_too(self, game: Game, active: Id, scope: Scope) -> tuple[Id, ...]:
        """What untaps in this player's untap step."""
        return ()

    def is_unpreventable(self, game: Game, damage: Damage, scope: Scope) -> bool:
        """Whether this damage can't be prevented."""
        return False

    def is_infectious(self, game: Game, damage: Damage, scope: Scope) -> bool:
        """Whether this damage has the results of damage by a source with infect."""
        return False

    def help_to_pay(self, game: Game, action: Action, symbols: Symbols, scope: Scope, at_best: bool) -> Symbols:
        """What is left of the mana to pay with what else the payer uses."""
        return symbols

    @property
    def is_plain(self) -> bool:
        """Whether, as a leave to play a card, it matters that this leave is used and no other."""
        return True

    @property
    def must_pay(self) -> str:
        """The alternative cost for which alone it lets a spell be cast; "" for none."""
        return ""

    @property
    def counts_as(self) -> str:
        """As what mana may be spent on what is played by its leave: "type", "color" or "" for what it is."""
        return ""

    def leave_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        """What its leave changes of the cost."""
        return ()

    def was_used(self, game: Game, scope: Scope, thing: Id) -> None:
        """What comes of its leave for the spell or land that was played by it."""
