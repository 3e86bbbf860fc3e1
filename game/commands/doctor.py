"""``doctor``: whether this computer has all that the game needs, and what is in the way if not."""

import argparse
import importlib.metadata
import importlib.util
import os
import platform
import sys
from pathlib import Path
from typing import NamedTuple

from game import __version__, compiled
from game.commands.console import DIFFERENT, DONE, NO_DISPLAY
from game.language.library import lost, shipped_in
from game.language.spoken import spoken
from game.language.syntax import entries
from game.match.languages import codes
from game.match.outside_text import shown
from game.match.store import data_folder
from game.shipped import asset, damage, intact, shipped

MOST_TOLD = 20
"""So many damaged files are named."""
INDENT = "\n" + " " * 14
PACKAGES = ("pygame-ce", "pygame_gui", "platformdirs", "msgspec", "filelock")


class Finding(NamedTuple):
    """One line of the report; ``code`` is the exit code it asks for."""

    what: str
    state: str
    code: int = DONE


def examine(folder: Path | None, running: bool = False) -> list[Finding]:
    """Everything looked at, in order; while a window is ``running``, nothing that it is using itself."""
    findings = [
        Finding("Mythos Table", __version__),
        Finding("Python", f"{platform.python_version()} ({sys.executable})"),
        Finding("engine", compiled.state().sentence),
        *_compiler(),
    ]
    findings += [_package(name) for name in PACKAGES]
    findings += [_old_pygame(), _folder(folder), _shipped(), _texts()]
    if running:
        return findings
    findings.append(_fonts())
    if importlib.util.find_spec("pygame") is not None:
        findings += [_display(), _sound()]
    return findings


def exit_code(findings: list[Finding]) -> int:
    """0 if the game can run; a missing display counts only when nothing worse is wrong."""
    codes = {finding.code for finding in findings}
    return DIFFERENT if DIFFERENT in codes else NO_DISPLAY if NO_DISPLAY in codes else DONE


def _compiler() -> list[Finding]:
    """Whether a faster engine could be built here; nothing of it in the packed program."""
    if compiled.IS_PACKED or not (compiled.ROOT / compiled.SCRIPT).is_file():
        return []
    return [Finding("compiler", compiled.lacking() or f"there, with Python's headers, for {compiled.SCRIPT}")]


def _package(name: str) -> Finding:
    try:
        return Finding(name, importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return Finding(name, "missing; install the program again", DIFFERENT)


def _old_pygame() -> Finding:
    try:
        version = importlib.metadata.version("pygame")
    except importlib.metadata.PackageNotFoundError:
        return Finding("old pygame", "not there, as it should be")
    advice = "pip uninstall pygame pygame-ce, then pip install pygame-ce"
    return Finding("old pygame", f"{version} is installed beside pygame-ce and breaks it: {advice}", DIFFERENT)


def _folder(folder: Path | None) -> Finding:
    path = data_folder(folder)
    told = shown(str(path))
    nearest = next(parent for parent in (path, *path.parents) if os.path.lexists(parent))
    if _can_be(path) and os.access(nearest, os.W_OK) and os.path.isdir(nearest):
        return Finding("data folder", f"{told} (writable)")
    return Finding("data folder", f"{told} cannot be written: games can be played, but not saved", DIFFERENT)


def _can_be(path: Path) -> bool:
    """Whether there is or could be something of this name: it is not too long, and the folders above may be entered."""
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False
    return True


def _shipped() -> Finding:
    try:
        place, wrong = f"{shipped('assets')}, {shipped('saves')}", damage()
    except (OSError, ValueError) as problem:
        return Finding("own files", f"{problem}", DIFFERENT)
    if not wrong:
        return Finding("own files", f"{place}: all there")
    more = f"{INDENT}and {len(wrong) - MOST_TOLD} more" if len(wrong) > MOST_TOLD else ""
    told = "".join(f"{INDENT}{each}" for each in wrong[:MOST_TOLD])
    return Finding("own files", f"{place}{told}{more}", DIFFERENT)


def _texts() -> Finding:
    """Whether every message that another language has is there in English, which stands in for all of them."""
    english = spoken().chain[-1].raw
    there: set[str] = set()
    for code in codes(Path()):
        there.update(*(entries(source.text)[0] for source in shipped_in(asset("text"))(code)))
    # Stories have their English in their own files, and each language has the forms that it needs.
    wanted = sorted(key for key in there - english.keys() if not key.startswith(("campaign-", "form-")))
    gone = {lost(key, english) for key in wanted} - {""}
    told = "".join(f"{INDENT}{each} is missing or damaged" for each in sorted(gone)[:MOST_TOLD])
    return Finding("texts", f"{len(english)} messages{told}", DIFFERENT if gone else DONE)


def _fonts() -> Finding:
    try:
        import pygame
    except ImportError as problem:
        return Finding("fonts", f"pygame cannot be loaded: {problem}", DIFFERENT)
    try:
        fonts = sorted(shipped("assets", "fonts").glob("*.ttf"))
        pygame.font.init()
        for path in fonts:
            if not intact(f"fonts/{path.name}", path.read_bytes()):
                return Finding("fonts", f"{path.name} is damaged", DIFFERENT)
            pygame.font.Font(str(path), 16)
    except (OSError, pygame.error) as problem:
        return Finding("fonts", f"cannot be read: {problem}", DIFFERENT)
    return Finding("fonts", f"{len(fonts)} can be read" if fonts else "none found", DONE if fonts else DIFFERENT)


def _display() -> Finding:
    import pygame

    from game.ui.window import UNSEEN_DRIVERS

    try:
        pygame.display.init()
    except pygame.error as problem:
        return Finding("display", f"none ({problem}); the game can still be played with play --text", NO_DISPLAY)
    driver = pygame.display.get_driver()
    sizes = pygame.display.get_desktop_sizes()
    pygame.display.quit()
    if driver in UNSEEN_DRIVERS and "SDL_VIDEODRIVER" not in os.environ:
        return Finding("display", f"none (driver {driver}); the game can still be played with play --text", NO_DISPLAY)
    return Finding("display", f"driver {driver}" + "".join(f", {width}x{height}" for width, height in sizes))


def _sound() -> Finding:
    import pygame

    from game.ui.sound import card_in_sight

    if sys.platform == "linux" and not card_in_sight(os.environ):
        return Finding("sound", "none (no sound card in sight); the game runs silently")
    try:
        pygame.mixer.init()
    except (NotImplementedError, pygame.error) as problem:
        return Finding("sound", f"none ({problem}); the game runs silently")
    found = pygame.mixer.get_init()
    pygame.mixer.quit()
    return Finding("sound", f"{found[0]} Hz" if found else "none; the game runs silently")


def in_words(findings: list[Finding]) -> str:
    lines = [f"{finding.what:14}{finding.state}" for finding in findings]
    code = exit_code(findings)
    ends = ("The game can run.", "Something is in the way; see above.", "", "There is no display to open a window on.")
    return "\n".join((*lines, ends[code]))


def command(given: argparse.Namespace) -> int:
    """Look and print the report; returns the exit code."""
    findings = examine(given.data_dir)
    print(in_words(findings))
    return exit_code(findings)
