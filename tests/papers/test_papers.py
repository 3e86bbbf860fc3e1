"""What the papers say can be followed: links lead somewhere, paths and names exist, commands are ones there are."""

import argparse
import importlib
import os
import re
import runpy
import sys
from functools import cache
from operator import attrgetter
from pathlib import Path

import pygame
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from reading import (
    PAPERS,
    ROOT,
    anchors,
    attributes,
    commands,
    commands_in,
    links,
    modules,
    name,
    options_beside,
    paths,
    read,
    spans,
)

from game.cli import make_parser
from game.games.registry import games

OLD = ("CHANGELOG.md", "docs/decisions.md")
"""Papers of what was: they may name a file by the end of its path."""
TERMINAL: dict[str, argparse.ArgumentParser] = next(
    action.choices for action in make_parser()._actions if isinstance(action, argparse._SubParsersAction)
)
every_paper = pytest.mark.parametrize("paper", PAPERS, ids=name)


@every_paper
def test_links_lead_to_files_and_headings(paper: Path) -> None:
    missing = []
    for link in links(read(paper)):
        if re.match(r"https?://", link):
            continue
        file, _, anchor = link.partition("#")
        target = (paper.parent / file).resolve() if file else paper
        if not target.exists() or (anchor and anchor not in anchors(read(target))):
            missing.append(link)
    assert missing == []


@cache
def _files() -> frozenset[str]:
    rooms = ("game", "scripts", "tests", "assets", "saves", "docs")
    found = (each.relative_to(ROOT).as_posix() for room in rooms for each in (ROOT / room).rglob("*"))
    return frozenset(found)


@every_paper
def test_paths_exist(paper: Path) -> None:
    old = name(paper) in OLD
    named = [path for path in paths(read(paper)) if not (ROOT / path).exists()]
    assert [path for path in named if not old or not any(file.endswith(f"/{path}") for file in _files())] == []


@cache
def _there_is(dotted: str) -> bool:
    """Whether ``package.module.attribute`` or ``package.module:attribute`` can be imported and looked up."""
    module, _, attribute = dotted.partition(":")
    parts = module.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        rest = [*parts[cut:], *filter(None, attribute.split("."))]
        if len(rest) == 2 and rest[1] in getattr(getattr(found, rest[0], None), "__annotations__", ()):
            return True
        try:
            return not rest or attrgetter(".".join(rest))(found) is not None
        except AttributeError:
            return False
    return False


@every_paper
def test_modules_and_what_is_named_in_them_exist(paper: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    text = read(paper)
    named = {*attributes(text), *modules(text)}
    assert [each for each in sorted(named) if not _there_is(each)] == []


class Parsed(Exception):
    """The arguments of a script were read."""


@cache
def _options_of(script: str, *arguments: str) -> frozenset[str]:
    """Read arguments with the script's own parser and give its options; the script stops there."""
    known: set[str] = set()

    def parse(parser: argparse.ArgumentParser, *_: object) -> None:
        if arguments:
            read_all(parser, list(arguments))
        known.update(parser._option_string_actions)
        raise Parsed

    read_all = argparse.ArgumentParser.parse_args
    source = (ROOT / script).read_text(encoding="utf-8")
    if "argparse" not in source and "play_window" not in source:
        # Reads its few words by hand, or hands them all to another program.
        return frozenset(re.findall(r"--[a-z][a-z-]*", source))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", os.environ.copy())
        patch.setattr(sys, "argv", [script, *arguments])
        patch.setattr(sys, "path", [str(ROOT / "scripts"), *sys.path])
        patch.setattr(argparse.ArgumentParser, "parse_args", parse)
        try:
            runpy.run_path(str(ROOT / script), run_name="__main__")
        except Parsed:
            return frozenset(known)
    raise AssertionError(f"{script} reads no arguments")


@every_paper
def test_commands_can_be_given(paper: Path) -> None:
    """Every command line is read by the parser of what it names; nothing runs."""
    check(commands(read(paper)))


def check(found: list[list[str]]) -> None:
    for program, *arguments in found:
        if not any(each.startswith("--") for each in arguments):
            assert program != "mythos-table" or set(arguments[:1]) <= {*TERMINAL}, arguments
        elif program in ("mythos-table", "scripts/play.py"):
            make_parser().parse_args(arguments)
        else:
            given = {each for each in arguments if each.startswith("--")}
            assert given <= _options_of(program, *arguments), f"{program} {arguments}"


@every_paper
def test_options_named_beside_a_script_are_its_own(paper: Path) -> None:
    for script, option in options_beside(read(paper)):
        assert option in _options_of(script), f"{script} {option}"


@every_paper
def test_commands_without_their_program_are_of_the_terminal(paper: Path) -> None:
    """``play --text``, ``simulate --explain``: a command of ours and options that it has."""
    for command, *words in (span.split(" ") for span in spans(read(paper))):
        if command in TERMINAL:
            assert {word for word in words if word.startswith("--")} <= {*TERMINAL[command]._option_string_actions}


def test_what_the_hooks_and_the_workflow_run_can_be_run() -> None:
    """The two commands of the README, on every system and version; the hooks run the second."""
    run = {}
    for file in (".pre-commit-config.yaml", ".github/workflows/test.yml"):
        text = read(ROOT / file)
        run[file] = commands_in(re.findall(r"^ +(?:entry|(?:- )?run): (.+)$", text, re.MULTILINE))
        check(run[file])
        assert ["scripts/test.py"] in run[file]
        assert not {each for each in re.findall(r"scripts/\w+\.py", text) if not (ROOT / each).exists()}
    assert "scripts/play.py" in {program for program, *_ in run[file]}
    systems, versions = (re.findall(rf"{name}: \[(.+)\]", text)[0] for name in ("system", "python"))
    assert systems == "ubuntu-latest, windows-latest, macos-latest" and versions == '"3.11", "3.12", "3.13", "3.14"'


def test_the_readme_is_short_and_shows_every_game() -> None:
    text = read(ROOT / "README.md")
    assert len(text.splitlines()) <= 100
    shown = [ROOT / link for link in links(text) if link.endswith(".jpg")]
    assert len({*shown}) == 12 and {picture.stem for picture in shown} >= set(games())
    for picture in shown:
        assert pygame.image.load(picture).get_size() == (1920, 1080) and picture.stat().st_size < 500_000
