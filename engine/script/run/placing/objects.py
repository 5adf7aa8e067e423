"""Objects that a script says are there: cards, tokens, emblems, with the facts about them."""

from __future__ import annotations

from typing import Any, Final

from engine.cards.card import Card, Face, fold
from engine.game.abilities import abilities_of
from engine.game.battles import PROTECTOR, possible_protectors
from engine.game.continuous import StartEffect
from engine.game.copying import with_exceptions
from engine.game.machine import Game
from engine.game.objects import Characteristics, Definition, Id, Object, Stacked, Zone
from engine.game.preparing import BecomePrepared
from engine.game.rooms import UNLOCKED
from engine.game.scope import Scope
from engine.game.state import Continuous
from engine.phrase import walk
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.placing.events import Fact, Fighting, Placed
from engine.script.run.qualities import COLORS
from engine.script.run.run import Run
from engine.script.values import ObjectRef, ObjectSpec, Player, TokenSpec
from engine.words.effects.exiling import Away, ExileUntil
from engine.words.replacements.copying import EntersAsCopy, Excepted
from engine.words.vocabulary import card_types, subtype, subtypes, supertypes

UNKNOWN: Final = Definition(name="an unknown card", faces=(Characteristics(),))


def put(run: Run, player: Id, zone: Zone, spec: ObjectSpec) -> list[Id]:
    """Put the objects of a spec into a zone, and their names on the scene."""
    return [_put_one(run, player, zone, spec) for _ in range(spec.count)]


def _put_one(run: Run, player: Id, zone: Zone, spec: ObjectSpec) -> Id:
    definition, base = what_is(run, spec)
    if zone is Zone.BATTLEFIELD and _is_melded(definition, spec):
        raise Unable(f"{spec.name} is made of two cards; melded permanents are not understood yet.")
    owner = run.scene.player(spec.owner) if spec.owner else player
    zone = Zone.COMMAND if spec.emblem else zone
    face = face_of(definition, spec) if zone is Zone.BATTLEFIELD else 0
    if zone is Zone.BATTLEFIELD and spec.defense is None:
        need_defense(definition.faces[face])
    new = Object(
        id=0,
        definition=definition,
        base=base or definition.at_rest(face),
        owner=owner,
        controller=player,
        zone=zone,
        face=0 if definition.whole is not None else face,
        marks=_doors(run, spec, definition, zone),
        chosen=_protector(run, player, base or definition.at_rest(face)) if zone is Zone.BATTLEFIELD else {},
        is_token=(spec.token is not None and not spec.token.is_card) or spec.token_copy_of is not None,
        label=spec.label,
    )
    thing = run.game.state.next_id
    run.game.happen(Placed(new=new))
    run.scene.add(name_of(run, spec, definition), spec.label, thing)
    if spec.copying is not None:
        liken(run, thing, spec.copying)
    set_facts(run, thing, spec, is_new=True)
    return thing


def _protector(run: Run, player: Id, now: Characteristics) -> dict[str, Id]:
    """The only player who can protect a battle; which of several is asked for later."""
    able = possible_protectors(run.game, player, now.subtypes) if "battle" in now.types else ()
    return {PROTECTOR: able[0]} if len(able) == 1 else {}


def _doors(run: Run, spec: ObjectSpec, definition: Definition, zone: Zone) -> frozenset[str]:
    """The unlocked halves of a Room on the battlefield: the one by whose name it is called, else both."""
    if zone is not Zone.BATTLEFIELD or definition.whole is None or "Room" not in definition.whole.subtypes:
        return frozenset()
    named = [UNLOCKED[place] for place, half in enumerate(definition.faces) if fold(half.name) == fold(spec.name)]
    if not named:
        run.assume(f"Both doors of {definition.name} are unlocked.")
    return frozenset(named or UNLOCKED)


def need_defense(now: Characteristics) -> None:
    """Raises Unable for a battle of which the card list does not tell the defense."""
    if "battle" in now.types and now.defense is None:
        raise Unable(f"The defense of {now.name} is not in the card list. Put it there with its defense: “{now.name} (defense 4)”.")


def _is_melded(definition: Definition, spec: ObjectSpec) -> bool:
    """Whether what is named is what two cards are together."""
    return definition.layout == "meld" and fold(spec.name) in [fold(face.name) for face in definition.faces[1:]]


def name_of(run: Run, spec: ObjectSpec, definition: Definition) -> str:
    """The name under which it comes into the text."""
    if spec.token is not None and spec.token.name:
        return spec.token.name
    return spec.name or definition.name


def face_of(definition: Definition, spec: ObjectSpec) -> int:
    """Which face is up: the one named, the back when it is transformed."""
    last = len(definition.faces) - 1
    if spec.transformed or spec.flipped:
        return min(1, last)
    names = [fold(face.name) for face in definition.faces]
    return names.index(fold(spec.name)) if fold(spec.name) in names[1:] and definition.layout in TWO_SIDED else 0


TWO_SIDED: Final = frozenset({"transform", "modal_dfc", "flip", "double_faced_token"})
"""Layouts of which the second face can be what a permanent is."""


def what_is(run: Run, spec: ObjectSpec) -> tuple[Definition, Characteristics | None]:
    """The definition of a spec, and its copiable values where they are not those of its front face."""
    if spec.token is not None:
        return token(run, spec.token), None
    if spec.emblem:
        return run.library.compile(Card(name="emblem", faces=(Face(name="emblem", text=spec.emblem),))), None
    if spec.token_copy_of is not None:
        found = pointing.candidates(run.game, run.scene, spec.token_copy_of)
        if not found:
            return run.library.definition(spec.token_copy_of.name), None
        copied = run.game.object(found[0])
        return copied.definition, copied.base
    return run.library.definition(spec.name), None


def liken(run: Run, thing: Id, original: ObjectRef) -> None:
    """It is a copy, but for what its own ability to enter as one excepts."""
    own = run.game.object(thing).definition.faces[0].abilities
    exceptions = [Excepted(exception=one) for ability in own if isinstance(ability, EntersAsCopy) for one in ability.exceptions]
    values = copied_from(run, original)
    base = with_exceptions(run.game, values, exceptions, Scope.of(thing, run.game.controller(thing)))
    run.game.happen(Fact(object=thing, fields={"base": base}))


def copied_from(run: Run, ref: ObjectRef) -> Characteristics:
    """The copiable values of an object, or of the card of that name."""
    found = pointing.candidates(run.game, run.scene, ref)
    return run.game.object(found[0]).base if found else run.library.definition(ref.name).faces[0]


def token(run: Run, spec: TokenSpec) -> Definition:
    """A token as its description says, understood as a card of that text would be."""
    known = run.library.token(spec.kind) if not spec.pt else None
    if known is not None:
        return known
    words = [word for word in spec.kind.replace(",", " ").split() if word != "and"]
    colors = tuple(COLORS[w.lower()] for w in words if w.lower() in COLORS)
    supers = [w.capitalize() for w in words if w.lower() in supertypes()]
    types = [w.capitalize() for w in words if w.lower() in {t.lower() for t in card_types()}]
    kinds = [found for w in words if (found := subtype(w)) is not None and w.lower() not in COLORS]
    if not types:
        types = ["Creature"] if spec.pt or (kinds and set(kinds) <= subtypes("creature")) else ["Artifact"]
    line = " ".join([*supers, *types]) + (f" — {' '.join(kinds)}" if kinds else "")
    power, _, toughness = spec.pt.partition("/")
    name = spec.name or (" ".join([*spec.abilities, spec.kind]) if spec.is_card else f"{' '.join(kinds) or spec.kind} Token")
    if "Creature" in types and not power:
        power = toughness = _USUAL if spec.is_card else _SMALL
        run.assume(f"The {name} is {power}/{toughness} and has no other abilities.")
    face = Face(
        name=name,
        type_line=line,
        text="\n".join(_capital(a) for a in spec.abilities),
        power=power or None,
        toughness=toughness or None,
        colors=colors,
    )
    return run.library.compile(Card(name=name, layout="normal" if spec.is_card else "token", faces=(face,)))


_USUAL: Final = "2"
"""The power and toughness of a creature of which nothing else is said."""
_SMALL: Final = "1"
"""The same of a token."""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- facts


def set_facts(run: Run, thing: Id, spec: ObjectSpec, is_new: bool = False) -> None:
    """Make the facts of a spec so for an object that is there."""
    found = run.game.object(thing)
    fields = {**_plain(found, spec), **_kept(found, spec)}
    counters = _counters(run.game, found, spec, is_new)
    if counters != found.counters:
        fields["counters"] = counters
    if spec.attached_to is not None:
        fields["attached_to"] = host(run, spec.attached_to, run.game.controller(thing))
    if fields:
        run.game.happen(Fact(object=thing, fields=fields))
    _linked(run, thing, spec)
    if spec.suspected:
        from engine.words.effects.suspecting import suspect

        suspect(run.game, Scope.of(thing, run.game.controller(thing)), (thing,))
    if spec.prepared:
        run.game.happen(BecomePrepared(object=thing))
    if spec.attacking:
        defender = run.game.state.opponents(run.game.controller(thing))[0]
        run.game.happen(Fighting(attacker=thing, defender=defender))


def host(run: Run, to: ObjectRef | Player, controller: Id) -> Id:
    """What something is attached to; it is there, under the same player's control, when nothing else was said of it."""
    if isinstance(to, Player):
        return run.scene.player(to)
    if to.name and not pointing.candidates(run.game, run.scene, to):
        owner = run.scene.player(to.of) if to.of else controller
        return put(run, owner, Zone.BATTLEFIELD, ObjectSpec(name=to.name, label=to.label))[0]
    return pointing.one(run.game, run.scene, to, (Zone.BATTLEFIELD,))


def _plain(found: Object, spec: ObjectSpec) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in (
        ("is_tapped", spec.tapped),
        ("is_face_down", spec.face_down or spec.manifested or spec.cloaked),
        ("is_phased_out", spec.phased_out),
        ("is_sick", spec.arrived == "this turn"),
        ("damage", spec.damage),
        ("x", spec.x),
    ):
        if value:
            fields[name] = value
    designated = {mark for mark in ("monstrous", "manifested", "cloaked") if getattr(spec, mark)}
    if designated:
        fields["marks"] = found.marks | designated
    if spec.kicked:
        fields["stacked"] = Stacked(paid=("kicker",) * spec.kicked)
    return fields


def _kept(found: Object, spec: ObjectSpec) -> dict[str, Any]:
    """Choices that were made as it entered."""
    chosen: dict[str, Any] = {}
    if spec.naming:
        chosen["name"] = spec.naming
    for words in spec.choosing:
        key, value = choice_of(words)
        chosen[key] = value
    if spec.class_level:
        chosen["level"] = spec.class_level
    if spec.cloaked:
        from engine.words.effects.manifesting import warded

        chosen["face_down"] = warded()
    return {"chosen": {**found.chosen, **chosen}} if chosen else {}


def choice_of(words: str) -> tuple[str, Any]:
    """What kind of choice the words are, and its value: a colour, a type, a number, or words."""
    if words.lower() in COLORS:
        return "color", COLORS[words.lower()]
    kind = subtype(words)
    if kind is not None:
        return "type", kind
    return ("number", int(words)) if words.isdecimal() else ("word", words)


def _counters(game: Game, found: Object, spec: ObjectSpec, is_new: bool) -> dict[str, int]:
    counters = dict(found.counters)
    for given in spec.counters:
        if given.kind:
            counters[given.kind] = given.count
        else:
            counters = {}
    if found.zone != Zone.BATTLEFIELD:
        return {kind: n for kind, n in counters.items() if n}
    for kind, said, printed in (
        ("loyalty", spec.loyalty, found.base.loyalty),
        ("defense", spec.defense, found.base.defense),
    ):
        if said is not None:
            counters[kind] = said
        elif is_new and printed is not None and kind not in counters:
            counters[kind] = printed
    return {kind: n for kind, n in counters.items() if n}


def _linked(run: Run, thing: Id, spec: ObjectSpec) -> None:
    """An object exiled with another is remembered by that one."""
    if spec.exiled_with is None:
        return
    by = pointing.one(run.game, run.scene, spec.exiled_with, (Zone.BATTLEFIELD,))
    chosen = run.game.object(by).chosen
    exiled = (*chosen.get("exiled", ()), thing)
    run.game.happen(Fact(object=by, fields={"chosen": {**chosen, "exiled": exiled}}))
    _comes_back(run, thing, by)


def _comes_back(run: Run, thing: Id, by: Id) -> None:
    """What was exiled until the other leaves the battlefield returns then."""
    for ability in abilities_of(run.game, by).triggered:
        for word in walk(ability):
            if isinstance(word, ExileUntil):
                effect = Continuous(
                    id=0, effect=Away(objects=(thing,), to=Zone.BATTLEFIELD), until=word.until, affected=None, timestamp=0,
                    scope=Scope.of(by, run.game.controller(by)), source_name=run.game.name(by),
                )
                run.game.happen(StartEffect(effect=effect))
                return
