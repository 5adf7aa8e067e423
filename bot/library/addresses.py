"""Where card lists and the rules are published."""

BULK_INDEX = "https://api.scryfall.com/bulk-data"
RULES_PAGE = "https://magic.wizards.com/en/rules"
