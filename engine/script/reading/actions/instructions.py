"""Instructions that players carry out without a cause, as the words of cards say them: investigating, goading a creature."""

import re
from collections.abc import Iterable
from typing import Final

from engine.script.reading.forms import Form
from engine.script.values import KeywordAction
from engine.words.instructions import Instruction, instructions

_VERB: Final = re.compile(r"~([a-z|]+)")
_THE_TOP: Final = "the top card of your library"


def as_instructed(forms: Iterable[Form]) -> tuple[Form, ...]:
    """A form for each instruction whose verb has none among ``forms``."""
    templates = [template for form in forms for template in (*form.templates, *form.reads)]
    spoken = {verb for template in templates if (found := _VERB.match(template)) for verb in found[1].split("|")}
    return tuple(form for one in instructions() if one.words.split()[0] not in spoken for form in _forms(one))


def _forms(one: Instruction) -> tuple[Form, ...]:
    said = f"~{one.words}"
    if one.takes == "nothing":
        return (Form(KeywordAction, said, words=one.words),)
    if one.takes == "a number":
        return (Form(KeywordAction, f"{said} {{count:number}}", words=one.words),)
    top = Form(
        KeywordAction, f"{said} the top card of the library",
        reads=(f"{said} the top card of {{_whose:whose}} library",), words=f"{one.words} {_THE_TOP}",
    )
    return top, Form(KeywordAction, f"{said} {{object}}", words=one.words)
