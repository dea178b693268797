"""The game told: what a side sees, words for moves and events, the dungeon read aloud."""
