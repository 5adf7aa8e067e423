"""People: they use commands, press buttons, choose, type and fill in forms."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.reply.limits.components import BUTTON, SELECT
from tests.discord.loopback import shapes
from tests.discord.loopback.exchange import Exchange
from tests.discord.loopback.shapes import labels, options

if TYPE_CHECKING:
    from tests.discord.loopback.server import Discord

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
GROUP = 1
VIEW_CHANNEL = 1 << 10


@dataclass(frozen=True)
class Channel:
    """A channel given to a command; ``permissions`` are those of the person in it."""

    id: int
    permissions: int = VIEW_CHANNEL


@dataclass(frozen=True)
class File:
    """A file given to a command; ``size`` is what is claimed of it."""

    name: str
    content: bytes
    size: int | None = None
    id: int = 77


def _value(value: object) -> object:
    return str(value.id) if isinstance(value, Person | Channel | File) else value


def _without_user(member: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in member.items() if key != "user"}


class Person:
    """Somebody in the guild; ``at`` is the channel, the first one unless said otherwise."""

    def __init__(self, discord: "Discord", identifier: int, name: str, permissions: int) -> None:
        self.discord, self.id, self.name, self.permissions = discord, identifier, name, permissions
        self.locale = "en-US"

    async def uses(
        self, command: str, *, at: int = shapes.CHANNEL, times: int = 1, expired: bool = False, **given: object
    ) -> Exchange:
        """Use a slash command such as ``game do`` that the bot has registered."""
        data = self._command(command, given)
        return await self.discord.deliver(self._interaction(COMMAND, data, at), times=times, expired=expired)

    async def types(self, command: str, option: str, text: str, **given: object) -> Exchange:
        """Type into an option that completes what is typed."""
        data = self._command(command, {option: text})
        options = data["options"][0]["options"] if " " in command else data["options"]
        options[0]["focused"] = True
        return await self.discord.deliver(self._interaction(AUTOCOMPLETE, data, shapes.CHANNEL))

    async def rules_on(self, text: str) -> Exchange:
        """Use the message menu on a message of somebody else."""
        author = {"author": shapes.user(shapes.OWNER, "Owner"), "webhook_id": None}
        message = shapes.message(self.discord.next_id(), shapes.CHANNEL, {"content": text}) | author
        data = {
            "id": "1",
            "name": "Rule on this",
            "type": 3,
            "target_id": message["id"],
            "resolved": {"messages": {message["id"]: message}},
        }
        return await self.discord.deliver(self._interaction(COMMAND, data, shapes.CHANNEL))

    async def presses(self, message: Mapping[str, Any], label: str, *, times: int = 1) -> Exchange:
        return await self.sends(message, {"component_type": BUTTON, "custom_id": labels(message)[label]}, times=times)

    async def chooses(self, message: Mapping[str, Any], label: str) -> Exchange:
        identifier, value = options(message)[label]
        return await self.sends(message, {"component_type": SELECT, "custom_id": identifier, "values": [value]})

    async def sends(self, message: Mapping[str, Any], data: dict[str, Any], *, times: int = 1) -> Exchange:
        """Any component data at all, as a modified client could send it."""
        payload = self._interaction(COMPONENT, data, int(message["channel_id"])) | {"message": message}
        return await self.discord.deliver(payload, times=times)

    async def fills_in(self, form: Exchange, text: str, *, times: int = 1) -> Exchange:
        """Submit a modal that the bot opened, with a text in its only field."""
        modal = await form.modal()
        label = modal["components"][0]
        field = {"type": 4, "id": 2, "custom_id": label["component"]["custom_id"], "value": text}
        data = {"custom_id": modal["custom_id"], "components": [{"type": 18, "id": 1, "component": field}]}
        payload = self._interaction(MODAL, data, int(form.payload["channel_id"]))
        if "message" in form.payload:
            payload["message"] = form.payload["message"]
        return await self.discord.deliver(payload, times=times)

    def _command(self, command: str, given: Mapping[str, object]) -> dict[str, Any]:
        name, *sub = command.split()
        registered = self.discord.commands[name]
        if sub:
            registered = next(option for option in registered["options"] if option["name"] == sub[0])
        known = {option["name"]: option for option in registered.get("options") or ()}
        missing = [option for option in known.values() if option.get("required") and option["name"] not in given]
        assert not missing, f"Discord would ask for {[option['name'] for option in missing]}"
        filled = [{"name": key, "type": known[key]["type"], "value": _value(value)} for key, value in given.items()]
        inner = [{"name": sub[0], "type": GROUP, "options": filled}] if sub else filled
        return {"id": "1", "name": name, "type": 1, "options": inner, "resolved": self._resolved(given.values())}

    def _resolved(self, values: Iterable[object]) -> dict[str, Any]:
        """What Discord sends along with ids of people, channels and files."""
        people = [value for value in values if isinstance(value, Person)]
        channels = [value for value in values if isinstance(value, Channel)]
        files = [value for value in values if isinstance(value, File)]
        return {
            "users": {str(one.id): shapes.user(one.id, one.name) for one in people},
            "members": {str(one.id): _without_user(shapes.member(one.id, one.name, one.permissions)) for one in people},
            "channels": {str(one.id): shapes.channel(one.id) | {"permissions": str(one.permissions)} for one in channels},
            "attachments": {str(one.id): self._attached(one) for one in files},
        }

    def _attached(self, file: "File") -> dict[str, Any]:
        self.discord.files[file.name] = file.content
        url = f"{self.discord.api.removesuffix('/api/v10')}/files/{file.name}"
        size = file.size if file.size is not None else len(file.content)
        return {"id": str(file.id), "filename": file.name, "size": size, "url": url, "proxy_url": url}

    def _interaction(self, kind: int, data: Mapping[str, Any], at: int) -> dict[str, Any]:
        identifier = self.discord.next_id()
        return {
            "id": str(identifier),
            "application_id": str(shapes.APPLICATION),
            "type": kind,
            "token": f"token-{identifier}",
            "version": 1,
            "data": data,
            "channel_id": str(at),
            "app_permissions": "0",
            "locale": self.locale,
            "entitlements": [],
            "attachment_size_limit": 10485760,
            **(self._in_private() if at == shapes.DIRECT else self._in_guild(at)),
        }

    def _in_guild(self, at: int) -> dict[str, Any]:
        return {
            "guild_id": str(shapes.GUILD),
            "guild": {"id": str(shapes.GUILD), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "channel": shapes.channel(at),
            "member": shapes.member(self.id, self.name, self.permissions),
            "authorizing_integration_owners": {"0": str(shapes.GUILD)},
            "context": 0,
        }

    def _in_private(self) -> dict[str, Any]:
        person = shapes.user(self.id, self.name)
        return {
            "user": person,
            "channel": shapes.direct_channel(shapes.DIRECT, person),
            "authorizing_integration_owners": {"1": str(self.id)},
            "context": 1,
        }
