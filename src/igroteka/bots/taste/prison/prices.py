"""What things are worth in Prison, in points of the game; found by play, not by proof."""

from igroteka.games.prison.classes import Class, Kind

# A point that is still to be made fades with every AP that it would take.
FADES = 0.87
EXIT = 0.95

# A foe's way out counts from where its card can take it in one go.
NPC_FADES = 0.8
NPC_WITHOUT_EXIT = 0.1

WOUNDED = 0.12  # of ours: it may be healed
BLEEDING = 0.45  # of theirs, within reach of one of ours: half a point
EXPOSED = 0.35  # of ours, within their reach
NEAR = 6  # squares within which somebody is in reach

DANGER, PER_STRENGTH = 0.25, 0.1
FIRST_GOALS = 4  # of an NPC's goals those it is likely to come to

IN_BAG = 0.3
NPC_IN_BAG = 0.2
CALLED_UP = 0.3

CARD, STRENGTH_OF_CARD = 0.02, 0.025
JUMP = 0.06
AP = 0.05

HELD = {
    Kind.ROPE: 0.02,
    Kind.KEY: 0.05,
    Kind.FIREBALL: 0.03,
    Kind.BOW: 0.08,
    Kind.SPEAR: 0.05,
    Kind.SHIELD: 0.05,
}
WIZARD_WITH_WAND = 0.4

# The fast ones start on the line; the slow come out of the bag, somewhere on the way.
STARTERS = (
    Class.NAGA,
    Class.WIZARD,
    Class.BACKSTABBER,
    Class.CLERIC,
    Class.BANSHEE,
    Class.MEKANORK,
    Class.COLOSSUS,
    Class.TELEPATH,
)
