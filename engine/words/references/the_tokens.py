"""Tokens that the ability has created, spoken of again: "the token", "the tokens"."""

from __future__ import annotations

from engine.phrase import Unfit, says
from engine.words.kinds import Kind
from engine.words.references.spoken_of import ObjectSpokenOf, ObjectsSpokenOf


@says("the {kind:one}", "the {kind:one} created this way")
class TheToken(ObjectSpokenOf, frozen=True, kw_only=True):
    """The one token spoken of."""

    kind: Kind

    def __post_init__(self) -> None:
        if self.kind.name != "token":
            raise Unfit


@says("the {kind:many}", "the {kind:many} created this way")
class TheTokens(ObjectsSpokenOf, frozen=True, kw_only=True):
    """The tokens spoken of."""

    kind: Kind

    def __post_init__(self) -> None:
        if self.kind.name != "token":
            raise Unfit
