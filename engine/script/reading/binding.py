"""Binding: pronouns, possessives and shortened names of one statement after another become what they mean."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.script.reading.names import Names
from engine.script.reading.positions import NOBODY
from engine.script.reading.pronouns import Fate
from engine.script.reading.slots.people import ME, OPPONENT, THEY
from engine.script.reading.slots.specs import MORE, ref_to
from engine.script.reading.slots.things import IT
from engine.script.values import (
    AbilityRef,
    Act,
    Attackers,
    Blockers,
    Can,
    Cast,
    CommanderIs,
    Did,
    EachDid,
    GoTo,
    Has,
    LifeIs,
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
    Targets,
)
from engine.script.values.base import Value
from engine.words.vocabulary import singular

THEMSELF: Final = Player("themself")
THEIR_OPPONENT: Final = Player("their opponent")
_AT_SPELLS: Final = re.compile(r"target (?:[\w-]+ ){0,4}spell", re.IGNORECASE)
_NO_PERMANENT: Final = ("instant", "sorcery")


class Unbound(Exception):
    """Words that mean nothing (``fits`` empty) or more than one thing here."""

    def __init__(self, seen: str, fits: tuple[str, ...]) -> None:
        super().__init__(seen, fits)
        self.seen, self.fits = seen, fits


class Binder:
    """What the script has spoken of so far. ``names`` lists object names oldest first, for shortened names."""

    def __init__(self, players: Sequence[Player], names: Names) -> None:
        self.players, self.cards = tuple(players), names
        self.names: list[str] = []
        self.subject: Player | None = None
        self.met: list[Player] = []
        self.spoken: list[tuple[ObjectRef, ...]] = []
        self.spells: list[ObjectRef] = []
        self.owners: dict[str, Player] = {}
        self.acted = False
        self.attached: set[str] = set()
        self.at_stake: set[Player] = set()
        """The players whose life the text speaks of, or that something is aimed at."""
        self._asks_of_creature = False
        self._speaking: ObjectRef | None = None
        """The spell or object of which the present sentence speaks: "it" is something else."""

    def bind(self, what: Value) -> Value:
        """The value with everything bound; raises Unbound."""
        self._speaking = None
        self._asks_of_creature = False
        if isinstance(what, Moment) and self.acted:
            what = Act(None, GoTo(what.step, what.player))
        self.acted = self.acted or isinstance(what, Act)
        bound = self._settled(self._value(what))
        self.at_stake |= set(_at_stake(bound))
        return bound

    def _act(self, act: Act, player: Player) -> Act:
        self.subject = self._subject(player)
        return Act(self.subject, self._value(act.deed))

    def _subject(self, player: Player) -> Player:
        if player in (THEY, THEMSELF):
            return self._last_player(None)
        return self._player(player)

    def _settled(self, what: Value) -> Value:
        """Position sentences whose player was left open, and facts that bring an object in."""
        if isinstance(what, ObjectFact) and what.object.name and self._is_new(what):
            spec = replace(what.facts, name=what.object.name, label=what.object.label)
            return Has(what.object.of or self._present(), "battlefield", (spec,))
        if isinstance(what, Has) and what.player == NOBODY:
            name = what.objects[0].name if what.objects else ""
            return replace(what, player=self.owners.get(name, self._present()))
        if isinstance(what, CommanderIs):
            self.owners[what.object.name] = what.player
        return what

    def _is_new(self, what: ObjectFact) -> bool:
        return self.names.count(what.object.name) == 1 and what.facts.attached_to is not None

    def _present(self) -> Player:
        return self.subject or self.players[0]

    def _value(self, value: Any) -> Any:
        if isinstance(value, Player):
            return self._player(value)
        if isinstance(value, ObjectRef):
            return self._object(value)
        if isinstance(value, AbilityRef):
            return self._ability(value)
        if isinstance(value, ObjectSpec):
            return self._spec(value)
        if isinstance(value, tuple):
            return self._tuple(value)
        return self._struct(value) if isinstance(value, Value) else value

    def _struct(self, value: Value) -> Value:
        if isinstance(value, Act) and value.player is not None:
            return self._act(value, value.player)
        self._asks_of_creature = self._asks_of_creature or _is_of_creature(value)
        if isinstance(value, Cast):
            return self._cast(value)
        if isinstance(value, Can | Must):
            return self._asked(value)
        if isinstance(value, Attackers):
            return self._attackers(value)
        if isinstance(value, Blockers):
            attackers = self._tuple(value.attackers)
            return Blockers(self._tuple(value.blockers), attackers)
        if isinstance(value, ObjectFact):
            return self._fact(value)
        if isinstance(value, Did) and value.verb in ("resolve", "get countered", "fizzle"):
            return self._did(value)
        if isinstance(value, EachDid):
            return self._each_did(value)
        if isinstance(value, Fate):
            return self._fate(value)
        if isinstance(value, Has):
            return self._has(value)
        if isinstance(value, Targets):
            return self._targets(value)
        changed = {}
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if isinstance(held, Value | tuple) and held:
                bound = self._value(held)
                if bound is not held:
                    changed[name] = bound
        return replace(value, **changed) if changed else value

    def _cast(self, value: Cast) -> Cast:
        spell = self._object(value.spell)
        self._speaking = spell
        said = self._value(value.said)
        self.spells.append(spell)
        return replace(value, spell=spell, said=said)

    def _asked(self, value: Can | Must) -> Value:
        """What is only asked about is not cast."""
        spells = list(self.spells)
        act: Any = self._value(value.act)
        self.spells = spells
        return type(value)(act)

    def _fact(self, value: ObjectFact) -> ObjectFact:
        """``it`` in what is said of an object is another object."""
        self._speaking = self._object(value.object)
        return ObjectFact(self._speaking, self._spec(value.facts))

    def _attackers(self, value: Attackers) -> Attackers:
        defender = value.defender
        if isinstance(defender, ObjectRef) and defender.of == THEY:
            defender = replace(defender, of=self._last_player(self.subject))
        defender = self._value(defender) if defender is not None else None
        return Attackers(self._tuple(value.creatures), defender)

    def _did(self, value: Did) -> Did:
        if isinstance(value.subject, ObjectRef) and value.subject.states == ("it",) and self.spells:
            return replace(value, subject=self.spells[-1])
        return replace(value, subject=self._value(value.subject))

    def _each_did(self, value: EachDid) -> Did | EachDid:
        to = self._value(value.to) if value.to is not None else None
        subjects = self._tuple(value.subjects)
        self.spoken.append(subjects)
        alone = len(subjects) == 1 and subjects[0].count == 1
        return Did(subjects[0], value.verb, to) if alone else EachDid(subjects, value.verb, to)

    def _fate(self, asked: Fate) -> Value:
        """Of several objects, or of one that is a person, where there are such; of a player where one's life is at stake."""
        things = self._persons() if asked.pronoun in ("he", "she") else self._several()
        if not things:
            return PlayerDid(self._subject(THEY), "lose" if asked.verb == "die" else asked.verb)
        if self.at_stake:
            raise Unbound(asked.pronoun, (*(player.name for player in self.at_stake), *map(_label, things)))
        alone = len(things) == 1 and things[0].count == 1
        return Did(things[0], asked.verb) if alone else EachDid(tuple(things), asked.verb)

    def _several(self) -> list[ObjectRef]:
        """The permanents spoken of last that can be called "they"."""
        for group in reversed(self.spoken):
            fits = [ref for ref in group if self._stays(ref)]
            if len(fits) > 1 or any(ref.count != 1 for ref in fits):
                return fits
        alone = list(dict.fromkeys(ref for group in self.spoken for ref in group if self._stays(ref)))
        return alone if len(alone) == 1 and _is_many(alone[0]) else []

    def _persons(self) -> list[ObjectRef]:
        """The legendary creatures and planeswalkers spoken of."""
        spoken = dict.fromkeys(ref for group in self.spoken for ref in group)
        return [ref for ref in spoken if "legendary" in self.cards.type_line(ref.name)]

    def _has(self, value: Has) -> Has:
        """A new list of objects; its player is spoken of, and its objects are one group."""
        player = value.player
        if player != NOBODY:
            player = self._player(player)
            self.subject = player
        before = len(self.spoken)
        objects = tuple(self._spec(spec) for spec in value.objects)
        group = tuple(ref for refs in self.spoken[before:] for ref in refs)
        if group:
            self.spoken[before:] = [group]
        for spec in objects:
            if player != NOBODY:
                self.owners.setdefault(spec.name, player)
        return replace(value, player=player, objects=objects)

    def _targets(self, value: Targets) -> Targets:
        """``it`` is a spell for what aims at spells; the spell that is said to target is spoken of after its targets."""
        aimed = value.using.source if isinstance(value.using, AbilityRef) and not value.using.trigger else value.using
        spell = self._speaking if aimed is None else aimed
        if isinstance(spell, ObjectRef) and self.spells and self._aims_at_spells(spell):
            targets = tuple(
                self.spells[-1] if isinstance(one, ObjectRef) and one.states == ("it",) else one for one in value.targets
            )
            value = replace(value, targets=targets)
        targets = tuple(self._whom() if one == THEY or self._is_them(one) else one for one in value.targets)
        if isinstance(aimed, ObjectRef) and aimed.name:
            return replace(value, targets=self._tuple(targets), using=self._value(value.using))
        using = self._value(self._of_spell(value.using)) if value.using is not None else None
        return replace(value, targets=self._tuple(targets), using=using)

    def _whom(self) -> Player:
        """Who "them" is in what the subject does: the other one."""
        return self._last_player(self.subject)

    def _is_them(self, one: Any) -> bool:
        """Whether "them" is a player: no several things were spoken of."""
        if not isinstance(one, ObjectRef) or one.states != ("it",) or one.count != 0:
            return False
        groups = [[ref for ref in group if ref != self._speaking] for group in self.spoken]
        return not any(len(group) > 1 or any(ref.count != 1 for ref in group) for group in groups)

    def _of_spell(self, using: Any) -> Any:
        """``its trigger`` while casting: that of the spell."""
        spell = self._speaking
        if spell and isinstance(using, AbilityRef) and using.source and using.source.states == ("it",):
            return replace(using, source=spell)
        return using

    def _aims_at_spells(self, spell: ObjectRef) -> bool:
        card = self.cards.cards.get(spell.name)
        return card is not None and any(_AT_SPELLS.search(face.text) for face in card.faces)

    def _player(self, player: Player) -> Player:
        if player == OPPONENT and OPPONENT not in self.players:
            player = self._other(ME if ME in self.players else self.subject)
        elif player == THEIR_OPPONENT:
            player = self._other(self.subject)
        elif player == THEMSELF:
            player = self._present()
        elif player == THEY:
            player = self._theirs()
        if player in self.players:
            self.met = [one for one in self.met if one != player] + [player]
        return player

    def _theirs(self) -> Player:
        """Whose "his" is: the subject's, unless that is the asker."""
        if self.subject is not None and self.subject != ME:
            return self.subject
        return self._last_player(ME)

    def _other(self, player: Player | None) -> Player:
        others = [one for one in self.players if one != (player or self.players[0])]
        return others[0] if len(others) == 1 else OPPONENT

    def _last_player(self, besides: Player | None) -> Player:
        candidates = [one for one in self.met if one not in (besides, ME)]
        if candidates:
            return candidates[-1]
        others = [one for one in self.players if one not in (besides, ME)]
        return others[0] if others else self.players[0]

    def _object(self, ref: ObjectRef) -> ObjectRef:
        if ref.states == ("it",):
            return self._antecedent(ref)
        if ref.of is not None:
            ref = replace(ref, of=self._player(ref.of))
        if ref.zone is not None:
            ref = replace(ref, zone=self._value(ref.zone))
        if "|" in ref.name:
            ref = replace(ref, name=self._one_of(ref))
        if "that" in ref.states:
            ref = self._that(ref)
        self._speak(ref)
        return ref

    def _speak(self, ref: ObjectRef) -> None:
        if ref.name:
            self.names.append(ref.name)
        self.spoken.append((ref,))

    def _one_of(self, ref: ObjectRef) -> str:
        fits = tuple(name for name in ref.name.split("|") if name in self.names) or tuple(ref.name.split("|"))
        distinct = tuple(dict.fromkeys(fits))
        if len(distinct) > 1:
            raise Unbound("", distinct)
        return distinct[0]

    def _that(self, ref: ObjectRef) -> ObjectRef:
        """``that creature``: the last thing spoken of whose type line has the noun, else the last permanent."""
        rest = tuple(state for state in ref.states if state != "that")
        if ref.name:
            return replace(ref, states=rest)
        spoken = [one for group in reversed(self.spoken) for one in reversed(group)]
        noun = ref.kind.lower().split(" ")[-1]
        if noun == "spell" and self.spells:
            return self.spells[-1]
        fitting = [one for one in spoken if noun in self.cards.type_line(one.name) or noun == one.kind.split(" ")[-1]]
        found = fitting or [one for one in spoken if self._stays(one)]
        if not found:
            raise Unbound("that", ())
        return found[0]

    def _antecedent(self, pronoun: ObjectRef) -> ObjectRef:
        groups = self.spoken
        if self._asks_of_creature:
            groups = [fit for group in groups if (fit := tuple(ref for ref in group if self._is_creature(ref)))] or groups
        for group in reversed(groups):
            fits = self._principal([ref for ref in group if self._stays(ref) and ref != self._speaking])
            if len(dict.fromkeys(fits)) > 1 and pronoun.count == 1:
                raise Unbound("it", tuple(_label(ref) for ref in dict.fromkeys(fits)))
            if fits:
                return replace(fits[-1], count=1) if pronoun.count else fits[-1]
        spells = [ref for group in self.spoken for ref in group if ref != self._speaking]
        if spells:
            return spells[-1]
        raise Unbound("it", ())

    def _principal(self, refs: list[ObjectRef]) -> list[ObjectRef]:
        """Without what is attached to another of them, when one is left."""
        hosts = [ref for ref in refs if ref.name not in self.attached]
        return hosts if len(dict.fromkeys(hosts)) == 1 else refs

    def _stays(self, ref: ObjectRef) -> bool:
        """Whether it can be a permanent, as far as its printed types say."""
        line = self.cards.type_line(ref.name) if ref.name else ""
        return not any(word in line for word in _NO_PERMANENT)

    def _is_creature(self, ref: ObjectRef) -> bool:
        """Whether it can be a creature, as far as it is known."""
        line = self.cards.type_line(ref.name) if ref.name else ref.kind.lower()
        return any(word in line for word in ("creature", "vehicle", "token"))

    def _ability(self, ability: AbilityRef) -> AbilityRef:
        if ability.source is None:
            return ability
        return replace(ability, source=self._object(ability.source))

    def _spec(self, spec: ObjectSpec) -> ObjectSpec:
        if spec.name == MORE:
            last = next((ref.name for group in reversed(self.spoken) for ref in reversed(group) if ref.name), "")
            spec = replace(spec, name=last)
        changed = {
            name: self._value(held)
            for name in ("token_copy_of", "attached_to", "copying", "exiled_with", "paired_with", "owner")
            if (held := getattr(spec, name)) is not None
        }
        bound = replace(spec, **changed) if changed else spec
        if bound.attached_to is not None:
            self.attached.add(bound.name)
        if ref_to(bound) != IT:
            self._speak(replace(ref_to(bound), count=max(bound.count, 1)))
        return bound

    def _tuple(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """Each bound; "them" becomes all that were spoken of together; what is listed is one group."""
        before = len(self.spoken)
        bound: list[Any] = []
        for value in values:
            if isinstance(value, ObjectRef) and value.states == ("it",) and value.count in (0, 2):
                bound += self._them(value.count)
            else:
                bound.append(self._value(value))
        group = tuple(ref for refs in self.spoken[before:] for ref in refs)
        if len(values) > 1 and all(isinstance(value, ObjectRef) for value in values):
            self.spoken[before:] = [group]
        return tuple(bound)

    def _them(self, count: int = 0) -> list[ObjectRef]:
        """Several things spoken of together, ``count`` of them when that is said; else all that were spoken of."""
        for group in reversed(self.spoken):
            fits = [ref for ref in group if ref != self._speaking]
            number = sum(ref.count or 2 for ref in fits)
            if number > 1 and count in (0, number):
                return fits
        lasting = [ref for group in self.spoken for ref in group if ref != self._speaking and self._stays(ref)]
        alone = list(dict.fromkeys(lasting))
        if count and len(alone) == count:
            return alone
        if len(alone) > 1:
            raise Unbound("both" if count else "they", tuple(map(_label, alone)))
        return [self._antecedent(ObjectRef(states=("it",)))]


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


def _is_many(ref: ObjectRef) -> bool:
    """Whether it has a name that sounds like several ("Grizzly Bears")."""
    last = ref.name.split(" ")[-1].lower()
    return last != singular(last)


def _label(ref: ObjectRef) -> str:
    return f"{ref.name or ref.kind} {ref.label}".strip()
