"""Learning from records of strong games: their reader, and what is measured and learned from them."""
