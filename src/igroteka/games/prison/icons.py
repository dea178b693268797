"""Which cards call reinforcements at which level, and which show the eye (P-11.1, P-12.1)."""

# Positions hold a level by its number here, so white, which is ours, comes last (P-2.1).
LEVELS = ("pink", "yellow", "green", "blue", "red", "black", "white")
PINK, YELLOW, GREEN, BLUE, RED, BLACK, WHITE = range(7)
EASY_TO_HARD = (WHITE, PINK, YELLOW, GREEN, BLUE, RED, BLACK)
BAGFUL = {WHITE: 2}
USUAL_BAGFUL = 8

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
    WHITE: set(),
}
EYE_ACTIONS = {5}
EYE_FIGHTS = {2, 3}

FIGHTS = (0, 1, 2, 2, 3, 3, 4, 5, 6)
ACTIONS = (2, 3, 4, 5)
JUMPS = 3


def in_the_bag(level: int) -> int:
    """How many NPC begin there (P-2.3)."""
    return BAGFUL.get(level, USUAL_BAGFUL)


def hardness(level: int) -> int:
    """From pink on, which is 0; white is below it."""
    return EASY_TO_HARD.index(level) - 1


def action_calls(level: int, value: int) -> bool:
    return level in ACTION_ICONS[value]


def jump_calls(level: int) -> bool:
    return level in JUMP_ICONS


def fight_calls(level: int, value: int) -> bool:
    return level in FIGHT_ICONS.get(value, ())


def np_fight_calls(level: int, value: int) -> bool:
    return value in NP_FIGHTS[level]
