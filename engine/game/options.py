"""What may be announced about the cost of a spell or ability: alternative costs, additional costs, X."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from engine.game.actions import Action, ActivateAbility, CastSpell
from engine.game.announcing import Announcement
from engine.game.announcing.fitting_x import fitting
from engine.game.costs import Additional, Alternative, CostChange, TotalCost, extras, has_x
from engine.game.illegal import Illegal
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

FREE = "free"
"""What ``paid`` holds for a spell cast without paying its mana cost."""
ITS_MANA_COST = "mana"
"""What is announced for a spell that is expressly cast for its mana cost."""
ONLY_IF_SAID = frozenset({"fuse"})
"""Ways of casting that are not meant unless they are announced, since a half is what is named."""
MOST_X = 20
_MOST_TIMES = 10


@rule("118.9a")
def methods(game: Game, action: CastSpell, changes: Iterable[CostChange], said: Announcement) -> tuple[str, ...]:
    """The one alternative cost that is announced or chosen, () for the mana cost."""
    changes = tuple(changes)
    names = tuple(dict.fromkeys(c.name for c in offered(action, changes)))
    if said.is_face_down and not names:
        raise Illegal(_not_face_down(game, action))
    if said.paid is not None:
        if ITS_MANA_COST in said.paid:
            return ()
        named = _announced(game, action, changes, said)
        if len(named) > 1:
            raise Illegal(_only_one())
        if named:
            return named
    return _implied(game, action, names, said)


def _announced(game: Game, action: CastSpell, changes: Iterable[CostChange], said: Announcement) -> tuple[str, ...]:
    """The alternative costs that are announced, of those that there are; that nothing is paid is an effect's to say."""
    found = offered(action, changes)
    names, paid = {c.name for c in found}, said.paid or ()
    if FREE in paid and FREE not in names and not said.is_permitted:
        for_nothing = next((c.name for c in found if set(c.mana) <= {"{0}"} and not c.parts), None)
        if for_nothing is None:
            raise Illegal(_nothing_makes_free(game, action))
        paid = tuple(for_nothing if p == FREE else p for p in paid)
    return tuple(p for p in paid if p == FREE or p in names)


@rule("118.9")
def _nothing_makes_free(game: Game, action: CastSpell) -> Verdict:
    name = game.name(action.player)
    return forbidden(f"Nothing lets {name} cast {game.name(action.spell)} without paying its mana cost.")


def offered(action: CastSpell, changes: Iterable[CostChange]) -> tuple[Alternative, ...]:
    """The alternative costs that the spell may be cast for from where it is, face up or face down."""
    return tuple(
        c for c in changes
        if isinstance(c, Alternative) and c.is_face_down is action.is_face_down and (c.zones is None or action.origin in c.zones)
    )


@rule("702.37d")
def _not_face_down(game: Game, action: CastSpell) -> Verdict:
    return forbidden(f"Nothing lets {game.name(action.spell)} be cast face down.")


@rule("118.9a")
def _only_one() -> Verdict:
    return forbidden("Only one alternative cost can be applied to a spell.")


def _implied(game: Game, action: CastSpell, names: tuple[str, ...], said: Announcement) -> tuple[str, ...]:
    """Where only one way is allowed it is meant; else the mana cost, unless nothing at all was announced."""
    from engine.game.permissions import may
    from engine.game.permissions.casting import may_begin_to_cast

    names = tuple(name for name in names if name not in ONLY_IF_SAID)
    if not names or said.is_permitted:
        return ()
    ways = [*([] if said.is_face_down else [()]), *((name,) for name in names)]
    allowed = [way for way in ways if may(game, action.player, msgspec.structs.replace(action, paid=way))]
    if said.paid is not None and () in allowed:
        return ()
    if len(allowed) > 1:
        shown = [(way, way[0] if way else "its mana cost") for way in allowed]
        chosen: tuple[str, ...] = game.choose_one(action.player, "alternative cost", shown, about=action.spell)
        return chosen
    begun = [way for way in ways if may_begin_to_cast(game, action.player, msgspec.structs.replace(action, paid=way))]
    return (allowed or begun or ways)[0]


@rule("601.2b", "118.8a", "118.9d")
def cost_choices(game: Game, action: CastSpell, changes: tuple[CostChange, ...], said: Announcement) -> tuple[str, ...]:
    """The optional additional costs that are announced or chosen, each as often as it is paid."""
    offers = dict(extras(changes))
    if said.paid is None:
        return tuple(name for each, change in offers.items() for name in _asked(game, action, each, change))
    wanted = [p for p in said.paid if p not in action.paid and p not in (ITS_MANA_COST, FREE)]
    named = tuple(match for p in wanted for match in matching(p, offers))
    if said.is_permitted:  # an effect says for what it is cast; the player announces what is paid besides
        named += tuple(name for each, change in offers.items() if each not in named for name in _asked(game, action, each, change))
    for p in wanted:
        match = matching(p, offers)
        if not match or (named.count(match[0]) > 1 and not offers[match[0]].is_repeatable):
            raise Illegal(_no_such_cost(game, action, p))
    return named


def matching(said: str, offers: dict[str, Additional]) -> tuple[str, ...]:
    """The offer meant; a bare name with several offers means the first of them."""
    if said in offers:
        return (said,)
    called = (said, f"multi{said}", f"{said} cost")
    return tuple(each for each, change in offers.items() if change.name in called or change.name.startswith(f"{said} of "))[:1]


@rule("601.2b")
def _no_such_cost(game: Game, action: CastSpell, name: str) -> Verdict:
    return forbidden(f"{game.name(action.spell)} can't be cast with the cost {name!r}.")


def _asked(game: Game, action: CastSpell, name: str, change: Additional) -> tuple[str, ...]:
    most = _MOST_TIMES if change.is_repeatable else 1
    shown = [(n, "not paid" if n == 0 else f"{name} × {n}" if most > 1 else name) for n in range(most + 1)]
    times: int = game.choose_one(action.player, "additional cost", shown, about=action.spell, prompt=f"Pay {name}?")
    return (name,) * times


@rule("107.3a", "107.3b")
def chosen_x(
    game: Game, action: Action, cost: TotalCost, said: Announcement, of: Id | None = None, texts: tuple[Any, ...] = ()
) -> int | None:
    """The value of X when the cost has one: as announced, or chosen. Without one in the cost it is 0 for a spell that has X.

    ``of`` is what is on the stack, ``texts`` its words: a value is chosen for which the targets can be announced.
    """
    if not has_x(cost.mana, cost.parts):
        if said.x and isinstance(action, CastSpell) and "{X}" in (game.characteristics(action.spell).mana_cost or ()):
            raise Illegal(_only_no_x(game, action))
        return 0 if isinstance(action, CastSpell) and action.paid else None
    if said.x is not None:
        return said.x
    about = action.spell if isinstance(action, CastSpell) else action.source
    values: Sequence[int] = range(_least_x(action), MOST_X + 1)
    if of is not None and about is not None:
        values = fitting(game, of, texts, Scope.of(about, action.player), said, values)
    shown = [(n, str(n)) for n in values]
    chosen: int = game.choose_one(action.player, "x", shown, about=about, prompt="What is X?")
    return chosen


@rule("107.3b")
def _only_no_x(game: Game, action: CastSpell) -> Verdict:
    return forbidden(f"X can only be 0 for {game.name(action.spell)}: what is paid for it has no X in it.")


def _least_x(action: Action) -> int:
    """The least value that X can have: what the limits of an ability say by ``least_x``."""
    return max((limit.least_x for limit in action.ability.limits), default=0) if isinstance(action, ActivateAbility) else 0
