"""The word that every test under chance starts from: another word, other dice."""

import os

SEED = os.environ.get("SEED", "elm")
