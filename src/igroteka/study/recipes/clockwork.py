"""What is measured of Clockwork."""

from .figure import Figure, Recipe, Target

INTRO = """\
Equal bots at every seat: who wins is the game's own doing. The highest throw starts (C-S2), so no
seat is better than another but by luck: the bars are the seats, and none should be more than 5
points from even. Who starts does matter, and is told below each picture by order of play.

A bot's memory is its level's: `greedy:strong` remembers everything it saw, `greedy:standard`
forgets a tenth of it with each turn that passes, `greedy:easy` knows the last 4 things it saw, and
its hand slips. Editions are those whose rules differ in play: `it` is `en` but for the dice that
say who starts, `de` is `nl`. A game that ends by C-Z3 has no winner: fewer than 1 in 1000."""

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


CLOCKWORK = Recipe(
    game="clockwork",
    title="Clockwork",
    intro=INTRO,
    figures=(
        *(_memory(seats, level) for seats in (4, 3, 2) for level in MEMORY),
        *(_edition(edition) for edition in EDITIONS),
    ),
)
