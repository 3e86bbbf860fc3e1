"""A match at the table: its scene, its stage, and what all games share of both."""
