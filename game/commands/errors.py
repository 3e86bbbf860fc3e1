"""The exit codes of commands."""

DONE, DIFFERENT, BAD_INPUT, NO_DISPLAY = range(4)
"""Done; a difference or violation was found; bad input; there is no display."""
