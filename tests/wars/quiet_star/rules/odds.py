"""The Quiet Star has nothing that odds would count with."""
