"""A card source made of names and type lines, for reading without a library."""

from collections.abc import Sequence
from difflib import get_close_matches

from engine.cards.card import Card, Face, fold

TYPES = {
    "Grizzly Bears": "Creature — Bear",
    "Runeclaw Bear": "Creature — Bear",
    "Serra Angel": "Creature — Angel",
    "Llanowar Elves": "Creature — Elf Druid",
    "Two-Headed Giant of Foriys": "Creature — Giant",
    "The Gitrog Monster": "Legendary Creature — Frog Horror",
    "White Knight": "Creature — Human Knight",
    "Pili-Pala": "Artifact Creature — Scarecrow",
    "Chimeric Mass": "Artifact",
    "Basilisk Collar": "Artifact — Equipment",
    "Pacifism": "Enchantment — Aura",
    "Wild Growth": "Enchantment — Aura",
    "Humility": "Enchantment",
    "Opalescence": "Enchantment",
    "Gideon, Ally of Zendikar": "Legendary Planeswalker — Gideon",
    "Gideon Jura": "Legendary Planeswalker — Gideon",
    "Jace Beleren": "Legendary Planeswalker — Jace",
    "Urborg, Tomb of Yawgmoth": "Legendary Land",
    "Urborg": "Legendary Land",
    "Turn": "Instant",
    "Forest": "Basic Land — Forest",
    "Island": "Basic Land — Island",
    "Plains": "Basic Land — Plains",
    "Mountain": "Basic Land — Mountain",
    "Giant Growth": "Instant",
    "Shock": "Instant",
    "Diminish": "Instant",
    "Counterspell": "Instant",
    "Fork": "Instant",
    "Clone": "Creature — Shapeshifter",
    "Fire": "Instant",
    "Exile": "Instant",
    "Nobody": "Creature",
    "Fact or Fiction": "Instant",
    "Assault": "Sorcery",
    "Battery": "Sorcery",
    "Dr. Eggman": "Legendary Creature — Human",
    "Kaboom!": "Sorcery",
    "Isamaru, Hound of Konda": "Legendary Creature — Dog",
    "Smuggler's Copter": "Artifact — Vehicle",
    "Kitchen Finks": "Creature — Ouphe",
    "Mox Opal": "Legendary Artifact",
    "Jötun Grunt": "Creature — Giant Soldier",
    "Quellbark // Ozymunth": "Instant",
    "Shrub // Shok": "Instant",
}
TEXTS = {"Counterspell": "Counter target spell.", "Fork": "Copy target instant or sorcery spell."}


class NamedCards:
    """Knows the cards of :data:`TYPES`."""

    def get(self, name: str) -> Card | None:
        known = next((known for known in TYPES if fold(known) == fold(name)), None)
        if known is None:
            return None
        return Card(name=known, faces=(Face(name=known, type_line=TYPES[known], text=TEXTS.get(known, "")),))

    def with_face(self, name: str) -> Sequence[Card]:
        card = self.get(name)
        return [] if card is None else [card]

    def starting_with(self, word: str) -> Sequence[str]:
        return [name for name in TYPES if fold(name).split()[0].strip(",.!") == fold(word)]

    def nearest(self, name: str, limit: int = 5) -> Sequence[str]:
        return get_close_matches(name, TYPES, limit, 0.6)


CARDS = NamedCards()
