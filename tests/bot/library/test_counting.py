from bot.library.counting import DeclineCount, FaceReading, Group, count


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


def test_a_keyword_is_understood_where_its_own_lines_are_read() -> None:
    read = [FaceReading("a", {"x": 1}, keywords={"scry": True}), FaceReading("b", {}, keywords={"scry": False})]
    assert count(read, 0, 5).by["keyword"] == (Group("scry", 2, 1, 0.5),)


def test_any_other_group_is_understood_where_the_face_is() -> None:
    read = [
        FaceReading("a", {"x": 1}, groups={"type": ("artifact", "creature")}),
        FaceReading("b", {}, groups={"type": ("creature",), "year": ("2024",)}),
    ]
    by = count(read, 0, 5).by
    assert by["type"] == (Group("artifact", 1, 0, 0.0), Group("creature", 2, 1, 0.5))
    assert by["year"] == (Group("2024", 1, 1, 1.0),)
