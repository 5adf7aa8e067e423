"""The loopback Discord refuses what Discord would refuse."""

import aiohttp
import pytest

from tests.discord.loopback import Discord, oracle, running


def test_the_documented_limits_are_checked_always() -> None:
    assert oracle.of_callback({"type": 4, "data": {"content": "x" * 2001}})
    assert oracle.of_edit({"components": [{"type": 10, "content": "x" * 4001}]}, v2=True)
    assert oracle.of_commands([{"name": "Upper", "description": "d", "type": 1}])


@pytest.mark.skipif(not oracle.SPECIFICATION.is_file(), reason="Discord's OpenAPI file is not at hand")
def test_shapes_are_checked_where_the_specification_is_at_hand() -> None:
    faults = oracle.of_followup({"components": [{"type": 1, "components": [{"type": 2, "style": "big", "label": "x"}]}]})
    assert any(fault.startswith("IncomingWebhookRequestPartial") for fault in faults)
    assert oracle.of_callback({"type": 5, "data": {"flags": 64}}) == []


async def test_a_wrong_token_an_unknown_call_and_an_unknown_interaction_are_turned_away() -> None:
    async with running() as server, aiohttp.ClientSession() as session:
        assert await status(session, server, "/users/@me", token="wrong") == 401
        assert await status(session, server, "/users/@me") == 200
        assert await status(session, server, "/guilds/1/bans") == 501
        assert len(server.faults) == 1
        async with session.post(f"{server.api}/interactions/1/none/callback", json={"type": 5}) as response:
            assert response.status == 404


async def status(session: aiohttp.ClientSession, server: Discord, path: str, token: str = "") -> int:
    headers = {"Authorization": f"Bot {token or server.token}"}
    async with session.get(server.api + path, headers=headers) as response:
        return response.status
