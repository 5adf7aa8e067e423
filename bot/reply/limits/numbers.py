"""The numbers, with the page of Discord's documentation that states them."""

# resources/message
CONTENT = 2000
EMBEDS = 10
EMBED_TOTAL = 6000
EMBED_TEXTS = {"title": 256, "description": 4096}
FIELDS, FIELD_NAME, FIELD_VALUE = 25, 256, 1024
FOOTER, AUTHOR = 2048, 256
V2_FLAG = 1 << 15

# components/reference; the total of displayed characters is counted by Discord in a way it does not document,
# so what is built here keeps to the budget, which is lower
COMPONENTS = 40
V2_TEXT = 4000
V2_BUDGET = 3900
ROWS = 5
BUTTONS_IN_ROW = 5
BUTTON_LABEL = 80
CUSTOM_ID = 100
URL = 512
OPTIONS_IN_SELECT, OPTION_TEXT, PLACEHOLDER = 25, 100, 150
TEXT_INPUT = 4000

# interactions/receiving-and-responding
MODAL_TITLE, MODAL_PARTS, LABEL, LABEL_DESCRIPTION = 45, 5, 45, 100
CHOICES, CHOICE_TEXT = 25, 100

# interactions/application-commands
COMMANDS, MENU_COMMANDS = 100, 15
COMMAND_TOTAL, COMMAND_OPTIONS, DESCRIPTION = 8000, 25, 100


def units(text: str) -> int:
    """The length of a text in UTF-16 units: never less than Discord counts, whichever way it counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
