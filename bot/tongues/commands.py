"""Names and descriptions of commands in other languages, as Discord wants them when commands are registered."""

from discord import Locale, app_commands

from bot.tongues.tongue import LANGUAGES, tongue_of

_Where = app_commands.TranslationContextLocation
_NAMES = {_Where.command_name, _Where.group_name, _Where.parameter_name}


class Translator(app_commands.Translator):
    """Gives no translation where there is none; Discord then shows the English text. Names have to be in lower case."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        code = str(locale).partition("-")[0]
        said = tongue_of(locale).translations.get(string.message) if code in LANGUAGES else None
        return None if said and context.location in _NAMES and not said.islower() else said
