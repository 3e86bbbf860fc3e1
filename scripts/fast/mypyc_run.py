"""Compiles prepared sources with mypyc; run by build_fast.py in the folder they are in.

The argument is JSON: ``groups`` (name and modules' files of each library), ``level`` (0 to 3), ``out``.
"""

import json
import sys

from mypyc.build import mypycify
from setuptools import setup


def main(order: dict) -> None:
    """Type-check, write C and compile it; mypyc ends the process with its complaints when it cannot."""
    files = [file for _, group in order["groups"] for file in group]
    modules = mypycify(
        [f"--python-version={sys.version_info[0]}.{sys.version_info[1]}", *files],
        separate=[(group, name) for name, group in order["groups"]],
        opt_level=str(order["level"]),
        debug_level="0",
    )
    setup(
        name="mythos-table-fast",
        ext_modules=modules,
        script_args=["--quiet", "build_ext", "--build-lib", order["out"], "--build-temp", "objects"],
    )


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
