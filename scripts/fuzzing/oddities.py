"""A data folder in which wrong things lie: what, where, and how to put them there and take them away again."""

import contextlib
import os
import random
import shutil
from pathlib import Path
from typing import Any

THINGS = ("folder", "full folder", "fifo", "loop", "dangling", "not text", "odd name", "empty", "zeros", "no rights",
          "far link", "device")  # fmt: skip
MATCH = "0" * 16
PLACES = (
    "settings.json", "settings.damaged.json", "lock", "log.txt", "logs", "saves", "saves/game-a.save",
    "saves/game-a.save.bak",
    "autosaves", f"autosaves/{MATCH}-0.save", f"autosaves/{MATCH}-1.save", "journals", f"journals/{MATCH}.journal",
    f"journals/{MATCH}.unread", f"journals/{MATCH}-2.journal", f"journals/{MATCH}.journal.new", "chronicle",
    "chronicle/index", f"chronicle/{MATCH}-{MATCH}.game", "campaigns", "campaigns/played",
    f"campaigns/played/{MATCH}.campaign", f"campaigns/played/{MATCH}.campaign.bak", "campaigns/own.campaign.toml",
    "campaigns/own.campaign.json", "replays", "replays/game-a.mythosreplay", "exports", "screenshots", "reports",
    "saves/a.tmp", "chronicle/a.tmp", "a.tmp", "journals/a.new", "starting", "settings.json.aside", "saves.aside",
    "languages", "languages/en", "languages/en/own.ftl", "languages/en/wars", "languages/xx",
)  # fmt: skip
NAMES = (b"\xff\xfe", b"a\x01b", "\u202ex".encode(), b"x" * 200, b" ", b"-rf", "\u200b".encode(), b"con", b"a\nb",
         b"{0}%s")  # fmt: skip
ENDINGS = ("saves/{}.save", "autosaves/{}-0.save", "journals/{}.journal", "chronicle/{}.game", "{}", "saves/{}.tmp",
           "replays/{}.mythosreplay", "campaigns/{}.campaign.toml", "campaigns/played/{}.campaign",
           "languages/en/{}.ftl", "languages/en/{}")  # fmt: skip


def plan(thing: str, chance: random.Random) -> list[list[Any]]:
    """What is put where: one to three of a sort of thing; names as lists of bytes."""
    made = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        where = chance.choice(PLACES).encode()
        if thing in ("odd name", "not text"):
            name = b"\xff\xc3(" if thing == "not text" else chance.choice(NAMES)
            where = chance.choice(ENDINGS).encode().replace(b"{}", name)
        made.append([thing, list(where), chance.randrange(4)])
    return made


def carry_out(things: Any, folder: Path) -> None:
    """Put everything of a plan into the folder, as far as this system can; the last of one place stays."""
    for thing, where, how in things:
        path = os.path.join(os.fsencode(folder), bytes(where))
        with contextlib.suppress(OSError):
            os.makedirs(os.path.dirname(path), exist_ok=True)
        with contextlib.suppress(OSError):
            _put(thing, path, how)


def _put(thing: str, path: bytes, how: int) -> None:
    if thing in ("folder", "full folder"):
        os.makedirs(path)
        if thing == "full folder":
            Path(os.fsdecode(path), "inside").write_bytes(b"something")
    elif thing == "fifo":
        os.mkfifo(path)
    elif thing == "loop":
        os.symlink(os.path.basename(path), path)
    elif thing in ("dangling", "far link", "device"):
        os.symlink({"dangling": b"nothing-here", "far link": b"/etc/passwd", "device": b"/dev/zero"}[thing], path)
    else:
        usual = (b"", b"{}", b"[]", b"\xff" * 99)[how]
        data = {"empty": b"", "zeros": b"\0" * 4096, "no rights": b"{}"}.get(thing, usual)
        with open(path, "wb") as file:
            file.write(data)
        if thing == "no rights":
            os.chmod(path, 0)


def clear(folder: Path) -> None:
    """Empty a folder, whatever lies in it."""
    for path in os.scandir(os.fsencode(folder)):
        if path.is_dir(follow_symlinks=False):
            shutil.rmtree(path.path)
        else:
            os.unlink(path.path)
