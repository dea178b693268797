"""What things are worth in Prison, in points; the values are data, in `weights.toml`."""

from msgspec import Struct

from igroteka.bots.weights import weights_in
from igroteka.games.prison.classes import Kind


class Prices(Struct, frozen=True, forbid_unknown_fields=True):
    """A point that is still to be made `fades` with every AP that it would take; a foe's way out
    counts from where its card can take it in one go.

    Of ours who is `wounded` may be healed, and is `exposed` within their reach; one of theirs that
    is `bleeding` within reach of one of ours is half a point.
    """

    fades: float
    exit: float
    npc_fades: float
    npc_without_exit: float
    wounded: float
    bleeding: float
    exposed: float
    danger: float
    per_strength: float
    in_bag: float
    npc_in_bag: float
    called_up: float
    card: float
    strength_of_card: float
    jump: float
    ap: float
    wizard_with_wand: float


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    rope: float
    key: float
    fireball: float
    bow: float
    spear: float
    shield: float

    def worth(self, kind: Kind) -> float:
        found: float = getattr(self, kind.name.lower())
        return found


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    prices: Prices
    held: Held


WEIGHTS = weights_in(__package__ or "", Weights)
