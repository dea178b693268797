"""Why a card may not be built there, so."""

from igroteka.kernel import Refusal, Seat

from .actions import Build
from .builders import builder_for
from .deck import CARDS
from .plot import grows_up, is_right_height, lies_right
from .state import State
from .structure import structure


def refuse_place(state: State, seat: Seat, action: Build) -> Refusal | None:
    stands, pose, card = structure(state.building), action.pose, CARDS[state.picked]
    if action.beams not in card.faces(pose.plane):
        return Refusal("S-B2", f"skyscraper-refuse-stance-{card.stance}")
    if not is_right_height(pose, card.ground):
        reason = "must-touch-ground" if card.ground else "touches-ground"
        return Refusal("S-B4", f"skyscraper-refuse-{reason}")
    if pose in stands.shut:
        return Refusal("S-G2", "skyscraper-refuse-in-the-way")
    if not stands.joined(pose):
        return Refusal("S-G2", "skyscraper-refuse-no-joint")
    if builder_for(state, seat, stands.joined(pose)) is None:
        return Refusal("S-B1", "skyscraper-refuse-no-builder-near")
    if not card.ground and not grows_up(stands, pose):
        return Refusal("S-B5", "skyscraper-refuse-hangs")
    if not lies_right(stands, pose, state.picked):
        return Refusal("S-B4", "skyscraper-refuse-not-on-a-foot")
    if not stands.points(pose, action.beams):
        return Refusal("S-B7", "skyscraper-refuse-no-beams-meet")
    return refuse_strain(state, action)


def refuse_strain(state: State, action: Build) -> Refusal | None:
    """The overloaded joint is named (S-H3); what would buckle falls by itself (S-H1)."""
    from .leaning import buckles
    from .statics import MOST, joint_of, overloads

    if state.hands != "calm":
        buckling = buckles(state.building, action.pose, state.picked)
        return Refusal("S-H1", "skyscraper-refuse-buckles") if buckling else None

    load = overloads(state.building, action.pose, state.picked)
    if load is None:
        return None
    first, second = joint_of(state.building, action.pose, load.joint)
    moment, most = f"{load.moment:.1f}", f"{MOST:g}"
    return Refusal(
        "S-H3",
        "skyscraper-refuse-overloaded",
        {"first": first, "second": second, "moment": moment, "most": most},
    )
