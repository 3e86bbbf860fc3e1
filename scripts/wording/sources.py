"""Parses the program's modules, one after another."""

import ast
import gc
from collections.abc import Iterator

from scripts.wording.catalogs import ROOT


def modules(folder: str = "game") -> Iterator[tuple[str, ast.Module]]:
    """Every module of a folder by its path, parsed."""
    # Trees are many objects without circles: looking for some takes as long as the parsing.
    gc.disable()
    try:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()
