"""Questions about mana: what could be produced, what is in the pool, what things cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs

from engine.cards.card import fold
from engine.explain.costs import how_it_comes
from engine.game.abilities import expanded, keywords_of
from engine.game.actions import Action, ActivateAbility, CastSpell
from engine.game.casting import propose
from engine.game.costs import Alternative, TotalCost, changes_to, cost_of
from engine.game.faces import CHOSEN_TO_CAST, FUSE, with_face
from engine.game.machine import Game
from engine.game.mana import AddMana, EmptyPools, pool_text
from engine.game.mana.producing import NoMana
from engine.game.meaning import CostPart
from engine.game.objects import Id, Stacked, Zone
from engine.game.options import offered
from engine.game.permissions.leave import leaves, needs_none, with_only_leave
from engine.game.targets import spell_texts
from engine.phrase import PhraseError, text, walk
from engine.rulebook import rule, rules_of
from engine.script.run import pointing
from engine.script.run.announcing import announcement
from engine.script.run.deeds.activating import ability_to_activate
from engine.script.run.deeds.casting import CASTABLE, modes_said_for
from engine.script.run.facing import place_named
from engine.script.run.faults import Unable
from engine.script.run.questions.finding import Finding, finds, listed
from engine.script.run.questions.telling import entries
from engine.script.run.run import Run
from engine.script.values import AbilityRef, CostOf, ManaPool, ManaTypes, NamedCost, Said
from engine.words.keywords.priced_modes import ModesCost

_ORDER = "WUBRGC"


@finds(ManaTypes)
def types(run: Run, question: ManaTypes) -> Finding:
    """The types of mana that an object could produce."""
    from engine.explain.mana import production

    thing = pointing.one(run.game, run.scene, question.object)
    found, because = production(run.game, thing)
    value = sorted(found, key=_ORDER.index)
    name = run.called(thing)
    words = listed(f"{{{letter}}}" for letter in value)
    return Finding(value, f"{name} could produce {words}." if value else f"{name} could produce no mana.", (), because)


@finds(ManaPool)
def pool(run: Run, question: ManaPool) -> Finding:
    """The mana in a player's pool."""
    player = run.scene.player(question.player)
    value, name = pool_text(run.game.state.players[player].mana), run.game.name(player)
    made = entries(run, lambda e: isinstance(e, AddMana | NoMana | EmptyPools) and e.player in (None, player))
    rules = [entry.n for entry in made]
    return Finding(value, f"{name} has {value or 'no mana'}.", tuple(rules))


@finds(CostOf)
def cost(run: Run, question: CostOf) -> Finding:
    """The total cost of a spell or ability."""
    player = run.scene.player(question.player) if question.player else None
    game, action, name = _action(run, question, player)
    is_hidden = isinstance(action, CastSpell) and action.is_face_down
    game = _with_modes(game, action, question.said) if isinstance(action, CastSpell) and not is_hidden else game
    total = _face_down(run, action) if is_hidden and isinstance(action, CastSpell) else cost_of(game, action)
    if total.mana is None:
        return Finding(None, f"{name} has no cost that could be paid.", _rules(cost_of))
    what = f"{name} costs {_all_of(total.text, total.parts)}."
    return Finding(total.text, what, (*_rules(cost_of), *total.cites), how_it_comes(name, total))


@rule("601.2b")
def _with_modes(game: Game, action: CastSpell, said: Sequence[Said]) -> Game:
    """The game in which the modes that are said are chosen for the spell, whose cost may hang on them."""
    card = game.object(action.spell)
    modes = modes_said_for(spell_texts(game, action.spell), said)
    if modes is None:
        if any(isinstance(ability, ModesCost) for ability in expanded(card.base.abilities).all):
            raise Unable("Each of its modes has a cost of its own: say which are chosen.")
        return game
    return game.branch(state=game.state.put(card.with_(stacked=Stacked(modes=modes))))


@rule("708.4", "601.2f")
def _face_down(run: Run, action: CastSpell) -> TotalCost:
    """What a spell costs that is cast face down: what changes costs sees only what it is then."""
    found = offered(action, changes_to(run.game, action))
    if not found:
        raise Unable(f"Nothing lets {run.game.name(action.spell)} be cast face down.")
    way, game = found[0], run.game.branch()
    asked = structs.replace(action, paid=(way.name,))
    return cost_of(game, structs.replace(asked, spell=propose(game, asked)), way.total)


def _all_of(mana: str, parts: Iterable[Any]) -> str:
    """A cost in words: its mana, and what else it asks for."""
    others = listed(words for part in parts if (words := _words(part)))
    if not others:
        return mana
    return f"{mana}, and {others}" if mana != "{0}" else f"no mana, but this: {others}"


def _rules(function: Any) -> tuple[str, ...]:
    return rules_of(function)


def _words(part: Any) -> str:
    try:
        words = text(part).replace("[ ", "[").replace(" ]", "]")
        return f"{words[:1].lower()}{words[1:]}"
    except PhraseError:
        return part.told if isinstance(part, CostPart) else "a further cost"


def _action(run: Run, question: CostOf, player: Id | None) -> tuple[Game, Action, str]:
    """What would be done, in the game in which it is looked at, and what that is called."""
    what = question.what
    if isinstance(what, AbilityRef) or question.verb in ("activate", "equip"):
        ref = what if isinstance(what, AbilityRef) else AbilityRef(what, words="equip" if question.verb == "equip" else "")
        doer = player or run.game.state.turn.active
        source, ability = ability_to_activate(run, ref, doer, question.said)
        said = announcement(run, question.said, True)
        doer = player or run.game.controller(source)
        activate = ActivateAbility(player=doer, source=source, ability=ability, x=said.x, targets=said.targets or ())
        return run.game, activate, f"{run.game.name(source)}'s ability"
    return _casting(run, pointing.one(run.game, run.scene, what, CASTABLE), what.name, question.said, player)


def _casting(run: Run, card: Id, name: str, words: Sequence[Said], player: Id | None) -> tuple[Game, Action, str]:
    """That a card is cast under the name that is said."""
    said, found = announcement(run, words, True), run.game.object(card)
    spell = CastSpell(
        player=player or found.owner, spell=card, origin=found.zone, x=said.x, paid=said.paid or (), targets=said.targets or ()
    )
    if said.is_face_down:
        return run.game, structs.replace(spell, is_face_down=True), f"{run.game.name(card)} cast face down"
    game, spell = _as_named(run.game, spell, name)
    return game, _by_its_leave(game, spell), game.name(card)


@rule("709.3a", "715.3a")
def _as_named(game: Game, spell: CastSpell, name: str) -> tuple[Game, CastSpell]:
    """The half that is named is all that is looked at; a card named whole is that."""
    definition = game.object(spell.spell).definition
    is_half = fold(name) in (fold(face.name) for face in definition.faces) and fold(name) != fold(definition.name)
    if not is_half or FUSE in spell.paid or definition.layout not in (*CHOSEN_TO_CAST, "prepare"):
        return game, spell
    face = place_named(definition, name)
    return with_face(game, spell.spell, face), structs.replace(spell, face=face)


def _by_its_leave(game: Game, spell: CastSpell) -> CastSpell:
    """The spell as it may be cast: by the only leave there is, at the cost for which alone that, or a keyword of its own, lets
    it be cast from where it is."""
    changes = tuple(changes_to(game, spell))
    found = leaves(game, spell, spell.spell)
    is_unpayable = game.characteristics(spell.spell).mana_cost is None
    if len(found) == 1 and found[0].must_pay and not spell.paid and (is_unpayable or not needs_none(game, spell, changes)):
        return structs.replace(spell, leave=found[0], paid=(found[0].must_pay,))
    from_there = [c.name for c in changes if isinstance(c, Alternative) and c.zones is not None and spell.origin in c.zones]
    if spell.origin is not Zone.HAND and not found and not spell.paid and len(from_there) == 1:
        return structs.replace(spell, paid=(from_there[0],))
    return with_only_leave(game, spell, changes)


@finds(NamedCost)
def named_cost(run: Run, question: NamedCost) -> Finding:
    """The cost that a keyword ability of the object names."""
    from engine.game import mana_cost

    thing = pointing.one(run.game, run.scene, question.object)
    name, wanted = run.called(thing), fold(question.cost)
    if wanted == "mana":
        printed = run.game.characteristics(thing).mana_cost
        value = None if printed is None else mana_cost.text(printed)
        return Finding(value, f"{name}'s mana cost is {value}." if value else f"{name} has no mana cost.")
    found = _costs_named(run.game, thing, wanted)
    if not found:
        raise Unable(f"{name} has no {wanted} cost.")
    what = f"{name}'s {wanted} cost is {' or '.join(_all_of(*cost) for cost in found)}."
    return Finding(found[0][0] if len(found) == 1 else [mana for mana, _ in found], what)


def _costs_named(game: Game, thing: Id, wanted: str) -> list[tuple[str, tuple[Any, ...]]]:
    """The different costs of the keyword abilities of that name, in mana and in what else."""
    from engine.game import mana_cost
    from engine.game.costs import parts_of, split

    keywords = _cycling(game, thing, wanted) if wanted.endswith("cycling") else keywords_of(game, thing, wanted)
    words = [next((word for word in walk(keyword) if hasattr(word, "cost")), None) for keyword in keywords]
    priced = [split(parts_of(word.cost)) for word in words if word is not None]
    costs = [(mana_cost.text(mana_cost.settle(symbols)), tuple(others)) for symbols, others in priced]
    return [cost for at, cost in enumerate(costs) if cost not in costs[:at]]


@rule("702.29e", "702.29f")
def _cycling(game: Game, thing: Id, wanted: str) -> tuple[Any, ...]:
    """The cycling abilities that are called so: each kind is cycling, and has a name of its own."""
    every = (*keywords_of(game, thing, "cycling"), *keywords_of(game, thing, "typecycling"))
    if wanted == "cycling":
        return every
    return keywords_of(game, thing, wanted) or tuple(k for k in every if fold(text(k)).startswith(f"{wanted} "))
