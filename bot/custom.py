"""Cards that a server makes up: read from a text laid out like a card, and found beside the real ones."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from bot.refusal import Refusal
from bot.texts import storable
from engine.cards.card import Card, Cards, Face, fold

MOST = 100
"""How many cards a server may have."""
LONGEST_NAME = 80
LONGEST = 2000
EXAMPLE = "Bear Mentor {1}{G}\nCreature — Bear Druid\nOther Bears you control get +1/+1.\n2/2"
TOO_SHORT = "A card has a line with its name and mana cost, and one with its types. For example:\n{example}"
_COST = re.compile(r"(?P<name>.*?)\s*(?P<cost>(?:\{[0-9A-Z/]+\})*)")
_SIZE = re.compile(r"(?P<power>[0-9*+X-]+)\s*/\s*(?P<toughness>[0-9*+X-]+)")
_NUMBER = re.compile(r"(?:(?P<what>loyalty|defense):?\s*)(?P<number>[0-9X]+)", re.IGNORECASE)
_TYPES = frozenset("Artifact Battle Creature Enchantment Instant Land Planeswalker Sorcery Kindred".split())


def read_card(text: str) -> Card:
    """A card from its lines: name and mana cost, type line, text, and power/toughness, loyalty or defense last.

    Raises Refusal that says which line is not as it should be.
    """
    if len(text) > LONGEST:
        raise Refusal("That is too long for a card: {length} characters, and {most} is the most.", length=len(text), most=LONGEST)
    lines = [line.strip() for line in storable(text).splitlines() if line.strip()]
    if len(lines) < 2:
        raise Refusal(TOO_SHORT, example=EXAMPLE)
    first = _COST.fullmatch(lines[0])
    if first is None or not 1 <= len(first["name"]) <= LONGEST_NAME:
        raise Refusal("The first line is the name, then the mana cost, as in: Bear Mentor {cost}.", cost="{1}{G}")
    types = lines[1].replace(" - ", " — ").replace(" -- ", " — ")
    if not _TYPES & set(types.split(" — ")[0].split()):
        raise Refusal("The second line is the types, as in: Creature — Bear. I saw “{seen}”.", seen=lines[1][:80])
    face = Face(name=first["name"], mana_cost=first["cost"], type_line=types)
    return _with_text(face, lines[2:])


def _with_text(face: Face, lines: list[str]) -> Card:
    if lines and (size := _SIZE.fullmatch(lines[-1])):
        face = replace(face, power=size["power"], toughness=size["toughness"])
        lines = lines[:-1]
    elif lines and (number := _NUMBER.fullmatch(lines[-1])):
        face = replace(face, **{number["what"].casefold(): number["number"]})
        lines = lines[:-1]
    if "Creature" in face.type_line.split(" — ")[0].split() and face.power is None:
        raise Refusal("A creature's last line is its power and toughness, as in: 2/2.")
    face = replace(face, text="\n".join(lines))
    return Card(name=face.name, faces=(face,))


def written(card: Card) -> str:
    """The text that :func:`read_card` reads as this card."""
    face = card.faces[0]
    size = f"{face.power}/{face.toughness}" if face.power is not None else ""
    number = f"Loyalty: {face.loyalty}" if face.loyalty else f"Defense: {face.defense}" if face.defense else ""
    lines = (f"{face.name} {face.mana_cost}".strip(), face.type_line, face.text, size or number)
    return "\n".join(line for line in lines if line)


class WithCustom:
    """The real cards and a server's own beside them. Implements the engine's ``Cards``."""

    def __init__(self, cards: Cards, custom: Sequence[Card]) -> None:
        self._cards = cards
        self._custom = {fold(card.name): card for card in custom}

    def get(self, name: str) -> Card | None:
        return self._custom.get(fold(name)) or self._cards.get(name)

    def with_face(self, name: str) -> Sequence[Card]:
        own = self._custom.get(fold(name))
        return [*([own] if own is not None else []), *self._cards.with_face(name)]

    def starting_with(self, word: str) -> Sequence[str]:
        first = fold(word)
        own = [card.name for key, card in self._custom.items() if key.split()[0].strip(',.:;!?"()[]') == first]
        return [*own, *self._cards.starting_with(word)]

    def nearest(self, name: str, limit: int = 5) -> Sequence[str]:
        return self._cards.nearest(name, limit)
