"""Play in the terminal, whatever the game: the keyboard, the open question, files, signals."""


class BadInput(Exception):
    """What was asked for makes no sense; the message is a sentence for the person at the keyboard."""
