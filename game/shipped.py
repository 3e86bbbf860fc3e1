"""Where the files are that come with the program: pictures, sounds, texts, scenarios."""

import sys
import tomllib
from pathlib import Path
from typing import Any


def _roots() -> list[Path]:
    """Places to look in: a frozen application, an installed wheel, a checkout (editable install)."""
    package = Path(__file__).resolve().parent
    roots = [package / "_data", package.parent]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        roots.insert(0, Path(frozen))
    return roots


def shipped(kind: str, *parts: str) -> Path:
    """Path of a shipped file or folder.

    ``kind`` is ``"assets"`` or ``"saves"``; ``parts`` name the file inside it.
    Raises ``FileNotFoundError`` naming the file when the installation lacks it.
    """
    for root in _roots():
        path = root.joinpath(kind, *parts)
        if path.exists():
            return path
    raise FileNotFoundError(f"this installation lacks {'/'.join((kind, *parts))}")


def asset_table(name: str) -> dict[str, Any]:
    """What a shipped table of settings holds, by the name of its file: ``"first_games"``."""
    return tomllib.loads(asset(f"{name}.toml").read_text(encoding="utf-8"))


def asset(*parts: str) -> Path:
    return shipped("assets", *parts)
