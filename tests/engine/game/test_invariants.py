"""What stays true of a game whatever happens in it."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game.attaching import Attach
from engine.game.choices import Trial
from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.machine import Game
from engine.game.objects import OWNED_ZONES, Characteristics, Zone
from engine.game.players import Note
from engine.game.priority import resolve_everything
from engine.game.turn import advance
from engine.game.zones import CreateToken, Destroy, Draw, Move, Sacrifice, closed_mark
from tests.engine.game.words import SeesBack, When, card, creature, dies, gain, game_of

BEAR = Characteristics(name="Token", types=("creature",), power=1, toughness=1)
ZONES = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD)
DECK = (
    creature("A"), creature("B", 1, 1, When(trigger=SeesBack(what=dies), effect=gain(1))), creature("C", 3, 3),
    card("D", "artifact", subtypes=("Equipment",)), card("E", "land"),
)


def table() -> Game:
    """Two players with the same closed decks, spread over their zones."""
    cards = [(each, player, ZONES[(n + player) % len(ZONES)]) for player in (1, 2) for n, each in enumerate(DECK * 2)]
    game, _ = game_of(*cards, chooser=Trial())
    game.happen(*(Note(key=closed_mark(p), value=True) for p in (1, 2)))
    return game


def do(game: Game, kind: int, pick: int, other: int) -> None:
    """One of several things happens to one of the objects."""
    ids = sorted(game.state.objects)
    thing, second, player = ids[pick % len(ids)], ids[other % len(ids)], 1 + other % 2
    events = (
        Move(object=thing, to=ZONES[other % len(ZONES)]), Destroy(object=thing), Sacrifice(player=player, object=thing),
        Draw(player=player), CreateToken(controller=player, base=BEAR), PutCounters(on=thing, kind="-1/-1", amount=1),
        Damage(source=thing, recipient=second, amount=2), Attach(object=thing, to=second),
    )
    if kind < len(events):
        game.happen(events[kind])
    elif kind == len(events):
        resolve_everything(game)
    else:
        advance(game)


def cards_of(game: Game) -> Counter[tuple[str, int]]:
    """How many cards there are of each name and owner."""
    return Counter((o.definition.name, o.owner) for o in game.state.objects.values() if not o.is_token and o.stacked is None)


def check_zones(game: Game) -> None:
    """Every object is in the one zone that it says, a card of a player in a zone of theirs."""
    seen: Counter[int] = Counter()
    for (zone, player), ids in game.state.zones.items():
        seen.update(ids)
        for thing in ids:
            found = game.state.objects[thing]
            assert found.zone is zone
            assert player == (found.owner if zone in OWNED_ZONES else 0)
    assert set(seen.values()) <= {1}
    assert set(seen) == {o.id for o in game.state.objects.values() if o.zone is not Zone.NOWHERE}


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60), st.integers(0, 60)), max_size=25))
@settings(max_examples=40, deadline=None)
def test_no_card_is_lost_and_every_object_is_where_it_says(happenings):
    game = table()
    before = cards_of(game)
    for kind, pick, other in happenings:
        do(game, kind, pick, other)
        check_zones(game)
    if not any(p.has_lost for p in game.state.players.values()):
        assert cards_of(game) == before


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60), st.integers(0, 60)), max_size=12))
@settings(max_examples=20, deadline=None)
def test_the_same_happenings_give_the_same_game(happenings):
    one, other = table(), table()
    for game in (one, other):
        for kind, pick, second in happenings:
            do(game, kind, pick, second)
    assert one.state.objects == other.state.objects
    assert [e.text for e in one.log] == [e.text for e in other.log]


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60), st.integers(0, 60)), max_size=12))
@settings(max_examples=20, deadline=None)
def test_a_branch_does_not_touch_the_game_it_came_from(happenings):
    game = table()
    before = game.state
    branch = game.branch()
    for kind, pick, second in happenings:
        do(branch, kind, pick, second)
    assert game.state is before
    assert len(game.log) == 2
