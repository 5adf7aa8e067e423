"""Packaged data: words of the language, our summaries of the rules, the starter cards."""
