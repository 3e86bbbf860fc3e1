"""Play in the terminal, whatever the game: the keyboard, the open question, files, signals."""
