"""Yellow Sign."""
