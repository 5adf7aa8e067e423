"""Checks of messages, modals and interaction callbacks."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.reply.limits import numbers as most
from bot.reply.limits.commands import of_choices
from bot.reply.limits.components import INPUT, LABEL, ROW, TEXT, V2_ONLY, every, of_components
from bot.reply.limits.numbers import units

Payload = Mapping[str, Any]
_MESSAGE_KEYS = set(
    "content embeds components flags allowed_mentions attachments tts poll username avatar_url thread_name "
    "applied_tags sticker_ids nonce message_reference enforce_nonce".split()
)
_EMBED_KEYS = set("title type description url timestamp color footer image thumbnail video provider author fields".split())


def of_callback(callback: Payload) -> list[str]:
    """What is wrong with a first answer to an interaction; 5 and 6 only put the answer off."""
    kind, data = callback.get("type"), callback.get("data") or {}
    if kind in (4, 7):
        return of_message(data, edit=kind == 7)
    if kind == 8:
        return of_choices(data.get("choices", ()))
    if kind == 9:
        return of_modal(data)
    if kind in (5, 6):
        only = {"flags"} if kind == 5 else set()
        return [f"deferring with {sorted(set(data) - only)}"] if set(data) - only else []
    return [f"callback of unknown type {kind}"]


def of_message(message: Payload, *, edit: bool = False, v2: bool = False) -> list[str]:
    """What is wrong with a message, or with an edit of one; ``v2``: the message edited has the flag already."""
    v2 = v2 or bool((message.get("flags") or 0) & most.V2_FLAG)
    components = message.get("components") or ()
    faults = [f"unknown {sorted(set(message) - _MESSAGE_KEYS)}"] if set(message) - _MESSAGE_KEYS else []
    faults += of_components(components)
    faults += _of_v2(message, components) if v2 else _of_classic(message, components, edit)
    return faults


def _of_v2(message: Payload, components: Sequence[Payload]) -> Iterator[str]:
    yield from (f"{part} in a message of components" for part in ("content", "embeds", "poll") if message.get(part))
    parts = list(every(components))
    if not parts:
        yield "empty message"
    if len(parts) > most.COMPONENTS:
        yield f"{len(parts)} components"
    total = sum(units(part.get("content") or "") for part in parts if part.get("type") == TEXT)
    if total > most.V2_TEXT:
        yield f"{total} displayed characters"


def _of_classic(message: Payload, components: Sequence[Payload], edit: bool) -> Iterator[str]:
    embeds = message.get("embeds") or ()
    if any(part.get("type") in V2_ONLY for part in every(components)):
        yield "components that need the flag for them"
    if len(components) > most.ROWS or any(part.get("type") != ROW for part in components):
        yield "components that are not up to five action rows"
    if units(message.get("content") or "") > most.CONTENT:
        yield f"content of {units(message['content'])} characters"
    if not edit and not (message.get("content") or embeds or components or message.get("attachments")):
        yield "empty message"
    if len(embeds) > most.EMBEDS:
        yield f"{len(embeds)} embeds"
    if (total := sum(units(text) for embed in embeds for text in _texts(embed))) > most.EMBED_TOTAL:
        yield f"embeds of {total} characters"
    for embed in embeds:
        yield from _of_embed(embed)


def _texts(embed: Payload) -> Iterator[str]:
    yield from (embed.get(part) or "" for part in most.EMBED_TEXTS)
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for field in embed.get("fields") or ():
        yield from (field.get("name") or "", field.get("value") or "")


def _of_embed(embed: Payload) -> Iterator[str]:
    if set(embed) - _EMBED_KEYS:
        yield f"embed with unknown {sorted(set(embed) - _EMBED_KEYS)}"
    for part, limit in most.EMBED_TEXTS.items():
        if units(embed.get(part) or "") > limit:
            yield f"embed {part} of {units(embed[part])} characters"
    if units((embed.get("footer") or {}).get("text") or "") > most.FOOTER:
        yield "embed footer too long"
    if units((embed.get("author") or {}).get("name") or "") > most.AUTHOR:
        yield "embed author too long"
    fields = embed.get("fields") or ()
    if len(fields) > most.FIELDS:
        yield f"embed of {len(fields)} fields"
    for field in fields:
        for part, limit in (("name", most.FIELD_NAME), ("value", most.FIELD_VALUE)):
            if not 1 <= units(field.get(part) or "") <= limit:
                yield f"embed field {part} of {units(field.get(part) or '')} characters"


def of_modal(modal: Payload) -> list[str]:
    """What is wrong with a modal."""
    parts = modal.get("components") or ()
    faults = [] if 1 <= units(modal.get("title") or "") <= most.MODAL_TITLE else ["modal title missing or too long"]
    if not 1 <= len(parts) <= most.MODAL_PARTS:
        faults.append(f"modal of {len(parts)} parts")
    if not 1 <= units(modal.get("custom_id") or "") <= most.CUSTOM_ID:
        faults.append("modal custom_id missing or too long")
    for part in parts:
        inner = [one.get("type") for one in part.get("components") or ()]
        if part.get("type") not in (LABEL, TEXT) and not (part.get("type") == ROW and inner == [INPUT]):
            faults.append(f"component {part.get('type')} in a modal")
    return faults + [fault for fault in of_components(parts) if fault != f"component {INPUT} inside component {ROW}"]
