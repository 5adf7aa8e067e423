"""Which rule says what the token of each name is; what it is stands with the vocabulary."""

from __future__ import annotations

from typing import Final

from engine.rulebook import rule, rules_of


def rules_of_token(name: str) -> tuple[str, ...]:
    """The rules of the predefined token of this name."""
    return _RULES.get(name, ())


@rule("111.10a")
def _treasure() -> None:
    """An artifact that is sacrificed for a mana of any color."""


@rule("111.10b")
def _food() -> None:
    """An artifact that is sacrificed for 3 life."""


@rule("111.10c")
def _gold() -> None:
    """An artifact that is sacrificed for a mana of any color, tapped or not."""


@rule("111.10d")
def _walker() -> None:
    """A 2/2 black Zombie."""


@rule("111.10e")
def _shard() -> None:
    """An enchantment that is sacrificed to scry and draw."""


@rule("111.10f")
def _clue() -> None:
    """An artifact that is sacrificed for a card."""


@rule("111.10g")
def _blood() -> None:
    """An artifact that is sacrificed with a discard, for a card."""


@rule("111.10h")
def _powerstone() -> None:
    """An artifact that makes mana which casts no nonartifact spell."""


@rule("111.10i")
def _incubator() -> None:
    """An artifact that turns into a 0/0 Phyrexian."""


@rule("111.10j")
def _cursed_role() -> None:
    """An Aura that makes a creature 1/1."""


@rule("111.10k")
def _monster_role() -> None:
    """An Aura that gives +1/+1 and trample."""


@rule("111.10m")
def _royal_role() -> None:
    """An Aura that gives +1/+1 and ward."""


@rule("111.10n")
def _sorcerer_role() -> None:
    """An Aura that gives +1/+1 and lets its creature scry as it attacks."""


@rule("111.10p")
def _virtuous_role() -> None:
    """An Aura that gives +1/+1 for each enchantment."""


@rule("111.10q")
def _wicked_role() -> None:
    """An Aura that gives +1/+1 and drains opponents as it goes to the graveyard."""


@rule("111.10r")
def _young_hero_role() -> None:
    """An Aura with which small attackers grow."""


@rule("111.10s")
def _map() -> None:
    """An artifact that is sacrificed to let a creature explore."""


@rule("111.10t")
def _junk() -> None:
    """An artifact that is sacrificed for a card to be played this turn."""


@rule("111.10u")
def _lander() -> None:
    """An artifact that is sacrificed for a basic land."""


@rule("111.10v")
def _mutagen() -> None:
    """An artifact that is sacrificed for a +1/+1 counter."""


@rule("111.10w")
def _vibranium() -> None:
    """An indestructible artifact that makes mana which casts no nonartifact spell."""


@rule("111.10x")
def _heartwood() -> None:
    """A red and green artifact that makes red or green mana."""


_RULES: Final = {
    fn.__name__.replace("_", " ").strip().title(): rules_of(fn)
    for fn in (
        _treasure, _food, _gold, _walker, _shard, _clue, _blood, _powerstone, _incubator, _cursed_role, _monster_role,
        _royal_role, _sorcerer_role, _virtuous_role, _wicked_role, _young_hero_role, _map, _junk, _lander, _mutagen,
        _vibranium, _heartwood,
    )
}
