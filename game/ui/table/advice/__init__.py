"""Advice at the table: why a move was made, and what a strong bot would do."""
