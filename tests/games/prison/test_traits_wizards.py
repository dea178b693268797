"""What the four Wizards do that no other does."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Begin, Wander
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.fights import total
from igroteka.games.prison.events import Placed
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.state import BLUE, GONE, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import CHANCE, Listener, Seat

from .activations import GAME, one_go, watched
from .table import HALL, load_of, on_errand, position, with_npc, with_player, with_thing

YOU = Seat(0)
HERE = 182


@pytest.mark.clause("P-13.2", "P-10.4", "P-9.28")
@pytest.mark.parametrize(("who", "points"), [("maldon", 2), ("amestin", 1)])
def test_an_enemy_maldon_burns_is_two_points(who: str, points: int) -> None:
    state, wizard = with_npc(
        with_player(watched(), Class.CLERIC, HERE + 4), who, HERE, Kind.FIREBALL
    )
    after = one_go(state, wizard)
    assert after.figures[Class.CLERIC].square == GONE
    assert after.points == (0, points)
    assert load_of(after, wizard) is None


@pytest.mark.clause("P-13.2", "P-6.6")
@pytest.mark.parametrize("kind", [Kind.KEY, Kind.FIREBALL, Kind.ROPE, Kind.SHIELD])
def test_whatever_amestin_carries_is_a_shield_to_him(kind: Kind) -> None:
    state, amestin = with_npc(with_player(watched(), Class.CLERIC, HERE), "amestin", 183, kind)
    close = Clash(int(Class.CLERIC), amestin, "close", (int(Class.CLERIC), amestin))
    assert total(state, close, BLUE, 0) == 2
    assert total(state, replace(close, how="bow"), BLUE, 0) == 3
    attacking = Clash(amestin, int(Class.CLERIC), "close", (amestin, int(Class.CLERIC)))
    assert total(state, attacking, BLUE, 0) == 1


@pytest.mark.clause("P-13.2", "P-6.6")
def test_empty_hands_shield_amestin_no_more_than_a_key_shields_maldon() -> None:
    state, amestin = with_npc(with_player(watched(), Class.CLERIC, HERE), "amestin", 183)
    clash = Clash(int(Class.CLERIC), amestin, "close", (int(Class.CLERIC), amestin))
    assert total(state, clash, BLUE, 0) == 1
    state, maldon = with_npc(with_player(watched(), Class.CLERIC, HERE), "maldon", 183, Kind.KEY)
    clash = Clash(int(Class.CLERIC), maldon, "close", (int(Class.CLERIC), maldon))
    assert total(state, clash, BLUE, 0) == 1


def odo(at: int = HERE, turn: int = 0) -> tuple[State, int]:
    """In 40A at place 6: rows 16 to 20, columns 0 to 4; pits are its (2,3) and (5,5)."""
    rooms = (*HALL[:6], replace(HALL[6] or Laid(6, 0), turn=turn), HALL[7])
    state, number = with_npc(watched(rooms), "absent_odo", at)
    return on_errand(state, number), number


@pytest.mark.clause("P-13.2", "P-8.3")
def test_before_his_goals_odo_is_moved_where_the_dice_say() -> None:
    state, number = odo()
    assert GAME.active(state) == (CHANCE,)
    told = Listener()
    after = GAME.apply(state, CHANCE, Wander(1, 5), told)
    assert after.figures[number].square == 164
    assert Placed(number, False, 164) in [one.event for one in told.told]


@pytest.mark.clause("P-13.2", "P-8.1")
def test_rows_and_columns_are_his_rooms_own() -> None:
    """Turned once, (1,5) lies at (5,5)."""
    state, number = odo(turn=1)
    assert GAME.apply(state, CHANCE, Wander(1, 5)).figures[number].square == 204


@pytest.mark.clause("P-13.2", "P-8.3")
@pytest.mark.parametrize(
    "dice", [Wander(6, 2), Wander(2, 6), Wander(6, 6), Wander(2, 3), Wander(4, 4)]
)
def test_a_six_a_pit_or_a_token_leave_odo_where_he_is(dice: Wander) -> None:
    """(2,3) is a pit, and on (4,4) lies a rope."""
    state, number = odo()
    state = with_thing(state, Kind.ROPE, 193)
    assert GAME.apply(state, CHANCE, dice).figures[number].square == HERE


@pytest.mark.clause("P-13.2")
def test_odo_wanders_once_an_activation_and_not_from_a_line() -> None:
    state, _ = odo()
    assert Wander(1, 1) not in GAME.legal(GAME.apply(state, CHANCE, Wander(6, 6)), CHANCE)
    on_the_line, _ = odo(at=212)
    assert Wander(1, 1) not in GAME.legal(on_the_line, CHANCE)


def begun(kind: Class, frost_at: int, *, wounded: bool = False) -> int:
    """The points that character has who begins on 31 of 37B, west of a portcullis."""
    state = with_player(position((Laid(1, 0), *HALL[1:])), kind, 31)
    state, _ = with_npc(state, "lady_frost", frost_at, wounded=wounded)
    moving = GAME.apply(state, YOU, Begin(kind)).moving
    assert moving
    return moving.points


@pytest.mark.clause("P-13.2", "P-4.1")
@pytest.mark.parametrize(
    ("kind", "points"),
    [(Class.CLERIC, 2), (Class.NAGA, 4), (Class.COLOSSUS, 1), (Class.TELEPATH, 1)],
)
def test_who_begins_beside_lady_frost_is_slower_by_two(kind: Class, points: int) -> None:
    assert begun(kind, frost_at=30) == points


@pytest.mark.clause("P-13.2")
def test_bars_between_a_wound_or_a_square_more_keep_her_chill_off() -> None:
    assert begun(Class.CLERIC, frost_at=32) == 4
    assert begun(Class.CLERIC, frost_at=30, wounded=True) == 4
    assert begun(Class.CLERIC, frost_at=20) == 4
