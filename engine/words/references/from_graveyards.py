"""What was spoken of, where it is in a graveyard: "that card from your graveyard"."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.antecedents import Antecedent
from engine.words.references.pronouns import It, That, Them, Those


class FoundInGraveyard(ObjectReference, frozen=True):
    """Cards spoken of, as far as they are in the graveyard of their owner."""

    def spoken(self) -> ObjectReference:
        """The words for them."""
        return self

    @property
    def slot(self) -> str:
        """The slot of what was spoken of."""
        return self.spoken().slot

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Nothing is spoken of that was not before."""
        return ()

    @property
    def plural(self) -> bool:
        return self.spoken().plural

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether any of them is there."""
        return bool(self.find(game, scope))

    @rule("400.7")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = present(game, scope, self.spoken().find(game, scope))
        return tuple(t for t in found if game.object(t).zone is Zone.GRAVEYARD)


@says("{that} from (your|their) graveyard", "{that} from a graveyard")
class ThatInGraveyard(FoundInGraveyard, frozen=True):
    """That card."""

    that: That

    def spoken(self) -> ObjectReference:
        return self.that


@says("{it} from (your|their) graveyard")
class ItInGraveyard(FoundInGraveyard, frozen=True):
    """It."""

    it: It

    def spoken(self) -> ObjectReference:
        return self.it


@says("{them} from (your|their) graveyard")
class TheyInGraveyard(FoundInGraveyard, frozen=True):
    """They."""

    them: Them

    def spoken(self) -> ObjectReference:
        return self.them


@says("{those} from (your|their) graveyard")
class ThoseInGraveyard(FoundInGraveyard, frozen=True):
    """Those cards."""

    those: Those

    def spoken(self) -> ObjectReference:
        return self.those
