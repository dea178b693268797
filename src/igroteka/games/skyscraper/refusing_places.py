"""Why a card may not be built there, so."""

from igroteka.kernel import Detail, Refusal, Seat

from .actions import Build
from .builders import builder_for
from .deck import CARDS
from .placing import grows_up, is_right_height, lies_right
from .state import State
from .statics import MOST, joint_of, overloads
from .structure import structure


def no(clause: str, reason: str, **details: Detail) -> Refusal:
    return Refusal(clause, f"skyscraper-refuse-{reason}", details)


def refuse_place(state: State, seat: Seat, action: Build) -> Refusal | None:
    stands, pose, card = structure(state.building), action.pose, CARDS[state.picked]
    if action.beams not in card.faces(pose.plane):
        return no("S-B2", f"stance-{card.stance}")
    if not is_right_height(pose, card.ground):
        return no("S-B4", "must-touch-ground" if card.ground else "touches-ground")
    if pose in stands.shut:
        return no("S-G2", "in-the-way")
    if not stands.joined(pose):
        return no("S-G2", "no-joint")
    if builder_for(state, seat, stands.joined(pose)) is None:
        return no("S-B1", "no-builder-near")
    if not card.ground and not grows_up(stands, pose):
        return no("S-B5", "hangs")
    if not lies_right(stands, pose, state.picked):
        return no("S-B4", "not-on-a-foot")
    if not stands.points(pose, action.beams):
        return no("S-B7", "no-beams-meet")
    return refuse_strain(state, action)


def refuse_strain(state: State, action: Build) -> Refusal | None:
    """The overloaded joint is named (S-H3)."""
    if state.hands != "calm":
        return None
    load = overloads(state.building, action.pose, state.picked)
    if load is None:
        return None
    first, second = joint_of(state.building, action.pose, load.joint)
    moment, most = f"{load.moment:.1f}", f"{MOST:g}"
    return no("S-H3", "overloaded", first=first, second=second, moment=moment, most=most)
