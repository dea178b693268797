"""What an operator does with the file: copies, checks, tidying up, one match in or out."""
