"""What talks to people: the command line, the Discord client, and the cards and channels kept on disk."""

import gc

gc.set_threshold(1_000_000)  # before anything is imported: what start-up makes stays, so that looking for garbage finds none
