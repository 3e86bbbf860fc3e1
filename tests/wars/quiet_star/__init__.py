"""The Quiet Star: a whole faction in a few lines."""
