"""The two-way phrase kernel: one template reads a sentence of card text and prints it."""

from engine.phrase.bindable import Antecedent
from engine.phrase.printing import say, sentence_case, text
from engine.phrase.reading import Declined, Reader, read
from engine.phrase.template import template_of
from engine.phrase.tree import children, find, rewrite, walk
from engine.phrase.word import NUMBER, SIZE, SYMBOL, Leaf, PhraseError, Unfit, Word, says

__all__ = [
    "NUMBER", "SIZE", "SYMBOL",
    "Antecedent", "Declined", "Leaf", "PhraseError", "Reader", "Unfit", "Word",
    "children", "find", "read", "rewrite", "say", "says", "sentence_case", "template_of",
    "text", "walk",
]
