"""Set-ups that between them try every option of Urfin."""

from igroteka.games.urfin.puzzles import PUZZLES

SMALL = {"map": "meadow"}

SET_UPS: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {}),
    (1, {"bag": "blind", "sand": "off", **SMALL}),
    (2, {"bag": "blind", "sand": "off"}),
    (3, {"game": "adult", "sand": "30", **SMALL}),
    (2, {"game": "adult", "bag": "blind", "sand": "180", "slow_breaking": "on"}),
    (2, {"steady_hands": "off", "sand": "120", "signposts": "18", **SMALL}),
    (1, {"trial": "on", "sand": "90", "signposts": "15", "slow_breaking": "on"}),
    *((1, {"puzzle": puzzle}) for puzzle in PUZZLES),
)
