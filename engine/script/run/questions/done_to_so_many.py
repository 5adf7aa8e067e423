"""Whether a player drew, discarded, milled or sacrificed so many of a kind of thing ("two cards", "a land")."""

from __future__ import annotations

from typing import Final

from engine.game.events import Entry
from engine.game.objects import Id
from engine.game.zones import Discard, Draw, Mill, Move, Sacrifice
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.qualities import holds, is_known
from engine.script.run.questions.did import grounds
from engine.script.run.questions.finding import Finding, yes_no
from engine.script.run.run import Run
from engine.script.values import ObjectRef

_DONE: Final = {
    "draw": (Draw, "drawn"),
    "discard": (Discard, "discarded"),
    "mill": (Mill, "milled"),
    "sacrifice": (Sacrifice, "sacrificed"),
}


def is_a_kind(objects: tuple[ObjectRef, ...]) -> bool:
    """Whether they are only described by a kind, as "two cards" or "a land"."""
    return len(objects) == 1 and objects[0] == ObjectRef(kind=objects[0].kind, count=objects[0].count) and bool(objects[0].kind)


def did_to_so_many(run: Run, player: Id, verb: str, ref: ObjectRef) -> Finding:
    """Whether at least so many things of the kind were drawn, discarded, milled or sacrificed by the player."""
    if verb not in _DONE or ref.count < 1 or not (ref.kind in ("card", "permanent") or is_known(ref.kind)):
        raise Unable(f"Whether a player did {verb} {pointing.described(ref)} cannot be told yet.")
    event, past = _DONE[verb]
    found = [e for e in run.game.log if isinstance(e.event, event) and e.event.player == player]
    found = [entry for entry in found if _is_of(run, entry, ref.kind)]
    noun = ref.kind if len(found) == 1 else f"{ref.kind}s"
    said = f"{run.game.name(player)} has {past} {len(found) or 'no'} {noun}."
    return yes_no(len(found) >= ref.count, said, said, grounds(found))


def _is_of(run: Run, entry: Entry, kind: str) -> bool:
    """Whether what it happened to was of the kind, as it was just before."""
    if kind == "card" and not isinstance(entry.event, Sacrifice):
        return True
    for moved in run.game.log:
        if moved.cause == entry.n and isinstance(moved.event, Move) and moved.before is not None:
            then, thing = run.game.branch(state=moved.before), moved.event.object
            if not pointing.is_known(then, thing):
                raise Unable("Which card that was is not known.")
            return kind == "permanent" or holds(then, thing, kind)
    return False
