"""What is measured of Prison."""

from .figure import Figure, Recipe, Reviewed, Target, Team

INTRO = """\
One player against the dungeon, so the bars are the six levels, easy to hard (P-2.1): they differ
in the cards that call reinforcements (P-11.1), and stand here from the hardest to the easiest. The
same bot plays them all, `greedy` on its level `standard`: it thinks a turn through by a beam of
deeds and does not try the dungeon's answer, about ten milliseconds a move. Aimed at are 70 % or
more at pink and 25 % or less at black; this bot keeps the second and misses the first by far."""

LEVELS = ("black", "red", "blue", "green", "yellow", "pink")
RISING = Target(rising=True)
BOT = "greedy:standard"
ENOUGH = 200


def _figure(name: str, title: str, sight: str) -> Figure:
    teams = tuple(Team(level, BOT, {"level": level}, seats=1) for level in LEVELS)
    return Figure(
        name,
        title,
        {"sight": sight},
        (BOT,),
        RISING,
        seats=1,
        by="team",
        games=ENOUGH,
        teams=teams,
    )


RECIPE = Recipe(
    game="prison",
    title="Prison",
    intro=INTRO,
    figures=(
        _figure("levels", "From black to pink", sight="off"),
        _figure("sight", "With the Sight of the Arch-Mage", sight="on"),
    ),
    reviewed=(
        Reviewed(
            (1, 1),
            {"game": "solo", "level": "|".join(reversed(LEVELS))},
            tuple({"level": level} for level in reversed(LEVELS)),
            680,
            400,
        ),
        Reviewed(
            (1, 1),
            {"game": "solo", "level": "white", "sight": "off|on"},
            ({"level": "white"}, {"level": "white", "sight": "on"}),
            600,
            900,
        ),
    ),
)
