"""Printing reads back: for scripts generated from the values, and for texts of all kinds."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.script.printing import print_script
from engine.script.reading import read_script
from engine.script.values import (
    AbilityRef,
    Act,
    Activate,
    Attack,
    Attackers,
    Block,
    Blockers,
    Can,
    CardCount,
    Cast,
    Characteristic,
    Choose,
    Counters,
    DamageDealt,
    Did,
    GoTo,
    Happens,
    Has,
    HasAbility,
    Is,
    LifeIs,
    LifeTotal,
    ManaTypes,
    Mode,
    ObjectRef,
    ObjectSpec,
    PayLife,
    Player,
    PowerToughness,
    Response,
    Sacrifice,
    Script,
    Statement,
    TapForMana,
    Targets,
    Where,
    WhoControls,
    Words,
    XIs,
    ZoneRef,
)
from tests.engine.script.reading.named_cards import CARDS, TYPES

NAMES = st.sampled_from(sorted(TYPES))
PERMANENTS = st.sampled_from([name for name, line in sorted(TYPES.items()) if "Instant" not in line and "Sorcery" not in line])
SMALL = st.integers(1, 12)


def specs() -> st.SearchStrategy[ObjectSpec]:
    counters = st.lists(st.builds(Counters, st.sampled_from(["charge", "+1/+1", "first strike"]), SMALL), max_size=2)
    return st.builds(
        ObjectSpec,
        NAMES,
        st.integers(1, 3),
        tapped=st.booleans(),
        arrived=st.sampled_from(["", "this turn"]),
        counters=counters.map(tuple),
        damage=st.integers(0, 3),
        x=st.none() | SMALL,
        face_down=st.booleans(),
        attached_to=st.none() | st.builds(ObjectRef, PERMANENTS),
        choosing=st.sampled_from([(), ("red",)]),
    )


def refs(players: tuple[Player, ...]) -> st.SearchStrategy[ObjectRef]:
    named = st.builds(
        ObjectRef,
        NAMES,
        of=st.none() | st.sampled_from(players),
        ordinal=st.sampled_from([0, 0, 1, 2, -1]),
        states=st.sampled_from([(), ("tapped",), ("attacking",)]),
    )
    described = st.builds(ObjectRef, kind=st.sampled_from(["token", "copy", "Soldier token"]), ordinal=st.sampled_from([0, 1, 2]))
    return named | described


def statements(players: tuple[Player, ...]) -> st.SearchStrategy[Any]:
    player, ref = st.sampled_from(players), refs(players)
    targets = st.builds(Targets, st.lists(ref | player, min_size=1, max_size=3).map(tuple))
    chosen = st.builds(Choose, st.sampled_from([(Words("red"),), (Mode(2),), (Mode(words="gain life"),)]))
    said = st.lists(
        targets
        | st.builds(XIs, SMALL)
        | st.builds(PayLife, SMALL)
        | chosen
        | st.builds(Sacrifice, st.lists(ref, min_size=1, max_size=2).map(tuple)),
        max_size=2,
        unique_by=type,
    ).map(tuple)
    ability = st.builds(AbilityRef, ref, ordinal=st.sampled_from([0, 1, 2, -1]))
    many = st.lists(ref, min_size=1, max_size=2).map(tuple)
    deeds = st.one_of(
        st.builds(Cast, st.builds(ObjectRef, NAMES), said),
        st.builds(Activate, ability, said).filter(lambda deed: not _is_read_as_cast(deed)),
        st.builds(TapForMana, many),
        st.builds(lambda who, whom: Attack((Attackers(who, whom),)), many, st.none() | player),
        st.builds(lambda who, whom: Block((Blockers(who, whom),)), many, many),
        st.builds(GoTo, st.sampled_from(["upkeep", "combat", "end step"]), player, st.booleans()),
    )
    acts = st.builds(Act, player, deeds)
    positions = st.builds(
        Has,
        player,
        st.sampled_from(["battlefield", "hand", "graveyard"]),
        st.lists(specs(), min_size=1, max_size=3).map(tuple),
        st.booleans(),
    )
    happenings = st.builds(Happens, ref, st.sampled_from(["dies", "destroyed", "tapped"])) | st.builds(
        DamageDealt, SMALL, ref | player, st.none()
    )
    questions = st.one_of(
        st.builds(PowerToughness, ref),
        st.builds(Where, ref),
        st.builds(ManaTypes, ref),
        st.builds(WhoControls, ref),
        st.builds(Characteristic, ref, st.sampled_from(["power", "mana value"])),
        st.builds(LifeTotal, player),
        st.builds(Is, ref, st.sampled_from(["creature", "red", "tapped", "Forest"])),
        st.builds(HasAbility, ref, st.sampled_from(["flying", "first strike"])),
        st.builds(Did, ref, st.just("die")),
        st.builds(CardCount, st.builds(ZoneRef, st.just("hand"), player)),
        st.builds(Can, acts),
    )
    plain = st.builds(Statement, positions | happenings | questions | st.builds(LifeIs, player, SMALL))
    response = st.none() | st.builds(Response, st.sampled_from(["in response", "on the stack", "holding priority"]), st.none())
    return plain | st.builds(Statement, acts, response, st.booleans()).filter(lambda one: not _is_aimed_as_read(one))


def _is_read_as_cast(deed: Activate) -> bool:
    """Whether it would be the use of a spell, which is read as casting it."""
    source = deed.ability.source
    is_bare = isinstance(source, ObjectRef) and deed.ability == AbilityRef(ObjectRef(source.name))
    return is_bare and source is not None and any(word in TYPES.get(source.name, "") for word in ("Instant", "Sorcery"))


def _is_aimed_as_read(statement: Statement) -> bool:
    """Whether it is a counterspell cast in response that names nothing: it is read as aimed at the spell before it."""
    deed = statement.what.deed if isinstance(statement.what, Act) else None
    is_bare = isinstance(deed, Cast) and not any(isinstance(one, Targets | Choose) for one in deed.said)
    return is_bare and statement.response is not None and deed.spell.name == "Counterspell"


def scripts() -> st.SearchStrategy[Script]:
    def of(players: tuple[Player, ...]) -> st.SearchStrategy[Script]:
        first = Statement(LifeIs(players[0], 20))
        other = Statement(LifeIs(players[1], 20))
        body = st.lists(statements(players), max_size=4)
        return body.map(lambda more: Script((first, other, *more), players))

    return st.sampled_from([(Player("Alice"), Player("Bob")), (Player("me"), Player("opponent"))]).flatmap(of)


@settings(max_examples=150, deadline=None)
@given(scripts())
def test_print_then_read_is_identity(script: Script) -> None:
    printed = "\n".join(print_script(script))
    assert read_script(printed, CARDS).meaning() == script.meaning(), printed


TEXTS = [
    "I have Chimeric Mass with two charge counters on it. I use its last ability and then I cast Giant Growth on it.\n"
    "Now my opponent casts Diminish on it. How big is it?",
    "Alice: Serra Angel (A, tapped), 2 Forest | hand: Shock | graveyard: Urborg | library: Plains\n"
    "Bob: Urborg, Tomb of Yawgmoth, Pacifism (attached to Serra Angel A) | command: Isamaru, Hound of Konda\n"
    "Alice casts Shock on Bob. In response to it, Bob casts Counterspell on Shock. Is Urborg tapped? Where is [[Urborg]]?",
    "Three players: Alice, Bob and Carol. It is Bob's upkeep. Bob is the monarch. Mana matters. Alice controls no lands.\n"
    "Alice has {G}{G} floating. Carol has drawn two cards this turn. Each player draws a card. No player does anything else.",
    "I am playing against Bob and Carol. I attack Bob with Serra Angel. Bob doesn't block. Do I win? Who wins? What happens?",
    "Commander game: Serra Angel is my commander and is in the command zone. I have cast Serra Angel from the command zone twice.\n"
    "Serra Angel has dealt 10 combat damage to Bob. What does Serra Angel cost for me to cast? Can I cast Serra Angel?",
    "Alice controls a legendary 2/2 black Rat creature token named Kim with flying, three Treasures and a token copy of Clone.\n"
    "Kim dies. How many tokens does Alice control? What is the copy's power? Does the Rat token die if Bob casts Shock on Kim?",
    "Bob: Jace Beleren (loyalty 3)\nAlice: 2 Serra Angel\nAlice attacks Bob's Jace Beleren with Serra Angel 1 and Serra Angel 2.\n"
    "Bob blocks Serra Angel 1 with Nobody. Alice assigns 2 damage to Nobody and 2 to Jace with Serra Angel 1. Is that legal?",
    "Alice casts Shock for its flashback cost from her graveyard, choosing mode 2, sacrificing Forest, paying 2 life, "
    "holding priority.\n"
    "After first-strike damage, Bob chooses to exile Forest. Bob doesn't search his library. Why? Why not?",
]


@pytest.mark.parametrize("text", TEXTS)
def test_what_was_read_prints_and_reads_back(text: str) -> None:
    script = read_script(text, CARDS)
    assert not script.faults, script.faults
    printed = print_script(script)
    assert read_script("\n".join(printed), CARDS).meaning() == script.meaning(), printed


def test_canonical_print_is_in_the_words_of_the_script() -> None:
    text = "I have Chimeric Mass with two charge counters on it. My opponent casts Diminish on it. What's its power?"
    assert print_script(read_script(text, CARDS)) == (
        "I control Chimeric Mass (two charge counters).",
        "My opponent casts Diminish targeting Chimeric Mass.",
        "What is Chimeric Mass's power?",
    )


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                "Alice",
                "Bob",
                "I",
                "casts",
                "controls",
                "Serra Angel",
                "Shock",
                "on",
                "targeting",
                "it",
                "and",
                ",",
                "with",
                "X",
                "=",
                "3",
                "the",
                "token",
                "'s",
                "trigger",
                "(",
                ")",
                "|",
                "hand",
                ":",
                ".",
                "?",
                "What",
                "is",
                "Does",
                "if",
                "\n",
                "[[",
                "]]",
                "counters",
                "{G}",
                "in response",
                "attacks",
                "blocks",
                "which",
                "of",
                "no",
                "all",
                '"',
                "Forest",
            ]
        ),
        max_size=14,
    )
)
def test_no_text_raises(words: list[str]) -> None:
    script = read_script(" ".join(words), CARDS)
    print_script(script)
