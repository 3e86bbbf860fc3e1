"""How far a build is, for whoever has started it and shows that: lines behind everything that is told to people."""

import os

TOLD = "MYTHOS_TABLE_STEPS"
"""Set, this variable of the environment asks for the lines."""
FETCH, TRANSLATE, COMPILE, COMPARE = "fetch", "translate", "compile", "compare"


def step(name, share=0.0, ends=1.0):
    """Say what goes on from now on: from which share of a step of the build to which."""
    if os.environ.get(TOLD):
        print(f"step {name} {share:.3f} {ends:.3f}", flush=True)
