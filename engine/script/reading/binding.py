"""Binding: pronouns, possessives and shortened names of one statement after another become what they mean."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.script.reading.actions.combat import EVERYTHING
from engine.script.reading.names import Names
from engine.script.reading.parties import Parties
from engine.script.reading.positions import NOBODY
from engine.script.reading.pronouns import Fate, Kills, Lethal
from engine.script.reading.slots.nouns import LAST
from engine.script.reading.slots.people import HE, THEY
from engine.script.reading.slots.specs import MORE, ref_to
from engine.script.reading.slots.things import ANOTHER, IT, PERSON
from engine.script.reading.spoken import Spoken, Unbound, is_it, is_them, label_of
from engine.script.values import (
    AbilityRef,
    Act,
    Attack,
    Attackers,
    Block,
    Blockers,
    Branch,
    Can,
    Cast,
    Choose,
    CommanderIs,
    Copying,
    Create,
    Did,
    EachDid,
    GoTo,
    Has,
    LifeIs,
    ManaFloating,
    Moment,
    Must,
    ObjectCan,
    ObjectFact,
    ObjectMust,
    ObjectRef,
    ObjectSpec,
    Player,
    PlayerDid,
    PowerToughness,
    Sacrifice,
    Said,
    Targets,
)
from engine.script.values.base import Value
from engine.script.words import COLOURS

_COUNTERS: Final = "Counter target"
_AT_SPELLS: Final = re.compile(r"target (?:[\w-]+ ){0,4}spell", re.IGNORECASE)


class Binder:
    """What the script has spoken of so far, and who in it."""

    def __init__(self, players: Sequence[Player], names: Names) -> None:
        self.parties, self.spoken = Parties(players), Spoken(names)
        self._owners: dict[str, Player] = {}
        self._at_stake: set[Player] = set()
        """The players whose life the text speaks of, or that something is aimed at."""
        self._has_acted = False
        self._caster: Player | None = None
        self._in_response = False
        self._binding: dict[type, Callable[[Any], Value]] = {
            Act: self._act,
            Cast: self._cast,
            Create: self._create,
            Copying: self._copying,
            Can: self._asked,
            Must: self._asked,
            Attackers: self._attackers,
            Blockers: self._blockers,
            ObjectFact: self._fact,
            Did: self._did,
            EachDid: self._each_did,
            Fate: self._fate,
            Kills: self._kills,
            Lethal: self._lethal,
            Has: self._has,
            Targets: self._targets,
            Sacrifice: self._sacrifice,
        }

    def bind(self, what: Value, in_response: bool = False) -> Value:
        """The value with everything bound; raises Unbound. A counterspell cast in response is aimed at what it responds to."""
        self.spoken.begin()
        self._in_response = in_response
        if isinstance(what, Moment) and self._has_acted:
            what = Act(None, GoTo(what.step, what.player))
        self._has_acted = self._has_acted or isinstance(what, Act)
        bound = self._settled(self._value(what))
        self._at_stake |= set(_at_stake(bound))
        return bound

    def _settled(self, what: Value) -> Value:
        """Position sentences whose player was left open, and facts that bring an object in."""
        if isinstance(what, ObjectFact) and what.object.name and self._is_new(what):
            spec = replace(what.facts, name=what.object.name, label=what.object.label)
            return Has(what.object.of or self.parties.present, "battlefield", (spec,))
        if isinstance(what, Has) and what.player == NOBODY:
            name = what.objects[0].name if what.objects else ""
            return replace(what, player=self._owners.get(name, self.parties.present))
        if isinstance(what, ManaFloating) and what.player == NOBODY:
            return replace(what, player=self.parties.present)
        if isinstance(what, CommanderIs):
            self._owners[what.object.name] = what.player
        return what

    def _is_new(self, what: ObjectFact) -> bool:
        return self.spoken.names.count(what.object.name) == 1 and what.facts.attached_to is not None

    def _value(self, value: Any) -> Any:
        if isinstance(value, Player):
            return self.parties.of(value)
        if isinstance(value, ObjectRef):
            return self._object(value)
        if isinstance(value, AbilityRef):
            return value if value.source is None else replace(value, source=self._object(value.source))
        if isinstance(value, ObjectSpec):
            return self._spec(value)
        if isinstance(value, tuple):
            return self._tuple(value)
        return self._struct(value) if isinstance(value, Value) else value

    def _struct(self, value: Value) -> Value:
        if _is_of_creature(value):
            self.spoken.is_creature_meant = True
        special = self._binding.get(type(value))
        return special(value) if special is not None else self._fields(value)

    def _fields(self, value: Value) -> Value:
        changed = {}
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if isinstance(held, Value | tuple) and held:
                bound = self._value(held)
                if bound is not held:
                    changed[name] = bound
        return replace(value, **changed) if changed else value

    def _act(self, act: Act) -> Value:
        if act.player is None:
            return self._fields(act)
        if act.player == HE and _is_of_what_was_spoken_of(act.deed):
            self._need_no_person("she")
        return Act(self.parties.of_subject(act.player), self._value(act.deed))

    def _need_no_person(self, seen: str) -> None:
        """Where "her" is a player, no legend may be meant instead."""
        persons = self.spoken.persons()
        if persons:
            raise Unbound(seen, (self.parties.last(self.parties.subject).name, *map(label_of, persons)))

    def _cast(self, value: Cast) -> Cast:
        spell = self._object(value.spell)
        self.spoken.about = spell
        said = self._value(self._aimed(spell, value.said))
        self.spoken.spells.append(spell)
        self._caster = self.parties.subject
        return replace(value, spell=spell, said=said)

    def _copying(self, value: Copying) -> Value:
        """What is copied is only named, as in a position."""
        before = len(self.spoken.groups)
        bound = self._fields(value)
        del self.spoken.groups[before:]
        return bound

    def _create(self, value: Create) -> Create:
        described = value.kind.removesuffix(" creature").split(" ")
        words = [word for word in described if word.lower() not in COLOURS and "/" not in word]
        self.spoken.speak(ObjectRef(kind=f"{words[-1]} token" if words else "token", count=value.count))
        return value

    def _aimed(self, spell: ObjectRef, said: tuple[Said, ...]) -> tuple[Said, ...]:
        """With the last spell as the target of a counterspell that names none, unless that is the player's own."""
        is_open = self._in_response and not any(isinstance(one, Targets | Choose) for one in said)
        card = self.spoken.cards.cards.get(spell.name) if is_open and self.spoken.spells else None
        if card is None or not card.faces[0].text.startswith(_COUNTERS) or self._caster == self.parties.subject:
            return said
        return (Targets((self.spoken.spells[-1],)), *said)

    def _asked(self, value: Can | Must) -> Value:
        """What is only asked about is not cast."""
        spells = list(self.spoken.spells)
        act: Any = self._value(value.act)
        self.spoken.spells = spells
        return type(value)(act)

    def _fact(self, value: ObjectFact) -> ObjectFact:
        """``it`` in what is said of an object is another object."""
        self.spoken.about = self._object(value.object)
        return ObjectFact(self.spoken.about, self._spec(value.facts))

    def _attackers(self, value: Attackers) -> Attackers:
        defender = value.defender
        if isinstance(defender, ObjectRef) and defender.of == THEY:
            defender = replace(defender, of=self.parties.last(self.parties.subject))
        defender = self._value(defender) if defender is not None else None
        subject = self.parties.present
        self.spoken.barred = {name for name, owner in self._owners.items() if owner != subject}
        creatures = self._tuple(value.creatures)
        self.spoken.barred = set()
        return Attackers(creatures, defender)

    def _blockers(self, value: Blockers) -> Blockers:
        attackers = self._tuple(value.attackers)
        return Blockers(self._tuple(value.blockers), attackers)

    def _did(self, value: Did) -> Value:
        """Only spells resolve and are countered: "it" is the last one there."""
        if value.verb not in ("resolve", "get countered", "fizzle"):
            return self._fields(value)
        if is_it(value.subject) and self.spoken.spells:
            return replace(value, subject=self.spoken.spells[-1])
        return replace(value, subject=self._value(value.subject))

    def _each_did(self, value: EachDid) -> Did | EachDid:
        to = self._value(value.to) if value.to is not None else None
        subjects = self._tuple(value.subjects)
        self.spoken.groups.append(subjects)
        return _of_each(subjects, value.verb, to)

    def _fate(self, asked: Fate) -> Value:
        """Of several objects, or of one that is a person, where there are such; of a player where one's life is at stake."""
        things = self.spoken.persons() if asked.pronoun in ("he", "she") else self.spoken.several()
        if not things:
            return PlayerDid(self.parties.of_subject(THEY), "lose" if asked.verb == "die" else asked.verb)
        if self._at_stake:
            raise Unbound(asked.pronoun, (*(player.name for player in self._at_stake), *map(label_of, things)))
        return _of_each(tuple(things), asked.verb, None)

    def _kills(self, asked: Kills) -> Value:
        """By what was done; a spell that was not cast would be, at the other player's permanent."""
        victim = self._object(asked.victim)
        killer = self._object(asked.killer)
        if not self.spoken.is_spell(killer) or killer in self.spoken.spells:
            if not self._has_acted:
                raise Unbound("kill", ())
            return Did(victim, "die")
        owner = victim.of or self._owners.get(victim.name, self.parties.present)
        caster = next((player for player in self.parties.players if player != owner), owner)
        aim = (Targets((victim,)),) if self.spoken.targets_something(killer) else ()
        return Branch((Act(caster, Cast(killer, aim)),), Did(victim, "die"))

    def _lethal(self, asked: Lethal) -> Value:
        """What is named is used, spells on creatures after the attack; with nothing done, everything attacks."""
        player = self.parties.of_subject(asked.player) if asked.player is not None else self.parties.present
        others = [one for one in self.parties.players if one != player]
        if len(others) != 1:
            raise Unbound("lethal", tuple(one.name for one in others))
        objects = self._tuple(asked.objects)
        question = PlayerDid(others[0], "lose")
        if not objects and (self._has_acted or asked.player is None):
            return question
        creatures = tuple(ref for ref in objects if not self.spoken.is_spell(ref)) or (() if objects else (EVERYTHING,))
        attack = (Act(player, Attack((Attackers(creatures),))),) if creatures else ()
        spells = [ref for ref in objects if self.spoken.is_spell(ref)]
        aims = [others[0] if self.spoken.hits_players(ref) or not creatures else creatures[0] for ref in spells]
        casts = tuple(Act(player, Cast(ref, (Targets((aim,)),))) for ref, aim in zip(spells, aims, strict=True))
        return Branch((*attack, *casts), question)

    def _has(self, value: Has) -> Has:
        """A new list of objects; its player is spoken of, and its objects are one group."""
        player = value.player
        if player != NOBODY:
            player = self.parties.of(player)
            self.parties.subject = player
        before = len(self.spoken.groups)
        objects = tuple(self._spec(spec) for spec in value.objects)
        self.spoken.join(before)
        for spec in objects:
            if player != NOBODY:
                self._owners.setdefault(spec.name, player)
        return replace(value, player=player, objects=objects)

    def _targets(self, value: Targets) -> Targets:
        """``it`` is a spell for what aims at spells; the spell that is said to target is spoken of after its targets."""
        aimed = value.using.source if isinstance(value.using, AbilityRef) and not value.using.trigger else value.using
        spell, spells = self.spoken.about if aimed is None else aimed, self.spoken.spells
        targets = value.targets
        if isinstance(spell, ObjectRef) and spells and self._aims_at_spells(spell):
            targets = tuple(spells[-1] if is_it(one) and one != ObjectRef(states=("it",), count=0) else one for one in targets)
        if HE in targets:
            self._need_no_person("her")
        targets = tuple(self._other_party() if one in (THEY, HE) or self._are_party(one) else one for one in targets)
        if isinstance(aimed, ObjectRef) and aimed.name:
            return replace(value, targets=self._tuple(targets), using=self._value(value.using))
        using = self._value(self._of_spell(value.using)) if value.using is not None else None
        return replace(value, targets=self._tuple(targets), using=using)

    def _sacrifice(self, value: Sacrifice) -> Sacrifice:
        """What is sacrificed is spoken of, more than what it is sacrificed to."""
        objects = self._tuple(value.objects)
        to = self._value(value.to) if value.to is not None else None
        self.spoken.groups.append(objects)
        return replace(value, objects=objects, to=to)

    def _other_party(self) -> Player:
        """Who "them" is in what the subject does: the other one."""
        return self.parties.last(self.parties.subject)

    def _are_party(self, one: Any) -> bool:
        """Whether "them" is a player: no several things were spoken of."""
        return is_them(one) and one.count == 0 and not self.spoken.are_several()

    def _of_spell(self, using: Any) -> Any:
        """``its trigger`` while casting: that of the spell."""
        spell = self.spoken.about
        return replace(using, source=spell) if spell and isinstance(using, AbilityRef) and using.source == IT else using

    def _aims_at_spells(self, spell: ObjectRef) -> bool:
        card = self.spoken.cards.cards.get(spell.name)
        return card is not None and any(_AT_SPELLS.search(face.text) for face in card.faces)

    def _object(self, ref: ObjectRef) -> ObjectRef:
        if is_it(ref):
            return self.spoken.it(ref)
        if ref.states == PERSON.states:
            return self.spoken.person()
        if ref == ANOTHER:
            ref = ObjectRef(self.spoken.last_name())
        if ref.of is not None:
            ref = replace(ref, of=self.parties.of(ref.of))
        if ref.zone is not None:
            ref = replace(ref, zone=self._value(ref.zone))
        if ref.name == LAST:
            ref = replace(ref, name=self.spoken.last_name())
        if "|" in ref.name:
            ref = replace(ref, name=self._one_of(ref))
        if "that" in ref.states:
            ref = self.spoken.that(ref)
        self.spoken.speak(ref)
        return ref

    def _one_of(self, ref: ObjectRef) -> str:
        fits = tuple(name for name in ref.name.split("|") if name in self.spoken.names) or tuple(ref.name.split("|"))
        distinct = tuple(dict.fromkeys(fits))
        if len(distinct) > 1:
            raise Unbound("", distinct)
        return distinct[0]

    def _spec(self, spec: ObjectSpec) -> ObjectSpec:
        if spec.name == MORE:
            spec = replace(spec, name=self.spoken.last_name())
        bound = self._likened(replace(spec, **self._bound_fields(spec, ("attached_to", "exiled_with", "paired_with", "owner"))))
        if bound.attached_to is not None:
            self.spoken.attached.add(bound.name)
        if ref_to(bound) != IT:
            self.spoken.speak(replace(ref_to(bound), count=max(bound.count, 1)))
        return bound

    def _likened(self, spec: ObjectSpec) -> ObjectSpec:
        """What an object is a copy of is only named: no "it" means that."""
        before = len(self.spoken.groups)
        bound = replace(spec, **self._bound_fields(spec, ("token_copy_of", "copying")))
        del self.spoken.groups[before:]
        return bound

    def _bound_fields(self, spec: ObjectSpec, names: tuple[str, ...]) -> dict[str, Any]:
        return {name: self._value(held) for name in names if (held := getattr(spec, name)) is not None}

    def _tuple(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """Each bound; "them" becomes all that were spoken of together; what is listed is one group."""
        before = len(self.spoken.groups)
        bound: list[Any] = []
        for value in values:
            bound += self.spoken.them(value.count) if is_them(value) else [self._value(value)]
        if len(values) > 1 and all(isinstance(value, ObjectRef) for value in values):
            self.spoken.join(before)
        return tuple(bound)


def _is_of_what_was_spoken_of(deed: Any) -> bool:
    """Whether it is an attack or block with creatures that are not named."""
    if isinstance(deed, Attack):
        return any(group.creatures == (IT,) for group in deed.groups)
    return isinstance(deed, Block) and any(not one.name for group in deed.groups for one in group.blockers)


def _of_each(subjects: tuple[ObjectRef, ...], verb: str, to: Any) -> Did | EachDid:
    alone = len(subjects) == 1 and subjects[0].count == 1
    return Did(subjects[0], verb, to) if alone else EachDid(subjects, verb, to)


def _at_stake(value: Any) -> Iterator[Player]:
    """The players that are dealt damage, attacked or aimed at, or whose life is said."""
    if isinstance(value, tuple):
        for one in value:
            yield from _at_stake(one)
    elif isinstance(value, Value):
        aims = (value.targets if isinstance(value, Targets) else (getattr(value, "to", None), getattr(value, "defender", None)))
        yield from (player for player in (*aims, value.player if isinstance(value, LifeIs) else None) if isinstance(player, Player))
        for name in value.__struct_fields__:
            yield from _at_stake(getattr(value, name))


def _is_of_creature(value: Value) -> bool:
    """Whether a question is one that is asked of creatures."""
    if isinstance(value, ObjectCan | ObjectMust):
        return value.verb in ("attack", "block", "be blocked", "be blocked by", "attack alone")
    return isinstance(value, PowerToughness) or (isinstance(value, Did) and value.verb in ("attack", "block", "get blocked"))
