"""What talks to people: the command line, the Discord client, and the cards and channels kept on disk."""

import atexit
import gc

gc.set_threshold(300_000)
"""Before anything is imported: start-up and a first ruling make some 230,000 records, nearly all to stay, and to look for garbage
among them takes a tenth of the time. Here and nowhere else, for the command line, the bot and its workers."""

atexit.register(gc.freeze)
"""A process that ends gives its memory back whole; to look for garbage in it first would take a quarter of a ruling's time."""
