"""Compiles prepared sources with mypyc; run by build_fast.py in the folder they are in.

The argument is JSON: ``groups`` (name and modules' files of each library), ``level`` (0 to 3), ``out``.
"""

import json
import os
import sys

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class Told(build_ext):
    """Builds the extensions, the largest first, and prints which share of their sources each is."""

    def build_extensions(self) -> None:
        """One after the other."""
        sizes = {id(each): sum(os.path.getsize(file) for file in each.sources) for each in self.extensions}
        self.extensions.sort(key=lambda each: -sizes[id(each)])
        done, all_of_them = 0, sum(sizes.values())
        for extension in self.extensions:
            ends = done + sizes[id(extension)]
            print(f"compiling: {done / all_of_them:.3f} {ends / all_of_them:.3f}", flush=True)
            self.build_extension(extension)
            done = ends


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
        cmdclass={"build_ext": Told},
        script_args=["--quiet", "build_ext", "--build-lib", order["out"], "--build-temp", "objects"],
    )


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
