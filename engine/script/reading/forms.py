"""A sentence form: a value class with its templates; and tables of forms, found by their first word."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from engine.script.reading.context import Context, Readings
from engine.script.reading.template import Fields, Part, Slot, first_words, names_in, parse, read_parts, write_parts
from engine.script.reading.verbs import Mood
from engine.script.values.base import Value
from engine.script.writing import Unwritable, Writer


class Form:
    """How one value class is said. ``templates`` print in their order; ``reads`` are other wordings.

    ``fixed`` are fields that this form always sets. ``subject`` names the field that the sentence's subject fills.
    ``make`` builds the value from what was read, where that is not the class itself. Fields that begin with ``_`` are
    read and dropped.
    """

    def __init__(
        self,
        made: type[Value],
        *templates: str,
        reads: tuple[str, ...] = (),
        subject: str = "",
        make: Callable[..., Any] | None = None,
        **fixed: Any,
    ) -> None:
        self.made, self.templates, self.reads, self.subject, self.fixed = made, templates, reads, subject, fixed
        self.make = make or made
        self.drops = subject[:1] == "_" or any("{_" in text for text in (*templates, *reads))
        self.parts: tuple[tuple[Part, ...], ...] = ()

    def bind(self, slots: Mapping[str, Slot]) -> None:
        """Look up the slots."""
        self.parts = tuple(parse(text, slots) for text in (*self.templates, *self.reads))

    def write(self, writer: Writer, value: Value, mood: Mood) -> str:
        """The value in the first template that says all of it; raises Unwritable when none does."""
        fields = fields_of(value)
        if any(fields.values[name] != fixed for name, fixed in self.fixed.items()):
            raise Unwritable(value)
        for parts in self._saying(fields.said):
            try:
                return write_parts(parts, writer, fields, mood)
            except Unwritable:
                continue
        raise Unwritable(value)

    def _saying(self, said: frozenset[str]) -> list[tuple[Part, ...]]:
        """The printing templates that have room for all that is said, those with the fewest empty slots first."""
        known = {*self.fixed, self.subject}
        held = [(set(names_in(parts)), parts) for parts in self.parts[: len(self.templates)]]
        fitting = [(len(names - said), parts) for names, parts in held if said <= names | known]
        return [parts for _, parts in sorted(fitting, key=lambda pair: pair[0])]


def fields_of(value: Value) -> Fields:
    """All fields of a value, and which of them it says."""
    values = {name: getattr(value, name) for name in value.__struct_fields__}
    defaults = _defaults(type(value))
    said = frozenset(name for name, held in values.items() if name not in defaults or defaults[name] != held)
    return Fields(values, said)


_DEFAULTS: dict[type[Value], dict[str, Any]] = {}


def _defaults(made: type[Value]) -> dict[str, Any]:
    if made not in _DEFAULTS:
        _DEFAULTS[made] = {
            field.name: field.default for field in msgspec.structs.fields(made) if field.default is not msgspec.NODEFAULT
        }
    return _DEFAULTS[made]


class Table:
    """Forms that can stand at one place of a sentence. Earlier forms are tried first. ``what`` names them in faults.

    ``further`` gives the last of them, from those before; it is asked when the table is first used.
    """

    def __init__(
        self,
        slots: Mapping[str, Slot],
        *forms: Form,
        further: Callable[[Iterable[Form]], Iterable[Form]] | None = None,
        what: str = "",
    ) -> None:
        self.slots, self.forms, self.further, self.what = slots, forms, further, what
        self._index: dict[Mood, dict[str, list[tuple[Form, tuple[Part, ...]]]]] = {}
        self._words: dict[Mood, frozenset[str]] = {}
        self._by_class: dict[type[Value], list[Form]] = {}

    def read(self, context: Context, at: int, mood: Mood = "finite", subject: Any = None) -> Readings:
        """Every value that can be read at a place."""
        forms = self._starting(context.low[at], mood)
        if self.what:
            context.miss(at, self.what, self._words[mood])
        for form, parts in forms:
            got = dict(form.fixed)
            if form.subject:
                got[form.subject] = subject
            for more, end in read_parts(parts, 0, context, at, got, mood):
                said = {name: held for name, held in more.items() if name[0] != "_"} if form.drops else more
                yield form.make(**said), end

    def write(self, writer: Writer, value: Value, mood: Mood = "finite") -> str:
        """The value in words; raises Unwritable when no form here says it."""
        self._bind()
        for form in self._by_class.get(type(value), ()):
            try:
                return form.write(writer, value, mood)
            except Unwritable:
                continue
        raise Unwritable(value)

    def _bind(self) -> None:
        if not self._by_class:
            if self.further is not None:
                self.forms = (*self.forms, *self.further(self.forms))
            for form in self.forms:
                form.bind(self.slots)
                self._by_class.setdefault(form.made, []).append(form)

    def _starting(self, word: str, mood: Mood) -> list[tuple[Form, tuple[Part, ...]]]:
        if mood not in self._index:
            self._bind()
            self._index[mood] = self._indexed(mood)
            self._words[mood] = frozenset(self._index[mood]) - {"", "'s"}
        index = self._index[mood]
        return index.get(word, index[""])

    def _indexed(self, mood: Mood) -> dict[str, list[tuple[Form, tuple[Part, ...]]]]:
        """Forms by first word, in table order; under the empty word those that can begin with anything."""
        entries = [(form, parts, first_words(parts, mood)) for form in self.forms for parts in form.parts]
        words = {word for _, _, firsts in entries for word in firsts or ()} | {""}
        return {word: [(form, parts) for form, parts, firsts in entries if firsts is None or word in firsts] for word in words}
