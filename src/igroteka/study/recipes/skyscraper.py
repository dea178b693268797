"""What is measured of Skyscraper."""

from .figure import Figure, Recipe, Reviewed, Target

INTRO = """\
The games are calm (`hands=calm`), where only what could not stand is refused, so that many can be
played. Who begins is drawn by lot, so the bars are seats, and no seat should be better than
another. The order of play is told beside them: the game ends at once with somebody's last card, so
whoever begins is ahead by a turn among players of one strength.

`greedy` does what seems best by itself: points now, one card fewer, what its cards could bring
from where its workers stand, workers high up and none shut in, and near the end the five points
for the highest floors. `search` thinks its three actions through together, and on the level
`strong` also of what the others could build next. On the level `easy` a bot errs by some points.

Where gravity is real a bot's hand trembles, by 3 mm (`easy`), 2 mm (`standard`) or 1 mm
(`strong`) at most; its other hand holds the highest card the new one is joined to, and the more it
trembles the more it shuns places where joints are strained.

The last pictures are of gravity itself, on towers two, four and six cards high that were grown at
random, most cards as high as they may go, six workers about; bots build lower ones. The next card
is set near the top by a hand of each shake, with nothing held; one that shakes by 1, 2 or 4 mm lets
go at no more than 20, 25 or 30 mm/s. Each try has a tower of its own, the same for every shake.
Counted is whatever falls: the card, another, or a worker."""

CALM = {"hands": "calm"}
BY_HAND = ({"hands": "forgiving"}, {"hands": "real"})
POINTS = {"points a build": (2.0, 5.0)}
ENOUGH = 300
ENDS = {
    "skyscraper-over-finished": "last card",
    "skyscraper-over-stalled": "stalled",
    "skyscraper-over-alone": "others out",
}


def _seats(seats: int, bot: str, about: float) -> Figure:
    """Fair if no seat is farther from its share than that."""
    return Figure(
        f"{bot.replace(':', '-')}-{seats}",
        f"{seats} players, {bot}",
        CALM,
        (bot,),
        Target(1 / seats - about, 1 / seats + about),
        seats=seats,
        by="seat",
        games=ENOUGH,
        ends=ENDS,
        asked=POINTS,
    )


def _duel(name: str, one: str, other: str, least: float) -> Figure:
    title = f"{one} against {other}"
    return Figure(name, title, CALM, (one, other), Target(least), by="bot", games=ENOUGH)


def _risk(hands: str) -> Figure:
    title = f"Risk against shake, {hands} hands"
    return Figure(
        f"risk-{hands}", title, {"hands": hands}, ("greedy",), Target(), by="risk", games=200
    )


RECIPE = Recipe(
    game="skyscraper",
    title="Skyscraper",
    intro=INTRO,
    figures=(
        *(_seats(seats, "greedy", 0.08) for seats in (2, 3, 4)),
        _seats(2, "search", 0.08),
        _seats(2, "greedy:easy", 0.08),
        _duel("random", "greedy", "random", 0.95),
        _duel("search", "search", "greedy", 0.5),
        _duel("strong", "search:strong", "search", 0.5),
        _duel("easy", "greedy", "greedy:easy", 0.6),
        _risk("forgiving"),
        _risk("real"),
    ),
    reviewed=(
        Reviewed((2, 4), {"hands": "calm"}, fit=184),
        Reviewed((2, 4), {"hands": "forgiving|real"}, BY_HAND, fit=160),
    ),
)
