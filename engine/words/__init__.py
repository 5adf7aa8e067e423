"""The language of cards: each class is its fields, the sentence that says it, and what it does."""
