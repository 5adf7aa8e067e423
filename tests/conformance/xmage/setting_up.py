"""Setting up a case: the seats, the decks, and the cards in each zone before the first turn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from engine.game.daytime import DAYTIME
from engine.game.objects import Id, Player, Zone
from engine.game.state import RANGE, State, Turn
from engine.game.zones import Move, closed_mark
from engine.words.statics.informing import BeginsInPlay
from tests.conformance.xmage.answering import Players
from tests.conformance.xmage.cases import Case, Deck, Op, of_run
from tests.conformance.xmage.catalogue import Catalogue
from tests.conformance.xmage.faults import Unsupported
from tests.conformance.xmage.naming import Naming, letter_of, player_of
from tests.conformance.xmage.seats import Seat
from tests.conformance.xmage.table import Table
from tests.engine.game.position import add_card

STEPS = 2500
"""The most events that a case may have."""

_ZONES = {"HAND": Zone.HAND, "GRAVEYARD": Zone.GRAVEYARD, "EXILED": Zone.EXILE, "COMMAND": Zone.COMMAND}
_MARKS = ("setStrictChooseMode", "skipInitShuffling", "disableManaAutoPayment", "removeAllCardsFromLibrary",
          "removeAllCardsFromHand", "setLife", "addCard", "setDaytime")


_ALL_IN_REACH = 3
"""With so many players a range of one seat reaches everybody."""


def set_up(case: Case) -> Table:
    """The empty table of a case, with the answers that its players have."""
    for op in case.setup:
        if op["op"] not in _MARKS:
            raise Unsupported(op["op"])
    naming = Naming()
    order = [player_of(letter) for letter in case.game.turn_order]
    seats = {player: Seat(letter_of(player), player) for player in order}
    for op in of_run(case.choices, 0):
        seats[player_of(op["player"])].add_choice(op)
    table = Table(_seated(case, order), Players(seats, naming, case.strict), STEPS)
    table.range = 1 if case.game.range == "ONE" else None
    return table


def place_cards(case: Case, catalogue: Catalogue, decks: Mapping[str, Deck], table: Table) -> None:
    """Put the cards of all players where they are at the start; nothing triggers."""
    table.players.is_placing = True
    for player in sorted(table.state.players):
        _Setting(case, catalogue, decks, table.players.naming, table, player).place()
    table.players.is_placing = False
    for player in table.players.seats:
        _open_hand(table, player)
    table.state = table.state.with_(waiting=(), history=())


def _open_hand(table: Table, player: Id) -> None:
    """Cards with which a player may begin the game are asked about one by one; a script that says nothing leaves them."""
    seat = table.players.seats[player]
    for thing in table.state.zone(Zone.HAND, player):
        begins = any(isinstance(ability, BeginsInPlay) for ability in table.characteristics(thing).abilities)
        if begins and seat.head in ("Yes", "No") and seat.choices.pop(0) == "Yes":
            table.happen(Move(object=thing, to=Zone.BATTLEFIELD, controller=player))


def _seated(case: Case, order: list[Id]) -> State:
    """Players around an empty table, at the end of the turn before the first."""
    seated = {p: Player(id=p, name=f"Player{letter_of(p)}", life=case.game.start_life) for p in order}
    marks: dict[str, object] = {closed_mark(p): True for p in order}
    if case.game.range == "ONE" and len(order) > _ALL_IN_REACH:
        marks[RANGE] = dict.fromkeys(order, 1)
    for op in case.setup:
        if op["op"] == "setDaytime":
            marks[DAYTIME] = "day" if op["day"] else "night"
    turn = Turn(number=0, active=order[-1], priority=order[-1], step="cleanup")
    return State(players=seated, turn=turn, next_id=len(order) + 1, marks=marks, is_paid_for=False)


class _Setting:
    """The cards of one player."""

    def __init__(
        self, case: Case, catalogue: Catalogue, decks: Mapping[str, Deck], naming: Naming, table: Table, player: Id
    ) -> None:
        self.case, self.catalogue, self.naming, self.table, self.player = case, catalogue, naming, table, player
        letter = letter_of(player)
        self.ops = [op for op in case.setup if op.get("player") == letter]
        self.deck = decks.get(case.game.decks.get(letter, ""), Deck())

    def place(self) -> None:
        """Zone by zone."""
        for op in self.ops:
            if op["op"] == "setLife":
                state = self.table.state
                self.table.state = state.put(state.players[self.player].with_(life=op["life"]))
        self._library()
        for zone in ("HAND", "GRAVEYARD", "COMMAND", "EXILED"):
            if zone == "COMMAND":
                self._commanders()
            for op in self._cards(zone):
                for alias in _aliases(op):
                    self._add(op["card"], _ZONES[zone], alias)
        for op in self._cards("BATTLEFIELD"):
            for alias in _aliases(op):
                self._permanent(op, alias)

    def _cards(self, zone: str) -> list[Op]:
        return [op for op in self.ops if op["op"] == "addCard" and op["zone"] == zone]

    def _library(self) -> None:
        """Cards that were added lie on top, the last of them topmost, unless all is shuffled."""
        added = [(op["card"], alias) for op in self._cards("LIBRARY") for alias in _aliases(op)][::-1]
        for name, _ in added:
            self.catalogue.understood(name)
        if not any(op["op"] == "removeAllCardsFromLibrary" for op in self.ops):
            added += [(name, "") for name, count in self.deck.main for _ in range(count)]
        if not any(op["op"] == "skipInitShuffling" for op in self.case.setup):
            random.Random(f"{self.case.id} {self.player}").shuffle(added)
        for name, alias in added:
            self._add(name, Zone.LIBRARY, alias, is_checked=False)

    def _commanders(self) -> None:
        if self.case.game.format.startswith("commander"):
            for name, count in self.deck.sideboard:
                for _ in range(count):
                    self._add(name, Zone.COMMAND, "")
        elif self.case.game.format.startswith("oathbreaker"):
            raise Unsupported("oathbreaker")

    def _add(self, name: str, zone: Zone, alias: str, is_checked: bool = True) -> Id:
        definition = self.catalogue.understood(name) if is_checked else self.catalogue.definition(name)
        marks = frozenset({"commander"}) if zone is Zone.COMMAND else frozenset()
        self.table.state, thing = add_card(self.table.state, definition, self.player, zone, marks=marks)
        if alias:
            self.naming.aliases[alias] = thing
        return thing

    def _permanent(self, op: Op, alias: str) -> None:
        """It is there as though it had entered: with counters and choices, but nothing triggers."""
        table, name = self.table, op["card"]
        definition = self.catalogue.understood(name)
        face = self.catalogue.face_of(name)
        if "Aura" in definition.faces[face].subtypes:
            table.state, thing = add_card(table.state, definition, self.player, Zone.BATTLEFIELD, face=face)
        else:
            thing = self._add(name, Zone.EXILE, "")
            table.happen(Move(object=thing, to=Zone.BATTLEFIELD, controller=self.player, face=face, tapped=bool(op.get("tapped"))))
            thing = table.state.became.get(thing, thing)
        found = table.state.objects.get(thing)
        if found is not None:
            table.state = table.state.put(found.with_(is_sick=False))
        if alias:
            self.naming.aliases[alias] = thing


def _aliases(op: Op) -> Iterator[str]:
    """One name for each copy of a card, empty when it has none."""
    count, alias = op.get("count", 1), op.get("alias", "")
    for number in range(count):
        yield "" if not alias else alias if count == 1 else f"{alias}.{number + 1}"
