"""Slots of questions: qualities, abilities in words, things counted, outcomes."""

from typing import Final

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.numbers import Mapped
from engine.script.reading.slots.things import THEM, ObjectSlot, is_kind_rather
from engine.script.words import KINDS, STATES
from engine.script.writing import Unwritable, Writer
from engine.words.vocabulary import is_subtype, plural, singular

_ENDS: Final = (
    ("in", "response"),
    ("with", "that", "on"),
    ("before", "it", "resolves"),
    ("at", "this", "point"),
    ("right", "now"),
    ("now",),
    ("this", "turn"),
    ("at", "that", "point"),
    ("then",),
    ("anymore",),
    ("at", "the", "end"),
    ("afterwards",),
    ("afterward",),
    ("after", "combat"),
    ("after", "this"),
    ("after", "all", "that"),
    ("after",),
    ("still",),
    ("any", "more"),
    ("here",),
    ("after", "that"),
    ("on", "the", "battlefield"),
)
_OBJECT: Final = ObjectSlot()


def quiet_end(context: Context, at: int) -> int:
    """The end of words that only close a question ("now", "at this point")."""
    for words in _ENDS:
        if tuple(context.low[at : at + len(words)]) == words and words[0] not in ("in", "with", "before"):
            return at + len(words)
    return at


class Rest:
    """The rest of the question in words, up to ``limit``, without its article."""

    def __init__(self, limit: int, article: bool = False) -> None:
        self.limit, self.article = limit, article

    def read(self, context: Context, at: int) -> Readings:
        if self.article and context.low[at] in ("a", "an", "the"):
            at += 1
        end = at
        while end < context.last and end - at < self.limit and not self._closes(context, end):
            end += 1
        for stop in (end, *(n for n in range(end - 1, at, -1) if context.low[n] in ("and", "or", "but"))):
            if stop > at:
                yield " ".join(self._word(context, n) for n in range(at, stop)).replace(" 's", "'s"), stop
        if end == at:
            context.miss(at, "words")

    def _word(self, context: Context, at: int) -> str:
        token = context.tokens[at]
        if token.low == "&":
            return "and"
        return token.text if token.text[:1].isupper() or token.kind != "word" else token.low

    def _closes(self, context: Context, at: int) -> bool:
        return context.low[at] in ("", ",", "?", "if", "after", "'s", "(", ")", "|", ":") or any(
            tuple(context.low[at : at + len(words)]) == words for words in _ENDS
        )

    def write(self, writer: Writer, value: str) -> str:
        if not self.article or not value or value.lower().split(" ")[0] in BARE or value.split(" ")[0].lower() == "in":
            return value
        return f"{'an' if value[0].lower() in 'aeiou' else 'a'} {value}"


BARE: Final = frozenset(
    {word for words, _ in STATES for word in words}
    | {
        "tapped",
        "monstrous",
        "flipped",
        "legendary",
        "snow",
        "colorless",
        "multicolored",
        "monocolored",
        "legal",
        "goaded",
        "suspected",
        "saddled",
        "crewed",
        "prepared",
        "renowned",
        "dead",
        "indestructible",
        "alive",
        "exiled",
        "attached",
        "destroyed",
        "historic",
        "modified",
        "kicked",
        "face",
        "phased",
        "summoning",
        "enchanted",
        "equipped",
        "colourless",
        "dealt",
        "still",
        "on",
        "in",
        "paired",
        "bestowed",
        "plotted",
        "foretold",
        "suspended",
    }
)


class WhyWords:
    """A whole question that begins with "why", as typed."""

    first: Final = frozenset({"why"})

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] == "why" and context.last > at + 1:
            typed = context.text(at, context.last)
            yield typed[:1].lower() + typed[1:], context.last

    def write(self, writer: Writer, value: str) -> str:
        if not value.startswith("why "):
            raise Unwritable(value)
        return value


class EitherOne:
    """``either``, ``any of them``: one or more of those spoken of together."""

    first: Final = frozenset({"either", "any"})

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] in self.first:
            named = context.low[at + 1 : at + 3] == ["of", "them"]
            if named or context.low[at] == "either":
                yield (THEM,), at + (3 if named else 1)

    def write(self, writer: Writer, value: object) -> str:
        raise Unwritable(value)


class What:
    """What is counted, in the plural: creatures, tokens, untapped Mountains, Treasures, or a card by name."""

    def read(self, context: Context, at: int) -> Readings:
        words: list[str] = []
        states: list[str] = []
        for ref, end in context.all(_OBJECT.read, at):
            of_states = all(any(one == (word,) for one, _ in STATES) for word in context.low[at : end - 1])
            is_kind = of_states and is_kind_rather(context.low[end - 1], ref.name)
            if ref.name and not ref.kind and ref.of is None and ref.zone is None and not ref.ordinal and not is_kind:
                yield (ref.name, ref.states), end
        while at < context.last and len(words) < 5:
            low = context.low[at]
            state = next((state for one, state in STATES if one == (low,)), None)
            one = singular(low)
            if state and not words:
                states.append(state)
            elif one in KINDS or is_subtype(low) or low in _ADJECTIVES:
                words.append(_subtype(low) if is_subtype(low) else one)
                yield (" ".join(words), tuple(states)), at + 1
            else:
                break
            at += 1
        context.miss(at, "what to count, as creatures")

    def write(self, writer: Writer, value: tuple[str, tuple[str, ...]]) -> str:
        what, states = value
        words = what.split(" ")
        many = plural(words[-1]) if words[-1].lower() in KINDS or is_subtype(words[-1]) else words[-1]
        return " ".join([*states, *words[:-1], many])


_ADJECTIVES: Final = frozenset({"noncreature", "nonland", "nontoken", "basic", "snow", "colorless", "legendary"})


def _subtype(word: str) -> str:
    from engine.words.vocabulary import subtype

    return subtype(word) or word


_DID: Final = Mapped("an outcome, as die or survive")
for _value, *_ways in (
    ("die", "die", "go to the graveyard", "get destroyed", "have to be sacrificed"),
    ("survive", "survive", "live", "survive combat", "stay on the battlefield", "remain on the battlefield", "stay alive"),
    ("trigger", "trigger", "go off", "triggers", "happen", "occur", "still happen", "go on the stack"),
    ("resolve", "resolve", "resolve successfully"),
    ("get countered", "get countered", "become countered"),
    ("fizzle", "fizzle", "fail to resolve", "do nothing"),
    ("get destroyed", "get destroyed"),
    ("get exiled", "get exiled", "go to exile"),
    ("enter", "enter", "enter the battlefield", "come into play"),
    ("come back", "come back", "return to the battlefield", "come back to the battlefield", "come back into play"),
    ("enter tapped", "enter tapped", "enter the battlefield tapped", "come in tapped"),
    ("leave", "leave the battlefield", "leave"),
    ("untap", "untap"),
    ("tap", "become tapped", "tap"),
    ("attack", "attack"),
    ("block", "block"),
    ("get blocked", "get blocked"),
    ("transform", "transform"),
    ("return", "return"),
    ("return to hand", "return to hand", "get bounced", "return to its owner 's hand"),
    ("phase out", "phase out"),
    ("phase in", "phase in"),
    ("regenerate", "regenerate"),
    ("get sacrificed", "get sacrificed"),
    ("apply", "apply", "still apply", "do anything", "have any effect", "work", "still work"),
    ("get a counter", "get a counter"),
    ("persist", "persist"),
    ("lose all abilities", "lose all abilities", "lose its abilities"),
    ("deal damage", "deal damage", "deal any damage", "deal combat damage"),
):
    _DID.add(_value, *_ways)
_DID_DEAL: Final = Mapped("deal damage").add("deal damage", "deal damage", "deal any damage", "deal combat damage")
_PLAYER_DID: Final = Mapped("an outcome for a player, as lose or draw")
for _value, *_ways in (
    ("lose", "lose", "lose the game", "die"),
    ("win", "win", "win the game"),
    ("draw", "draw", "draw a card", "draw cards", "draw any cards", "get to draw", "draw a card from it"),
    ("discard", "discard", "discard a card", "discard cards"),
    ("lose life", "lose life", "lose any life"),
    ("gain life", "gain life", "gain any life"),
    ("take damage", "take damage", "take any damage", "get dealt damage"),
    ("survive", "survive", "live"),
    ("get a token", "get a token", "create a token", "make a token", "get any tokens"),
    ("get priority", "get priority", "receive priority"),
    ("shuffle", "shuffle"),
    ("mill", "mill", "mill cards"),
    ("sacrifice", "sacrifice a creature", "sacrifice anything", "have to sacrifice"),
    ("search", "search", "get to search"),
):
    _PLAYER_DID.add(_value, *_ways)
_NUMBER: Final = Mapped("power, toughness, loyalty, mana value ...")
for _value, *_ways in (
    ("power", "power"),
    ("toughness", "toughness"),
    ("loyalty", "loyalty"),
    ("defense", "defense"),
    ("mana value", "mana value", "converted mana cost", "cmc", "mv"),
    ("damage", "damage"),
    ("level", "level"),
    ("base power", "base power"),
    ("base toughness", "base toughness"),
    ("X", "x"),
):
    _NUMBER.add(_value, *_ways)
_CAN: Final = Mapped("attack, block, be targeted ...")
for _value in (
    "attack",
    "block",
    "be blocked",
    "be targeted",
    "be countered",
    "be regenerated",
    "be destroyed",
    "be sacrificed",
    "be activated",
    "be cast",
    "target",
    "transform",
    "untap",
    "be blocked by",
    "be targeted by",
    "be countered by",
    "be destroyed by",
    "be exiled by",
    "be attacked",
    "be enchanted by",
    "be equipped by",
    "enchant",
    "equip",
    "crew",
    "be exiled",
    "be played",
    "deal damage to",
    "be tapped for mana",
    "attack alone",
    "be prevented",
    "die",
    "resolve",
    "be turned face up",
    "be attached to",
    "be crewed by",
    "be crewed",
):
    _CAN.add(_value, _value)
_CAN.add("be activated", "use its ability", "use its abilities").add("attack", "attack this turn")
_WHAT_DID: Final = (
    Mapped("die, survive ...")
    .add("die", "dies", "die", "died", "is destroyed", "are destroyed", "gets destroyed", "will die")
    .add("survive", "survives", "survive", "survived")
    .add("trigger", "triggers", "trigger", "triggered")
    .add("resolve", "resolves", "resolve", "resolved")
)
_FATED: Final = Mapped("dead or alive").add("die", "dead").add("survive", "alive", "still alive")
_THEY: Final = Mapped("they, he or she").add("they", "they").add("he", "he").add("she", "she")
_FATE: Final = Mapped("die or survive").add("die", "die").add("survive", "survive", "live")
_DESIGNATION: Final = (
    Mapped("the city's blessing ...")
    .add("city's blessing", "the city 's blessing")
    .add("priority", "priority")
)
_DRAWN: Final = Mapped("a draw").add("draw", "a draw", "drawn").add("over", "over")
SLOTS.update(
    whywords=WhyWords(),
    drawn=_DRAWN,
    haslost=Mapped("lost or won").add("lose", "lost", "lost the game").add("win", "won", "won the game"),
    eitherone=EitherOne(),
    they=_THEY,
    fated=_FATED,
    fate=_FATE,
    designation=_DESIGNATION,
    quality=Rest(5, article=True),
    rest=Rest(8),
    counting=What(),
    did=_DID,
    diddeal=_DID_DEAL,
    playerdid=_PLAYER_DID,
    numberof=_NUMBER,
    objectcan=_CAN,
    whatdid=_WHAT_DID,
)
