"""Prison, the solo game of the dungeon that turns: so far its rooms and what one sees in them."""
