"""The everyday nouns and adjectives with which scripts describe objects, and words that are never read as names."""

from functools import cache
from typing import Final

from engine.game.colors import COLOR_SYMBOLS
from engine.words.vocabulary import keyword_abilities

KINDS: Final = {
    word: word
    for word in (
        "token",
        "copy",
        "creature",
        "land",
        "spell",
        "card",
        "permanent",
        "artifact",
        "enchantment",
        "planeswalker",
        "instant",
        "sorcery",
        "attacker",
        "blocker",
        "commander",
        "nonland",
        "noncreature",
        "battle",
        "object",
        "source",
    )
} | {"attacker": "attacking creature", "blocker": "blocking creature"}
"""Nouns that describe an object, by their singular."""

COLOURS: Final = frozenset({*COLOR_SYMBOLS, "colorless", "colourless", "multicolored"})

STATES: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("face", "down"), "face-down"),
    (("face", "up"), "face-up"),
    (("phased", "out"), "phased-out"),
    (("summoning", "sick"), "summoning-sick"),
    (("tapped",), "tapped"),
    (("untapped",), "untapped"),
    (("attacking",), "attacking"),
    (("blocking",), "blocking"),
    (("blocked",), "blocked"),
    (("unblocked",), "unblocked"),
    (("transformed",), "transformed"),
    (("other",), "other"),
    (("legendary",), "legendary"),
    (("nonlegendary",), "nonlegendary"),
    (("enchanted",), "enchanted"),
    (("equipped",), "equipped"),
    (("manifested",), "manifested"),
    (("copied",), "copied"),
    (("original",), "original"),
    (("remaining",), "other"),
    (("exiled",), "exiled"),
    (("new",), "new"),
    (("old",), "old"),
    (("basic",), "basic"),
    (("nonbasic",), "nonbasic"),
    *(((color,), color) for color in (*COLOR_SYMBOLS, "colorless")),
)
"""Adjectives of objects, with the word that stands for them."""

EVERYDAY: Final = frozenset(
    """a an the it its this that these those they them he she his her i me my you your of in on to at by for from with
    and or but then if is are was were be been has have had do does did can could would should will would may must not no only just
    nobody everyone opp
    what who where which when why how many much all each every both any some one two three four five six seven eight
    nine ten first second third last next casts cast plays play activates activate taps tap attacks attack blocks block
    controls control draws draw targets target targeting choosing choose chooses dies die damage life hand graveyard
    library exile battlefield stack command zone turn upkeep step phase main combat end response priority ability
    abilities trigger triggers token tokens copy creature creatures land lands spell spells card cards permanent
    player players opponent mana counter counters power toughness loyalty cost costs x named resolve resolves everything
    nothing into onto before after during until under without paying pays pay sacrificing sacrifices discarding copying
    naming keeps goes go ends enters puts put returns gets loses wins assigns dividing kicked color colors type types""".split()
)
"""Words that alone never shorten a name."""


@cache
def ability_names() -> frozenset[str]:
    """The keyword abilities, in lower case."""
    return frozenset(name.lower().replace("-", " ") for name in keyword_abilities())
