"""What the boxes contain: the games, their tables and their rules."""
