"""The record of a reading: the names that the text has brought in, and the cards that have to be put somewhere."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import fold
from engine.game.objects import Definition, Zone
from engine.script.run.library import Library
from engine.script.run.needs.commanded import Commanded
from engine.script.run.needs.need import Need
from engine.script.run.scene import Missing
from engine.script.values import ObjectRef, Player


class Wanted:
    """``known`` are the names that are there already (folded), ``named`` the cards in the order in which they came into the text.

    ``is_done`` says whether the statement that is being read does something: only then does a commander leave its zone.
    """

    def __init__(self, library: Library, players: tuple[Player, ...]) -> None:
        self.library, self.players = library, players
        self.known: set[str] = set()
        self.named: list[str] = []
        self.commanded = Commanded()
        self.is_done = False
        self.needs: list[Need] = []

    def know(self, name: str) -> None:
        """The text has brought in a card, under this name or that of another of its faces."""
        card = self.library.cards.get(name) if name else None
        names = [card.name, *(face.name for face in card.faces)] if card is not None else []
        if card is not None and card.layout == "meld":
            names += [half.faces[0].name for half in self.library.halves(name)]
        self.known |= {fold(one) for one in (name, *names) if one}
        if card is not None:
            self.named.append(card.name)

    def all(self, refs: Iterable[ObjectRef], player: Player, zone: Zone = Zone.BATTLEFIELD) -> None:
        """Each has to be in a zone of the player's."""
        for ref in refs:
            self.one(ref, player, zone)

    def one(self, ref: ObjectRef, player: Player, zone: Zone | None) -> None:
        """A card has to be there unless it is; without a zone, where a card of its kind is used from."""
        if not ref.name or fold(ref.name) in self.known:
            return
        try:
            definition = self.library.definition(ref.name)
        except Missing:
            return
        if definition.name in self.commanded:
            self._commander(definition, ref, zone)
            return
        self.know(ref.name)
        if ref.zone is not None:
            zone, player = Zone(ref.zone.zone), ref.zone.player or player
        if zone is None or (zone == Zone.BATTLEFIELD and not definition.faces[0].is_permanent):
            zone = Zone.BATTLEFIELD if definition.faces[0].is_permanent else Zone.HAND
        owner = ref.of if ref.of is not None and ref.of in self.players else player
        self.needs.append(Need(ref.name, owner, zone, ref.label, max(ref.count, 1) if zone == Zone.BATTLEFIELD else 1))

    def _commander(self, definition: Definition, ref: ObjectRef, zone: Zone | None) -> None:
        if self.is_done:
            self.know(ref.name)
            self.needs += self.commanded.out(definition.name, ref.name, zone)
