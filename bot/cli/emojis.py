"""``lawmage emojis``: the symbols of card texts as emoji of the bot's application."""

from pathlib import Path

import click

from bot.cli.commands import Commands
from bot.cli.screen import say
from bot.refusal import Refusal

emojis = Commands(name="emojis", help="The symbols of card texts as emoji of the bot.")


@emojis.command()
@click.argument("folder", type=click.Path(path_type=Path), help="Where to put the pictures.")
def draw(folder: Path) -> int:
    """Draw the symbols into a folder, to look at them."""
    from bot.pictures.symbols import symbol
    from bot.symbols import SYMBOLS, emoji_name

    folder.mkdir(parents=True, exist_ok=True)
    for name in SYMBOLS:
        (folder / f"{emoji_name(name)}.png").write_bytes(symbol(name))
    print(f"{len(SYMBOLS)} pictures in {folder}.")
    return 0


@emojis.command()
@click.option("--anew", is_flag=True, help="Replace those that are there.")
def sync(anew: bool) -> int:
    """Give the application those symbols that it lacks; a running bot uses them from its next start on."""
    from bot.settings import settings

    chosen = settings()
    if chosen.discord_token is None:
        raise Refusal("This needs the bot's token in DISCORD_TOKEN; `lawmage run` tells how to get one.")
    import asyncio

    made, there = asyncio.run(_sync(chosen.discord_token.get_secret_value(), chosen.discord_api, anew))
    print(f"{made} emoji made, {there} were there.")
    return 0


async def _sync(token: str, api: str, anew: bool) -> tuple[int, int]:
    import discord

    from bot.pictures.symbols import symbol
    from bot.symbols import SYMBOLS, emoji_name

    if api:
        discord.http.Route.BASE = api
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except discord.LoginFailure as error:
            raise Refusal("Discord does not accept this token.") from error
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        made = 0
        for name in SYMBOLS:
            old = there.get(emoji_name(name))
            if old is not None and not anew:
                continue
            if old is not None:
                await old.delete()
            await client.create_application_emoji(name=emoji_name(name), image=symbol(name))
            made += 1
            say(f"{made}: {emoji_name(name)}")
        return made, len(SYMBOLS) - made
