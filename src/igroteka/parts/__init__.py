"""What is in any box: grids, decks, and a grid drawn as text."""
