"""Whether a payload of the bot is one that Discord would take: its OpenAPI file when at hand, the limits always."""

import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bot.reply import limits

_BESIDE = Path(__file__).parents[4] / "shared" / "data" / "discord-openapi.json"
SPECIFICATION = Path(os.environ.get("LAWMAGE_DISCORD_OPENAPI", _BESIDE))
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}


def of_callback(body: Mapping[str, Any]) -> list[str]:
    schema = CALLBACKS.get(body.get("type", 0))
    return [*(_against(schema, body) if schema else []), *limits.of_callback(body)]


def of_edit(body: Mapping[str, Any], *, v2: bool) -> list[str]:
    return [*_against("IncomingWebhookUpdateRequestPartial", _numbered(body)), *limits.of_message(body, edit=True, v2=v2)]


def _numbered(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """New files are numbered; Discord's file wants these numbers as texts, Discord itself takes both."""
    files = [attachment | {"id": str(attachment["id"])} for attachment in body.get("attachments") or ()]
    return {**body, "attachments": files} if files else body


def of_followup(body: Mapping[str, Any]) -> list[str]:
    return [*_against("IncomingWebhookRequestPartial", body), *limits.of_message(body)]


def of_channel_message(body: Mapping[str, Any]) -> list[str]:
    return [*_against("MessageCreateRequest", body), *limits.of_message(body)]


def of_channel_edit(body: Mapping[str, Any]) -> list[str]:
    return [*_against("MessageEditRequestPartial", body), *limits.of_message(body, edit=True, v2=True)]


def of_commands(body: list[dict[str, Any]]) -> list[str]:
    found = [fault for command in body for fault in _against("ApplicationCommandUpdateRequest", command)]
    return found + limits.of_commands(body)


def _against(schema: str, body: object) -> list[str]:
    validator = _validator(schema)
    if validator is None:
        return []
    return [f"{schema}: {error.instance_path} {error.message[:200]}" for error in validator.iter_errors(body)]


@cache
def _validator(schema: str) -> Any:
    if not SPECIFICATION.is_file():
        return None
    import jsonschema_rs

    whole = {"$ref": f"#/components/schemas/{schema}", "components": _specification()["components"]}
    return jsonschema_rs.Draft202012Validator(whole)


@cache
def _specification() -> Any:
    return json.loads(SPECIFICATION.read_bytes())
