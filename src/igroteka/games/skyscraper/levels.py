"""Levels of steadiness: how strong joints are, and how much of a hand is passed on (S-H2)."""

from msgspec import Struct

from .state import Hands


class Level(Struct, frozen=True):
    """`moment` a joint bears, one card out from an edge being 1, and `pull` in weights of a card;
    `shake` is the part of a tremor that is passed on; farther than `near_mm` the hand reaches
    round what stands; clips catch a card within `reach_mm` and `reach_deg`."""

    moment: float
    pull: float
    shake: float
    near_mm: float
    reach_mm: float
    reach_deg: float


LEVELS: dict[Hands, Level] = {
    "forgiving": Level(9.0, 400.0, 0.5, 1.5, 4.0, 8.0),
    "real": Level(7.0, 300.0, 1.0, 2.0, 3.5, 7.0),
}
