"""Placing that with which a player has gained control of something."""

from __future__ import annotations

from engine.game.meaning import SpellAbility
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Word, walk
from engine.script.run import pointing
from engine.script.run.placing.events import Fact
from engine.script.run.placing.objects import put
from engine.script.run.run import Run
from engine.script.values import ObjectRef, ObjectSpec


def gives_control(run: Run, using: ObjectRef | None, thing: Id, player: Id) -> bool:
    """Put it where it is by then, and an Aura onto what it enchants; whether it is what gives the player control."""
    if using is None:
        return False
    by = _there(run, using, player)
    found = run.game.object(by)
    if found.zone is Zone.GRAVEYARD:
        return _did_its_work(run, by, thing, player)
    is_aura = found.zone is Zone.BATTLEFIELD and "Aura" in run.game.characteristics(by).subtypes
    if not is_aura or run.game.controller(by) != player:
        return False
    if found.attached_to is None:
        run.game.happen(Fact(object=by, fields={"attached_to": thing}))
    if not run.has_begun:
        run.game.happen(Fact(object=thing, fields={"is_sick": False}))
    return run.game.controller(thing) == player


def _did_its_work(run: Run, spell: Id, thing: Id, player: Id) -> bool:
    """What a spell that was understood whole and has that one target has done to it this turn."""
    definition = run.game.object(spell).definition
    texts = definition.faces[0].abilities
    targets = [word for text in texts if isinstance(text, Word) for word in walk(text) if isinstance(word, TargetReference)]
    if any(definition.declined) or len({word.slot for word in targets}) != 1 or not all(isinstance(t, SpellAbility) for t in texts):
        return False
    for text in texts:
        text.effect.happen(run.game, Scope.of(spell, player, {targets[0].slot: (thing,)}))
    return run.game.controller(thing) == player


def _there(run: Run, using: ObjectRef, player: Id) -> Id:
    """What the text has brought in before; else a permanent of the player, or an instant or sorcery that has resolved."""
    if not using.name or pointing.candidates(run.game, run.scene, using):
        return pointing.one(run.game, run.scene, using)
    owner = run.scene.player(using.of) if using.of else player
    if run.library.definition(using.name).faces[0].is_permanent:
        thing = put(run, player, Zone.BATTLEFIELD, ObjectSpec(name=using.name, label=using.label))[0]
        if run.game.object(thing).owner != owner:
            run.game.happen(Fact(object=thing, fields={"owner": owner}))
        return thing
    return put(run, owner, Zone.GRAVEYARD, ObjectSpec(name=using.name, label=using.label))[0]
