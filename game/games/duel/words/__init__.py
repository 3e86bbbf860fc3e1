"""What is told of the Duel alone."""
