"""Compiling faces: cards that are divided into sections give their abilities by section."""

from __future__ import annotations

from engine import words
from engine.cards.card import Face
from engine.cards.compile import CompiledFace, compile_face
from engine.words.frames import LevelAbility, SectionAbility, ToSolve


def compiled(type_line: str, text: str, power: str | None = None, toughness: str | None = None) -> CompiledFace:
    words.load()
    return compile_face(Face(name="Trial", mana_cost="{1}", type_line=type_line, text=text, power=power, toughness=toughness))


def sections(face: CompiledFace) -> list[SectionAbility]:
    return [a for a in face.characteristics.abilities if isinstance(a, SectionAbility)]


def test_a_leveler_has_a_section_for_each_level_symbol() -> None:
    face = compiled("Creature — Bear", "Level up {1}\nLEVEL 1-2\n3/3\nFlying\nLEVEL 3+\n5/5", "1", "1")
    assert face.is_understood
    assert [(s.condition.least, s.condition.most, len(s.abilities)) for s in sections(face)] == [(1, 2, 1), (3, None, 0)]


def test_a_level_symbol_that_says_no_number_is_declined() -> None:
    assert not compiled("Creature — Bear", "LEVEL UP\n3/3", "1", "1").is_understood


def test_a_class_level_bar_gives_its_ability_and_what_follows_it() -> None:
    face = compiled("Enchantment — Class", "Creatures you control have reach.\n{1}: Level 2\nCreatures you control get +1/+1.")
    assert face.is_understood
    assert [type(a).__name__ for a in face.characteristics.abilities] == ["ContinuousAbility", "LevelAbility", "SectionAbility"]
    assert any(isinstance(a, LevelAbility) and a.effect.level == 2 for a in face.characteristics.abilities)


def test_a_case_is_solved_and_then_has_its_ability() -> None:
    face = compiled("Enchantment — Case", "To solve — You control a Bear.\nSolved — Creatures you control get +1/+1.")
    assert face.is_understood
    assert isinstance(face.characteristics.abilities[0], ToSolve)
    assert sections(face)[0].condition.kind == "solved"


def test_a_spacecraft_is_a_creature_from_the_number_that_its_reminder_text_says() -> None:
    text = "3+ | Creatures you control get +1/+1. (It's an artifact creature at 9+.)\n9+ | Flying"
    face = compiled("Artifact — Spacecraft", text, "4", "5")
    assert (face.characteristics.power, face.characteristics.toughness) == (None, None)
    assert [s.size is not None for s in sections(face)] == [False, True]
