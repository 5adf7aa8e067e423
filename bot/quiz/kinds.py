"""The kinds of card that questions are made of, each by example lines: a card fits when it says the same, in any numbers."""

from collections.abc import Callable, Mapping

from bot.quiz.pool import QUIET, Found, Kind

SPELL = "Instant|Sorcery"
NONE: frozenset[str] = frozenset()
VANILLA = Kind(types="Creature", quiet=NONE)
CREATURE = Kind(types="Creature")


def creature_with(*keywords: str, quiet: str = "") -> Kind:
    """Creatures with these keywords, and perhaps some of the quiet ones, and nothing else."""
    return Kind(types="Creature", keywords=frozenset(keywords), quiet=frozenset(filter(None, quiet.split(","))))


GROWTH = Kind(types="Instant", lines=("Target creature gets +3/+3 until end of turn.",), hint="arget creature gets \\+", quiet=NONE)
SHRINKING = Kind(
    types="Instant", lines=("Target creature gets -3/-3 until end of turn.",), hint="arget creature gets -", quiet=NONE
)
SETTING = Kind(
    types="Instant",
    forms=(
        r"SpellText\(Instructions\(\[UntilThen\(UntilEndOfTurn\(\),Target\(Description\(OneKind\(Kind\('creature'\)\),\[\],\[\]\)\),\[(LosesAll\(\),)?(HasBasePT\(#\)|Becomes\(\[.*WithBase\(#,\[\]\),None\))\],None\)\]\)\)",
    ),
    hint="base power and toughness",
    quiet=NONE,
)
ANTHEM = Kind(types="Enchantment", lines=("Creatures you control get +1/+1.",), hint=r"reatures you control get \+", quiet=NONE)
COLOR_ANTHEM = Kind(
    types="Enchantment",
    lines=tuple(f"{color} creatures get +1/+1." for color in ("White", "Blue", "Black", "Red", "Green")),
    hint=r"(White|Blue|Black|Red|Green) creatures get \+",
    quiet=NONE,
)
LORD = Kind(types="Creature", lines=("Other creatures you control get +1/+1.",), hint=r"Other creatures you control get \+")
BURN = Kind(
    types=SPELL,
    lines=("~ deals 3 damage to any target.", "~ deals 3 damage to target creature."),
    hint=r"deals \d+ damage to (any target|target creature)",
    quiet=NONE,
)
KILL = Kind(types=SPELL, lines=("Destroy target creature.",), hint="Destroy target creature", quiet=NONE)
PICKY: Mapping[str, Callable[[Found], bool]] = {
    "Destroy target nonwhite creature.": lambda found: "W" not in found.colors,
    "Destroy target nonblue creature.": lambda found: "U" not in found.colors,
    "Destroy target nonblack creature.": lambda found: "B" not in found.colors,
    "Destroy target nonred creature.": lambda found: "R" not in found.colors,
    "Destroy target nongreen creature.": lambda found: "G" not in found.colors,
    "Destroy target nonartifact creature.": lambda found: "artifact" not in found.types,
    "Destroy target nonartifact, nonblack creature. It can't be regenerated.": lambda found: (
        not ("artifact" in found.types or "B" in found.colors)
    ),
    "Destroy target creature with flying.": lambda found: found.has("flying"),
}
"""What destroys some creatures only, with whether it does a creature."""
PICKY_KILL = Kind(
    types=SPELL,
    lines=tuple(PICKY),
    hint="Destroy target (non|creature with)",
    quiet=NONE,
)
BOUNCE = Kind(
    types=SPELL,
    lines=("Return target creature to its owner's hand.", "Return target permanent to its owner's hand."),
    hint="Return target (creature|permanent) to its owner",
    quiet=NONE,
)
WRATH = Kind(
    types=SPELL,
    lines=("Destroy all creatures.", "Destroy all creatures. They can't be regenerated."),
    hint="Destroy all creatures",
    quiet=NONE,
)
SWEEP = Kind(types=SPELL, lines=("~ deals 2 damage to each creature.",), hint=r"deals \d+ damage to each creature", quiet=NONE)
COUNTERSPELL = Kind(types="Instant", lines=("Counter target spell.",), hint="Counter target spell", quiet=NONE)
FOG = Kind(
    types="Instant",
    lines=("Prevent all combat damage that would be dealt this turn.",),
    hint="Prevent all combat damage",
    quiet=NONE,
)
ENTERS_GAIN = Kind(
    types="Creature", lines=("When ~ enters, you gain 3 life.",), hint=r"enters(?: the battlefield)?, you gain \d+ life"
)
DIES_GAIN = Kind(types="Creature", lines=("When ~ dies, you gain 3 life.",), hint=r"dies, you gain \d+ life")
ARRIVAL_GAIN = Kind(
    types="Creature|Enchantment",
    lines=(
        "Whenever another creature enters, you gain 1 life.",
        "Whenever another creature you control enters, you gain 1 life.",
        "Whenever a creature you control enters, you gain 1 life.",
    ),
    hint=r"Whenever a(nother)? creature (you control )?enters.*, you gain \d+ life",
)
_DRAINS = (
    r"Joined\(PlayersDo\({0}\(\),PlayerVerbs\(\[Once\(Lose\(#\)\)\]\)\),PlayersDo\(You\(\),PlayerVerbs\(\[Once\(Gain\(#\)\)\]\)\)\)"
)
_GAINS = r"Simple\(PlayersDo\(You\(\),PlayerVerbs\(\[Once\(Gain\(#\)\)\]\)\)\)"
_DIES = (
    r"TriggeredAbility\(Instructions\(\[{0}\]\),None,\[\],Happens\({1}\("
    r"Description\(OneKind\(Kind\('creature'\)\),\[\],\[{2}\]\)\),\[Dies\(\)\]\)\)"
)
_YOURS = r"Controlled\(You\(\)\)"
DEATH_DRAIN = Kind(
    types="Creature",
    forms=(
        _DIES.format(_DRAINS.format("TargetPlayer"), "ItIsThisOrAnother", ""),
        _DIES.format(_DRAINS.format("EachOpponent"), "ItIsThisOrAnother", _YOURS),
        _DIES.format(_DRAINS.format("EachOpponent"), "ItIsAnother", _YOURS),
        _DIES.format(_GAINS, "ItIsAnother", _YOURS),
    ),
    hint="another creature (you control )?dies, ",
)
TOKENS = Kind(
    types=SPELL,
    forms=(
        r"SpellText\(Instructions\(\[Simple\(YouDo\(PlayerVerbs\(\[Once\(CreateTokens\(#,None,None,\[\],CreatureToken\(#,"
        r"TheseColors\(\[Color\('(?P<color>.)'\)\]\),\[Kind\('(?P<token>\w+)'\),Kind\('creature'\)\],\[\],\[\],None\)+\]\)+\]\)+",
    ),
    hint=r"^Create .* creature tokens?\.$",
    quiet=NONE,
)
DOUBLE_TOKENS = Kind(
    types="Enchantment",
    forms=(r"Claimed\(MoreTokens\(UnderYourControl\(\),Times\(\)\)\)",),
    hint="twice that many of those tokens",
    quiet=NONE,
)
MORE_COUNTERS = Kind(
    types="Enchantment|Creature|Artifact",
    forms=(
        r"Claimed\(MoreOfAKind\(CounterKind\('\+1/\+1'\),BearerThat\(Description\(OneKind\(Kind\('creature'\)\),\[\],\[Controlled\(You\(\)\)\]\)\),.*",
    ),
    hint=r"that many plus one \+1/\+1 counters",
)
COPY = Kind(
    types="Creature",
    forms=(r"EntersAsCopy\(Original\(Description\(OneKind\(Kind\('creature'\)\),\[\],\[Located\(OnBattlefield\(\)\)\]\)\),.*",),
    hint="as a copy of any creature",
    quiet=NONE,
)
DORK = Kind(
    types="Creature",
    lines=tuple(f"{{T}}: Add {{{color}}}." for color in "WUBRGC"),
    hint=r"\{T\}: Add \{.\}\.",
    quiet=NONE,
)
ACTIVE = Kind(
    types="Creature",
    lines=(
        "{T}: ~ deals 1 damage to any target.",
        "{T}: Draw a card.",
        "{T}: You gain 1 life.",
        "{T}: Tap target creature.",
    ),
    hint=r"^(.*\n)?\{T\}: ",
    quiet=NONE | {"flying", "reach", "vigilance", "defender"},
)
PUMPING = Kind(
    types="Creature",
    lines=tuple(f"{{{color}}}: ~ gets +1/+{n} until end of turn." for color in "WUBRG1" for n in (0, 1)),
    hint=r"\}: .{3,40} gets \+\d/\+\d until end of turn",
)
MAKES_MOUNTAINS = Kind(
    types="Enchantment|Creature", lines=("Nonbasic lands are Mountains.",), hint="Nonbasic lands are", quiet=NONE
)
ADDS_A_TYPE = Kind(
    types="Land|Enchantment",
    forms=(
        r"ContinuousAbility\(Predicate\(Each\(Description\(OneKind\(Kind\('land'\)\),\[\],\[\]\)\),\[IsAlso\(Kind\('(?P<type>\w+)'\)\)\]\),None\)",
    ),
    hint="Each land is an? ",
    legendary=True,
)
DUAL = Kind(types="Land", lines=(), hint="", quiet=NONE)
POOL_LAND = Kind(
    types="Land|Artifact|Creature",
    forms=(
        r"ActivatedAbility\(\[TapSymbol\(\)\],Instructions\(\[Simple\(YouDo\(PlayerVerbs\(\[Once\("
        r"AddOfTypes\(#,CouldProduce\(SomeThing\(Description\("
        r"OneKind\(Kind\('land'\)\),\[\],\[Controlled\((You|AnOpponent)\(\)\)\]\)+\]\)+\]\),\[\]\)",
    ),
    hint="could produce",
    quiet=NONE,
)
TAX = Kind(
    types="Artifact|Creature|Enchantment",
    lines=("Noncreature spells cost {1} more to cast.", "Spells cost {1} more to cast."),
    hint="pells cost \\{\\d\\} more to cast",
    legendary=True,
)
SCARCE = Kind(
    types="Artifact|Creature|Enchantment",
    lines=("Creatures entering don't cause abilities to trigger.",),
    hint="don't cause abilities to trigger",
    quiet=NONE,
)
STEAL = Kind(types="Aura", lines=("You control enchanted creature.",), hint="You control enchanted creature", quiet=NONE)
DRAW = Kind(types=SPELL, lines=("Draw two cards.", "Draw a card."), hint="^Draw \\w+ cards?\\.$", quiet=NONE)
ENTERS_TAPPED = r"Enters\(This\(\),EntersTapped\(Tapped\(\)\)\)"
TWO_COLORS = Kind(
    types="Land",
    forms=(
        r"ActivatedAbility\(\[TapSymbol\(\)\],Instructions\(\[Simple\(YouDo\(PlayerVerbs\(\[Once\(AddOneOf\(\[Symbols\(\['(?P<one>.)'\]\),Symbols\(\['(?P<other>.)'\]\)\]\)+\]\)+\]\),\[\]\)",
    ),
    beside=(ENTERS_TAPPED,),
    hint=r"\{T\}: Add \{.\} or \{.\}\.$",
    quiet=NONE,
)
_MORE_MANA = (
    r"Claimed\(ProducesMore\(TapsForMana\(You\(\),ItIsA\(Description\(OneKind\(Kind\('permanent'\)\),\[\],\[\]\)+"
    r"(,None)?\)*(,None)?,Multiplied\(.*"
)
DOUBLES_MANA = Kind(types="Enchantment|Creature|Artifact", forms=(_MORE_MANA,), hint="twice as much of that mana")
TRIPLES_MANA = Kind(types="Enchantment|Creature|Artifact", forms=(_MORE_MANA,), hint="three times as much of that mana")
RETURNING = Kind(
    types="Creature", forms=(r"KeywordLine\(\[(?P<keyword>Undying|Persist)\(\)\]\)",), hint="^(?:.*\n)?(Undying|Persist)$"
)
SWORDS = Kind(
    types="Instant",
    forms=(
        r"SpellText\(Instructions\(\[Simple\(YouDo\(PlayerVerbs\(\[Once\(ExileThings\(Target\(Description\(OneKind\(Kind\('creature'\)\),\[\],\[\]\)\)\)\)\]\)\)\),"
        r"Simple\(PlayersDo\(ControllerOf\(Its\(\)\),PlayerVerbs\(\[Once\(GainEqual\(QualityOf\(Its\(\)\)\)\)\]\)\)\)\]\)\)",
    ),
    hint="^Exile target creature\\. Its controller gains life",
    quiet=NONE,
)
CLEANING = Kind(
    types=SPELL,
    lines=("Destroy target artifact or enchantment.", "Destroy target enchantment."),
    hint="^Destroy target (artifact or )?enchantment\\.$",
    quiet=NONE,
)
REST = Kind(
    types="Enchantment|Creature|Artifact",
    forms=(r"Claimed\(GoesElsewhere\(CardOrToken\(\),BePutIntoAny\(\),ExileInstead\(\)\)\)",),
    beside=(
        r"TriggeredAbility\(Instructions\(\[Simple\(YouDo\(PlayerVerbs\(\[Once\(ExileAllGraveyards\(\)\)\]\)\)\)\]\),None,\[\],Happens\(ItIsThis\(\),\[Enters\(\)\]\)\)",
    ),
    hint="into a graveyard from anywhere, exile it instead",
)
COMMANDER = Kind(types="Legendary", quiet=QUIET | {"deathtouch", "double strike", "hexproof", "indestructible"}, legendary=True)
PROTECTED = Kind(
    types="Creature",
    forms=(r"KeywordLine\(\[Protection\(\[From\(FromColor\(Color\('(?P<color>.)'\)\)\)\].*\)\]\)",),
    hint=r"Protection from (white|blue|black|red|green)",
)
FLASH = Kind(types="Creature", keywords=frozenset({"flash"}))
ENTERS_COUNTERS = Kind(
    types="Creature",
    lines=("~ enters with two +1/+1 counters on it.",),
    hint=r"enters( the battlefield)? with \w+ \+1/\+1 counters? on it\.",
)
SORCERY = Kind(
    types="Sorcery",
    lines=("Draw two cards.", "Destroy target creature.", "Destroy all creatures."),
    hint="^(Draw \\w+ cards|Destroy target creature|Destroy all creatures)\\.",
    quiet=NONE,
)
HASTY = creature_with("haste", quiet="flying,trample,first strike,menace")
WALL = creature_with("defender", quiet="flying,reach")
FIGHTER = Kind(types="Creature", quiet=QUIET | {"deathtouch", "double strike", "indestructible", "defender"})
TARGET = Kind(types="Creature", quiet=QUIET | {"deathtouch", "double strike", "indestructible", "defender"})
