"""What lies in a data folder where the program's own files and folders belong, and is neither: set aside and told."""

from pathlib import Path

from game.match.folders import clear_all, clear_for_file, clear_for_folder

FOLDERS = (
    "saves", "autosaves", "journals", "chronicle", "campaigns", "campaigns/played", "replays", "log", "exports",
    "reports", "screenshots",
)  # fmt: skip
FILES = ("settings.json", "chronicle/index", "log/mythos-table.log", "log/mythos-table.log.1", "starting")
ENDINGS = {
    "saves": (".save", ".save.bak"),
    "autosaves": (".save", ".save.bak"),
    "journals": (".journal", ".new"),
    "chronicle": (".game",),
    "campaigns/played": (".campaign", ".campaign.bak"),
    "replays": (".mythosreplay",),
}
MOST_TOLD = 4


def clear(folder: Path) -> list[str]:
    """Set aside what is in the way in a data folder that nobody else uses; the sentences about it, a few at most."""
    told = [clear_for_folder(folder / name) for name in FOLDERS]
    told += [clear_for_file(folder / name) for name in FILES]
    for name, endings in ENDINGS.items():
        told += clear_all(folder / name, *endings)
    told = list(filter(None, told))
    more = len(told) - MOST_TOLD
    return told if more <= 0 else [*told[:MOST_TOLD], f"So it is with {more} more in {folder}."]


__all__ = ["clear"]
