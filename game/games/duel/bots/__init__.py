"""What bots know of the Duel."""
