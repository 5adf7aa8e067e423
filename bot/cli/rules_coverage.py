"""``lawmage rules --coverage``: how much of the Comprehensive Rules the engine carries out and its tests exercise."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.refusal import Refusal
from engine.rulebook.book import summary
from engine.rulebook.coverage import Count, Standing, by_section, count, read_run, standings
from engine.rulebook.lock import cite_everything

_CHAPTERS = "1234567"
_ROW = "{:<8} {:<34} {:>6} {:>6} {:>6} {:>6} {:>6} {:>7}"
_HEADINGS = ("section", "about", "rules", "n/a", "apply", "impl", "tested", "share")
_NO_RUN = (
    "No test run was given, so nothing counts as tested. `LAWMAGE_EXERCISED=run.tsv pytest` leaves one;"
    " name it with `--run run.tsv`."
)
_UNREAD = "In chapters 8 and 9 nobody has judged yet what applies: there everything counts as applicable."


def rules_coverage(sections: Sequence[str], run: str | None, as_json: bool) -> int:
    """Print the table, or how the rules of one section stand."""
    found = by_section(standings(cite_everything(), _tests(run)))
    unknown = [section for section in sections if section not in found]
    if unknown:
        raise Refusal(f"There is no section {unknown[0]!r}. Sections are numbered like 702; the last is {[*found][-1]}.")
    if as_json:
        print(msgspec.json.encode(_json(found, sections)).decode())
    elif sections:
        print("\n".join(line for section in sections for line in _section(section, found[section])))
    else:
        print("\n".join([*_table(found), _UNREAD, *([] if run else ["", _NO_RUN])]))
    return 0


def _tests(run: str | None) -> dict[str, list[str]]:
    if run is None:
        return {}
    from bot.cli.ask import read_text

    return read_run(read_text(run))


def _table(found: Mapping[str, list[Standing]]) -> Iterator[str]:
    yield _ROW.format(*_HEADINGS)
    for section, rules in found.items():
        yield _row(section, summary(section), count(rules))
    for chapter in _CHAPTERS:
        yield _row(f"{chapter}xx", f"all of chapter {chapter}", count(_chapters(found, chapter)))
    total = count(_chapters(found, _CHAPTERS))
    yield _row("1-7", "chapters 1 to 7", total)
    yield ""
    yield (
        f"Of {total.applicable} applicable rules in chapters 1 to 7, {total.exercised} ({total.share:.1%}) are implemented"
        f" and exercised by a test, {total.repeating} of them through another rule that they repeat."
    )


def _row(name: str, title: str, counted: Count) -> str:
    share = f"{counted.share:.0%}" if counted.applicable else "-"
    numbers = (counted.rules, counted.not_applicable, counted.applicable, counted.implemented, counted.exercised)
    return _ROW.format(name, title[:34], *numbers, share)


def _chapters(found: Mapping[str, list[Standing]], chapters: str) -> list[Standing]:
    return [rule for section, rules in found.items() if section[0] in chapters for rule in rules]


def _section(section: str, rules: list[Standing]) -> Iterator[str]:
    """Its line of the table, then what is missing: not implemented, and not exercised with the functions concerned."""
    yield _ROW.format(*_HEADINGS)
    yield _row(section, summary(section), count(rules))
    lacking = [rule for rule in rules if rule.is_applicable and not rule.is_implemented]
    idle = [rule for rule in rules if rule.is_implemented and not rule.is_exercised]
    yield from _list("Not implemented:", (f"  {rule.number:<9} {summary(rule.number)}".rstrip() for rule in lacking))
    yield from _list("Not exercised:", (f"  {rule.number:<9} {', '.join(rule.functions)}" for rule in idle))


def _list(heading: str, lines: Iterator[str]) -> list[str]:
    listed = list(lines)
    return ["", heading, *listed] if listed else []


def _json(found: Mapping[str, list[Standing]], sections: Sequence[str]) -> dict[str, object]:
    chosen = {section: found[section] for section in sections or found}
    total = count(_chapters(found, _CHAPTERS))
    return {
        "chapters_1_to_7": _counted(total),
        "sections": {section: {"about": summary(section), **_counted(count(rules))} for section, rules in chosen.items()},
        "rules": [_rule(rule) for rules in chosen.values() for rule in rules],
    }


def _counted(counted: Count) -> dict[str, object]:
    return {**msgspec.structs.asdict(counted), "applicable": counted.applicable, "share": round(counted.share, 4)}


def _rule(rule: Standing) -> dict[str, object]:
    return {
        "number": rule.number,
        "kind": rule.kind.word,
        "repeats": rule.kind.of,
        "functions": rule.functions,
        "tests": rule.tests,
    }
