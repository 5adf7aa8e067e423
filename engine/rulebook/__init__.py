"""The rulebook: which code is which rule, what each rule says in our words, and the official text when there is one."""

from engine.rulebook.citing import CITED, BadRuleNumber, rule, split_number

__all__ = ["CITED", "BadRuleNumber", "rule", "split_number"]
