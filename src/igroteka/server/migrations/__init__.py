"""How the database grew; run at every start."""
