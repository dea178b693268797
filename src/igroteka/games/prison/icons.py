"""Which cards call reinforcements at which level, and which show the eye (P-11.1, P-12.1)."""

LEVELS = ("pink", "yellow", "green", "blue", "red", "black")
PINK, YELLOW, GREEN, BLUE, RED, BLACK = range(6)

ACTION_ICONS = {2: {BLACK}, 3: {BLUE}, 4: {RED, GREEN}, 5: {BLACK, YELLOW}}
JUMP_ICONS = {BLACK}
FIGHT_ICONS = {0: {BLACK, RED}, 4: {BLACK, GREEN}, 5: {RED, BLUE}, 6: {BLACK, RED}}
NP_FIGHTS = {
    PINK: {0, 1, 2},
    YELLOW: {0, 1, 4},
    GREEN: {0, 1, 5},
    BLUE: {0, 1, 2},
    RED: {0, 1, 3},
    BLACK: {0, 1, 6},
}
EYE_ACTIONS = {5}
EYE_FIGHTS = {2, 3}

FIGHTS = (0, 1, 2, 2, 3, 3, 4, 5, 6)
ACTIONS = (2, 3, 4, 5)
JUMPS = 3


def action_calls(level: int, value: int) -> bool:
    return level in ACTION_ICONS[value]


def jump_calls(level: int) -> bool:
    return level in JUMP_ICONS


def fight_calls(level: int, value: int) -> bool:
    return level in FIGHT_ICONS.get(value, ())


def np_fight_calls(level: int, value: int) -> bool:
    return value in NP_FIGHTS[level]
