"""What things are worth in Skyscraper, in points; the values are data, in `weights.toml`."""

from msgspec import Struct, field

from igroteka.bots.weights import weights_in


class Prices(Struct, frozen=True, forbid_unknown_fields=True):
    """A `card` out of the hand is a point less to lose at the end, and nearer to the five (S-E1).

    Of the best cards one could build those of this turn count `now`, those of the next `later`, and
    what the others could build next as a `reply`. A `worker` is one that can be moved, the better
    the higher its `floor`; `lost` is one that is shut in (S-M4).

    The five for the `top` floors (S-E2) count in full at the end, less the more cards are to come.
    One is ahead by a `lead` when it is three to one at the end, and by more for each card to come.
    """

    card: float
    now: float
    later: float
    reply: float
    worker: float
    floor: float
    lost: float
    top: float
    top_from: float
    lead: float
    lead_a_card: float


class Strain(Struct, frozen=True, forbid_unknown_fields=True):
    """What a joint's strain above `start` costs, for each millimetre of tremor."""

    price: float
    start: float = field(name="from")


class Weights(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    prices: Prices
    strain: Strain


WEIGHTS = weights_in(__package__ or "", Weights)
