"""Checks of message and modal components, nested ones included."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.reply.limits import numbers as most
from bot.reply.limits.numbers import units

Component = Mapping[str, Any]

ROW, BUTTON, SELECT, INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 17, 18,
)  # fmt: skip
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23
V2_ONLY = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
LINK = 5

KEYS: Mapping[int, set[str]] = {
    ROW: {"components"},
    BUTTON: {"style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"},
    SELECT: {"custom_id", "options", "placeholder", "min_values", "max_values", "disabled", "required"},
    INPUT: {"custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder"},
    SECTION: {"components", "accessory"},
    TEXT: {"content"},
    THUMBNAIL: {"media", "description", "spoiler"},
    GALLERY: {"items"},
    FILE: {"file", "spoiler"},
    SEPARATOR: {"divider", "spacing"},
    CONTAINER: {"components", "accent_color", "spoiler"},
    LABEL: {"label", "description", "component"},
    RADIO: {"custom_id", "options", "required"},
    CHECKBOXES: {"custom_id", "options", "min_values", "max_values", "required"},
    CHECKBOX: {"custom_id", "default"},
}
INSIDE: Mapping[int, set[int]] = {
    ROW: {BUTTON, SELECT},
    SECTION: {TEXT},
    CONTAINER: {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR},
    LABEL: {INPUT, SELECT, RADIO, CHECKBOXES, CHECKBOX},
}


def every(components: Sequence[Component]) -> Iterator[Component]:
    """The components and all that is nested in them."""
    for component in components:
        yield component
        yield from every(component.get("components", ()))
        yield from every([component[part] for part in ("accessory", "component") if component.get(part)])


def of_components(components: Sequence[Component]) -> Iterator[str]:
    """What is wrong with components of a message or modal, whatever their generation."""
    ids = [component["custom_id"] for component in every(components) if component.get("custom_id")]
    yield from (f"custom_id {one!r} stands twice" for one in sorted({one for one in ids if ids.count(one) > 1}))
    yield from (f"custom_id of {units(one)} characters" for one in ids if units(one) > most.CUSTOM_ID)
    for component in every(components):
        yield from _of_one(component)


def _of_one(component: Component) -> Iterator[str]:
    kind = component.get("type", 0)
    if kind not in KEYS:
        yield f"component of unknown type {kind}"
        return
    if unknown := set(component) - KEYS[kind] - {"type", "id"}:
        yield f"component {kind} with unknown {sorted(unknown)}"
    for part in component.get("components", ()):
        if part.get("type") not in INSIDE.get(kind, set()):
            yield f"component {part.get('type')} inside component {kind}"
    yield from _CHECKS.get(kind, _fine)(component)


def _fine(component: Component) -> Iterator[str]:
    return iter(())


def _row(row: Component) -> Iterator[str]:
    if not 1 <= len(row["components"]) <= most.BUTTONS_IN_ROW:
        yield f"action row of {len(row['components'])}"
    if len(row["components"]) > 1 and any(part.get("type") == SELECT for part in row["components"]):
        yield "a select that is not alone in its row"


def _button(button: Component) -> Iterator[str]:
    if button.get("style") == LINK:
        if not 1 <= units(button.get("url") or "") <= most.URL:
            yield "link button without a fitting url"
    elif not button.get("custom_id"):
        yield "button without custom_id"
    if not button.get("label") and not button.get("emoji"):
        yield "button without label"
    if units(button.get("label") or "") > most.BUTTON_LABEL:
        yield f"button label of {units(button['label'])} characters"


def _select(select: Component) -> Iterator[str]:
    options = select.get("options", ())
    if not 1 <= len(options) <= most.OPTIONS_IN_SELECT:
        yield f"select of {len(options)} options"
    if len({option["value"] for option in options}) < len(options):
        yield "select with one value twice"
    if units(select.get("placeholder") or "") > most.PLACEHOLDER:
        yield "select placeholder too long"
    for option in options:
        for part in ("label", "value", "description"):
            length = units(option.get(part) or "")
            if length > most.OPTION_TEXT or (length == 0 and part != "description"):
                yield f"select option {part} of {length} characters"


def _input(field: Component) -> Iterator[str]:
    if units(field.get("value") or "") > (field.get("max_length") or most.TEXT_INPUT):
        yield "text input with too long a value"
    if units(field.get("placeholder") or "") > 100:
        yield "text input placeholder too long"


def _section(section: Component) -> Iterator[str]:
    if not 1 <= len(section["components"]) <= 3:
        yield f"section of {len(section['components'])} texts"
    if (section.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        yield "section without accessory"


def _text(text: Component) -> Iterator[str]:
    if not 1 <= units(text.get("content") or "") <= most.V2_TEXT:
        yield f"text display of {units(text.get('content') or '')} characters"


def _gallery(gallery: Component) -> Iterator[str]:
    if not 1 <= len(gallery.get("items", ())) <= 10:
        yield "media gallery without fitting items"


def _label(label: Component) -> Iterator[str]:
    if not 1 <= units(label.get("label") or "") <= most.LABEL:
        yield f"label of {units(label.get('label') or '')} characters"
    if units(label.get("description") or "") > most.LABEL_DESCRIPTION:
        yield "label description too long"
    if (label.get("component") or {}).get("type") not in INSIDE[LABEL]:
        yield "label without a part that fits"


_CHECKS = {
    ROW: _row,
    BUTTON: _button,
    SELECT: _select,
    INPUT: _input,
    SECTION: _section,
    TEXT: _text,
    GALLERY: _gallery,
    LABEL: _label,
}
