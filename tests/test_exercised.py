from tests.exercised import TESTS_KEPT, Exercised


def exercised(*tests: str) -> Exercised:
    record = Exercised()
    for test in tests:
        record.begin(test)
        record.note(["704.5a"])
        record.passed(test)
    return record


def test_a_passed_test_is_kept_for_each_rule_it_exercised():
    assert [*exercised("one").lines()] == ["704.5a\tone\n"]


def test_a_test_that_did_not_pass_is_not_kept():
    record = exercised("one")
    record.begin("two")
    record.note(["705.1"])
    record.begin("three")
    record.passed("three")
    assert [*record.lines()] == ["704.5a\tone\n"]


def test_only_the_first_tests_of_a_rule_are_kept():
    assert len([*exercised(*map(str, range(TESTS_KEPT + 3))).lines()]) == TESTS_KEPT


def test_a_test_of_another_process_is_not_kept():
    record = exercised()
    record.passed("elsewhere")
    assert [*record.lines()] == []
