"""What has been seen of the players' hands: in public by all, in a challenge by two.

A fact says that a card is in the hand of one of its holders. When a card passes in secret from
one player to another, a third no longer knows which of the two has what was known of the first.
"""

from msgspec import Struct

from igroteka.kernel import Seat

from .cards import FUEL

# The card, the seats of which one holds it (a bit each), and the turn in which that was seen.
Fact = tuple[int, int, int]
Facts = tuple[Fact, ...]


class Memory(Struct, frozen=True):
    """Facts known to all, and those each seat has besides; together they are all true."""

    public: Facts = ()
    private: tuple[Facts, ...] = ()


def holders(mask: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(mask.bit_length()) if mask >> number & 1)


def told(facts: Facts, holder: Seat, card: int, turn: int) -> Facts:
    """Parts are unique, so an older fact of one is outdated; of fuel this is one more."""
    if card < FUEL:
        facts = tuple([fact for fact in facts if fact[0] != card])
    return (*facts, (card, 1 << holder, turn))


def all_see(memory: Memory, holder: Seat, card: int, turn: int) -> Memory:
    """The holder shows the card, or takes it before everybody's eyes."""
    return Memory(told(memory.public, holder, card, turn), memory.private)


def one_sees(memory: Memory, seat: Seat, holder: Seat, card: int, turn: int) -> Memory:
    private = memory.private
    facts = told(private[seat], holder, card, turn)
    return Memory(memory.public, (*private[:seat], facts, *private[seat + 1 :]))


def all_see_leave(memory: Memory, holder: Seat, card: int) -> Memory:
    """The card leaves the holder's hand before everybody's eyes."""
    bit = 1 << holder
    private = memory.private
    if any(private):
        private = tuple([facts and without(facts, card, bit) for facts in private])
    return Memory(without(memory.public, card, bit), private)


def without(facts: Facts, card: int, bit: int) -> Facts:
    if card < FUEL:
        return tuple([fact for fact in facts if fact[0] != card])
    return one_fewer(facts, card, bit)


def one_fewer(facts: Facts, card: int, bit: int) -> Facts:
    """Of several alike it is not known which one left: the others may be with any holder."""
    mine = [fact for fact in facts if fact[0] == card and fact[1] & bit]
    if not mine:
        return facts
    rest = [fact for fact in facts if not (fact[0] == card and fact[1] & bit)]
    anybody = 0
    for _, mask, _ in mine:
        anybody |= mask
    return (*rest, *((card, anybody, turn) for _, _, turn in mine[1:]))


def passed(memory: Memory, giver: Seat, taker: Seat, card: int, turn: int) -> Memory:
    """Between the two it is no secret; to a third, all that the giver held may now be there."""
    bit, private = 1 << giver, list(memory.private)
    for seat, facts in enumerate(private):
        if facts and seat not in (giver, taker):
            private[seat] = spread(facts, giver, taker)
    private[giver] = told(private[giver], taker, card, turn)
    private[taker] = without(private[taker], card, bit)
    return Memory(spread(memory.public, giver, taker), tuple(private))


def spread(facts: Facts, giver: Seat, taker: Seat) -> Facts:
    bit, more = 1 << giver, 1 << taker
    return tuple([(c, mask | more if mask & bit else mask, turn) for c, mask, turn in facts])


def known_to(memory: Memory, seat: Seat, hand: tuple[int, ...]) -> Facts:
    """What a seat can say of the others' hands, by what it saw and what it holds itself."""
    private = memory.private[seat]
    facts = {fact[0]: fact for fact in private if fact[0] < FUEL}
    for card, mask, turn in memory.public:
        if card < FUEL and card not in hand:
            _, known, seen = facts.get(card, (card, -1, turn))
            facts[card] = (card, known & mask & ~(1 << seat), max(seen, turn))
    alike = [fact for fact in private if fact[0] >= FUEL]
    for card in {fact[0] for fact in memory.public if fact[0] >= FUEL}:
        if not any(fact[0] == card for fact in alike):
            alike += not_mine(memory.public, seat, card, hand.count(card))
    return tuple(sorted([*facts.values(), *alike], key=lambda fact: (fact[2], fact)))


def not_mine(facts: Facts, seat: Seat, card: int, held: int) -> Facts:
    """Those of so many alike that cannot all be in this seat's own hand."""
    bit = 1 << seat
    elsewhere = [fact for fact in facts if fact[0] == card and not fact[1] & bit]
    perhaps = [fact for fact in facts if fact[0] == card and fact[1] & bit and fact[1] != bit]
    mine = [fact for fact in facts if fact[0] == card and fact[1] == bit]
    anybody = 0
    for _, mask, _ in perhaps:
        anybody |= mask & ~bit
    left = perhaps[max(0, held - len(mine)) :]
    return (*elsewhere, *((card, anybody, turn) for _, _, turn in left))
