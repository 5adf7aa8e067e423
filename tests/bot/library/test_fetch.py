import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from bot.library.fetch import fetch, fetch_cards, published_rules
from bot.library.listing import LibraryProblem
from tests.bot.library.cards import quiet
from tests.bot.library.test_sources import SCRYFALL

RULING = {"oracle_id": "o1", "published_at": "2024-11-08", "comment": "It burns."}
HTML = {
    "/rules": b'<a href="/MagicCompRules 20261114.txt">',
    "/old": b'<a href="/CompRules.txt">',
    "/none": b"nothing",
}


class Publisher(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        base = f"http://127.0.0.1:{self.server.server_address[1]}"
        kinds = ("oracle_cards", "rulings")
        index = {"data": [{"type": kind, "download_uri": f"{base}/{kind}", "updated_at": "2026-07-01T09:00"} for kind in kinds]}
        pages = {"/index": index, "/oracle_cards": SCRYFALL, "/rulings": [RULING], "/half": {"data": []}, "/odd": []}
        if self.path not in (*pages, *HTML, "/cut"):
            self.send_error(404)
            return
        body = HTML[self.path] if self.path in HTML else json.dumps(pages.get(self.path, "")).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body) + 100 * (self.path == "/cut")))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *values: object) -> None:
        """Silence."""


@pytest.fixture
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Publisher)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_cards_and_rulings_come_with_their_date(address: str) -> None:
    cards, rulings = fetch_cards(f"{address}/index", quiet)
    assert {listing.card.name for listing in cards.listings} > {"Fire Fly"}
    assert (cards.date, list(rulings.rulings)) == ("2026-07-01", ["o1"])


@pytest.mark.parametrize(("page", "date"), [("/rules", "2026-11-14"), ("/old", ""), ("/none", "")])
def test_the_date_of_the_published_rules_is_in_the_name_of_their_file(address: str, page: str, date: str) -> None:
    assert published_rules(f"{address}{page}") == date


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("/half", "has no oracle_cards, rulings"),
        ("/odd", "is not Scryfall's list"),
        ("/nowhere", "answered 404"),
        ("/cut", "broke off"),
    ],
)
def test_each_way_a_download_can_fail_is_said(address: str, page: str, said: str) -> None:
    with pytest.raises(LibraryProblem, match=said):
        fetch_cards(f"{address}{page}", quiet)


def test_an_unreachable_address_points_to_files(address: str) -> None:
    with pytest.raises(LibraryProblem, match="--from"):
        fetch("http://127.0.0.1:1/", "x", quiet)
    with pytest.raises(LibraryProblem, match="no web address"):
        fetch("file:///etc/hosts", "x", quiet)
