"""Requirements to attack and block: how many are obeyed, and how many could be without disobeying a restriction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.game.actions import Action
from engine.game.functioning import hooks
from engine.game.objects import Id
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

Choices = Mapping[Id, tuple[Id, ...]]
"""A declaration: what each creature attacks (one thing) or blocks (one or more)."""
MOST_TRIED = 3000


class Requirement(Struct, frozen=True, kw_only=True):
    """A creature must attack or block: one of ``toward``, anything when that is empty, nothing of ``away`` if it can be helped.

    ``is_blocked``: instead, ``creature`` is an attacker that some creature must block (one of ``toward``, when given).
    ``goaded_by`` is the player who goads the creature, where that is why.
    Static abilities give these by ``requires(game, action, scope)``, asked with the declaration that is being made.
    """

    creature: Id
    toward: tuple[Id, ...] = ()
    away: tuple[Id, ...] = ()
    is_blocked: bool = False
    source: str = ""
    goaded_by: Id | None = None

    def is_obeyed(self, choices: Choices) -> bool:
        """Whether the declaration obeys it."""
        if self.is_blocked:
            blockers = [b for b, attackers in choices.items() if self.creature in attackers]
            return any(not self.toward or b in self.toward for b in blockers)
        chosen = choices.get(self.creature, ())
        return any((not self.toward or c in self.toward) and c not in self.away for c in chosen)

    def could_be_obeyed(self, possible: Mapping[Id, Sequence[tuple[Id, ...]]]) -> bool:
        """Whether a choice of one of the creatures that could be declared would obey it."""
        return any(self.is_obeyed({one: choice}) for one, choices in possible.items() for choice in choices)


def requirements(game: Game, action: Action) -> tuple[Requirement, ...]:
    """Every requirement on this declaration."""
    return tuple(each for asked, scope in hooks(game, "requires") for each in asked(game, action, scope))


def obeyed(wanted: Sequence[Requirement], choices: Choices) -> int:
    """How many requirements the declaration obeys."""
    return sum(r.is_obeyed(choices) for r in wanted)


@rule("508.1d", "509.1c")
def most_obeyed(
    wanted: Sequence[Requirement], possible: Mapping[Id, Sequence[tuple[Id, ...]]], is_legal: Callable[[Choices], bool]
) -> int:
    """The most requirements that a declaration made of ``possible`` could obey and still be legal.

    Declarations are tried in the order of how many requirements they obey, so the first legal one settles it. Creatures on
    which no requirement bears are tried last, for restrictions that ask for company.
    """
    best = 0
    for choices in sorted(_declarations(wanted, possible), key=lambda c: -obeyed(wanted, c)):
        count = obeyed(wanted, choices)
        if count <= best:
            break
        if is_legal(choices):
            best = count
    return best


@rule("508.1d", "509.1c")
def least_obeying(
    wanted: Sequence[Requirement], possible: Mapping[Id, Sequence[tuple[Id, ...]]], is_legal: Callable[[Choices], bool]
) -> tuple[Choices, ...]:
    """The legal declarations that obey as many requirements as can be, with no more creatures than that takes."""
    least: list[Choices] = []
    for choices in sorted(_declarations(wanted, possible), key=lambda c: _rank(wanted, c)):
        if least and _rank(wanted, choices) != _rank(wanted, least[0]):
            break
        if is_legal(choices):
            least.append(choices)
    return tuple(least)


def obeying_with(
    wanted: Sequence[Requirement], possible: Mapping[Id, Sequence[tuple[Id, ...]]], chosen: Choices,
    is_legal: Callable[[Choices], bool],
) -> Choices | None:
    """The least declaration with what is chosen in it that obeys as many requirements as can be; None where there is none."""
    most = most_obeyed(wanted, possible, is_legal)
    with_it = {**possible, **{creature: [what] for creature, what in chosen.items()}}
    found = (c for c in sorted(_declarations(wanted, with_it), key=lambda c: _rank(wanted, c)) if chosen.items() <= c.items())
    return next((c for c in found if obeyed(wanted, c) >= most and is_legal(c)), None)


def _rank(wanted: Sequence[Requirement], choices: Choices) -> tuple[int, int]:
    return -obeyed(wanted, choices), sum(map(len, choices.values()))


def _declarations(wanted: Sequence[Requirement], possible: Mapping[Id, Sequence[tuple[Id, ...]]]) -> Iterator[Choices]:
    """What creatures on which a requirement bears could do comes before that they do nothing, in case it is too much to try."""
    bears = {r.creature for r in wanted} | {t for r in wanted if r.is_blocked for t in r.toward}
    order = sorted(possible, key=lambda c: c in bears)
    each = ([*possible[c], ()] if c in bears else [(), *possible[c]] for c in order)
    for row in islice(product(*each), MOST_TRIED):
        yield {c: chosen for c, chosen in zip(order, row, strict=True) if chosen}
