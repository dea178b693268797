"""What is measured of Clockwork."""

from .figure import Figure, Recipe, Reviewed, Target

INTRO = """\
Equal bots at every seat: who wins is the game's own doing. The highest throw starts (C-S2), so no
seat is better than another but by luck: the bars are the seats, and none may be more than 5 points
from even. Below each picture the same games are told by order of play: whoever starts has a turn
more than the last, which in some figures is worth one to three points and in others nothing that
could be told from chance. No place is as much as 3 points from even.

A bot's memory is its level's: `greedy:strong` remembers everything it saw, `greedy:standard`
forgets a tenth of it with each turn that passes, `greedy:easy` knows the last 4 things it saw, and
its hand slips. Forgetting makes a game of two a third longer and one of four half as long again or
more, and the airship likelier.

A game that ends by C-Z3 has no winner: the draws, of which fewer than 1 in 1000 are asked for.

Each edition whose rules differ in play is measured with two players, to be held against the figure
of two players with perfect memory, which is `en`. `it` plays as `en` but for the dice that say who
starts, and `de` as `nl`. Where scrapyards are entered by exact count only (`nl`, `de`, `pl`) a game
takes some five rounds more, unless one may turn back (`cs`); the extra turn of `fr` saves four."""

ENDS = {
    "clockwork-over-machines": "machines and fuel",
    "clockwork-over-airship": "airship",
}
MEMORY = {"strong": "perfect memory", "standard": "fading memory", "easy": "the last 4 things"}
EDITIONS = ("nl", "es", "fr", "hu", "pl", "cs", "sl", "uk", "ru")
SHARED = {"nl": "nl and de"}
ENOUGH, MANY = 2_000, 10_000


def _figure(name: str, title: str, level: str, seats: int, edition: str, games: int) -> Figure:
    even = 1 / seats
    target = Target(even - 0.05, even + 0.05, draws_below=0.001)
    return Figure(
        name,
        title,
        {"edition": edition},
        (f"greedy:{level}",),
        target,
        seats=seats,
        by="seat",
        games=games,
        ends=ENDS,
    )


def _memory(seats: int, level: str) -> Figure:
    title = f"{seats} players, {MEMORY[level]}"
    return _figure(f"{level}-{seats}", title, level, seats, "en", MANY if seats == 4 else ENOUGH)


def _edition(edition: str) -> Figure:
    title = f"Edition {SHARED.get(edition, edition)}, 2 players, {MEMORY['strong']}"
    return _figure(f"edition-{edition}", title, "strong", 2, edition, ENOUGH)


NAMES = ("en", "nl", "de", "es", "fr", "hu", "pl", "cs", "sl", "uk", "ru", "it")
ALL_EDITIONS = tuple({"edition": name} for name in NAMES)

RECIPE = Recipe(
    game="clockwork",
    title="Clockwork",
    intro=INTRO,
    figures=(
        *(_memory(seats, level) for seats in (4, 3, 2) for level in MEMORY),
        *(_edition(edition) for edition in EDITIONS),
    ),
    reviewed=(
        Reviewed((2, 2), {"edition": "*"}, ALL_EDITIONS),
        Reviewed((3, 3), {"edition": "*"}, ALL_EDITIONS, 600, 600),
        Reviewed((4, 4), {"edition": "*"}, ALL_EDITIONS, 600),
    ),
)
