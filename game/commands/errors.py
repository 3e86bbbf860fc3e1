"""What a command may fail with, and the exit codes."""

DONE, DIFFERENT, BAD_INPUT, NO_DISPLAY = range(4)
"""Exit codes: done; a difference or violation was found; bad input; there is no display."""


class BadInput(Exception):
    """What was asked for makes no sense; the message is a sentence for the person at the keyboard."""
