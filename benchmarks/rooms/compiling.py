"""Reading printed cards: one in twenty of the library, or all of them."""

import time
from collections.abc import Iterator

from benchmarks.figures import Figure, Options

_EVERY = 20


def measure(options: Options) -> Iterator[Figure]:
    from bot.cli.screen import progress_bar
    from bot.library.counting import count
    from bot.library.opening import open_cards
    from bot.library.reading import read_faces

    with progress_bar() as progress:
        cards = list(open_cards(progress).cards())[:: 1 if options.whole else _EVERY]
    faces = [(card, place) for card in cards for place in range(len(card.faces))]
    began = time.perf_counter()
    coverage = count(read_faces(faces), 0.0, 0)
    seconds = time.perf_counter() - began
    room = "Compiling cards"
    yield Figure(room=room, name="faces", value=len(faces), unit="")
    yield Figure(room=room, name="understood", value=100 * coverage.share, unit="%")
    yield Figure(room=room, name="a face", value=1000 * seconds / max(1, len(faces)), unit="ms")
