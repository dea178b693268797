"""What a plan weighs by, in turns; the values are data, in `weights.toml`."""

from msgspec import Struct

from igroteka.bots.weights import weights_in


class Tariff(Struct, frozen=True, forbid_unknown_fields=True):
    """The prices of a phase of the game; of several places where a card may be, the cheapest."""

    pool: float
    held: float
    found: float


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a second-best plan counts; a set beside the nearest one, then the other
    combination."""

    sets: float
    plans: float


class Threat(Struct, frozen=True, forbid_unknown_fields=True):
    """By how many parts the other would still lack of the set without this card.

    Whoever has laid one machine already is nearer to the end: `hurry`.
    """

    last: float
    second: float
    third: float
    fourth: float
    wins: float
    some_use: float
    hurry: float

    def lacking(self, parts: int) -> float:
        by_missing = (self.last, self.second, self.third, self.fourth)
        return by_missing[parts - 1] if 0 < parts <= len(by_missing) else self.some_use


class Conduct(Struct, frozen=True, forbid_unknown_fields=True):
    """Scrap in the hand is a `shield`. Asked `in_vain`, one has shown a card and may be asked in
    return; to show a card tells the others what one collects: `told`.

    To look at a discard nobody remembers is better than nothing: `curiosity`. In the end phase a
    place in the hand for what turns up is soon worth the card it costs: `first_of_many`. A card
    handed over comes sooner than one that lies on the table: `in_hand`.
    """

    shield: float
    in_vain: float
    scrap_is_given: float
    told: float
    curiosity: float
    first_of_many: float
    in_hand: float


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    track: Tariff
    towers: Tariff
    doubt: Doubt
    threat: Threat
    plan: Conduct


WEIGHTS = weights_in(__package__ or "", Weights)
