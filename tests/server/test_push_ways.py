"""Where a push message may go, how long it may take, what it is sealed with, what it says."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from igroteka.kernel.langs import LANGS
from igroteka.server.push.errand import NoAnswer, NotThere, is_public, looked_up, run
from igroteka.server.push.keys import key_beside, key_file
from igroteka.server.push.postman import BadKey, Push
from igroteka.server.push.sealing import from_text, public_key, seal
from igroteka.server.push.words import summons

from .guests import House
from .push_service import Browser, PushService, data, text
from .test_push import AT_ONCE, CONTACT, NEAR, at_table, hang, leave, seat_of, service

__all__ = ["service"]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.9",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "ff02::1",
    ],
)
def test_no_address_of_this_machine_or_its_network_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "142.250.1.1", "2606:4700:4700::1111"])
def test_the_open_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://user@example.org/x",
        "https://[::bad/x",
        "https://example.org:99999/x",
    ],
)
def test_a_house_that_only_rings_far_away_refuses_what_is_near(
    tmp_path: Path, endpoint: str
) -> None:
    with House(tmp_path, AT_ONCE, Push(CONTACT)) as house:
        browser = Browser(endpoint)
        assert hang(house, house.table(), 0, browser).json()["code"] == "bad-option"


def test_a_name_that_leads_home_is_not_gone_to() -> None:
    """The name is looked up, and what it stands for is judged: here the machine's own name."""

    async def asked(private: bool) -> str:
        return await looked_up("localhost", 1, private)

    with pytest.raises(NotThere):
        asyncio.run(asked(private=False))
    assert asyncio.run(asked(private=True)) in ("127.0.0.1", "::1")


def test_a_hostile_subscription_that_got_in_is_never_gone_to(
    tmp_path: Path, service: PushService
) -> None:
    """Hung while the host allowed it, rung when he no longer does."""
    with House(tmp_path, AT_ONCE, NEAR) as house:
        keys, _, second = at_table(house)
        seat = seat_of(second)
        hang(house, keys, seat, service.subscribe("bob"))
    with House(tmp_path, AT_ONCE, Push(CONTACT)) as house:
        first = house.sit(keys, 1 - seat)
        first.moves()
        while house.live(keys).summons.hung:
            house.http.get("/api/health")
        assert service.come.empty()


def test_whoever_takes_the_message_and_never_answers_is_given_up() -> None:
    async def tried() -> int:
        async def hears(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
            await reader.read()

        server = await asyncio.start_server(hears, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            return await run(f"http://127.0.0.1:{port}/", {}, b"", private=True, within_s=0.05)

    with pytest.raises(NoAnswer):
        asyncio.run(tried())


def test_what_finds_no_room_is_dropped_and_play_goes_on(
    tmp_path: Path, service: PushService
) -> None:
    with House(tmp_path, replace(AT_ONCE, push_letters=1, push_couriers=0), NEAR) as house:
        keys, first, second = at_table(house)
        for name in ("one", "two", "three"):
            hang(house, keys, seat_of(second), service.subscribe(name))
        leave(house, keys, second)
        assert first.moves()["type"] == "Update"
        bag = house.app.state.tables.house.postman.bag
        while not bag.full():
            house.http.get("/api/health")
        assert house.http.get("/api/health").json()["ok"]


# the seal and the key


def test_the_seal_is_the_one_of_the_book() -> None:
    """RFC 8291, section 5."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

    sender = int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        public_key(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        derive_private_key(sender, SECP256R1()),
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_the_key_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    made = key_beside(db)
    assert key_file(db).stat().st_mode & 0o777 == 0o600
    assert key_beside(db).private_numbers() == made.private_numbers()
    assert [path.name for path in tmp_path.iterdir()] == ["tables.push-key"]
    key_file(db).chmod(0o644)
    with pytest.raises(BadKey, match="others may read"):
        key_beside(db)


def test_a_file_that_is_no_key_is_named_and_left_alone(tmp_path: Path) -> None:
    path = key_file(tmp_path / "tables.db")
    path.write_text("nonsense", encoding="utf-8")
    path.chmod(0o600)
    with pytest.raises(BadKey, match="not a key of this house"):
        key_beside(tmp_path / "tables.db")
    assert path.read_text("utf-8") == "nonsense"


@pytest.mark.parametrize("lang", LANGS)
def test_a_summons_is_spoken_in_every_language(lang: str) -> None:
    alone, beside = summons("roads", "t", (), lang), summons("roads", "t", ("Ann", "Bo"), lang)
    assert b"Ann, Bo" in beside
    assert b"Ann" not in alone
    assert b"push-turn" not in alone + beside
    assert b"roads-name" not in alone


def test_a_language_that_nobody_speaks_here_is_english() -> None:
    assert b"It is your turn." in summons("roads", "t", (), "xx")
