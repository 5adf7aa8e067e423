"""Answers that nothing asked for: what they say was so without asking, or has to be done by itself."""

from __future__ import annotations

from typing import Final

from engine.cards.card import fold
from engine.game.abilities import abilities_of
from engine.game.costs.parts import parts_of
from engine.game.illegal import Illegal
from engine.game.meaning import Activated
from engine.game.objects import Id, Zone
from engine.game.outside import known_outside
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Sacrifice
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.deeds.activating import activates
from engine.script.run.deeds.doing import does
from engine.script.run.matching import not_found
from engine.script.run.run import Run
from engine.script.values import AbilityRef, Activate, DoNothing, ObjectRef, PassPriority
from engine.script.values import choices as said
from engine.words.costs.basic import SacrificeThis


@does(said.Search, DoNothing, PassPriority)
def says(run: Run, deed: object, player: Id) -> None:
    """What is told happens by itself."""


@does(
    said.Accept,
    said.Apply,
    said.Choose,
    said.Copying,
    said.Decline,
    said.Divide,
    said.DontPay,
    said.Flip,
    said.Keep,
    said.Mode,
    said.Naming,
    said.Order,
    said.PayCost,
    said.PayEnergy,
    said.PayMana,
    said.Pile,
    said.Roll,
    said.Targets,
    said.XIs,
)
def chooses(run: Run, deed: object, player: Id) -> None:
    """No choice was open: the reader is told that this answers nothing, unless it is the one way that there was."""
    is_with_another = isinstance(deed, said.Accept) and not {run.at - 1, run.at + 1}.isdisjoint(run.consumed)
    if run.at not in run.heeded and not is_with_another:
        asked = "Nothing asked for" if isinstance(deed, _ASKED_FOR) else "Nothing was left to choose for"
        run.assume(f"{asked} “{run.statements[run.at].source.strip().rstrip('.')}”.")


_ASKED_FOR: Final = (said.DontPay, said.Flip, said.PayCost, said.PayEnergy, said.PayMana, said.Roll)


@does(said.Find)
def finds(run: Run, deed: said.Find, player: Id) -> None:
    """Nobody was asked what is found: what is still in the library could not be."""
    for target in deed.objects:
        if isinstance(target, ObjectRef):
            found = pointing.candidates(run.game, run.scene, target)
            if any(fold(one.name) == fold(target.name) for one in known_outside(run.game.state, player)):
                raise Illegal(not_found(target.name))
            if found and all(pointing.place_of(run.game, thing) == Zone.LIBRARY for thing in found):
                raise Illegal(not_found(run.game.name(found[0])) + _as_it_lies(run, found[0]))


def _as_it_lies(run: Run, thing: Id) -> Verdict:
    """What a flip card is where it is no permanent."""
    found = run.game.object(thing).definition
    return _unflipped(found.faces[0].name, found.faces[-1].name) if found.layout == "flip" else Verdict()


@rule("710.2")
def _unflipped(name: str, other: str) -> Verdict:
    return forbidden(f"Only as a permanent can {name} be {other}.")


@does(said.Sacrifice)
def sacrifices(run: Run, deed: said.Sacrifice, player: Id) -> None:
    """Sacrifice these objects; to the ability of something when it is said."""
    if deed.to is not None:
        ability = deed.to if isinstance(deed.to, AbilityRef) else AbilityRef(deed.to if isinstance(deed.to, ObjectRef) else None)
        activates(run, Activate(ability, (said.Sacrifice(deed.objects),)), player)
        return
    things = pointing.many(run.game, run.scene, deed.objects, (Zone.BATTLEFIELD,))
    if len(things) == 1 and _is_for_its_own_ability(run, things[0]):
        activates(run, Activate(AbilityRef(deed.objects[0], words="sacrifice", quoted=True)), player)
        return
    for thing in things:
        if run.game.controller(thing) != player:
            raise Illegal(forbidden(f"{run.game.name(player)} does not control {run.game.name(thing)}."))
    run.game.happen(*(Sacrifice(player=player, object=thing) for thing in things))


def _is_for_its_own_ability(run: Run, thing: Id) -> bool:
    """Whether a permanent has one activated ability whose cost is to sacrifice it: players name the deed by that."""
    activated = (ability for ability in abilities_of(run.game, thing).all if isinstance(ability, Activated))
    costs = [parts_of(ability.cost) for ability in activated]
    return sum(any(isinstance(part, SacrificeThis) for part in cost) for cost in costs) == 1
