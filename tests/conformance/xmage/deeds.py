"""Deeds: everything that a player could try now, with the texts under which the suite knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.game.abilities import abilities_of, keyword_name
from engine.game.actions import Action, ActivateAbility, CastSpell, PlayLand, TurnUp
from engine.game.activating import activate
from engine.game.announcing import Announcement
from engine.game.casting import as_it_would_be, cast
from engine.game.costs import Alternative, changes_to, parts_of, split
from engine.game.face_down import ways_up
from engine.game.faces import with_face
from engine.game.machine import Game
from engine.game.mana import is_mana_ability
from engine.game.mana_cost import phyrexian
from engine.game.meaning import Keyword
from engine.game.objects import Id, Object, Zone
from engine.game.permissions import may
from engine.game.permissions.legal import has_targets
from engine.game.special import face_up_cost, play_land, turn_up
from engine.game.trying import possible
from engine.game.verdict import Verdict
from tests.conformance.xmage.naming import card_name
from tests.conformance.xmage.texts import activated, begins, words_of

_TWO_FACED = frozenset({"split", "adventure", "modal_dfc", "omen", "aftermath"})
_INSTEAD = frozenset({"flashback", "disturb", "escape", "jump-start", "retrace", "harmonize", "mayhem", "aftermath"})
"""Ways of casting that the suite does not call just ``Cast``."""
_PROMPTED = frozenset({"evoke", "dash", "free", "spectacle cost"})


class Deed:
    """One thing to try. ``names`` are exact names of a casting or a land, ``texts`` what an ability says."""

    def __init__(
        self, source: Id, action: Action, do: Callable[[Game, int], Verdict | Id], *, names: tuple[str, ...] = (),
        texts: tuple[str, ...] = (), via: str = "", face: int = 0, own_name: str = "",
    ) -> None:
        self.source, self.action, self.do = source, action, do
        self.names, self.texts, self.via, self.face, self.own_name = names, texts, via, face, own_name

    @property
    def is_face_down(self) -> bool:
        """Whether it casts a card face down."""
        return isinstance(self.action, CastSpell) and self.action.is_face_down

    def is_possible(self, game: Game) -> bool:
        """Whether it could be done now, for some choices: allowed, payable, with legal targets."""
        if not self.is_face_down:
            seen = self._seen(game)
            if may(seen, self.action.player, self.action):
                return bool(has_targets(seen, self.action.player, self.action)) and self._is_named_way(game)
        return isinstance(self.action, CastSpell) and any(
            possible(game, lambda branch, life=life: self.do(branch, life))  # type: ignore[misc]
            for life in range(self.phyrexian(game) + 1)
        )

    def _seen(self, game: Game) -> Game:
        """The game with the card as it would be cast or played."""
        if isinstance(self.action, CastSpell):
            return as_it_would_be(game, self.action, self.face)
        return with_face(game, self.source, self.face) if isinstance(self.action, PlayLand) else game

    def _is_named_way(self, game: Game) -> bool:
        """Whether the one leave to cast the card, if it is cast from elsewhere for another cost, leaves that way open."""
        if not self.via or not isinstance(self.action, CastSpell) or self.action.origin is Zone.HAND:
            return True
        return possible(game, lambda branch: self.do(branch, 0))

    def phyrexian(self, game: Game) -> int:
        """How many symbols of its cost may be paid with life."""
        if isinstance(self.action, CastSpell):
            faces = game.object(self.source).definition.faces
            return phyrexian(faces[self.face].mana_cost or ()) if self.face < len(faces) else 0
        cost = getattr(getattr(self.action, "ability", None), "cost", None)
        return phyrexian(split(parts_of(cost))[0]) if cost is not None else 0

    @property
    def way(self) -> tuple[str, ...] | None:
        """The alternative cost that it names, if it does."""
        return self.action.paid if isinstance(self.action, CastSpell) and self.via else None

    def is_meant(self, text: str) -> bool:
        """Whether one of its texts begins with this."""
        if text in self.texts:
            return True
        return any(begins(own, text, self.own_name) for own in self.texts)


def deeds(game: Game, player: Id) -> Iterator[Deed]:
    """Everything, in the suite's order of zones."""
    yield from castings(game, player)
    yield from land_plays(game, player)
    yield from abilities(game, player)
    yield from turnings_up(game, player)


def mana_deeds(game: Game, player: Id) -> Iterator[Deed]:
    """Mana abilities only."""
    return (deed for deed in abilities(game, player) if is_mana_ability(getattr(deed.action, "ability", None)))


def _elsewhere(game: Game, player: Id) -> Iterator[Object]:
    """Cards outside the battlefield that a player might use: hand, graveyard, exile, top of the library, command zone, others'."""
    state = game.state
    for zone, whose in ((Zone.HAND, player), (Zone.GRAVEYARD, player), (Zone.EXILE, 0)):
        yield from (state.objects[i] for i in state.zone(zone, whose))
    yield from (state.objects[i] for i in state.zone(Zone.LIBRARY, player)[:1])
    yield from (state.objects[i] for i in state.zone(Zone.COMMAND))
    for other in state.players:
        if other != player:
            yield from (state.objects[i] for i in state.zone(Zone.GRAVEYARD, other))
            yield from (state.objects[i] for i in state.zone(Zone.HAND, other))
            yield from (state.objects[i] for i in state.zone(Zone.LIBRARY, other)[:1])


def castings(game: Game, player: Id) -> Iterator[Deed]:
    """Every card as a spell, each face and each way."""
    for card in _elsewhere(game, player):
        for face in _faces(card):
            every = _ways(game, player, card, face)
            is_land = "land" in card.definition.faces[face].types
            yield from (deed for deed in every if deed.is_face_down or not is_land)


def _faces(card: Object) -> range:
    return range(len(card.definition.faces) if card.definition.layout in _TWO_FACED else 1)


def _ways(game: Game, player: Id, card: Object, face: int) -> Iterator[Deed]:
    spell = CastSpell(player=player, spell=card.id, origin=card.zone, face=face)
    seen = as_it_would_be(game, spell)
    name = card.definition.faces[face].name or card_name(card)
    names = tuple(dict.fromkeys((name, card_name(card)) if not face else (name,)))
    ways = [c for c in changes_to(seen, spell) if isinstance(c, Alternative)]
    yield _cast(card, spell, names, face, "")
    for way in ways:
        open_ = way.zones is None or card.zone in way.zones
        if open_ and not way.is_face_down:
            action = CastSpell(player=player, spell=card.id, origin=card.zone, paid=(way.name,), face=face)
            via = "" if way.name in _PROMPTED else way.name
            called = (card.definition.faces[1].name,) if way.is_transformed else names
            yield _cast(card, action, called, face, via, _keyword_texts(seen, card.id, way.name))
    face_down = CastSpell(player=player, spell=card.id, origin=card.zone, is_face_down=True)
    for change in changes_to(game, face_down):
        if isinstance(change, Alternative) and change.is_face_down:
            action = CastSpell(player=player, spell=card.id, origin=card.zone, is_face_down=True, paid=(change.name,))
            yield _cast(card, action, names, 0, change.name)


def _keyword_texts(game: Game, card: Id, way: str) -> tuple[str, ...]:
    """What the keyword says that offers a way of casting (``Flashback {2}{R}``)."""
    every = (a for a in abilities_of(game, card).all if isinstance(a, Keyword))
    return tuple(words_of(a) for a in every if keyword_name(a) == way)


def _cast(
    card: Object, action: CastSpell, names: tuple[str, ...], face: int, via: str, texts: tuple[str, ...] = ()
) -> Deed:
    def do(game: Game, life: int) -> Verdict | Id:
        paid = action.paid if via == "fuse" else None
        said = Announcement(face=face, is_face_down=action.is_face_down, life_for_symbols=life, paid=paid)
        done = cast(game, action.player, card.id, said)
        if via and isinstance(done, Verdict) and not done:
            return cast(game, action.player, card.id, replace(said, paid=action.paid))
        return done

    told = tuple(f"Cast {name}" for name in names) if via not in _INSTEAD else ()
    told += tuple(f"Cast {name} {how} {via}" for name in names for how in ("with", "using") if via)
    return Deed(card.id, action, do, names=names, texts=(*told, *texts), via=via, face=face)


def land_plays(game: Game, player: Id) -> Iterator[Deed]:
    """Every card as a land to play."""
    for card in _elsewhere(game, player):
        for face in _faces(card):
            if "land" in card.definition.faces[face].types:
                name = card.definition.faces[face].name
                said = Announcement(face=face)
                yield Deed(
                    card.id, PlayLand(player=player, land=card.id),
                    lambda game, life, card=card, said=said: play_land(game, player, card.id, said),  # type: ignore[misc]
                    names=(name,), texts=(f"Play {name}",), face=face,
                )


def abilities(game: Game, player: Id) -> Iterator[Deed]:
    """Every activated ability of cards and permanents."""
    outside = [card for card in _elsewhere(game, player) if card.owner == player]
    for thing in (*outside, *game.state.battlefield()):
        name = game.characteristics(thing.id).name
        for ability, texts in activated(game, thing.id):
            yield Deed(
                thing.id, ActivateAbility(player=player, source=thing.id, ability=ability),
                lambda game, life, thing=thing, ability=ability: activate(  # type: ignore[misc]
                    game, player, thing.id, ability, Announcement(life_for_symbols=life)
                ),
                texts=texts, own_name=name,
            )


def turnings_up(game: Game, player: Id) -> Iterator[Deed]:
    """Every face-down permanent that can be turned up for a cost."""
    for thing in game.state.battlefield():
        if thing.is_face_down and game.controller(thing.id) == player:
            action = TurnUp(player=player, permanent=thing.id)
            for name, _ in ways_up(thing):
                cost = face_up_cost(game, action, (name,))
                yield Deed(
                    thing.id, action,
                    lambda game, life, thing=thing, name=name: turn_up(  # type: ignore[misc]
                        game, player, thing.id, Announcement(paid=(name,), life_for_symbols=life)
                    ),
                    texts=(f"{cost.text}: Turn this face-down permanent face up.",),
                )


def playable(game: Game, player: Id, text: str) -> bool:
    """Whether something whose text begins like this could be done now."""
    return any(deed.is_meant(text) and deed.is_possible(game) for deed in deeds(game, player))
