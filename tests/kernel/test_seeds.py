"""Randomness with a name and an address."""

from igroteka.kernel import commitment, new_seed, stream


def throws(seed: str, *address: object) -> list[int]:
    dice = stream(seed, *address)
    return [dice.randrange(6) for _ in range(30)]


def test_the_same_seed_and_address_give_the_same_throws() -> None:
    assert throws("elm", "chance", 3) == throws("elm", "chance", 3)


def test_another_seed_or_another_place_gives_others() -> None:
    here = throws("elm", "chance", 3)
    assert here != throws("oak", "chance", 3)
    assert here != throws("elm", "chance", 4)
    assert here != throws("elm", "bot", 3)


def test_addresses_do_not_run_together() -> None:
    assert throws("elm", "a", "bc") != throws("elm", "ab", "c")
    assert throws("elm", 1, 23) != throws("elm", 12, 3)


def test_a_seed_is_any_text() -> None:
    assert throws("ёлка 🌲") == throws("ёлка 🌲")
    assert throws("") == throws("")


def test_these_throws_will_be_the_same_next_year() -> None:
    """A record made today is verified by every later version."""
    assert throws("elm", "chance", 0)[:8] == FIRST_THROWS


FIRST_THROWS = [5, 2, 1, 0, 4, 4, 2, 1]


def test_the_commitment_binds_the_seed_and_does_not_show_it() -> None:
    assert commitment("elm") == commitment("elm")
    assert commitment("elm") != commitment("elm ")
    assert "elm" not in commitment("elm")


def test_new_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) >= 16 for seed in seeds)
