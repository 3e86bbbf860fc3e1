"""Finds words that stand in Python: text with letters and a blank in it, and labels of a word.

What is exempt is so by what it is (``_is_code``, ``_is_ids``, ``_is_key``); what else may stand there is named.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from typing import NamedTuple

from scripts.wording.catalogs import ROOT, catalog, folders
from scripts.wording.sources import modules

PROGRAMMERS = {
    "TypeError", "KeyError", "RuntimeError", "AssertionError", "NotImplementedError", "IndexError", "AttributeError",
    "LookupError", "StopIteration", "CodecError", "IllegalAnswer", "StaleAnswer", "DeadEnd", "ScriptExhausted",
    "NotPlain", "TooLarge",
}  # fmt: skip
"""Exceptions whose messages only programmers meet; those of the engine say what is wrong inside a file."""
EXEMPT = {
    "game/arena": "a developers' command",
    "game/commands/arena.py": "a developers' command",
    "game/commands/argparsed.py": "sentences of argparse, by which they are known",
    "game/commands/bench.py": "a developers' command",
    "game/commands/developers.py": "help of the developers' commands",
    "game/commands/doctor.py": "a developers' command",
    "game/commands/simulate.py": "a developers' command",
    "game/compiled.py": "what doctor tells",
    "game/engine": "what is wrong inside a position, for who wrote it",
    "game/games/rites/tablets/*/rules/checks.py": "what is wrong inside a position, for who wrote it",
    "game/games/*/rules/codec.py": "what is wrong inside a position, for who wrote it",
    "game/games/*/rules/shapes.py": "what is wrong inside a position, for who wrote it",
    "game/games/*/rules/sound.py": "what is wrong inside a position, for who wrote it",
    "game/shipped.py": "what is said where the catalogs may be missing",
    "game/language": "what is wrong inside a catalog, for who wrote it; codes of languages",
}
"""Whose words only developers read: files and folders, and why."""
FILES = "how a file or a series begins that the program knows again"
NAMES = "a name, the same in every language"
PROGRAMS = "what programs read, or the computer"
UNMET = "a mistake in the program, which nobody is told of in words"
REPORT = "a report for developers"
TYPED = "what is typed stays as it is in every language"
NAMED = {
    **dict.fromkeys([
        ("game/match/campaign/book.py", "Mythos Table campaign"),
        ("game/match/campaign/files.py", "Mythos Table campaign in play"),
        ("game/match/chronicle/export.py", "Mythos Table games"),
        ("game/match/chronicle/export.py", "games {}"),
        ("game/match/chronicle/keeping.py", "Mythos Table index 1"),
        ("game/match/daily.py", "Mythos Table, {} of {}"),
        ("game/match/dated.py", "Game of the day, "),
        ("game/match/journal.py", "Mythos Table journal "),
        ("game/match/replayfile.py", "Mythos Table replay"),
        ("game/match/report.py", "report {}.zip"),
        ("game/match/saves.py", "Mythos Table save"),
        ("game/match/outside_text.py", "Player {}"),
        ("game/match/seats.py", "An ally"), ("game/match/seats.py", "Bot"), ("game/match/seats.py", "Player"),
        ("game/match/session.py", "Autosave"),
    ], FILES),
    **dict.fromkeys([
        *(("game/ui/scenes/setup.py", person) for person in ("Ada", "Bruno", "Clara", "Dorian", "Edith", "Felix")),
        ("game/ui/campaign/beginning.py", "Edith"), ("game/ui/campaign/beginning.py", "Felix"),
        ("game/games/rites/screen/headline.py", "MYTHOS TABLE"), ("game/ui/trouble.py", "Mythos Table"),
        ("game/ui/window.py", "Mythos Table"), ("game/ui/theme.py", "Cinzel"),
    ], NAMES),
    **dict.fromkeys([
        *(("game/match/report.py", line) for line in (
            "{}, line {}, in {}", "{}, in the thread {}\n{}", "{}there is none", "{}could not be had: {}", "{}{} bytes",
            "Mythos Table, a report of {}")),
        ("game/ui/trouble.py", "Mythos Table {}\nPython {}"),
        ("game/ui/trouble.py", "window        {}x{}, driver {}, SDL {}\nscenes        {}"),
        ("game/match/logbook.py", "%(asctime)s %(levelname)s %(name)s [%(threadName)s] %(message)s"),
    ], REPORT),
    **dict.fromkeys([
        ("game/games/wars/text/terminal.py", "t table"), ("game/games/wars/text/terminal.py", "r reveal"),
        ("game/cli.py", "play --text"), ("game/cli.py", "sudo apt install libsdl2-2.0-0"),
    ], TYPED),
    **dict.fromkeys([
        ("game/bots/workers/link.py", "import sys; sys.path[:] = sys.argv[2:]; from game.bots.workers.keeper import "
         "main; main(int(sys.argv[1]))"),
        ("game/games/wars/rules/facts.py", "Doom"), ("game/games/wars/rules/flow/actions.py", "Rulebook VI"),
        ("game/terminal/stopping.py", "signal {}"), ("game/ui/density.py", "Xft"),
    ], PROGRAMS),
    **dict.fromkeys([
        ("game/api.py", "there is no {} {} in {}"), ("game/api.py", "{} is not the path of a file"),
        ("game/bots/protocol.py", "the match is over: nothing is asked"), ("game/bots/workers/wire.py", "not a reply"),
        ("game/games/rites/bots/imagining.py", "this bot plays Rites of Cthulhu only"),
        ("game/games/wars/bots/greedy.py", "this bot plays Cthulhu Wars only"),
        ("game/games/wars/bots/learned/chances.py", "{} was learned with other counts: it has to be learned anew"),
        ("game/games/wars/rules/flow/choose.py", "two continuations are named {}"),
        ("game/match/campaign/goals.py", "the match is not over"),
        ("game/match/chronicle/making.py", "the match is not over"),
        ("game/match/driver.py", "the match is not over after {} answers"),
        ("game/match/lessons/checking.py", "Learner"), ("game/match/lessons/files.py", "Learner"),
        ("game/match/session.py", "there are no standing orders about {}"),
        ("game/match/session.py", "a standing order is ask, matters or never, not {}"),
        ("game/ui/sound.py", "there is no sound {}"),
    ], UNMET),
}  # fmt: skip
"""Other words that may stand in Python, by file and text, and why."""
WORDS_TOO = {"Arrows", "Delete", "End", "Home", "Letters", "Shift", "Space", "Tab"}
TABLES_OF_KEYS = {"game/ui/kit/boxes.py", "game/ui/table/bindings.py", "game/ui/theatre/deck.py"}
"""Keys that could be labels of something else, and where they are none (nor in an argument ``key``)."""
_WORD = re.compile(r"[^\W\d_]{2}")
_LABEL = re.compile(r"[A-Z][a-z]{2,}[.:…?!]?")
_MARKUP = re.compile(r"\{[^{}]*\}|<[^<>]*>")
_ID = re.compile(r"[a-z0-9]+(?:[_:][a-z0-9]+)+")
_LOGS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
_PATTERNS = {"compile", "match", "fullmatch", "sub", "search", "split", "findall", "finditer"}
_TYPES = {"cast", "TypeVar", "NewType", "getLogger"}
_HOLDERS = ast.Tuple | ast.List | ast.Set | ast.Dict | ast.IfExp | ast.keyword | ast.Starred


class Found(NamedTuple):
    """Words in Python: where, and themselves with places for what is put in."""

    path: str
    line: int
    text: str


@cache
def _things() -> frozenset[str]:
    """The ids of places and keys: ``salem``, ``page up``."""
    keys = catalog(folders("en")).patterns
    areas = {key.partition(".")[0].removeprefix("-area-").replace("-", "_") for key in keys if key.startswith("-area-")}
    parts = {key.removeprefix("-place-").replace("-", "_") for key in keys if key.startswith("-place-")}
    return frozenset(areas | parts | {"top", "bottom", "left", "right", "center"})


@cache
def _caps() -> frozenset[str]:
    """Keys by what is written on them."""
    caps = {key.removeprefix("keys-cap-") for key in catalog(folders("en")).patterns if key.startswith("keys-cap-")}
    return frozenset(caps)


def _called(node: ast.AST) -> str:
    """What is called: the last part of its name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _fixed(node: ast.Constant | ast.JoinedStr) -> str | None:
    """The text of a literal, with ``{}`` for what an f-string puts in."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def _is_words(text: str) -> bool:
    """Whether there are letters and a blank in it beside markup, or it could be a label; and it is no list of ids."""
    bare = _MARKUP.sub("", text.replace("{}", ""))
    return (" " in bare and bool(_WORD.search(bare)) and not _is_ids(text)) or bool(_LABEL.fullmatch(text))


def _is_ids(text: str) -> bool:
    """Whether these are names for the program: ids of places and frames, where something hangs."""
    tokens = text.replace("{}", " ").split()
    return all(token in _things() or _ID.fullmatch(token) for token in tokens)


def _is_key(place: str, text: str, parent: ast.AST) -> bool:
    """Whether this is a key, or keys held together: "Ctrl Z"."""
    held, _, last = text.rpartition(" ")
    if held in ("Ctrl", "Shift"):
        return last == "{}" or len(last) == 1
    if text.lower().replace(" ", "-") not in _caps():
        return False
    return text not in WORDS_TOO or place in TABLES_OF_KEYS or (isinstance(parent, ast.keyword) and parent.arg == "key")


def _is_code(node: ast.expr, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether nobody reads it: an annotation, a pattern, a line of the log, a programmers' error."""
    inner: ast.AST = node
    while parent := parents.get(inner):
        if isinstance(parent, ast.JoinedStr) and inner is node:
            return True
        if isinstance(parent, ast.FormattedValue) and inner is parent.format_spec:
            return True
        if isinstance(parent, ast.AnnAssign | ast.arg) and inner is parent.annotation:
            return True
        if isinstance(parent, ast.FunctionDef) and inner is parent.returns:
            return True
        if isinstance(parent, ast.Assign) and "__all__" in map(_called, parent.targets):
            return True
        if isinstance(parent, ast.Assert):
            return True
        if isinstance(parent, ast.Attribute) and parent.attr in ("split", "splitlines") and inner is node:
            return True
        if isinstance(parent, ast.Call) and _unread(parent, inner):
            return True
        if isinstance(parent, ast.Raise):
            return isinstance(parent.exc, ast.Call) and _called(parent.exc.func) in PROGRAMMERS
        if isinstance(parent, ast.stmt):
            return False
        inner = parent
    return False


def _unread(call: ast.Call, inner: ast.AST) -> bool:
    """Whether a call is one to a log, or takes this for a pattern, a type or the place of a rule."""
    called, first = _called(call.func), bool(call.args) and inner is call.args[0]
    if isinstance(call.func, ast.Attribute):
        of = ast.unparse(call.func.value)
        return (called in _LOGS and of.lstrip("_") == "log") or (called in _PATTERNS and of == "re" and first)
    return (called in _TYPES and first) or (called == "Reason" and call.args[2:] == [inner])


def _is_shown(node: ast.expr, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether a single word with a capital is handed to something, as labels are."""
    parent = parents[node]
    while isinstance(parent, _HOLDERS):
        parent = parents[parent]
    return isinstance(parent, ast.Call | ast.Assign | ast.AnnAssign | ast.Return | ast.FormattedValue)


def words_in(place: str, tree: ast.Module) -> Iterator[Found]:
    """The words in a module that somebody reads, with those that are named."""
    if any(fnmatch(place, each) or place.startswith(f"{each}/") for each in EXEMPT):
        return
    nodes = list(ast.walk(tree))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    worded = [(node, text) for node in nodes if isinstance(node, ast.Constant | ast.JoinedStr)
              and id(node) not in docstrings and (text := _fixed(node)) and _is_words(text)]  # fmt: skip
    parents = {child: node for node in nodes for child in ast.iter_child_nodes(node)} if worded else {}
    for node, text in worded:
        label = not _LABEL.fullmatch(text) or _is_shown(node, parents)
        if label and not _is_code(node, parents) and not _is_key(place, text, parents[node]):
            yield Found(place, node.lineno, text)


@cache
def in_python(folder: str) -> list[Found]:
    """The words in Python in a folder, with those that are named."""
    return [each for place, tree in modules(folder) for each in words_in(place, tree)]


def _unnamed(folder: str) -> list[Found]:
    return [each for each in in_python(folder) if (each.path, each.text) not in NAMED]


def said_in_python() -> list[str]:
    """What is wrong with words in Python: those that nobody has named, and what is exempt or named without need."""
    known = {(each.path, each.text) for each in in_python("game")}
    gone = [each for each in EXEMPT if not any(ROOT.glob(each))] + [str(each) for each in NAMED if each not in known]
    found = [f"{each.path}:{each.line}: words in Python: {each.text!r:.60}" for each in _unnamed("game")]
    return found + [f"{each} is no longer in Python" for each in gone]


def listed(folder: str) -> str:
    """The words in Python in a folder, by file."""
    found = _unnamed(folder)
    counts = Counter(each.path for each in found)
    lines = [f"{len(found)} words in Python"]
    for path, count in counts.most_common():
        lines += ["", f"{count:5} {path}", *(f"  {each.line:4} {each.text!r}" for each in found if each.path == path)]
    return "\n".join(lines)
