"""A review: where a match was decided, and by what; luck told apart from choice."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import Seat, Words, is_player
from igroteka.match import Match, Played, Resigned

from .gauge import WHOLE, Thresholds
from .looks import Look, Viewer, Weighed, viewer_of

MOMENTS = 3

Label = Literal["slip", "error", "blunder", "fell", "lucky", "unlucky"]


class Point(Struct, frozen=True):
    """Before a step: every seat's chance in parts of ten thousand; what the step then was to each.

    `seat` acted. `hand` is empty but where gravity answered: what that hand let fall. What none of
    them accounts for is what the others did.
    """

    step: int
    seat: int
    values: tuple[int, ...]
    luck: tuple[int, ...]
    skill: tuple[int, ...]
    hand: tuple[int, ...] = ()


class Account(Struct, frozen=True):
    """One seat's: `initial` + `luck` + `skill` + `hand` + `others` = `final`, to the last part.

    Luck is what chance, sand, non-players and the unknown did; skill what its own choices cost,
    hand what fell under its hand.
    """

    initial: int
    final: int
    luck: int
    skill: int
    others: int
    choices: int
    slips: int
    errors: int
    blunders: int
    hand: int = 0


class Moment(Struct, frozen=True):
    """The chance of `seat` went from `before` to `after`; `deed` was better, told in words too."""

    step: int
    seat: int
    label: Label
    before: int
    after: int
    played: tuple[Words, ...] = ()
    deed: tuple[Any, ...] = ()
    better: tuple[Words, ...] = ()
    reasons: tuple[Words, ...] = ()


class Review(Struct, frozen=True):
    """`together`: all win or lose with one another, so one chance is everybody's."""

    together: bool
    end: tuple[int, ...]
    points: tuple[Point, ...]
    accounts: tuple[Account, ...]
    moments: tuple[Moment, ...]


def review(match: Match[Any, Any]) -> Review | None:
    """All at once; None where there is nothing to say."""
    viewer = viewer_of(match)
    if viewer is None:
        return None
    return concluded(viewer, [viewer.look(at) for at in range(len(viewer.steps) + 1)])


def concluded(viewer: Viewer, looks: Sequence[Look]) -> Review:
    """Of all looks of a match, in order."""
    looks = redressed(viewer, looks)
    pairs = list(pairwise(looks))
    points = [point(viewer.match, look, after, viewer.eye.together) for look, after in pairs]
    quiet = [
        look.values == after.values and not (look.weighed and look.weighed.cost)
        for look, after in pairs
    ]
    return Review(
        together=viewer.eye.together,
        end=looks[-1].values,
        points=tuple(one for one, is_quiet in zip(points, quiet, strict=True) if not is_quiet),
        accounts=tuple(account(viewer, seat, looks, points) for seat in viewer.match.seats),
        moments=tuple(moments(viewer, looks, points)),
    )


def redressed(viewer: Viewer, looks: Sequence[Look]) -> list[Look]:
    """From the end: what the same hand did next is known by then."""
    found = [looks[-1]]
    for look in reversed(looks[:-1]):
        left = forgiven(viewer, look, found[-1])
        found.append(without_luck(viewer, left, found[-1]))
    return found[::-1]


def forgiven(viewer: Viewer, look: Look, after: Look) -> Look:
    """What the same hand makes good before anybody else acts was no cost, and is no luck."""
    weighed, log = look.weighed, viewer.match.log
    if weighed is None or not weighed.cost or after.step == len(log):
        return look
    seat = whose(viewer, look)
    if whose(viewer, after) != seat or (after.hand is not None and not after.known):
        return look
    left = max(weighed.played, min(weighed.best, after.values[seat]))
    if weighed.best - left < viewer.gauge.thresholds.slip:
        return replace(look, weighed=Weighed(weighed.best, weighed.best))
    return replace(look, weighed=replace(weighed, played=left))


def without_luck(viewer: Viewer, look: Look, after: Look) -> Look:
    """Where nothing is hidden, or only what the others hold, no luck comes to light by a move: a
    chance there is what was made of it, and what that cost."""
    if not look.known:
        return look
    seat = whose(viewer, look)
    whole = after.values[seat] + (look.weighed.cost if look.weighed else 0)
    values = (*look.values[:seat], min(WHOLE, whole), *look.values[seat + 1 :])
    return replace(look, values=values)


def whose(viewer: Viewer, look: Look) -> Seat:
    """Whose doing that step is; what gravity answers is the hand's."""
    acts: Seat = viewer.match.log[look.step].seat  # type: ignore[union-attr]
    return acts if look.hand is None else look.hand


def point(match: Match[Any, Any], look: Look, after: Look, together: bool) -> Point:
    """Whatever a mate's choice did not cost is everybody's luck."""
    entry = match.log[look.step]
    actor: Seat = entry.seat  # type: ignore[union-attr]
    gains = [new - old for old, new in zip(look.values, after.values, strict=True)]
    luck, skill = [0] * len(gains), [0] * len(gains)
    if look.hand is not None:
        hand = tuple(gain if seat == look.hand else 0 for seat, gain in enumerate(gains))
        return Point(look.step, actor, look.values, tuple(luck), tuple(skill), hand)
    if not is_player(actor):
        luck = gains if look.drew is None else drawn(match, look.drew, look, after)
    elif isinstance(entry, Resigned):
        skill[actor] = gains[actor]
    else:
        cost = look.weighed.cost if look.weighed else 0
        skill[actor] = -cost
        mine = range(len(gains)) if together else (actor,)
        luck = [gain + cost if seat in mine else 0 for seat, gain in enumerate(gains)]
    return Point(look.step, actor, look.values, tuple(luck), tuple(skill))


def drawn(match: Match[Any, Any], seat: Seat, look: Look, after: Look) -> list[int]:
    """A card is worth what might be made of it; what then was not, and is no cost, is no luck."""
    luck, value = [0] * len(look.values), after.values[seat]
    if after.hoped is not None and match.log[after.step].seat == seat:  # type: ignore[union-attr]
        value = after.hoped
    luck[seat] = value - look.values[seat]
    return luck


def account(viewer: Viewer, seat: Seat, looks: Sequence[Look], points: Sequence[Point]) -> Account:
    own = [look for look, one in zip(looks, points, strict=False) if one.seat == seat]
    costs = [look.weighed.cost for look in own if look.weighed]
    labels = [label_of(cost, viewer.gauge.thresholds) for cost in costs]
    chances = [look.values[seat] for look in looks]
    luck = sum(one.luck[seat] for one in points)
    skill = sum(one.skill[seat] for one in points)
    hand = sum(one.hand[seat] for one in points if one.hand)
    return Account(
        initial=chances[0],
        final=chances[-1],
        luck=luck,
        skill=skill,
        others=chances[-1] - chances[0] - luck - skill - hand,
        choices=len(costs),
        slips=labels.count("slip"),
        errors=labels.count("error"),
        blunders=labels.count("blunder"),
        hand=hand,
    )


def label_of(cost: int, thresholds: Thresholds) -> Label | None:
    if cost >= thresholds.blunder:
        return "blunder"
    if cost >= thresholds.error:
        return "error"
    return "slip" if cost >= thresholds.slip else None


def moments(viewer: Viewer, looks: Sequence[Look], points: Sequence[Point]) -> list[Moment]:
    """The dearest choices and falls, one of a turn; where there are too few, strokes of luck."""
    turns = turns_of(points)
    dear = (*costly(viewer, looks, points), *fallen(viewer, points))
    dearest = sorted(dear, key=lambda found: -found[0])
    strokes = sorted(lucky(viewer, points), key=lambda found: -found[0])
    taken: dict[int, Moment] = {}
    for _, at, moment in (*dearest, *strokes):
        if len(taken) < MOMENTS:
            taken.setdefault(turns[at], moment)
    return sorted(taken.values(), key=lambda moment: moment.step)


Found = tuple[int, int, Moment]


def costly(viewer: Viewer, looks: Sequence[Look], points: Sequence[Point]) -> Iterator[Found]:
    for at, (look, one) in enumerate(zip(looks, points, strict=False)):
        weighed = look.weighed
        label = label_of(weighed.cost, viewer.gauge.thresholds) if weighed else None
        if weighed is None or label is None:
            continue
        moment = Moment(
            step=look.step,
            seat=one.seat,
            label=label,
            before=weighed.best,
            after=weighed.played,
            played=said(viewer, at),
            deed=weighed.deed,
            better=weighed.words,
            reasons=weighed.reasons,
        )
        yield weighed.cost, at, moment


def fallen(viewer: Viewer, points: Sequence[Point]) -> Iterator[Found]:
    """What a hand let fall, shown where it took it up."""
    for at, one in enumerate(points):
        for seat, each in enumerate(one.hand):
            if each <= -viewer.gauge.thresholds.slip:
                step, before = points[at - 1].step, one.values[seat]
                moment = Moment(step, seat, "fell", before, before + each, said(viewer, at - 1))
                yield -each, at, moment


def lucky(viewer: Viewer, points: Sequence[Point]) -> Iterator[Found]:
    """Throws, deals and sand, by the seat they meant most to; together, what a move brought too, as
    soldiers do when the last has built, if it is twice a stroke."""
    stroke = viewer.gauge.thresholds.luck
    for at, one in enumerate(points):
        luck, seat = max((abs(each), seat) for seat, each in enumerate(one.luck))
        if is_player(Seat(one.seat)):
            if luck < 2 * stroke or not viewer.eye.together:
                continue
            seat = one.seat
        elif luck < stroke:
            continue
        label: Label = "lucky" if one.luck[seat] > 0 else "unlucky"
        after = one.values[seat] + one.luck[seat] + one.skill[seat]
        moment = Moment(one.step, seat, label, one.values[seat], after, said(viewer, at))
        yield luck, at, moment


def turns_of(points: Sequence[Point]) -> list[int]:
    """The number of each step's turn: steps of one player in a row, and gravity's, are one."""
    turns: list[int] = []
    before = None
    for one in points:
        if one.hand and turns:
            turns.append(turns[-1])
            continue
        alone = not is_player(Seat(one.seat))
        turns.append(turns[-1] + (alone or one.seat != before) if turns else 0)
        before = None if alone else one.seat
    return turns


def said(viewer: Viewer, at: int) -> tuple[Words, ...]:
    match, step = viewer.match, viewer.steps[at]
    entry = match.log[step]
    if not isinstance(entry, Played):
        return ()
    return match.game.deed_words(match.positions[step], entry.seat, viewer.made(at))
