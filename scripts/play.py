#!/usr/bin/env python3
"""Start Mythos Table; the first start makes the environment it runs in. Arguments go to the program."""

import os
import subprocess
import sys

from environment import ready

if __name__ == "__main__":
    command = [str(ready()), "-m", "game", *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)
