"""The base of every value of the scenario language: frozen, tagged with its class name, JSON both ways."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Value(Struct, frozen=True, tag=True, omit_defaults=True, repr_omit_defaults=True):
    """A frozen value that compares by content. What is a field of some values is None, or nothing, of all others."""

    @property
    def said(self) -> tuple[Any, ...]:
        """What is said with it about the choices it leaves."""
        return ()

    @property
    def deed(self) -> Any:
        """What is done."""
        return None

    @property
    def player(self) -> Any:
        """The player who is told of."""
        return None

    @property
    def object(self) -> Any:
        """The object that is told of."""
        return None

    @property
    def objects(self) -> Any:
        """The objects that are told of."""
        return None

    @property
    def ability(self) -> Any:
        """The ability that is told of."""
        return None

    @property
    def spell(self) -> Any:
        """The spell that is told of."""
        return None

    @property
    def source(self) -> Any:
        """Whose ability it is."""
        return None

    @property
    def using(self) -> Any:
        """What it is done for, or by what means."""
        return None

    @property
    def to(self) -> Any:
        """To whom or what it is done, or where it goes."""
        return None

    @property
    def what(self) -> Any:
        """What it is done with, or what is asked for."""
        return None

    @property
    def how(self) -> Any:
        """By what means it is done."""
        return ()

    @property
    def name(self) -> Any:
        """The name that is said; "" for none."""
        return ""

    @property
    def words(self) -> Any:
        """The words by which an ability is meant."""
        return ""
