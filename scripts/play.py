#!/usr/bin/env python3
"""Start Mythos Table; the first start makes the environment it runs in. Arguments go to the program."""

import os
import subprocess
import sys

from environment import ready

if __name__ == "__main__":
    # -P: without it Python would look for every module in the current folder first.
    command = [str(ready()), "-P", "-m", "game", *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)
