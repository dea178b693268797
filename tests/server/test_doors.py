"""The HTTP doors, and the page behind them."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from igroteka.bots import LEVELS
from igroteka.server.ahead import PAGES, named_ahead
from igroteka.server.app import make_app
from igroteka.server.pages import STATIC

from .guests import BOT, ME, House, Message


def test_the_shelf_shows_every_game_with_its_options(house: House) -> None:
    (roads, *_) = house.http.get("/api/games").json()
    assert roads["id"] == "roads"
    assert roads["seats"] == {"least": 2, "most": 6}
    assert roads["options"]["2"][0]["values"] == ["duel", "newspaper", "heap"]
    assert [card["level"] for card in roads["levels"]] == list(LEVELS)


# Read off the five rulebooks: «От 8 лет», "Age: 6+", «старше 10-и лет»; two of them name no age,
# three no time, and what stands there then is said to be ours.
LIDS = {
    "roads": (None, [5, 10], True),
    "urfin": (8, [10, 20], False),
    "clockwork": (6, [30, 40], False),
    "prison": (10, [20, 30], True),
    "skyscraper": (None, [10, 20], True),
}


def test_each_lid_says_what_its_rulebook_says(house: House) -> None:
    lids = {game["id"]: game["lid"] for game in house.http.get("/api/games").json()}
    said = {
        game: (lids[game]["age"], lids[game]["minutes"], lids[game]["measured"]) for game in LIDS
    }
    assert said == LIDS


@pytest.mark.parametrize("lang", ["en", "ru", "sl"])
def test_the_rules_come_clause_by_clause(house: House, lang: str) -> None:
    page = house.http.get(f"/api/rules/roads/{lang}").json()
    ids = [clause["id"] for section in page["sections"] for clause in section["clauses"]]
    assert "R-P1" in ids
    assert page["title"]


@pytest.mark.parametrize("path", ["roads/xx", "chess/en", "roads/..%2f..%2fen"])
def test_rules_that_are_not_there_are_not_found(house: House, path: str) -> None:
    response = house.http.get(f"/api/rules/{path}")
    assert response.status_code == 404
    assert response.json()["code"] == "not-found"


def test_health_says_the_version_and_where_friends_may_come(tmp_path: Path) -> None:
    app = make_app(tmp_path / "x.db", share="http://192.168.7.7:8000")
    with TestClient(app) as http:
        health = http.get("/api/health").json()
        shared = http.get("/api/qr", params={"link": "http://192.168.7.7:8000/t/1#s"})
    assert health["ok"] is True
    assert health["share"] == "http://192.168.7.7:8000"
    assert shared.status_code == 200


def test_a_link_of_ours_is_drawn_as_a_qr_code(house: House) -> None:
    link = "http://testserver/t/abc#secret"
    drawn = house.http.get("/api/qr", params={"link": link})
    posted = house.http.post("/api/qr", json={"link": link})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.headers["cache-control"] == "no-store"
    assert drawn.text.startswith("<svg")
    assert posted.text == drawn.text


@pytest.mark.parametrize(
    "link", ["", "http://evil.example/", "javascript:alert(1)", "http://testserver/" + "x" * 1000]
)
def test_other_links_are_not(house: House, link: str) -> None:
    assert house.http.get("/api/qr", params={"link": link}).json()["code"] == "not-allowed"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [ME, ME]}, "bad-option"),
        ({"game": "roads", "seats": [ME]}, "bad-option"),
        ({"game": "roads", "seats": [ME] * 7}, "bad-option"),
        ({"game": "roads", "seats": [ME] * 9}, "bad-message"),
        ({"game": "roads", "seats": [ME, BOT], "options": {"colour": "red"}}, "bad-option"),
        ({"game": "roads", "seats": [ME, BOT], "options": {"cards": "7"}}, "bad-option"),
        ({"game": "roads", "seats": [ME, ME, ME], "options": {"variant": "duel"}}, "bad-option"),
        ({"game": "roads", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "bad-option"),
        ({"game": "roads", "seats": [ME, {"kind": "bot", "bot": "easy:scout"}]}, "bad-option"),
        ({"game": "roads", "seats": [ME, {"kind": "bot"}]}, "bad-option"),
        ({"game": "roads", "seats": [{"kind": "me", "bot": "random"}, ME]}, "bad-option"),
        ({"game": "roads", "seats": [ME, {"kind": "cat"}]}, "bad-message"),
        ({"game": "roads", "seats": [ME, ME], "seed": "mine"}, "bad-message"),
        ({"game": "roads"}, "bad-message"),
        ([], "bad-message"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_set_is_named(house: House, wish: Message, code: str) -> None:
    response = house.http.post("/api/tables", json=wish)
    assert response.json()["code"] == code
    assert response.status_code in (400, 422)


def test_a_body_that_is_no_json_or_too_large_is_named(house: House) -> None:
    assert house.http.post("/api/tables", content=b"\xff").json()["code"] == "bad-message"
    assert house.http.post("/api/tables", content=b"[" * 9_999).json()["code"] == "bad-message"
    huge = house.http.post("/api/tables", content=b" " * 300_000)
    assert (huge.status_code, huge.json()["code"]) == (413, "too-large")


def test_tokens_are_long_and_each_its_own(house: House) -> None:
    tables = [house.table(ME, ME, BOT) for _ in range(5)]
    tokens = [key["token"] for keys in tables for key in keys["seats"] if key["kind"] != "bot"]
    tokens += [keys["watch"] for keys in tables]
    assert len(set(tokens)) == 15
    assert all(len(token) >= 22 for token in tokens)
    assert all(keys["seats"][2]["token"] == "" for keys in tables)


def test_doors_that_are_not_there_say_so(house: House) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/ws/x"):
        response = house.http.get(path)
        assert response.status_code == 404
        assert response.json()["code"] == "not-found"
    wrong = house.http.delete("/api/games")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "not-allowed")
    assert "GET" in wrong.headers["allow"]


@pytest.fixture
def front(tmp_path: Path) -> TestClient:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Igroteka</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {};\n" * 500)
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")
    return TestClient(make_app(tmp_path / "x.db", static=static))


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/roads", "/index.html"])
def test_every_address_is_the_one_page(front: TestClient, path: str) -> None:
    response = front.get(path)
    assert response.text == "<title>Igroteka</title>"
    assert response.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever_and_squeezed(front: TestClient) -> None:
    response = front.get("/assets/app-1a2b.js")
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-encoding"] == "gzip"
    assert front.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert front.get("/assets/app-old.js").status_code == 404


def test_a_file_comes_as_the_build_has_packed_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("page")
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "app.js").write_text("plain " * 500)
    (assets / "app.js.gz").write_bytes(b"zipped")
    (assets / "app.js.br").write_bytes(b"pressed")
    http = TestClient(make_app(tmp_path / "x.db", static=tmp_path))

    def asked(how: str) -> tuple[str, bytes]:
        url = "/assets/app.js"
        with http.stream("GET", url, headers={"accept-encoding": how}) as response:
            assert response.headers["content-type"].startswith("text/javascript")
            assert response.headers["vary"] == "Accept-Encoding"
            return response.headers["content-encoding"], b"".join(response.iter_raw())

    assert asked("gzip, deflate, br") == ("br", b"pressed")
    assert asked("gzip, br;q=0") == ("gzip", b"zipped")
    for how in ("", "gzip;q=0, br; q=0.0"):
        assert http.get("/assets/app.js", headers={"accept-encoding": how}).text.startswith("plain")


def test_a_page_names_what_it_will_ask_for(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("page")
    ahead = '{"lobby": ["assets/Lobby-1.js", "assets/Lobby-1.css"], "table": ["assets/t.js"]}'
    (tmp_path / "ahead.json").write_text(ahead)
    http = TestClient(make_app(tmp_path / "x.db", static=tmp_path))
    assert http.get("/").headers["link"] == (
        "</assets/Lobby-1.js>; rel=modulepreload, "
        "</assets/Lobby-1.css>; rel=preload; as=style; crossorigin"
    )
    assert http.get("/t/abc").headers["link"] == "</assets/t.js>; rel=modulepreload"
    for path in ("/rules/roads", "/nowhere"):
        assert "link" not in http.get(path).headers


def test_what_the_build_names_ahead_is_there() -> None:
    links = named_ahead(STATIC)
    assert links.keys() == PAGES.keys()
    files = re.findall(r"</([^>]+)>", " ".join(links.values()))
    assert [file for file in files if not (STATIC / file).is_file()] == []


@pytest.mark.parametrize("path", ["/sw.js", "/favicon.ico", "/manifest.json", "/t/abc.js"])
def test_a_file_that_is_not_there_is_not_the_page(front: TestClient, path: str) -> None:
    assert front.get(path).status_code == 404


def test_a_welcome_names_the_page_that_fits(tmp_path: Path) -> None:
    page = '<meta name="build" content="cafe0123" /><title>Igroteka</title>'
    (tmp_path / "index.html").write_text(page)
    with TestClient(make_app(tmp_path / "x.db", static=tmp_path)) as http:
        wish = {"game": "roads", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        keys = http.post("/api/tables", json=wish).json()
        with http.websocket_connect(f"/ws/{keys['table']}") as socket:
            socket.send_json({"type": "Hello", "token": keys["watch"]})
            assert socket.receive_json()["build"] == "cafe0123"


def test_only_what_can_be_read_later_is_kept_and_nothing_of_a_running_match(house: House) -> None:
    assert house.http.get("/api/games").headers["x-keep"]
    assert house.http.get("/api/rules/roads/en").headers["x-keep"]
    keys = house.table()
    guests = house.start(keys)
    for path in ("", "/replay", "/export"):
        headers = house.ask(keys, 0, path).headers
        assert "x-keep" not in headers
        assert headers["cache-control"] == "no-store"
    guests[0].say("Resign")
    guests[1].until("Update")
    assert house.ask(keys, 0, "/replay").headers["x-keep"]
    assert "x-keep" not in house.ask(keys, 0).headers


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_beside_the_page_is_served(front: TestClient, path: str) -> None:
    assert "not yours" not in front.get(path).text


def test_no_page_may_fetch_from_another_host(front: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = front.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "http" not in policy
        assert "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_without_a_built_page_the_house_says_how_to_build_it(tmp_path: Path) -> None:
    response = TestClient(make_app(tmp_path / "x.db", static=tmp_path)).get("/")
    assert response.status_code == 503
    assert "make install" in response.text
