"""The map: its picture, pieces, names, camera, and what a hand does on it."""
