"""Many cases in one go: a line of JSON in, a line of JSON out."""

from collections.abc import Iterable

import msgspec

from bot.cli.judge import Judge
from bot.reply.json import encode_case
from engine.explain.ruling import Problem, Ruling


class Case(msgspec.Struct):
    """``id`` is whatever JSON the asker likes; it is given back as it came."""

    id: msgspec.Raw
    script: str


def rule_on_cases(lines: Iterable[str], judge: Judge) -> int:
    """Prints a ruling for every line that is not empty. Status 1 when a line was no case, else 0."""
    failed = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        case = _read(line, number)
        if isinstance(case, Ruling):
            failed = 1
            print(encode_case(None, case), flush=True)
        else:
            print(encode_case(case.id, judge.rule_on(case.script)), flush=True)
    return failed


def _read(line: str, number: int) -> Case | Ruling:
    try:
        return msgspec.json.decode(line, type=Case)
    except msgspec.MsgspecError as error:
        text = f'Line {number} is no case; expected {{"id": ..., "script": "..."}}: {error}.'
        return Ruling(ok=False, problems=(Problem(kind="not_understood", text=text, line=number),))
