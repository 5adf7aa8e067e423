"""Starting a run: the players, whose turn it is, and the cards that the text takes for granted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import engine.words.intrinsic  # noqa: F401 # it tells the game what abilities no text gives
from engine.cards.card import fold
from engine.game.abilities import expanded
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.zones.moving import with_unplaced
from engine.script.printing import print_statement, writer_for
from engine.script.run import placing
from engine.script.run.declarations import NO_TEAMS, declared_together
from engine.script.run.facing import face_named
from engine.script.run.kinds_of_games import begun, kind_of_game
from engine.script.run.library import Library
from engine.script.run.needs import Need, needs
from engine.script.run.placing.events import Setting
from engine.script.run.placing.moments import STEPS
from engine.script.run.placing.objects import put
from engine.script.run.run import Limits, Run
from engine.script.run.scene import Scene
from engine.script.run.teams import seated, seats, supposed, teammate_of_asker
from engine.script.values import (
    Act,
    Attack,
    AttackTo,
    Branch,
    Cast,
    CommanderCasts,
    CommanderDamage,
    CommanderIs,
    EndTurn,
    Equip,
    GoTo,
    Happening,
    Has,
    HasCards,
    Lacks,
    ManaMatters,
    Moment,
    ObjectSpec,
    Owns,
    OwnsOutside,
    Play,
    Player,
    Question,
    RangeOfInfluence,
    Script,
    Statement,
)

_BEFORE_MAIN: Final = ("untap", "upkeep", "draw")
"""Steps of a turn that a text which moves on to them does not start in."""
_THERE: Final = (Has, HasCards, Lacks, Owns, CommanderIs, ManaMatters, RangeOfInfluence, AttackTo)
SHOWN: Final = {
    "me": "You", "opponent": "Your opponent", "teammate": "Your teammate", "other opponent": "Your other opponent",
}
"""How answers address the asker and the unnamed other."""


def start(script: Script, library: Library, steps: int, limits: Limits) -> Run:
    """A run that stands before the first statement."""
    sitting = seats(script, script.players or (Player("me"), Player("opponent")))
    players = sitting.players
    scene = Scene({player.name: number for number, player in enumerate(players, 1)} | teammate_of_asker(sitting))
    kind = kind_of_game(script)
    active, why = active_player(script, scene, library)
    state = seated(begun([SHOWN.get(p.name, p.name) for p in players], kind, active), sitting, scene.players)
    run = Run(Game(state, steps=steps), scene, library, in_order(script.statements, sitting.together), limits)
    writer = writer_for(script)
    run.say = lambda statement: print_statement(statement, writer)
    run.assume(why)
    run.assume(supposed(sitting))
    for sentence in namesakes(script):
        run.assume(sentence)
    run.needed = tuple(needs(script, library))
    return run


def namesakes(script: Script) -> Iterator[str]:
    """Which of the two is meant, where a player is called as a card is for short."""
    from engine.script.run.naming import names_in

    cards = dict.fromkeys(names_in(script.statements))
    for player in script.players:
        for name in cards:
            if fold(name) != fold(player.name) and fold(name).replace(",", "").split()[0] == fold(player.name):
                yield f"“{player.name}” is the player; the card is called {name}."


def in_order(statements: Sequence[Statement], teams: Mapping[Player, int] = NO_TEAMS) -> list[Statement]:
    """What is there is there from the start, also when the text says so after the first deed, until a question is asked."""
    asked = next((n for n, s in enumerate(statements) if isinstance(s.what, Question | Branch)), len(statements))
    first = next((n for n, s in enumerate(statements[:asked]) if isinstance(s.what, Act | Happening)), asked)
    late = [s for s in statements[first:asked] if isinstance(s.what, _THERE)]
    there = [*statements[:first], *late]
    of_commanders = [s for s in there if isinstance(s.what, CommanderIs | CommanderCasts | CommanderDamage)]
    return [
        *(s for s in there if s not in of_commanders),
        *of_commanders,
        *declared_together([s for s in statements[first:asked] if s not in late], teams),
        *declared_together(statements[asked:], teams),
    ]


def supply(run: Run, need: Need) -> None:
    """Put what the text takes for granted where it has to be."""
    player = run.scene.player(need.player)
    if need.is_outside:
        placing.place(run, OwnsOutside(need.player, (ObjectSpec(need.name),)))
        run.assume(need.sentence(run.game.name(player)))
        return
    there = put(run, player, need.zone, ObjectSpec(name=need.name, label=need.label, count=need.count))
    if need.zone is Zone.LIBRARY:
        run.game.happen(Setting(fields={"marks": with_unplaced(run.game.state, player, there)}))
    run.assume(need.sentence(run.game.name(run.scene.player(need.player))))


def active_player(script: Script, scene: Scene, library: Library) -> tuple[Id, str]:
    """Whose turn it is: as said, else the first player's, unless only another does what is done in one's own turn."""
    first = next(iter(scene.players.values()))
    for statement in _of_the_first_turn(script):
        if isinstance(statement.what, Moment):
            said = statement.what.player
            return (scene.player(said) if said else first), ""
        act = statement.what
        if isinstance(act, Act) and act.player is not None and statement.response is None and is_for_own_turn(act, library):
            player = scene.player(act.player)
            why = "" if player == first else f"It is {SHOWN.get(act.player.name, act.player.name)}'s turn."
            return player, why
    return first, ""


def _of_the_first_turn(script: Script) -> Iterator[Statement]:
    """The statements up to where the text, after a deed or between questions, goes on to another turn."""
    is_done = False
    asked = [place for place, one in enumerate(script.statements) if one.is_question]
    for place, statement in enumerate(script.statements):
        if isinstance(statement.what, Moment) and (is_done or (asked and asked[0] < place < asked[-1])):
            return
        deed = statement.what.deed if isinstance(statement.what, Act) else None
        if isinstance(deed, GoTo) and deed.step == "turn" and (deed.next or deed.player is not None):
            return
        if isinstance(deed, GoTo) and deed.player is not None and STEPS.get(deed.step) in _BEFORE_MAIN:
            return
        if is_done and (isinstance(deed, EndTurn) or (isinstance(deed, GoTo) and (deed.player is not None or deed.next))):
            return
        is_done = is_done or deed is not None
        yield statement


def is_for_own_turn(act: Act, library: Library) -> bool:
    """Whether the deed is one for the player's own turn: for its main phase or attack, or to end it."""
    deed = act.deed
    if isinstance(deed, Attack | Equip | EndTurn):
        return True
    if isinstance(deed, Play):
        return True
    if not isinstance(deed, Cast) or not deed.spell.name:
        return False
    card = library.cards.get(deed.spell.name)
    if card is None:
        return False
    face = face_named(library.definition(deed.spell.name), deed.spell.name)
    return "instant" not in face.types and "flash" not in expanded(face.abilities).keywords
