"""``lawmage ask``: a scenario to a ruling, or a file of cases to a line of JSON each."""

import sys
from pathlib import Path
from typing import cast, get_args

import click

from bot.cli.judge import Judge
from bot.refusal import Refusal
from engine.explain.lengths import Length, at_length
from engine.explain.ruling import Ruling


@click.command()
@click.argument("text", required=False, help="The scenario and its question.")
@click.option("--file", help="Read the scenario from this file; - is standard input.")
@click.option("--json", "as_json", is_flag=True, help="Print the ruling as JSON.")
@click.option("--batch", help='A file of {"id", "script"} lines; - is standard input.')
@click.option("--explain-reading", is_flag=True, help="Show first how the scenario was read.")
@click.option("--length", default="everything", help="How much to tell: verdict, steps or everything.")
@click.option("--seconds", type=click.FloatRange(min=0.1), default=10.0, help="The time that one scenario may take.")
def ask(
    text: str | None, file: str | None, as_json: bool, batch: str | None, explain_reading: bool, length: str, seconds: float
) -> int:
    """Rule on a scenario.

    Exit status: 0 a ruling was given, 2 the text was not understood, 3 a choice is open, 4 a limit was reached,
    1 anything else.
    """
    if sum(given is not None for given in (text, file, batch)) != 1:
        raise Refusal("Give exactly one of: a scenario, --file FILE, --batch FILE.")
    if batch is not None:
        from bot.cli.batch import rule_on_cases

        return rule_on_cases(read_text(batch).splitlines(), Judge.with_cards_at_hand(seconds))
    told = _length(length)
    judge, script = Judge.with_cards_at_hand(seconds), (text if file is None else read_text(file)) or ""
    if explain_reading and not as_json:
        from bot.reply.terminal import show_reading
        from engine.ask import readings

        show_reading(readings(script, judge.cards))
    ruling = at_length(judge.rule_on(script), told)
    (_print_json if as_json else _print)(ruling)
    return 1 if judge.faults else status(ruling)


def _length(named: str) -> Length:
    """Raises Refusal for one that there is not."""
    if named not in get_args(Length):
        raise Refusal(f"There is no length {named!r}: say {', '.join(get_args(Length))}.")
    return cast(Length, named)


def status(ruling: Ruling) -> int:
    """The exit status that says what came of the scenario."""
    kinds = {problem.kind for problem in ruling.problems}
    if ruling.ok:
        return 0
    if kinds & {"not_understood", "unknown_card", "ambiguous", "card_not_understood"}:
        return 2
    if "limit" in kinds:
        return 4
    if ruling.open or "open_choice" in kinds:
        return 3
    return 0 if "illegal" in kinds else 1


def read_text(file: str) -> str:
    """Raises Refusal when the file cannot be read as text."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise Refusal(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        seen = error.object[error.start]
        raise Refusal(f"{file} is not UTF-8 text: byte {error.start + 1} is {seen:#x}.") from error


def _print_json(ruling: Ruling) -> None:
    from bot.reply.json import encode

    print(encode(ruling))


def _print(ruling: Ruling) -> None:
    from bot.reply.terminal import show

    show(ruling)
