"""A little language for testing the kernel; its families are seen by no card."""

from __future__ import annotations

from typing import ClassVar

from engine.phrase import Unfit, Word, says


class Deed(Word, frozen=True):
    pass


class Who(Word, frozen=True):
    pass


class HowMany(Word, frozen=True):
    counts: ClassVar[bool] = True


@says("{n}", "{n:word}", "a(n)")
class Some(HowMany, frozen=True):
    n: int = 1

    @property
    def plural(self) -> bool:
        return self.n != 1


@says("thou")
class Thou(Who, frozen=True):
    @property
    def plural(self) -> bool:
        return True


@says("target stranger", "another stranger")
class Stranger(Who, frozen=True):
    pass


@says("gather{s^} {amount} acorn{s}[, then drop{s^} {dropped} leaf]")
class Gather(Deed, frozen=True):
    amount: HowMany
    dropped: HowMany | None = None


@says("(doze{s^}|sleep{s^})")
class Doze(Deed, frozen=True):
    pass


@says("acorn eater", "acorn eaters")
class Eater(Word, frozen=True):
    @property
    def plural(self) -> bool:
        return self.wording == 1


@says("feed{s^} a(n) {eaters}", "feed{s^} each {eaters:one}", "feed{s^} all {eaters:many}")
class Feed(Deed, frozen=True):
    eaters: Eater


@says("{who} {deeds:and+@who}")
class Act(Word, frozen=True):
    who: Who
    deeds: tuple[Deed, ...]


@says("{acts:sentences+}.")
class Tale(Word, frozen=True):
    acts: tuple[Act, ...]


class Coin(Word, frozen=True):
    pass


@says("tossing {n}")
class Toss(Coin, frozen=True):
    n: int


@says("tossing {n}")
class Throw(Coin, frozen=True):
    n: int

    def __post_init__(self) -> None:
        if self.n < 10:
            raise Unfit
