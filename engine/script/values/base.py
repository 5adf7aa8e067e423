"""The base of every value of the scenario language: frozen, tagged with its class name, JSON both ways."""

from msgspec import Struct


class Value(Struct, frozen=True, tag=True, omit_defaults=True, repr_omit_defaults=True):
    """A frozen value that compares by content."""
