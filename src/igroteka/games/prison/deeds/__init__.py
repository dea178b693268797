"""What players and NPC do alike: what action points buy, fights, rooms opened (P-4, P-7, P-8)."""
