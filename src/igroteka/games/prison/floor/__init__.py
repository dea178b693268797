"""The floor: squares and what stands between them, rooms turned and joined, who sees whom."""
