"""What is measured of Urfin."""

from .figure import Figure, Recipe, Reviewed, Target, Team

INTRO = """\
Everybody wins or loses together, so the bars are teams. A bot's level is how well its fingers tell
parts apart (U-D6): of the bases and roofs it goes for it gets one in 55 of 100 cases (`easy`), in
80 (`standard`) or in 95 (`strong`), by one, two or four touches; and what it goes for it says
beforehand, after a look at what the others said. `greedy` builds the best tower first and then the
next; `search` tries several places and orders, and on the level `strong` plays its best plans on
to the end. Random players do anything that is allowed; in a bag felt by touch they mostly feel
until the sand is gone, so they are shown with a blind bag too.

The targets are for teams of four, whose hands are all in the bag at once. Fewer players have
hands of two parts, the second sought to match the first, and win more often.

The maps show where soldiers were stopped, the bigger the dot the more; beside them, how far they
came."""

BASIC, ADULT, RANDOM = Target(0.6, 0.85), Target(0.25, 0.5), Target(most=0.05)
RISING = Target(rising=True)
STANDARD = (Team("greedy", "greedy"), Team("search", "search"))
MARKS = ("shot", "entered")
ENOUGH = 500


def _figure(
    name: str,
    title: str,
    options: dict[str, str],
    teams: tuple[Team, ...],
    target: Target,
    marks: tuple[str, ...] = (),
) -> Figure:
    bots = (teams[0].bot,)
    return Figure(
        name,
        title,
        options,
        bots,
        target,
        seats=teams[0].seats,
        by="team",
        games=ENOUGH,
        teams=teams,
        marks=marks,
    )


def _levels(bot: str) -> tuple[Team, ...]:
    accuracy = {"easy": "0.55", "standard": "0.8", "strong": "0.95"}
    return tuple(Team(f"{level}, {told}", f"{bot}:{level}") for level, told in accuracy.items())


SIGNPOSTS = tuple(
    Team(f"{cells} cells", "greedy", {"signposts": cells}) for cells in ("12", "15", "18")
)
SEATS = tuple(
    Team(f"{seats} players" if seats > 1 else "1 player", "greedy", seats=seats)
    for seats in (1, 2, 3, 4)
)
CHANCE = (
    Team("basic, by touch", "random"),
    Team("basic, blind", "random", {"bag": "blind"}),
    Team("adult, blind", "random", {"game": "adult", "bag": "blind"}),
)
GAMES = (Team("basic", "greedy"), Team("adult", "greedy", {"game": "adult"}))
ADULT_GAME, MEADOW = {"game": "adult"}, {"map": "meadow"}

SAND: tuple[dict[str, str], ...] = ({}, {"sand": "off"})

RECIPE = Recipe(
    game="urfin",
    title="Urfin",
    intro=INTRO,
    figures=(
        _figure("basic", "Basic game, standard teams of four", {}, STANDARD, BASIC, MARKS),
        _figure("adult", "Adult game, standard teams of four", ADULT_GAME, STANDARD, ADULT, MARKS),
        _figure("random", "Players who do anything", {}, CHANCE, RANDOM),
        _figure("signposts", "Signposts farther out, basic game", {}, SIGNPOSTS, RISING),
        _figure("fingers", "Better fingers, basic game", {}, _levels("greedy"), RISING),
        _figure(
            "fingers-adult", "Better fingers, adult game", ADULT_GAME, _levels("greedy"), RISING
        ),
        _figure("search", "The search by its levels, basic game", {}, _levels("search"), RISING),
        _figure("seats", "One to four players, basic game", {}, SEATS, Target()),
        _figure("meadow", "The small map", MEADOW, GAMES, Target(), MARKS),
    ),
    reviewed=(
        Reviewed((1, 4), {"game": "basic", "sand": "*"}, SAND, 3000, 1500),
        Reviewed((1, 4), {"game": "adult", "sand": "*"}, SAND, 800, 300),
    ),
)
