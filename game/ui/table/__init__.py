"""The table: the map with its pieces, tracks and strips, the question that is open, and everything that answers it."""
