"""What Prison's bots count with that nobody seeks to better: distances, and who is picked first."""

from igroteka.games.prison.classes import Class

NEAR = 6  # squares within which somebody is in reach
FIRST_GOALS = 4  # of an NPC's goals those it is likely to come to

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
