"""Learn to play: the path of lessons, and a lesson at its table."""
