"""Takes the project's papers apart: links, anchors, code spans and commands."""

import re
import shlex
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAPERS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob(".github/**/*.md"))]
ROOMS = ("game", "scripts", "tests", "assets", "saves", "docs", ".github")
_PACKAGES = "|".join(sorted(each.stem for each in (ROOT / "game").iterdir() if each.suffix in ("", ".py")))
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`]+)`")
_COMMAND = re.compile(
    r"(?:xvfb-run -a (?:-s \"[^\"]*\" )?)?"
    r"(?:(?:py(?:thon3?)? )?(scripts/\w+\.py)|mythos-table|python3? (?:-P )?-m game)(?= |$)"
)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def name(paper: Path) -> str:
    """A paper's path below the project, for messages and the ids of tests."""
    return paper.relative_to(ROOT).as_posix()


def read(paper: Path) -> str:
    return paper.read_text(encoding="utf-8")


def blocks(text: str, language: str = "") -> list[str]:
    """The fenced blocks of a language."""
    return [body for kind, body in _FENCE.findall(text) if kind == language]


def prose(text: str) -> str:
    """A text without its fenced blocks."""
    return _FENCE.sub("", text)


def spans(text: str) -> list[str]:
    """The inline code of a text, each with its line breaks as spaces."""
    return [" ".join(each.split()) for each in _SPAN.findall(prose(text))]


def links(text: str) -> list[str]:
    return _LINK.findall(prose(text))


def anchors(text: str) -> set[str]:
    """The anchors a page of Markdown gets from its headings, as code hosts make them."""
    heads = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def paths(text: str) -> list[str]:
    """What stands in inline code and is a path: of a known room, or a file by its ending."""
    words = [span.split(" ")[0].removesuffix("/") for span in spans(text)]
    known = re.compile(rf"(?:{'|'.join(map(re.escape, ROOMS))})/[\w./-]+|[\w./-]+\.(?:py|md|spec|lock|yml|yaml)")
    return [word for word in words if known.fullmatch(word)]


def modules(text: str) -> list[str]:
    """Dotted names of ours anywhere in a text, ``game.api`` or ``game.match.saves.SaveError``."""
    return re.findall(rf"(?<![\w./])game\.(?:{_PACKAGES})\b(?:\.[a-z_]\w*)*(?:\.[A-Z]\w*)*", text)


def attributes(text: str) -> list[str]:
    """What is named as ``package.module:attribute`` anywhere in a text, drawings included."""
    return re.findall(r"\b(?:game|scripts)(?:\.\w+)+:\w+(?:\.\w+)*", text)


def commands(text: str) -> list[list[str]]:
    """Every command line of ours, in blocks and in inline code: a script or ``mythos-table``, and its arguments."""
    return commands_in([line for body in blocks(text) for line in body.splitlines()] + spans(text))


def commands_in(lines: list[str]) -> list[list[str]]:
    found = []
    for line in lines:
        if ran := _COMMAND.match(line):
            # An apostrophe in a comment is no quotation mark.
            found.append([ran[1] or "mythos-table", *shlex.split(line[ran.end() :].partition(" # ")[0])])
    return found


def options_beside(text: str) -> list[tuple[str, str]]:
    """Pairs of a script and an option named after it in the same line, as tables and lists have them."""
    found = []
    for line in prose(text).splitlines():
        script = ""
        for span in spans(line):
            if ran := re.fullmatch(r"(?:python3? )?(scripts/\w+\.py)\b.*", span):
                script = ran[1]
            elif script and (option := re.match(r"--[\w-]+", span)):
                found.append((script, option[0]))
    return found
