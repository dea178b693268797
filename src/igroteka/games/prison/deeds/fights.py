"""Fights: who joins, what counts, who is hurt (P-7.1 to P-7.4, P-6.4 to P-6.6)."""

from collections.abc import Iterator

from msgspec.structs import replace

from igroteka.games.prison.actions import How
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Challenged, Fought
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import (
    carries,
    enemies,
    floor,
    scene,
    strength,
    with_figure,
    with_thing,
)
from igroteka.games.prison.figures.wounds import wound
from igroteka.games.prison.floor.dungeon import BESIDE, NOWHERE
from igroteka.games.prison.floor.sight import seen_along, towards
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import BLUE, GONE, NONE, YELLOW, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Emit
from igroteka.parts.grid import SIDES

BOW_STRENGTH = 2
COMPANY_BONUS = 2
SHIELD, SHIELD_AGAINST_BOW = 1, 2


def neighbours(state: State, square: int) -> tuple[int, ...]:
    """The squares beside it with nothing between (P-7.3)."""
    return floor(state).steps[square]


def adjacent(state: State, one: int, other: int) -> bool:
    return state.figures[other].square in neighbours(state, state.figures[one].square)


def beside_enemy(state: State, number: int) -> bool:
    standing = scene(state).standing
    there = (standing.get(square) for square in neighbours(state, state.figures[number].square))
    return any(other is not None and enemies(state, number, other) for other in there)


def ways_to_hit(state: State, number: int, target: int) -> Iterator[How]:
    if adjacent(state, number, target):
        yield "close"
        return
    if state.figures[number].thing == NONE or beside_enemy(state, number):
        return
    if carries(state, number, Kind.BOW) and in_sight(state, number, target):
        yield "bow"
    if carries(state, number, Kind.SPEAR) and in_reach(state, number, target):
        yield "spear"


def in_sight(state: State, number: int, target: int) -> bool:
    """Characters block the line; a wounded one lying lower down does not hide (P-4.10)."""
    start, end = state.figures[number].square, state.figures[target].square
    side = towards(start, end)
    return side != NOWHERE and end in seen_along(floor(state), start, side, scene(state).standing)


def in_reach(state: State, number: int, target: int) -> bool:
    """Exactly two squares in line, over a free square or a pit, or through a slit touching both."""
    square, ground, standing = state.figures[number].square, floor(state), scene(state).standing
    for side in SIDES:
        over = BESIDE[square][side]
        if over == NOWHERE or BESIDE[over][side] != state.figures[target].square:
            continue
        edges = ground.edge(square, side), ground.edge(over, side)
        clear = set(edges) <= {Edge.OPEN} or sorted(edges) == [Edge.OPEN, Edge.SLIT]
        return clear and ground.open[over] and over not in standing
    return False


def drawn_in(state: State, attacker: int, target: int, how: How) -> tuple[int, ...]:
    """Again and again, everybody unwounded beside an opposing fighter joins (P-7.3).

    The spear is close combat too; by bow no group counts (P-6.4, P-6.5).
    """
    fighters = [attacker, target]
    if how == "bow":
        return tuple(fighters)
    standing = scene(state).standing
    for fighter in fighters:
        for square in neighbours(state, state.figures[fighter].square):
            other = standing.get(square, NONE)
            if other == NONE or other in fighters or state.figures[other].healed:
                continue
            if enemies(state, fighter, other):
                fighters.append(other)
    return tuple(fighters)


def challenge(state: State, attacker: int, target: int, how: How, emit: Emit | None) -> State:
    fighters = drawn_in(state, attacker, target, how)
    if emit:
        emit(Challenged(attacker, target, how, fighters))
    return replace(state, agenda=(Clash(attacker, target, how, fighters), *state.agenda))


def one_on_one(clash: Clash) -> bool:
    """Close, which the spear is too, and exactly two fighters (P-7.3)."""
    return clash.how != "bow" and len(clash.fighters) == 2


def total(state: State, clash: Clash, side: int, card: int) -> int:
    """Strengths, bonuses and the card (P-7.1)."""
    own = [n for n in clash.fighters if state.figures[n].side == side]
    if clash.how == "bow" and clash.attacker in own:
        return BOW_STRENGTH + card
    bonus = sum(bonus_of(state, clash, number, own) for number in own)
    return sum(strength(state, number) for number in own) + bonus + card


def bonus_of(state: State, clash: Clash, number: int, own: list[int]) -> int:
    """Company for the Backstabber, a shield in defence, and what traits add."""
    bonus = 0
    alone = len(own) == 1
    figure = state.figures[number]
    if figure.kind == Class.BACKSTABBER and not figure.wounded:
        lone_knife = one_on_one(clash) and clash.attacker == number
        if not alone or (lone_knife and has_trait(state, number, "lone_knife")):
            bonus += COMPANY_BONUS
    if clash.attacker not in own and shielded(state, number):
        bonus += SHIELD_AGAINST_BOW if clash.how == "bow" else SHIELD
    if has_trait(state, number, "crowd_fury") and not figure.wounded:
        bonus += max(0, len(clash.fighters) - len(own) - 1)
    return bonus


def shielded(state: State, number: int) -> bool:
    if carries(state, number, Kind.SHIELD):
        return True
    any_will_do = has_trait(state, number, "any_shield")
    return any_will_do and state.figures[number].thing != NONE


def totals(state: State, clash: Clash) -> tuple[int, int]:
    return (
        total(state, clash, YELLOW, clash.cards[YELLOW]),
        total(state, clash, BLUE, clash.cards[BLUE]),
    )


def resolve(state: State, clash: Clash, emit: Emit | None) -> State:
    """Higher wins, every loser is wounded; a tie changes nothing (P-7.1)."""
    sums = totals(state, clash)
    winner = NONE if sums[0] == sums[1] else sums.index(max(sums))
    if emit:
        emit(
            Fought(
                clash.attacker, clash.target, clash.how, clash.fighters, clash.cards, sums, winner
            )
        )
    if winner == NONE:
        return state
    losers = [n for n in clash.fighters if state.figures[n].side != winner]
    if clash.how != "close" and clash.attacker in losers:
        losers.remove(clash.attacker)
        state = spent_spear(state, clash)
    for loser in losers:
        state = wound(state, loser, emit)
    return state


def spent_spear(state: State, clash: Clash) -> State:
    """A shooter who loses is unhurt; a spear breaks (P-6.4, P-6.5)."""
    if clash.how != "spear":
        return state
    thing = state.figures[clash.attacker].thing
    return with_figure(with_thing(state, thing, GONE), clash.attacker, thing=NONE)
