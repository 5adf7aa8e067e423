import msgspec
import pytest

from engine.script.reading.actions import DEEDS, SAID
from engine.script.reading.facts import FACTS, WORDED
from engine.script.reading.forms import Form, Table
from engine.script.reading.happenings import DEALT, HAPPENINGS
from engine.script.reading.positions import ELIDED, OBJECT_FACTS, PLAYER_FACTS, WHOLE, ZONE_FACTS
from engine.script.reading.questions import QUESTIONS
from engine.script.reading.reader import SLOT_ROOMS
from engine.script.reading.template import names_in

TABLES = (DEEDS, SAID, FACTS, WORDED, HAPPENINGS, DEALT, OBJECT_FACTS, PLAYER_FACTS, WHOLE, ZONE_FACTS, ELIDED, QUESTIONS)


def bound(table: Table) -> list[Form]:
    assert SLOT_ROOMS
    for form in table.forms:
        form.bind(table.slots)
    return list(table.forms)


@pytest.mark.parametrize(
    "form", [form for table in TABLES for form in bound(table) if form.make is form.made], ids=lambda f: f.made.__name__
)
def test_every_template_fills_the_fields_its_value_needs(form: Form) -> None:
    needed = {field.name for field in msgspec.structs.fields(form.made) if field.required}
    known = {field.name for field in msgspec.structs.fields(form.made)}
    for parts in form.parts:
        filled = (
            {name for name in names_in(parts) if name[0] != "_"}
            | set(form.fixed)
            | ({form.subject} if form.subject.strip("_") and form.subject[0] != "_" else set())
        )
        assert needed <= filled <= known, parts
