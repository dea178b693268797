"""What is measured of Roads."""

from .figure import Figure, Recipe, Reviewed, Target

INTRO = """\
Equal bots at every seat: who wins is the game's own doing. The duel has two sides, so its bars are
the sides. In the newspaper the lot says who starts (R-P3), so the target is for a seat. By order of
play the second of two lays last more often, whether the bots are random, greedy or search; that is
told below each picture, and is no target."""

DUEL = Target(most=0.62, draws_below=0.25)
SIDES = ("first: keeps it open", "second: closes it")

LANES: tuple[dict[str, str], ...] = ({}, {"lanes": "on"})
# What means nothing there: an endless table has no field, and a field says how many are dealt.
ENDLESS = {"field": "*", "border": "*"}
HEAPS = tuple({"cards": cards, **lanes} for cards in ("24", "40", "12") for lanes in LANES)


def _duel(cards: str, bot: str, games: int) -> Figure:
    options = {"variant": "duel", "cards": cards}
    title = f"Duel, {cards} cards a player"
    return Figure(f"duel-{cards}", title, options, (bot,), DUEL, games=games, bars=SIDES)


def _newspaper(seats: int, bot: str, least: float, most: float) -> Figure:
    options = {"variant": "newspaper"}
    title = f"Newspaper, {seats} players"
    target = Target(least, most)
    return Figure(f"newspaper-{seats}", title, options, (bot,), target, seats=seats, by="seat")


RECIPE = Recipe(
    game="roads",
    title="Roads",
    intro=INTRO,
    figures=(
        _duel("12", "search", 200),
        _duel("24", "search", 200),
        _duel("40", "search", 200),
        Figure(
            "duel-lanes",
            "Duel with lanes, 24 cards a player",
            {"variant": "duel", "lanes": "on"},
            ("search",),
            DUEL,
            bars=SIDES,
        ),
        _newspaper(2, "search:easy", 0.4, 0.6),
        _newspaper(3, "greedy", 1 / 3 - 0.1, 1 / 3 + 0.1),
        _newspaper(4, "greedy", 0.15, 0.35),
        Figure(
            "heap",
            "Heap, a greedy player against a random one",
            {"variant": "heap"},
            ("greedy", "random"),
            Target(least=0.9),
            by="bot",
            games=400,
            bars=("greedy",),
        ),
    ),
    reviewed=(
        Reviewed(
            (2, 2),
            {"variant": "duel", "cards": "24|40|12", **ENDLESS},
            ({}, {"cards": "12"}, {"cards": "40"}),
            1000,
        ),
        Reviewed((2, 2), {"variant": "duel", "lanes": "on", **ENDLESS}, fit=600, fresh=600),
        Reviewed((2, 6), {"variant": "newspaper", "lanes": "off|on", "cards": "*"}, LANES, 600),
        Reviewed(
            (2, 6),
            {"variant": "heap", "cards": "24|40|12", "lanes": "off|on", **ENDLESS},
            HEAPS,
            600,
        ),
    ),
)
