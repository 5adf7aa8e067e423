"""Saying a sentence of ours in somebody's language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

LANGUAGES = ("de",)
"""The codes of the files beside this one."""


class Tongue(Struct, frozen=True):
    """``translations`` maps English templates to others with the same fields; what is missing is said in English."""

    code: str = "en"
    translations: Mapping[str, str] = {}

    def __call__(self, template: str, **fields: object) -> str:
        """The sentence, with its ``{fields}`` filled in. A template without fields is taken as it stands."""
        said = self.translations.get(template, template)
        return said.format(**fields) if fields else said


ENGLISH = Tongue()


@cache
def _loaded(code: str) -> Tongue:
    text = files("bot.tongues").joinpath(f"{code}.json").read_bytes()
    return Tongue(code, msgspec.json.decode(text, type=dict[str, str]))


def tongue_of(locale: object) -> Tongue:
    """The tongue for a locale such as ``de`` or ``en-US``."""
    code = str(locale).partition("-")[0]
    return _loaded(code) if code in LANGUAGES else ENGLISH
