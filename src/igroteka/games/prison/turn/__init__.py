"""A player's turn and the course of the game: moves, why not, the end (P-2, P-3, P-4)."""
