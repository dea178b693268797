"""What things are worth in Skyscraper, in points."""

# A card out of the hand: a point less to lose at the end, and nearer to the five (S-E1).
CARD = 1.0

# Of the best cards one could build: those of this turn, and those of the next.
NOW, LATER = 0.8, 0.45
TURN = 3

# Of what the others could build next.
REPLY = 0.4

# A worker that can be moved, each floor it is up, and one that is shut in (S-M4).
WORKER, FLOOR, LOST = 0.4, 0.12, 3.0

# The five for the highest floors (S-E2): in full at the end, less the more cards are to come.
TOP, TOP_FROM = 5.0, 10

# What a joint's strain above this costs, for each millimetre of tremor.
STRAIN, STRAIN_FROM = 0.35, 1.0

# How far ahead one is when it is three to one, at the end and for each card to come.
LEAD, LEAD_A_CARD = 2.5, 0.6
