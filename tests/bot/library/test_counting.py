from bot.library.counting import DeclineCount, FaceReading, count


def test_the_share_is_of_faces_read_whole_in_one_way() -> None:
    read = [
        FaceReading("a", {}),
        FaceReading("b", {"2 readings: Hm.": 1}, ambiguous=True),
        FaceReading("c", {"x": 1}),
        FaceReading("d", {}),
    ]
    coverage = count(read, 1.23, 5)
    assert (coverage.faces, coverage.understood, coverage.share, coverage.ambiguous) == (4, 2, 0.5, 1)


def test_places_that_alone_stop_the_most_cards_come_first() -> None:
    read = [FaceReading("a", {"x": 2, "y": 1}), FaceReading("b", {"y": 1}), FaceReading("c", {"x": 1, "y": 1})]
    assert count(read, 0, 5).declines == (DeclineCount("y", 3, 3, 1), DeclineCount("x", 3, 2, 0))
    assert [place.where for place in count(read, 0, 1).declines] == ["y"]


def test_no_faces_are_no_share() -> None:
    assert count([], 0, 5).share == 0.0
