import json

import pytest

from bot.cli.rules_coverage import rules_coverage
from bot.refusal import Refusal


@pytest.fixture
def run(tmp_path):
    """A run in which one test exercised one rule."""
    path = tmp_path / "run.tsv"
    path.write_text("704.5a\ttests/one.py::two\n", encoding="utf-8")
    return str(path)


def test_the_table_ends_with_the_share_of_chapters_one_to_seven(run, capsys):
    assert rules_coverage((), run, False) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:3]] == ["100", "101"]
    assert "chapters 1 to 7" in lines[-4]
    assert "are implemented and exercised by a test" in lines[-2]


def test_without_a_run_nothing_counts_as_tested(capsys):
    rules_coverage((), None, False)
    assert "nothing counts as tested" in capsys.readouterr().out.splitlines()[-1]


def test_a_section_lists_what_is_not_exercised_with_its_functions(run, capsys):
    rules_coverage(("704",), run, False)
    idle = capsys.readouterr().out.split("Not exercised:")[1]
    assert "  704.5b" in idle and ":" in idle
    assert "  704.5a " not in idle


def test_json_names_the_functions_and_tests_of_a_rule(run, capsys):
    rules_coverage(("704",), run, True)
    shown = json.loads(capsys.readouterr().out)
    rule = next(rule for rule in shown["rules"] if rule["number"] == "704.5a")
    assert rule["tests"] == ["tests/one.py::two"] and rule["functions"]
    assert [*shown["sections"]] == ["704"]
    assert shown["chapters_1_to_7"]["exercised"] >= 1


def test_an_unknown_section_is_refused(run):
    with pytest.raises(Refusal, match="no section '999'"):
        rules_coverage(("999",), run, False)
