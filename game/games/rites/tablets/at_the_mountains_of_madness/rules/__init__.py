"""The rules of At the Mountains of Madness."""
