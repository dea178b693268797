"""An activation under way, changed."""

from typing import Any

from msgspec.structs import replace

from igroteka.games.prison.state import State


def with_errand(state: State, **changes: Any) -> State:
    assert state.errand
    return replace(state, errand=replace(state.errand, **changes))
