"""The objects that Discord sends, as small as discord.py accepts them, and what people see of a message."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.reply.limits.components import BUTTON, FILE, GALLERY, SELECT, TEXT, every

APPLICATION, GUILD, CHANNEL, OTHER_CHANNEL = 1000000000000000001, 2000000000000000001, 3000000000000000001, 3000000000000000002
DIRECT = 3000000000000000003
OWNER = 4000000000000000001
V2 = 1 << 15
EPHEMERAL, LOADING = 1 << 6, 1 << 7
WHEN = "2026-11-01T12:00:00+00:00"


def user(identifier: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": str(identifier),
        "username": name.lower(),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
    }


def member(identifier: int, name: str, permissions: int) -> dict[str, Any]:
    return {
        "user": user(identifier, name),
        "roles": [],
        "joined_at": WHEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "nick": None,
        "avatar": None,
        "permissions": str(permissions),
    }


def application() -> dict[str, Any]:
    return {
        "id": str(APPLICATION),
        "name": "Lawmage",
        "description": "",
        "icon": None,
        "flags": 0,
        "verify_key": "00",
        "owner": user(OWNER, "Owner"),
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "summary": "",
    }


def channel(identifier: int) -> dict[str, Any]:
    return {
        "id": str(identifier),
        "type": 0,
        "guild_id": str(GUILD),
        "name": f"rules-{identifier % 10}",
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "permissions": "0",
    }


def direct_channel(identifier: int, person: Mapping[str, Any]) -> dict[str, Any]:
    return {"id": str(identifier), "type": 1, "recipients": [person], "last_message_id": None, "flags": 0}


def guild(identifier: int = GUILD, locale: str = "en-US") -> dict[str, Any]:
    return {
        "id": str(identifier),
        "name": "Judges",
        "owner_id": str(OWNER),
        "roles": [],
        "channels": [channel(CHANNEL), channel(OTHER_CHANNEL)],
        "members": [],
        "threads": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "member_count": 3,
        "large": False,
        "unavailable": False,
        "joined_at": WHEN,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": locale,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "icon": None,
        "banner": None,
        "splash": None,
    }


def message(identifier: int, where: int, body: Mapping[str, Any], *, flags: int = 0) -> dict[str, Any]:
    return {
        "id": str(identifier),
        "channel_id": str(where),
        "author": user(APPLICATION, "Lawmage", bot=True),
        "content": body.get("content") or "",
        "embeds": body.get("embeds") or [],
        "components": numbered(body.get("components") or []),
        "attachments": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "type": 20,
        "flags": flags,
        "timestamp": WHEN,
        "edited_timestamp": None,
        "webhook_id": str(APPLICATION),
        "application_id": str(APPLICATION),
    }


def numbered(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Discord gives every component of a message a number."""
    for at, component in enumerate(every(components), start=1):
        component["id"] = at  # type: ignore[index]
    return components


def attached(components: list[dict[str, Any]]) -> Iterator[str]:
    """The addresses of attached files that components show."""
    for part in every(components):
        if part["type"] == FILE:
            yield part["file"]["url"]
        if part["type"] == GALLERY:
            yield from (item["media"]["url"] for item in part["items"])


def text_of(shown: Mapping[str, Any]) -> str:
    """All texts of a message, or of a modal's labels."""
    return "\n".join(part["content"] for part in every(shown["components"]) if part["type"] == TEXT)


def _parts(shown: Mapping[str, Any], kind: int) -> Iterator[Mapping[str, Any]]:
    return (part for part in every(shown["components"]) if part["type"] == kind)


def labels(shown: Mapping[str, Any]) -> dict[str, str]:
    """The buttons of a message: label and custom_id."""
    return {part["label"]: part["custom_id"] for part in _parts(shown, BUTTON) if "custom_id" in part}


def options(shown: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What the selects of a message offer: label, and custom_id with value."""
    return {option["label"]: (part["custom_id"], option["value"]) for part in _parts(shown, SELECT) for option in part["options"]}
