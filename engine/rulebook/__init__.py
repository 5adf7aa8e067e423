"""The rulebook: which code is which rule, what each rule says in our words, and the official text when there is one."""

from engine.rulebook.book import Rule, Rulebook, neighbours, our_book, search, summary, with_official
from engine.rulebook.citing import CITED, BadRuleNumber, rule, rules_of, split_number

__all__ = [
    "CITED",
    "BadRuleNumber",
    "Rule",
    "Rulebook",
    "neighbours",
    "our_book",
    "rule",
    "rules_of",
    "search",
    "split_number",
    "summary",
    "with_official",
]
