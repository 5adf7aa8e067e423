"""What a text takes for granted: cards that it goes on to use and never said were there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec import Struct

from engine.cards.card import Card, fold
from engine.game.abilities import expanded
from engine.game.objects import Characteristics, Zone
from engine.script.run.library import Library
from engine.script.run.looking import place_of, places, zones_spoken_of
from engine.script.run.scene import Missing
from engine.script.values import (
    Act,
    Activate,
    Attack,
    Block,
    Branch,
    Can,
    Cast,
    CommanderCasts,
    CommanderIs,
    Controls,
    CostOf,
    Crew,
    DamageDealt,
    Did,
    Equip,
    ForCost,
    FromZone,
    GainedControl,
    Happening,
    Has,
    KeywordDeed,
    Must,
    ObjectFact,
    ObjectRef,
    ObjectSpec,
    Owns,
    Play,
    Player,
    Script,
    TapForMana,
    Targets,
)
from engine.script.values import choices as said
from engine.script.values.base import Value

GRAVEYARD_COSTS: Final = frozenset({"flashback", "escape", "embalm", "eternalize", "unearth", "disturb", "jump-start", "retrace"})
HAND_KEYWORDS: Final = frozenset({"cycle", "suspend", "foretell", "plot", "bloodrush", "ninjutsu", "channel", "forecast", "reveal"})
GRAVEYARD_KEYWORDS: Final = frozenset({"dredge", "unearth", "scavenge", "embalm", "eternalize", "encore"})


_FROM_HAND: Final = re.compile(r"reveals?\b[^.]*\bfrom (your|their|his or her) hand", re.IGNORECASE)


class Need(Struct, frozen=True):
    """A card that has to be somewhere, and whose."""

    name: str
    player: Player
    zone: Zone
    label: str = ""

    def sentence(self, who: str) -> str:
        """The assumption that it is there, with the player's name as answers have it."""
        if self.zone == Zone.STACK:
            return f"{self.name} is being cast by {who}."
        where = "on the battlefield" if self.zone == Zone.BATTLEFIELD else f"in {who}'s {self.zone}"
        whose = f", controlled by {who}" if self.zone == Zone.BATTLEFIELD else ""
        return f"{self.name} was {where}{whose}."


def needs(script: Script, library: Library) -> list[Need]:
    """The cards that have to be put somewhere before the first sentence, in the order of the text."""
    return _Reader(script, library).read()


_ANSWERS: Final = get_args(said.Said)


class _Reader:
    def __init__(self, script: Script, library: Library) -> None:
        self.script, self.library = script, library
        self.known: set[str] = set()
        self.named: list[str] = []
        self.commanders: dict[str, Player] = {}
        self.in_library: set[str] = set()
        self.is_done = False
        self.found: list[Need] = []
        self.players = script.players
        self.doing: Any = None

    def read(self) -> list[Need]:
        for statement in self.script.statements:
            for one in _inside(statement.what):
                if isinstance(one, Has):
                    for spec in one.objects:
                        self._know(spec.name)
                        if one.zone == "library":
                            self.in_library.add(fold(spec.name))
                    self.known |= {fold(spec.token.name) for spec in one.objects if spec.token and spec.token.name}
                elif isinstance(one, CommanderIs) and not one.zone:
                    self.commanders[fold(one.object.name)] = one.player
                elif isinstance(one, CommanderIs | CommanderCasts | GainedControl | ObjectFact | Owns):
                    self._know(one.object.name)
                elif isinstance(one, ObjectSpec):
                    beside = (one.attached_to, one.copying, one.token_copy_of)
                    self.known |= {fold(ref.name) for ref in beside if isinstance(ref, ObjectRef)}
        for statement in self.script.statements:
            self._statement(statement.what)
        return self.found

    def _know(self, name: str) -> None:
        """The text has brought in a card, under this name or that of another of its faces."""
        card = self.library.cards.get(name) if name else None
        names = [card.name, *(face.name for face in card.faces)] if card is not None else []
        if card is not None and card.layout == "meld":
            names += [half.faces[0].name for half in self.library.halves(name)]
        self.known |= {fold(one) for one in (name, *names) if one}
        if card is not None:
            self.named.append(card.name)

    def _statement(self, what: Any) -> None:
        self.is_done = isinstance(what, Act | Can | Must | Happening)
        if isinstance(what, CommanderIs):
            return
        if isinstance(what, Act):
            self._act(what)
        elif isinstance(what, Branch):
            for act in what.acts:
                self._statement(act)
            self._statement(what.question)
        elif isinstance(what, Can):
            self._act(what.act)
        elif isinstance(what, Controls):
            return
        elif isinstance(what, CostOf) and isinstance(what.player, Player):
            self._mentioned(what, what.player)
        elif isinstance(what, DamageDealt) and isinstance(what.to, Player) and what.source is not None:
            self._need(what.source, self._other(what.to), None)
        elif isinstance(what, Did) and what.verb.startswith("enter") and isinstance(what.subject, ObjectRef):
            self._need(what.subject, self.players[0] if self.players else Player("me"), Zone.HAND)
        else:
            self._mentioned(what, self.players[0] if self.players else Player("me"))

    def _act(self, act: Act) -> None:
        player = act.player or self.players[0]
        deed = act.deed
        if isinstance(deed, said.Reveal):
            self._revealed(deed, player)
            return
        if not isinstance(deed, _ANSWERS):
            self.doing = deed
        if isinstance(deed, Cast):
            self._need(deed.spell, player, self._cast_from(deed))
        elif isinstance(deed, Play):
            self._need(deed.card, player, _from(deed.said))
        elif isinstance(deed, KeywordDeed):
            zone = Zone.HAND if deed.keyword in HAND_KEYWORDS or deed.keyword.endswith("cycle") else Zone.BATTLEFIELD
            self._need(deed.card, player, Zone.GRAVEYARD if deed.keyword in GRAVEYARD_KEYWORDS else zone)
        elif isinstance(deed, Block):
            for group in deed.groups:
                self._all(group.blockers, player)
                self._all(group.attackers, self._other(player))
        elif isinstance(deed, said.Discard):
            self._all(deed.objects, player, Zone.HAND)
        elif isinstance(deed, Activate | TapForMana | Attack | Equip | Crew):
            self.is_done &= getattr(getattr(deed, "ability", None), "words", "") not in HAND_KEYWORDS
            self._mentioned(deed, player, self._other(player))
            return
        self._mentioned(deed, player, self._other(player))

    def _cast_from(self, deed: Cast) -> Zone:
        """The zone said, else the graveyard for a face that is cast from there alone."""
        zone, card = _from(deed.said), self.library.cards.get(deed.spell.name) if deed.spell.name else None
        if card is None or zone is not Zone.HAND or len(card.faces) < 2:
            return zone
        is_later = "aftermath" in expanded(self._face(deed).abilities).keywords or self._is_disturbed(card, deed.spell.name)
        return Zone.GRAVEYARD if is_later else zone

    def _is_disturbed(self, card: Card, name: str) -> bool:
        """Whether a name is that of a back face that its front face lets be cast by disturb."""
        is_back = card.layout == "transform" and fold(card.faces[-1].name) == fold(name)
        return is_back and "disturb" in expanded(self.library.definition(name).faces[0].abilities).keywords

    def _other(self, player: Player) -> Player:
        return next((other for other in self.players if other != player), player)

    def _all(self, refs: tuple[ObjectRef, ...], player: Player, zone: Zone = Zone.BATTLEFIELD) -> None:
        for ref in refs:
            self._need(ref, player, zone)

    def _mentioned(self, what: Any, player: Player, other: Player | None = None) -> None:
        """Whatever is named without having been there is a permanent; targets are the other player's."""
        left_out: set[int] = set()
        for one in _inside(what):
            if id(one) in left_out:
                continue
            if isinstance(one, said.Reveal):
                left_out |= {id(ref) for ref in _inside(one)}
                self._revealed(one, player)
            elif isinstance(one, Targets):
                self._targets(what, one.targets, player, other or player)
            elif isinstance(one, said.Sacrifice | said.Tap):
                self._all(one.objects, player)
            elif isinstance(one, said.Find):
                self._found(one.objects, player)
            elif isinstance(one, said.Put | said.Return) and one.to.zone in ("battlefield", "hand"):
                self._all(one.objects, player, self._origin(one))
            elif isinstance(one, ObjectRef):
                self._need(one, player, None)

    def _origin(self, put: said.Put | said.Return) -> Zone:
        """Where what is put or returned comes from: by what does it, else by what was named last with a text about such a zone."""
        likeliest = Zone.HAND if isinstance(put, said.Put) else Zone.GRAVEYARD
        doing = [one.name for one in _inside(self.doing) if isinstance(one, ObjectRef) and one not in put.objects]
        for name in (*doing, *reversed(self.named)):
            zones = [zone for face in self._faces(name) for zone in zones_spoken_of(face)]
            if zones:
                return likeliest if likeliest in zones else zones[0]
        return likeliest

    def _faces(self, name: str) -> tuple[Characteristics, ...]:
        try:
            return self.library.definition(name).faces
        except Missing:
            return ()

    def _found(self, objects: tuple[Any, ...], player: Player) -> None:
        """What a search finds was in the library, as often as it is said, besides what is anywhere else."""
        for ref in objects:
            if isinstance(ref, ObjectRef) and ref.name and ref.zone is None and fold(ref.name) not in self.in_library:
                self._know(ref.name)
                self.found += [Need(ref.name, player, Zone.LIBRARY)] * max(ref.count or 1, 1)

    def _revealed(self, deed: said.Reveal, player: Player) -> None:
        """What a card has revealed from a hand is in it; what comes from a library is unknown until then."""
        names = {ref.name for ref in _inside(self.doing) if isinstance(ref, ObjectRef) and ref.name}
        cards = (self.library.cards.get(name) for name in names)
        if any(_FROM_HAND.search(face.text) for card in cards if card is not None for face in card.faces):
            self._all(tuple(ref for ref in deed.objects if isinstance(ref, ObjectRef)), player, Zone.HAND)
        for ref in deed.objects:
            self._know(getattr(ref, "name", ""))

    def _targets(self, deed: Any, targets: tuple[Any, ...], player: Player, other: Player) -> None:
        """Targets are where the words of a spell look for them: a card in a graveyard, a spell; else a permanent."""
        found = places(self._face(deed)) if isinstance(deed, Cast) and deed.spell.name else ()
        for at, target in enumerate(targets):
            if isinstance(target, ObjectRef):
                place = place_of(found, at, len(targets), self._is_permanent(target))
                zone = None if place.zone is Zone.BATTLEFIELD else place.zone
                is_own = place.whose == "caster" or (place.zone is Zone.GRAVEYARD and place.whose == "anybody")
                self._need(target, player if is_own else other, zone)

    def _face(self, deed: Cast) -> Characteristics:
        """The face of the card that is cast, by its name; none when there is no such card."""
        try:
            faces = self.library.definition(deed.spell.name).faces
        except Missing:
            return Characteristics()
        return next((face for face in faces if fold(face.name) == fold(deed.spell.name)), faces[0])

    def _is_permanent(self, target: ObjectRef) -> bool:
        try:
            return not target.name or self.library.definition(target.name).faces[0].is_permanent
        except Missing:
            return True

    def _need(self, ref: ObjectRef, player: Player, zone: Zone | None) -> None:
        if not ref.name or fold(ref.name) in self.known:
            return
        try:
            definition = self.library.definition(ref.name)
        except Missing:
            return
        commanding = self.commanders.get(fold(definition.name))
        if commanding is not None and not self.is_done:
            return
        self._know(ref.name)
        if commanding is not None:
            if zone is None or zone is Zone.BATTLEFIELD:
                self.found.append(Need(ref.name, commanding, Zone.BATTLEFIELD))
            return
        if ref.zone is not None:
            zone, player = Zone(ref.zone.zone), ref.zone.player or player
        if zone is None or (zone == Zone.BATTLEFIELD and not definition.faces[0].is_permanent):
            zone = Zone.BATTLEFIELD if definition.faces[0].is_permanent else Zone.HAND
        owner = ref.of if ref.of is not None and ref.of in self.players else player
        self.found.append(Need(ref.name, owner, zone, ref.label))


def _from(announced: tuple[Any, ...]) -> Zone:
    for one in announced:
        if isinstance(one, FromZone):
            return Zone(one.zone.zone)
        if isinstance(one, ForCost) and one.cost.lower() in GRAVEYARD_COSTS:
            return Zone.GRAVEYARD
    return Zone.HAND


def _inside(value: Any) -> Iterator[Value]:
    """The values within a value, outermost first."""
    if isinstance(value, Value):
        yield value
        for name in value.__struct_fields__:
            yield from _inside(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _inside(part)
