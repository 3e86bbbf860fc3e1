"""Contests that go on from session to session: their rows, the games in the repository, and who plays them."""
