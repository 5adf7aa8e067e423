"""``lawmage rules``: what a rule says, which rules speak of something, or how much of them is carried out."""

from collections.abc import Sequence

import click

from bot.cli.screen import progress_bar
from bot.refusal import Refusal
from engine.rulebook.book import Rule, Rulebook, our_book
from engine.rulebook.citing import BadRuleNumber, split_number


@click.command()
@click.argument("words", nargs=-1, help="A rule number, or words to look for.")
@click.option("--coverage", is_flag=True, help="Count what is implemented and tested; of a section: what lacks.")
@click.option("--run", help="With --coverage: the file that a test run left, - for standard input.")
@click.option("--json", "as_json", is_flag=True, help="With --coverage: print one JSON object.")
def rules(words: Sequence[str], coverage: bool, run: str | None, as_json: bool) -> int:
    """Look a rule up, by number or by words, or count what the engine carries out.

    Our one-line summary comes first, and the official text after it once `lawmage sync` has fetched it.
    """
    if coverage:
        from bot.cli.rules_coverage import rules_coverage

        return rules_coverage(words, run, as_json)
    if not words:
        raise Refusal("Name a rule or some words, as in `lawmage rules 613.8` or `lawmage rules summoning sickness`.")
    wanted, book = " ".join(words), _book()
    found = _numbered(wanted, book) if wanted[0].isdigit() else book.search(wanted)
    if not found:
        raise Refusal(f"No rule speaks of {wanted!r} here. `lawmage sync` fetches the whole Comprehensive Rules.")
    print("\n".join(_entry(rule) for rule in found))
    return 0


def _book() -> Rulebook:
    from bot.library.opening import open_cards

    with progress_bar() as progress:
        official = open_cards(progress).official_rules()
    return our_book().with_official(official.texts()) if official else our_book()


def _numbered(number: str, book: Rulebook) -> list[Rule]:
    """The rule and its parts. Raises Refusal with the rules beside it when there is none."""
    try:
        split_number(number)
    except BadRuleNumber as problem:
        raise Refusal(f"{problem}.") from problem
    rule = book.get(number)
    found = [*([rule] if rule else []), *book.below(number)]
    if not found:
        near = " and ".join(str(rule) for rule in book.neighbours(number) if rule)
        raise Refusal(f"There is no rule {number} here. Beside it stand {near or 'none'}.")
    return found


def _entry(rule: Rule) -> str:
    return "\n    ".join(part for part in (f"{rule.number}  {rule.summary}".rstrip(), rule.text) if part)
