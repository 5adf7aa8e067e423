"""What pronouns can mean: the slots that words fill, and the look-up of what was bound."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Antecedent as Antecedent
from engine.words import vocabulary

SOURCE = "source"
"""The slot of the object whose ability it is."""


GRANTER = "granter"
"""The slot of the object that grants the ability, and the beginning of such slots; of whose it is becomes known as it does."""


GRANTED_BY = "granted by "
"""Before the number of an object this makes the slot of that very object."""


ONE_OF_THEM = "subject"
"""The slot of the one object of a group whose power and toughness are being worked out."""


ENTERING, ENTERED = "said of what enters", "had been said as it entered"
"""The slots of what later sentences say that permanents are, and of the objects of which it was so as they entered."""
DESCRIBED = "described"
"""The slot of the description by which the subject of a clause was found; None where it was not by a description."""


SUCH = " such"
"""Added to the slot of what something was done with this makes the slot of those that a condition asks about."""


NOT_CHOSEN = " not chosen"
"""Added to the slot of what was chosen this makes the slot of what could have been chosen but was not."""


TURNED_OVER = " and before"
"""What the slot of cards that were turned over until some were found has after it, for all that were turned over."""


ONE_CHOSEN = "the one chosen"
"""The nature of a single thing that was chosen; of what each of several players chose there is no one."""


OF_TYPES = " of the types "
"""Between the slot of a target and the card types by which it was asked for."""


UNABLE = "unable"
"""The slot, and the nature, of the players who could not do any of what they were told to."""


CONTROLLER, OWNER = "'s controller", "'s owner"
"""Added to the slot of an object these make the slot of its controller and of its owner."""


SOURCE_OF = "'s source"
"""Added to the slot of an ability on the stack this makes the slot of the object whose ability it is."""


HOST_OF = "'s host"
"""Added to the slot of an Aura or Equipment this makes the slot of what it is attached to."""


YOU_CONTROL, YOU_DONT_CONTROL, SEVERAL = " that you control", " that you don't control", "+"
"""Added to the slots of targets, joined, these make the slot of those that the controller of the ability controls or does not."""


def is_brought_about(slot: str) -> bool:
    """Whether an instruction fills the slot with the objects that it makes, finds or chooses."""
    kind = slot.rstrip("0123456789")
    return kind != slot and kind not in ("target", "group", "votes", "clash")


LINKED = "exiled with it"
"""The slot of what other abilities of the same object exiled, as far as it is still there."""


MANY = frozenset({"many"})
"""The noun of a number that is a count: "that many" can mean it, "that much" can't."""
ONLY_IF = "only if"
"""The slot of the condition under which what is being done is done."""
DEFENDING = "defending player"
"""The slot of the defending player."""


def bound(game: Game, scope: Scope, slot: str) -> tuple[Id, ...]:
    """The objects or players bound to a slot; () when nothing was."""
    if slot == SOURCE:
        return (scope.source,)
    if slot == "host":
        return host(game, scope)
    if slot == "each":
        return (scope.each,) if scope.each is not None else ()
    if slot == DEFENDING:
        from engine.words.references.players import DefendingPlayer

        return DefendingPlayer().find(game, scope)
    if slot == LINKED:
        return tuple(t for t in game.object(scope.source).chosen.get("exiled", ()) if t in game.state.objects)
    if slot.endswith(CONTROLLER):
        return tuple(dict.fromkeys(game.controller(t) for t in bound(game, scope, slot.removesuffix(CONTROLLER))))
    if slot.endswith(OWNER):
        return tuple(dict.fromkeys(game.object(t).owner for t in bound(game, scope, slot.removesuffix(OWNER))))
    if slot.endswith((YOU_CONTROL, YOU_DONT_CONTROL)):
        return _controlled(game, scope, slot)
    if slot.endswith(HOST_OF):
        on = (game.object(t).attached_to for t in bound(game, scope, slot.removesuffix(HOST_OF)))
        return tuple(t for t in on if t is not None and t not in game.state.players)
    if slot.endswith(SOURCE_OF):
        stacked = (game.object(t).stacked for t in bound(game, scope, slot.removesuffix(SOURCE_OF)))
        return tuple(s.source for s in stacked if s is not None and s.source is not None)
    if slot.startswith(GRANTED_BY):
        return (Id(int(slot.removeprefix(GRANTED_BY))),)
    value: Any = scope.slots.get(slot, ())
    return value if isinstance(value, tuple) else (value,)


def _controlled(game: Game, scope: Scope, slot: str) -> tuple[Id, ...]:
    """Those of several targets that the controller of the ability controls, or the others."""
    is_mine = slot.endswith(YOU_CONTROL)
    slots = slot.removesuffix(YOU_CONTROL).removesuffix(YOU_DONT_CONTROL).split(SEVERAL)
    every = (t for one in slots for t in bound(game, scope, one) if t not in game.state.players)
    return tuple(t for t in every if (game.controller(t) == scope.controller) == is_mine)


def as_permanents(things: Any) -> tuple[Antecedent, ...]:
    """Cards that are put onto the battlefield can be called by any noun from then on."""
    if things.brings_up():
        spoken = tuple(a for a in things.antecedents() if a.nature == "object")
    else:
        slot = things.slot
        spoken = (Antecedent(slot=slot, nature="object", is_many=things.plural),) if slot else ()
    kinds = vocabulary.card_types() | {"permanent"}
    return tuple(msgspec.structs.replace(a, nouns=kinds, by_noun=True) for a in spoken)


def is_settled(reference: Reference) -> bool:
    """Whether a reference stands for something known beforehand, so that nobody chooses it."""
    return bool(reference.refers) or reference.is_known


def host(game: Game, scope: Scope) -> tuple[Id, ...]:
    """What the source is attached to."""
    to = game.object(scope.source).attached_to
    return () if to is None else (to,)
