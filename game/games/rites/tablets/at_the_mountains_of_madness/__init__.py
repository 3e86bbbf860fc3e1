"""At the Mountains of Madness."""
