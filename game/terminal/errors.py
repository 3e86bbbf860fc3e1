"""What somebody at the keyboard may get wrong."""


class BadInput(Exception):
    """What was asked for makes no sense; the message is a sentence for the person at the keyboard."""
