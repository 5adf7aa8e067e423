"""Vehicle tokens, which have a size without being creatures."""

from __future__ import annotations

from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.tokens import CreatureToken


@says(
    "{size} [{supertypes:space+} ]{colors} {kinds:space+} {token/tokens^}[ with {abilities:and+}]",
    "{size} [{supertypes:space+} ]{colors} {kinds:space+} {token/tokens^} named {name}[ with {abilities:and+}]",
)
class VehicleToken(CreatureToken, frozen=True):
    """A Vehicle token of a size, with colours and abilities."""

    @rule("301.7b")
    def __post_init__(self) -> None:
        names = [k.name for k in self.kinds]
        if self.size.signs != ("", "") or names[-1] != "artifact" or "Vehicle" not in names or any(k.is_many for k in self.kinds):
            raise Unfit
        if (self.name is None) != (self.wording == 0):
            raise Unfit
