"""What is in any box: grids and decks."""
