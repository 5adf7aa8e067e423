"""Actions that a keyword names: cycling, equipping, crewing, turning face up, and creating tokens."""

from __future__ import annotations

from engine.cards.card import fold
from engine.game.events import DidNotHappen
from engine.game.illegal import Illegal
from engine.game.objects import Id, Zone
from engine.game.rooms import doors, locked, unlock
from engine.game.special import turn_up
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import CreateToken, Draw
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.announcing import announcement
from engine.script.run.deeds.activating import activates
from engine.script.run.deeds.doing import does, done
from engine.script.run.faults import Unable
from engine.script.run.placing.tokens import token
from engine.script.run.run import Run
from engine.script.values import AbilityRef, Activate, Create, Crew, Equip, KeywordDeed, Targets, TokenSpec, TurnFaceUp

ABILITIES = {
    "cycle": "cycling",
    "level up": "level up",
    "outlast": "outlast",
    "scavenge": "scavenge",
    "unearth": "unearth",
    "embalm": "embalm",
    "eternalize": "eternalize",
    "reconfigure": "reconfigure",
    "fortify": "fortify",
    "channel": "channel",
}
"""Verbs of a script for activating a keyword ability, and the keyword."""


@does(KeywordDeed)
def keyword_deed(run: Run, deed: KeywordDeed, player: Id) -> None:
    """Activate the keyword ability that the verb names."""
    if deed.keyword == "unlock":
        unlocks(run, deed, player)
        return
    if deed.keyword == "dredge":
        dredges(run, deed)
        return
    kind = deed.keyword.removesuffix("cycle")
    keyword = f"{kind}cycling" if kind not in ("", deed.keyword) else ABILITIES.get(deed.keyword, deed.keyword)
    activates(run, Activate(AbilityRef(deed.card, words=keyword), deed.said), player)


def dredges(run: Run, deed: KeywordDeed) -> None:
    """Dredging is never done by itself: it takes a draw, and nothing asked for it."""
    thing = pointing.one(run.game, run.scene, deed.card, (Zone.GRAVEYARD,))
    kept_from_drawing = any(isinstance(e.event, DidNotHappen) and isinstance(e.event.event, Draw) for e in run.game.log)
    name = run.game.name(thing)
    raise Illegal(_no_draw(name) + (_not_even_replaced() if kept_from_drawing else Verdict()))


@rule("702.52a")
def _no_draw(name: str) -> Verdict:
    return forbidden(f"{name} is dredged instead of a card that would be drawn, and none is.")


@rule("614.17c")
def _not_even_replaced() -> Verdict:
    return forbidden("A draw that can't happen can't be replaced.")


def unlocks(run: Run, deed: KeywordDeed, player: Id) -> None:
    """The special action of unlocking the half that is named, or the one that is still locked."""
    thing = pointing.one(run.game, run.scene, deed.card, (Zone.BATTLEFIELD,))
    found = run.game.object(thing)
    names = [fold(name) for name, _ in doors(found)]
    half = names.index(fold(deed.card.name)) if fold(deed.card.name) in names else next(iter(locked(found)), 0)
    done(unlock(run.game, player, thing, half, announcement(run, deed.said, False)))


@does(Equip)
def equips(run: Run, deed: Equip, player: Id) -> None:
    """Activate the equip ability, targeting the creature."""
    announced = (Targets((deed.creature,)), *deed.said)
    activates(run, Activate(AbilityRef(deed.equipment, words="equip"), announced), player)


@does(Crew)
def crews(run: Run, deed: Crew, player: Id) -> None:
    """Activate the crew ability, tapping the creatures named."""
    activates(run, Activate(AbilityRef(deed.vehicle, words=deed.how)), player)


@does(TurnFaceUp)
def turns_up(run: Run, deed: TurnFaceUp, player: Id) -> None:
    """The special action of turning a permanent face up."""
    thing = pointing.one(run.game, run.scene, deed.object, (Zone.BATTLEFIELD,))
    done(turn_up(run.game, player, thing, announcement(run, deed.said, False)))


@does(Create)
def creates(run: Run, deed: Create, player: Id) -> None:
    """Create tokens of a kind."""
    words = deed.kind.removesuffix("tokens").removesuffix("token").strip()
    pt, _, rest = words.partition(" ")
    spec = TokenSpec(rest, pt) if "/" in pt else TokenSpec(words)
    if not spec.kind:
        raise Unable("Say what kind of token is created.")
    base = token(run, spec).faces[0]
    run.game.happen(*(CreateToken(controller=player, base=base) for _ in range(deed.count)))
