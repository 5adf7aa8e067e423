from pathlib import Path

from benchmarks.__main__ import _rooms, _table
from benchmarks.figures import Figure, Options, percentile


def test_every_room_can_measure() -> None:
    assert {"cold_start", "compiling", "rulings"} <= set(_rooms())


def test_a_percentile_is_a_value_that_was_measured() -> None:
    assert [percentile([4, 1, 3, 2], share) for share in (0, 50, 95, 100)] == [1, 3, 4, 4]


def test_case_files_hold_one_case_or_a_list(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text("id: a\nscript: x\n")
    (tmp_path / "two.yaml").write_text("- {id: b, script: y}\n- {id: c, script: z}\n")
    options = Options(cases=(tmp_path / "one.yaml", tmp_path / "two.yaml"), runs=1)
    assert options.scripts() == ["x", "y", "z"]


def test_the_table_has_a_heading_for_each_room_and_the_peer_beside_the_value() -> None:
    figures = [
        Figure(room="Board", name="save", value=1.5, unit="ms", peer=42),
        Figure(room="Start", name="time", value=0.5, unit="s"),
    ]
    assert _table(figures).splitlines() == [
        "Board",
        "  save       1.500 ms   (peer 42)",
        "",
        "Start",
        "  time       0.500 s",
    ]
