"""Binding: pronouns, possessives and shortened names of one statement after another become what they mean."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, get_args

from msgspec.structs import replace

from engine.script.reading.aiming import aimed, targets
from engine.script.reading.asking import BINDING
from engine.script.reading.names import Names
from engine.script.reading.parties import Parties
from engine.script.reading.positions import NOBODY
from engine.script.reading.slots.nouns import LAST
from engine.script.reading.slots.people import PERSONS, THEIRS
from engine.script.reading.slots.specs import MORE, ref_to
from engine.script.reading.slots.things import ANOTHER, IT, PERSON
from engine.script.reading.spoken import Spoken, Unbound, is_it, is_them, label_of
from engine.script.values import (
    AbilityRef,
    Act,
    Activate,
    Attack,
    Attackers,
    Block,
    Blockers,
    Branch,
    Cast,
    CommanderIs,
    Copying,
    Create,
    Did,
    GoTo,
    Has,
    Keep,
    LifeIs,
    ManaFloating,
    Moment,
    ObjectCan,
    ObjectFact,
    ObjectMust,
    ObjectRef,
    ObjectSpec,
    Player,
    PowerToughness,
    Put,
    Question,
    Response,
    Sacrifice,
    Said,
    Targets,
)
from engine.script.values.base import Value
from engine.script.words import COLOURS

_ACTIVATED: Final = re.compile(r":|cycling|channel|forecast", re.IGNORECASE)
_TARGET: Final = re.compile(r"\btargets? (?!of )")
_SAID: Final = get_args(Said)


class Binder:
    """What the script has spoken of so far, and who in it."""

    def __init__(self, players: Sequence[Player], names: Names) -> None:
        self.parties, self.spoken = Parties(players), Spoken(names)
        self.owners: dict[str, Player] = {}
        self.at_stake: set[Player] = set()
        """The players whose life the text speaks of, or that something is aimed at."""
        self.has_acted = False
        self._caster: Player | None = None
        self._in_response = False
        self._is_answerable = False
        """Whether the last spell may still be responded to, as far as the text tells."""
        self._attackers_named: list[ObjectRef] = []
        self.question: Question | Branch | None = None
        """The last question, with what it supposed."""
        self._binding: dict[type, Callable[[Any], Value]] = {
            Act: self._act,
            Cast: self._cast,
            Activate: self._activate,
            Create: self._create,
            Copying: self._copying,
            Attackers: self._attackers,
            Blockers: self._blockers,
            ObjectFact: self._fact,
            Has: self._has,
            Targets: partial(targets, self),
            Sacrifice: self._sacrifice,
            Keep: self._looked_at,
            Put: self._looked_at,
        }

    def bind(self, what: Value, in_response: bool = False) -> Value:
        """The value with everything bound; raises Unbound. A counterspell cast in response is aimed at what it responds to."""
        self.spoken.begin()
        self.parties.is_asking = isinstance(what, Question)
        self._in_response = in_response
        if isinstance(what, Moment) and self.has_acted and not _is_whose_turn(what):
            what = Act(None, GoTo(what.step, what.player))
        self.has_acted = self.has_acted or isinstance(what, Act)
        self._is_answerable &= in_response or isinstance(what, Question | Branch | Response) or _says_more(what)
        bound = self._settled(self.value(what))
        self._is_answerable |= isinstance(what, Act) and isinstance(what.deed, Cast)
        self.at_stake |= set(_at_stake(bound))
        if isinstance(bound, Question | Branch):
            self.question = bound
        return bound

    def _settled(self, what: Value) -> Value:
        """Position sentences whose player was left open, and facts that bring an object in."""
        if isinstance(what, ObjectFact) and what.object.name and self._is_new(what):
            spec = replace(what.facts, name=what.object.name, label=what.object.label)
            return Has(what.object.of or self.parties.present, "battlefield", (spec,))
        if isinstance(what, Has) and what.player == NOBODY:
            name = what.objects[0].name if what.objects else ""
            return replace(what, player=self.owners.get(name, self.parties.present))
        if isinstance(what, ManaFloating) and what.player == NOBODY:
            return replace(what, player=self.parties.present)
        if isinstance(what, CommanderIs):
            self.owners[what.object.name] = what.player
        return what

    def _is_new(self, what: ObjectFact) -> bool:
        return self.spoken.names.count(what.object.name) == 1 and what.facts.attached_to is not None

    def value(self, value: Any) -> Any:
        if isinstance(value, Player):
            return self.parties.of(value)
        if isinstance(value, ObjectRef):
            return self.object(value)
        if isinstance(value, AbilityRef):
            return value if value.source is None else replace(value, source=self.object(value.source))
        if isinstance(value, ObjectSpec):
            return self._spec(value)
        if isinstance(value, tuple):
            return self.values(value)
        return self._struct(value) if isinstance(value, Value) else value

    def _struct(self, value: Value) -> Value:
        if _is_of_creature(value):
            self.spoken.is_creature_meant = True
        special = self._binding.get(type(value))
        if special is not None:
            return special(value)
        asked = BINDING.get(type(value))
        return asked(self, value) if asked is not None else self.fields(value)

    def fields(self, value: Value) -> Value:
        changed = {}
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if isinstance(held, Value | tuple) and held:
                bound = self.value(held)
                if bound is not held:
                    changed[name] = bound
        return replace(value, **changed) if changed else value

    def _act(self, act: Act) -> Value:
        if act.player is None:
            return self.fields(act)
        if act.player in PERSONS and _is_of_what_was_spoken_of(act.deed):
            self.need_no_person("she")
        by = self.parties.of(act.by) if act.by is not None else None
        return Act(self.parties.of_subject(act.player), self.value(act.deed), by)

    def need_no_person(self, seen: str) -> None:
        """Where "her" is a player, no legend may be meant instead."""
        persons = self.spoken.persons()
        if persons:
            raise Unbound(seen, (self.parties.last(self.parties.subject).name, *map(label_of, persons)))

    def _cast(self, value: Cast) -> Cast:
        spell = self.object(ObjectRef(self.spoken.last_name()) if value.spell == IT else value.spell)
        self.spoken.about = spell
        said = self.value(aimed(self, spell, self._copying_said(spell, value.said)))
        self.spoken.spells.append(spell)
        self._caster = self.parties.subject
        return replace(value, spell=spell, said=said)

    def _activate(self, value: Activate) -> Value:
        """Spells are used by casting them."""
        spell = value.ability.source
        is_bare = isinstance(spell, ObjectRef) and value.ability == AbilityRef(ObjectRef(spell.name)) and value.times == 1
        if is_bare and spell is not None and self._is_only_cast(spell):
            return self._cast(Cast(spell, value.said))
        return self.fields(value)

    def _is_only_cast(self, ref: ObjectRef) -> bool:
        """Whether it is a spell without abilities to activate, as far as its text shows."""
        card = self.spoken.cards.cards.get(ref.name) if self.spoken.is_spell(ref) else None
        return card is not None and not any(_ACTIVATED.search(face.text) for face in card.faces)

    def _copying(self, value: Copying) -> Value:
        """What is copied is only named, as in a position."""
        before = len(self.spoken.groups)
        bound = self.fields(value)
        del self.spoken.groups[before:]
        return bound

    def _create(self, value: Create) -> Create:
        described = value.kind.removesuffix(" creature").split(" ")
        words = [word for word in described if word.lower() not in COLOURS and "/" not in word]
        self.spoken.speak(ObjectRef(kind=f"{words[-1]} token" if words else "token", count=value.count))
        return value

    def _copying_said(self, spell: ObjectRef, said: tuple[Said, ...]) -> tuple[Said, ...]:
        """With what is copied for the only target of a permanent that enters as a copy."""
        card = self.spoken.cards.cards.get(spell.name)
        text = card.faces[0].text.lower() if card is not None else ""
        if "as a copy of" not in text or _TARGET.search(text):
            return said
        alone = [one.targets[0] for one in said if isinstance(one, Targets) and len(one.targets) == 1]
        return tuple(Copying(alone[0]) if isinstance(one, Targets) and isinstance(alone[0], ObjectRef) else one for one in said)

    def may_answer_a_spell(self) -> bool:
        """Whether what is done now responds to a spell that another player has cast."""
        is_open = self._in_response and self._is_answerable and bool(self.spoken.spells)
        return is_open and self._caster != self.parties.subject

    def _fact(self, value: ObjectFact) -> ObjectFact:
        """``it`` in what is said of an object is another object."""
        self.spoken.about = self.object(value.object)
        return ObjectFact(self.spoken.about, self._spec(value.facts))

    def _attackers(self, value: Attackers) -> Attackers:
        defender = value.defender
        if isinstance(defender, ObjectRef) and defender.of in THEIRS:
            defender = replace(defender, of=self.parties.last(self.parties.subject))
        defender = self.value(defender) if defender is not None else None
        subject = self.parties.present
        self.spoken.barred = {name for name, owner in self.owners.items() if owner != subject}
        self.spoken.is_creature_meant = True
        creatures = self.values(value.creatures if value.creatures or self.parties.is_asking else (IT,))
        self.spoken.barred, self.spoken.is_creature_meant = set(), False
        self._attackers_named += creatures
        return Attackers(creatures, defender)

    def _blockers(self, value: Blockers) -> Blockers:
        attackers = self.values(self.attacking(value.attackers))
        return Blockers(self.values(value.blockers), attackers)

    def attacking(self, meant: tuple[Any, ...]) -> tuple[Any, ...]:
        """``it`` is what attacks, for what blocks it."""
        alone = list(dict.fromkeys(self._attackers_named))
        return tuple(alone[0] if one == IT and len(alone) == 1 else one for one in meant)

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
                self.owners.setdefault(spec.name, player)
        return replace(value, player=player, objects=objects)

    def _sacrifice(self, value: Sacrifice) -> Sacrifice:
        """What is sacrificed is spoken of, more than what it is sacrificed to."""
        objects = self.values(value.objects)
        to = self.value(value.to) if value.to is not None else None
        self.spoken.groups.append(objects)
        return replace(value, objects=objects, to=to)

    def _looked_at(self, value: Keep | Put) -> Value:
        """``it``, where nothing spoken of is meant, is the card that is looked at."""
        try:
            return self.fields(value)
        except Unbound:
            if value.objects == (IT,):
                return value
            raise

    def object(self, ref: ObjectRef) -> ObjectRef:
        if is_it(ref):
            return self.spoken.it(ref)
        if ref.states == PERSON.states:
            return self.spoken.person()
        if ref == ANOTHER:
            ref = ObjectRef(self.spoken.last_name())
        if ref.of is not None:
            ref = replace(ref, of=self.parties.of(ref.of))
        if ref.zone is not None:
            ref = replace(ref, zone=self.value(ref.zone))
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
        return {name: self.value(held) for name in names if (held := getattr(spec, name)) is not None}

    def values(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """Each bound; "them" becomes all that were spoken of together; what is listed is one group."""
        before = len(self.spoken.groups)
        bound: list[Any] = []
        for value in values:
            bound += self.spoken.them(value.count) if is_them(value) else [self.value(value)]
        if len(values) > 1 and all(isinstance(value, ObjectRef) for value in values):
            self.spoken.join(before)
        return tuple(bound)


def _says_more(what: Value) -> bool:
    """Whether it only answers what a spell or ability asks."""
    return isinstance(what, Act) and isinstance(what.deed, _SAID)


def _is_whose_turn(what: Moment) -> bool:
    """Whether it tells no more than whose turn it is: nothing moves on where it is that turn."""
    return what.step == "turn" and what.player is not None and not what.turn


def _is_of_what_was_spoken_of(deed: Any) -> bool:
    """Whether it is an attack or block with creatures that are not named."""
    if isinstance(deed, Attack):
        return any(group.creatures in ((IT,), ()) for group in deed.groups)
    return isinstance(deed, Block) and any(not one.name for group in deed.groups for one in group.blockers)


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
