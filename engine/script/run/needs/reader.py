"""Reading what a text takes for granted, statement by statement."""

from __future__ import annotations

from typing import Any, Final, get_args

from engine.game.objects import Zone
from engine.script.run.library import Library
from engine.script.run.needs.found import Searched
from engine.script.run.needs.introduced import introduce
from engine.script.run.needs.need import Need
from engine.script.run.needs.outside import bring_in, takes_from_outside
from engine.script.run.needs.put import origin
from engine.script.run.needs.revealed import reveal
from engine.script.run.needs.targeted import target
from engine.script.run.needs.used import HAND_KEYWORDS, zone_cast_from, zone_of_keyword, zone_said
from engine.script.run.needs.wanted import Wanted
from engine.script.values import (
    Act,
    Activate,
    Attack,
    Block,
    Branch,
    Can,
    Cast,
    CommanderIs,
    Controls,
    CostOf,
    Crew,
    DamageDealt,
    Did,
    Equip,
    GainedControl,
    Happening,
    KeywordDeed,
    Must,
    ObjectRef,
    Play,
    Player,
    Script,
    TapForMana,
    Targets,
)
from engine.script.values import choices as said
from engine.script.values.inside import inside

_ANSWERS: Final = get_args(said.Said)


def needs(script: Script, library: Library) -> list[Need]:
    """The cards that have to be put somewhere before the first sentence, in the order of the text."""
    wanted = Wanted(library, script.players)
    reader = _Reader(wanted)
    introduce(script, wanted, reader.searched)
    for statement in script.statements:
        reader.statement(statement.what)
    return wanted.needs


class _Reader:
    """``doing`` is the last deed that is no answer to a choice, ``attacking`` who attacked last."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.searched = Searched(wanted)
        self.doing: Any = None
        self.attacking: Player | None = None

    def statement(self, what: Any) -> None:
        """What is done or asked is done with what is there."""
        self.wanted.is_done = isinstance(what, Act | Can | Must | Happening)
        if isinstance(what, CommanderIs | Controls):
            return
        if isinstance(what, GainedControl):
            self.wanted.know(what.using.name if what.using is not None else "")
            return
        if isinstance(what, Act):
            self._act(what)
        elif isinstance(what, Branch):
            for act in what.acts:
                self.statement(act)
            self.statement(what.question)
        elif isinstance(what, Can):
            self._act(what.act)
        else:
            self._asked(what)

    def _asked(self, what: Any) -> None:
        if isinstance(what, CostOf) and isinstance(what.player, Player):
            self._mentioned(what, what.player)
        elif isinstance(what, DamageDealt) and isinstance(what.to, Player) and what.source is not None:
            self.wanted.one(what.source, self._other(what.to), None)
        elif isinstance(what, Did) and what.verb.startswith("enter") and isinstance(what.subject, ObjectRef):
            self.wanted.one(what.subject, self._first(), Zone.HAND)
        else:
            self._mentioned(what, self._first())

    def _act(self, act: Act) -> None:
        player, deed = act.player or self.wanted.players[0], act.deed
        if not isinstance(deed, _ANSWERS):
            self.doing = deed
        if takes_from_outside(self.doing, self.wanted):
            bring_in(deed, player, self.wanted)
        if isinstance(deed, said.Reveal):
            reveal(deed, player, self.doing, self.wanted)
            return
        if isinstance(deed, Attack):
            self.attacking = act.player or self._owner_of_attackers(deed)
        self._used(deed, player, act.player is not None)
        self._mentioned(deed, player, self._other(player))

    def _owner_of_attackers(self, deed: Attack) -> Player | None:
        """Whose attack it is, where that is said only of the creatures."""
        named = (ref.of for group in deed.groups for ref in group.creatures if ref.of in self.wanted.players)
        return next(named, None)

    def _used(self, deed: Any, player: Player, is_told: bool) -> None:
        """What a deed is done with, where that is not simply a permanent. ``is_told``: the text says who does it."""
        if isinstance(deed, Cast):
            self.wanted.one(deed.spell, player, zone_cast_from(deed, self.wanted.library))
        elif isinstance(deed, Play):
            self.wanted.one(deed.card, player, zone_said(deed.said))
        elif isinstance(deed, KeywordDeed):
            self.wanted.one(deed.card, player, zone_of_keyword(deed.keyword))
        elif isinstance(deed, Block):
            attacker = self._other(player) if is_told else self.attacking or player
            for group in deed.groups:
                self.wanted.all(group.blockers, self._other(attacker))
                self.wanted.all(group.attackers, attacker)
        elif isinstance(deed, said.Discard):
            self.wanted.all(deed.objects, player, Zone.HAND)
        elif isinstance(deed, Activate | TapForMana | Attack | Equip | Crew):
            self.wanted.is_done &= (deed.ability is None or deed.ability.words not in HAND_KEYWORDS)

    def _mentioned(self, what: Any, player: Player, other: Player | None = None) -> None:
        """Whatever is named without having been there is a permanent; targets are the other player's."""
        left_out: set[int] = set()
        for one in inside(what):
            if id(one) in left_out:
                continue
            if isinstance(one, said.Reveal):
                left_out |= {id(ref) for ref in inside(one)}
                reveal(one, player, self.doing, self.wanted)
            elif isinstance(one, Targets):
                target(what, one.targets, player, other or player, self.wanted)
            elif isinstance(one, said.Sacrifice | said.Tap):
                self.wanted.all(one.objects, player)
            elif isinstance(one, said.Find) and not takes_from_outside(self.doing, self.wanted):
                self.searched.found(one.objects, player)
            elif isinstance(one, said.Put | said.Return) and one.to.zone in ("battlefield", "hand"):
                self.wanted.all(one.objects, player, origin(one, self.doing, self.wanted))
            elif isinstance(one, ObjectRef):
                self.wanted.one(one, player, None)

    def _first(self) -> Player:
        players = self.wanted.players
        return players[0] if players else Player("me")

    def _other(self, player: Player) -> Player:
        return next((other for other in self.wanted.players if other != player), player)
