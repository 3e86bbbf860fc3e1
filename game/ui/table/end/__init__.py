"""The end of a match: what the end screens of all games share."""
