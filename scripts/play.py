#!/usr/bin/env python3
"""Start Mythos Table; the first start makes the environment it runs in. Arguments go to the program."""

import os
import subprocess
import sys

from environment import ready


def run(command):
    """Run the program where it cannot take this one's place (Windows), and give its exit code.

    Ctrl-C reaches it too, and is its own to answer: it may be keeping a game.
    """
    with subprocess.Popen(command) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:
                continue


if __name__ == "__main__":
    # -P: without it Python would look for every module in the current folder first.
    command = [str(ready()), "-P", "-m", "game", *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(run(command))
    os.execv(command[0], command)
