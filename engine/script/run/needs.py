"""What a text takes for granted: cards that it goes on to use and never said were there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from engine.cards.card import Card, fold
from engine.game.objects import Zone
from engine.script.run.library import Library
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
    CostOf,
    Crew,
    DamageDealt,
    Did,
    Equip,
    ForCost,
    FromZone,
    Has,
    KeywordDeed,
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


_FROM_GRAVEYARD: Final = re.compile(r"[Tt]arget [^.]*card[^.]* (?:from|in) [^.]*graveyard")
"""The wording of targets that are cards in a graveyard."""
_SPELLS: Final = re.compile(r"[Tt]arget (?:[\w-]+ ){0,4}spell\b")
"""The wording of targets that are spells."""
_TARGETS: Final = re.compile(r"\b[Tt]arget (?!of\b)")


class Need(Struct, frozen=True):
    """A card that has to be somewhere, and whose."""

    name: str
    player: Player
    zone: Zone

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


class _Reader:
    def __init__(self, script: Script, library: Library) -> None:
        self.script, self.library = script, library
        self.known: set[str] = set()
        self.found: list[Need] = []
        self.players = script.players

    def read(self) -> list[Need]:
        for statement in self.script.statements:
            for one in _inside(statement.what):
                if isinstance(one, Has):
                    for spec in one.objects:
                        self._know(spec.name)
                    self.known |= {fold(spec.token.name) for spec in one.objects if spec.token and spec.token.name}
                elif isinstance(one, CommanderIs | CommanderCasts | ObjectFact | Owns):
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
        names = (card.name, *(face.name for face in card.faces)) if card is not None else ()
        self.known |= {fold(one) for one in (name, *names) if one}

    def _statement(self, what: Any) -> None:
        if isinstance(what, Act):
            self._act(what)
        elif isinstance(what, Branch):
            for act in what.acts:
                self._statement(act)
            self._statement(what.question)
        elif isinstance(what, Can):
            self._act(what.act)
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
        if isinstance(deed, Cast):
            self._need(deed.spell, player, self._cast_from(deed))
        elif isinstance(deed, Play):
            self._need(deed.card, player, _from(deed.said))
        elif isinstance(deed, KeywordDeed):
            zone = Zone.HAND if deed.keyword in HAND_KEYWORDS else Zone.BATTLEFIELD
            self._need(deed.card, player, Zone.GRAVEYARD if deed.keyword in GRAVEYARD_KEYWORDS else zone)
        elif isinstance(deed, Block):
            for group in deed.groups:
                self._all(group.blockers, player)
                self._all(group.attackers, self._other(player))
        elif isinstance(deed, said.Discard):
            self._all(deed.objects, player, Zone.HAND)
        elif isinstance(deed, Activate | TapForMana | Attack | Equip | Crew):
            self._mentioned(deed, player, self._other(player))
            return
        self._mentioned(deed, player, self._other(player))

    def _cast_from(self, deed: Cast) -> Zone:
        """The zone said, else the graveyard for a face that is cast from there alone."""
        zone, card = _from(deed.said), self.library.cards.get(deed.spell.name) if deed.spell.name else None
        if card is None or zone is not Zone.HAND or len(card.faces) < 2:
            return zone
        is_later = _text(card, deed.spell.name).startswith("Aftermath") or disturbed(card, deed.spell.name)
        return Zone.GRAVEYARD if is_later else zone

    def _other(self, player: Player) -> Player:
        return next((other for other in self.players if other != player), player)

    def _all(self, refs: tuple[ObjectRef, ...], player: Player, zone: Zone = Zone.BATTLEFIELD) -> None:
        for ref in refs:
            self._need(ref, player, zone)

    def _mentioned(self, what: Any, player: Player, other: Player | None = None) -> None:
        """Whatever is named without having been there is a permanent; targets are the other player's."""
        for one in _inside(what):
            if isinstance(one, Targets):
                zone, owner = self._where_it_looks(what, player, other or player)
                for target in one.targets:
                    if isinstance(target, ObjectRef):
                        self._need(target, owner, Zone.STACK if self._is_spell_for(what, target) else zone)
            elif isinstance(one, said.Sacrifice | said.Tap):
                self._all(one.objects, player)
            elif isinstance(one, ObjectRef):
                self._need(one, player, None)

    def _where_it_looks(self, deed: Any, player: Player, other: Player) -> tuple[Zone | None, Player]:
        """Where the targets of a spell are, and whose: in a graveyard when its text says so, else the other player's."""
        found = _FROM_GRAVEYARD.search(self._wording(deed))
        if found is None:
            return None, other
        return Zone.GRAVEYARD, other if "opponent" in found[0] else player

    def _is_spell_for(self, deed: Any, target: ObjectRef) -> bool:
        """Whether the target of a spell that is cast must be a spell itself."""
        text = self._wording(deed)
        spells, targets = len(_SPELLS.findall(text)), len(_TARGETS.findall(text))
        if not spells or not target.name or target.zone is not None:
            return False
        card = self.library.cards.get(target.name)
        stays = card is not None and not any(word in card.faces[0].type_line for word in ("Instant", "Sorcery"))
        return spells == targets or not stays

    def _wording(self, deed: Any) -> str:
        card = self.library.cards.get(deed.spell.name) if isinstance(deed, Cast) and deed.spell.name else None
        return _text(card, deed.spell.name) if card is not None else ""

    def _need(self, ref: ObjectRef, player: Player, zone: Zone | None) -> None:
        if not ref.name or fold(ref.name) in self.known:
            return
        try:
            definition = self.library.definition(ref.name)
        except Missing:
            return
        self._know(ref.name)
        if ref.zone is not None:
            zone, player = Zone(ref.zone.zone), ref.zone.player or player
        if zone is None or (zone == Zone.BATTLEFIELD and not definition.faces[0].is_permanent):
            zone = Zone.BATTLEFIELD if definition.faces[0].is_permanent else Zone.HAND
        owner = ref.of if ref.of is not None and ref.of in self.players else player
        self.found.append(Need(ref.name, owner, zone))


def disturbed(card: Card, name: str) -> bool:
    """Whether a name is that of a back face that its front face lets be cast by disturb."""
    is_back = card.layout == "transform" and fold(card.faces[-1].name) == fold(name)
    return is_back and re.search(r"^Disturb", card.faces[0].text, re.MULTILINE) is not None


def _text(card: Card, name: str) -> str:
    """The text of the face of this name, else of the front face."""
    return next((face for face in card.faces if fold(face.name) == fold(name)), card.faces[0]).text


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
