"""What moments are made of: light, fog, large figures and words over a picture of the window. Knows no game."""
