"""The summary of the contests that is kept in the repository, and where and with what they were played."""

import hashlib
import json
import os
import platform
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

from game.bots.players import players_of
from game.commands.bench import processor
from game.engine import position
from game.match.files import write_whole

ROOT = Path(__file__).resolve().parent.parent.parent
SUMMARY = ROOT / "assets" / "strength.json"
FORMAT = 1
PLAYING = re.compile(r"game\.(engine|bots|games\.(\w+$|\w+\.(rules|bots)))\b")
"""What decides how games go: a change there, and games played before are of other bots."""


def read(path: Path = SUMMARY) -> dict[str, Any]:
    """The stored rows by id; raises ``ValueError`` for a file that is none of ours."""
    if not path.exists():
        return {}
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise ValueError(f"of format {data['format']}")
        return dict(data["rows"])
    except (OSError, LookupError, TypeError, ValueError) as problem:
        raise ValueError(f"{path.name} cannot be read: {problem}") from problem


def write(rows: dict[str, Any], order: list[str], path: Path = SUMMARY) -> None:
    """Keep the rows, in the table's order."""
    shown = {name: rows[name] for name in order if name in rows}
    text = json.dumps({"format": FORMAT, "rows": shown}, indent=1, ensure_ascii=False)
    write_whole(path, text.encode() + b"\n", sync=False)


def circumstances(command: str, played_by: str) -> dict[str, str]:
    """When, where and with what a contest was played; ``played_by`` is the digest of the code."""
    compiled = "" if (position.__file__ or "").endswith(".py") else ", compiled"
    return {
        "date": date.today().isoformat(),
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}{compiled}",
        "commit": commit(),
        "code": played_by,
        "command": command,
    }


def commit() -> str:
    """The commit checked out, with a plus if what plays has been changed since; empty outside a repository."""
    try:
        head = _git("rev-parse", "--short", "HEAD")
        changed = _git("status", "--porcelain", "--", "game")
    except (OSError, subprocess.CalledProcessError):
        return ""
    return head + ("+" if changed else "")


def _git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def code(game: str = "wars", root: Path = ROOT) -> str:
    """A short digest of the modules that play a game: the sources of those imported once every level has been made.

    Sources also where they are compiled: what mypyc makes of a module is the same file whatever the module says.
    """
    others = (".wars", ".duel") if game == "rites" else (".rites",)
    for bot in players_of(game).levels:
        players_of(game).player(bot, 0)
    digest = hashlib.sha256()
    for name in sorted(sys.modules):
        if PLAYING.match(name) and not any(other in name for other in others):
            source = root.joinpath(*name.split("."))
            file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
            digest.update(name.encode() + file.read_bytes())
    return digest.hexdigest()[:10]
