"""The compiled engine: used only while it fits this Python and the sources, and ``doctor`` says why not."""

import importlib
import json
import os
import sys
import sysconfig
import zlib
from pathlib import Path

import pytest

from game import compiled
from game.commands import doctor
from game.compiled import Built, State, examine

ROOT = Path(__file__).parent.parent
SCRIPTS = ROOT / "scripts"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
SOURCE = "game/engine/made.py"
MODULE = f"lib-1/game/engine/made{SUFFIX}"


@pytest.fixture
def built(tmp_path):
    """A root with one source, and a build of it whose only module is an empty file."""
    folder = tmp_path / "build" / "fast"
    source, module = tmp_path / SOURCE, folder / MODULE
    for path in (source, module):
        path.parent.mkdir(parents=True)
    source.write_text("x = 1\n")
    sources = {SOURCE: compiled.digest(source.read_bytes())}
    modules = {"game.engine.made": MODULE}
    module.write_bytes(b"not a library" * 100)
    sums = {MODULE: compiled.checksum(str(module))}
    compiled.write(folder, Built(SUFFIX, "2026-11-23 00:10", "recipe", sources, modules, sums, []))
    return folder


def looked_at(folder, **environment):
    return examine(folder, folder.parent.parent, environment)


@pytest.fixture
def scripts(monkeypatch):
    """The scripts' folder where Python looks for modules, as for a script that was started."""
    monkeypatch.syspath_prepend(str(SCRIPTS))


def test_a_build_that_fits_is_used(built):
    state, files = looked_at(built)
    assert state == State(True, "compiled on 2026-11-23 00:10 (1 modules)")
    assert files == {"game.engine.made": str(built / MODULE)}


def test_modules_left_as_python_are_counted(built):
    compiled.write(built, compiled.read(built)._replace(left=["game/bots/odd.py"]))
    assert looked_at(built)[0].sentence == "compiled on 2026-11-23 00:10 (1 modules, 1 left as Python)"


def test_without_a_build_everything_is_python(tmp_path):
    state, files = examine(tmp_path / "none", tmp_path, {})
    assert not state.used and not files
    assert state.sentence == "Python; scripts/build_fast.py makes a faster one"


def test_a_changed_source_puts_the_build_out_of_use_and_is_named(built):
    (built.parent.parent / SOURCE).write_text("x = 2\n")
    state, files = looked_at(built)
    assert not state.used and not files
    assert state.sentence == (
        f"Python; {SOURCE} has changed since the other was compiled on 2026-11-23 00:10: run {compiled.SCRIPT} again"
    )


def test_a_source_that_is_gone_counts_as_changed(built):
    (built.parent.parent / SOURCE).unlink()
    assert f"{SOURCE} has changed" in looked_at(built)[0].sentence


def test_line_ends_do_not_count_as_a_change(built):
    (built.parent.parent / SOURCE).write_bytes(b"x = 1\r\n")
    assert looked_at(built)[0].used


@pytest.mark.parametrize(("value", "used"), [("1", False), ("yes", False), ("0", True), ("", True)])
def test_the_environment_switches_it_off(built, value, used):
    state, _ = looked_at(built, MYTHOS_TABLE_PURE=value)
    assert state.used == used
    assert used or state.sentence == (
        "Python; the compiled one of 2026-11-23 00:10 is switched off by MYTHOS_TABLE_PURE"
    )


def test_another_python_does_not_use_it(built):
    compiled.write(built, compiled.read(built)._replace(suffix=".cpython-399-vax.so"))
    assert "another Python" in looked_at(built)[0].sentence


def test_a_missing_file_puts_it_out_of_use(built):
    (built / MODULE).unlink()
    state, _ = looked_at(built)
    assert not state.used and "is missing" in state.sentence


@pytest.mark.parametrize("damage", [
    lambda data: b"",
    lambda data: data[: len(data) // 2],
    lambda data: bytes(len(data)),
    lambda data: data[:500] + b"?" + data[501:],
    lambda data: data + b"more",
], ids=["emptied", "halved", "zeroed", "changed", "longer"])  # fmt: skip
def test_a_damaged_library_is_never_loaded(built, damage):
    module = built / MODULE
    module.write_bytes(damage(module.read_bytes()))
    state, files = looked_at(built)
    assert not files and state == State(
        False, f"Python; of the compiled one {MODULE} is damaged: run {compiled.SCRIPT} again"
    )


def test_a_large_library_is_summed_as_a_small_one(tmp_path):
    small, large = tmp_path / "small", tmp_path / "large"
    small.write_bytes(b"ab" * 1000)
    large.write_bytes(b"ab" * 100_000)
    assert compiled.checksum(str(small)) == [2_000, zlib.crc32(b"ab" * 1000)]
    assert compiled.checksum(str(large)) == [200_000, zlib.crc32(b"ab" * 100_000)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
@pytest.mark.parametrize("name", [MODULE, compiled.RECORD])
def test_a_pipe_in_the_place_of_a_file_of_the_build_is_not_waited_for(built, name):
    (built / name).unlink()
    os.mkfifo(built / name)
    assert not looked_at(built)[0].used


@pytest.mark.parametrize("change", [
    {"suffix": 1}, {"when": None}, {"left": "x"}, {"left": [1]}, {"sources": []}, {"sources": {"a": 1}},
    {"modules": []}, {"modules": {"a": 1}}, {"modules": {"a": "\0"}}, {"modules": {"a": "b"}}, {"checksums": []},
    {"checksums": {MODULE: 1}}, {"checksums": {MODULE: [1, "2"]}}, {"checksums": {MODULE: [1]}}, {"recipe": {}},
], ids=str)  # fmt: skip
def test_a_record_of_wrong_types_is_damaged(built, change):
    record = built / compiled.RECORD
    record.write_text(json.dumps(json.loads(record.read_text()) | change))
    state, files = looked_at(built)
    assert not files and state.sentence.startswith("Python; the compiled one is damaged (")


@pytest.mark.parametrize("text", ["[" * 100_000, " " * (compiled.LARGEST_RECORD + 1), "1" * 5000], ids=len)
def test_a_record_without_end_is_damaged(built, text):
    (built / compiled.RECORD).write_text(text)
    assert looked_at(built)[0].sentence.startswith("Python; the compiled one is damaged (")


def test_the_packed_program_has_no_sources_to_compare_with(built, tmp_path):
    (built.parent.parent / SOURCE).unlink()
    assert examine(built, None, {})[0].used
    (built / MODULE).unlink()
    assert examine(built, None, {})[0].sentence.endswith("is missing: unpack the program again")
    assert examine(tmp_path / "none", None, {})[0].sentence == "Python: packed without a compiler"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 99}', '{"format": 1, "suffix": "x"}', "\x00"])
def test_a_record_that_makes_no_sense_is_damaged(built, text):
    (built / compiled.RECORD).write_text(text)
    state, _ = looked_at(built)
    assert not state.used and state.sentence.startswith("Python; the compiled one is damaged (")


def test_a_library_that_cannot_be_loaded_leaves_everything_as_it_was(tmp_path, monkeypatch):
    broken = tmp_path / f"mythos_broken__mypyc{SUFFIX}"
    broken.write_bytes(b"not a library")
    before = list(sys.meta_path)
    assert compiled.install({"mythos_broken__mypyc": str(broken), "game.engine.made": "x"})
    assert sys.meta_path == before


def test_compiled_modules_are_found_before_those_beside_them(built):
    files = looked_at(built)[1]
    finder = compiled.Finder(files)
    spec = finder.find_spec("game.engine.made")
    assert spec.origin == str(built / MODULE)
    assert finder.find_spec("game.engine.option") is None


def test_doctor_says_which_engine_is_in_use(monkeypatch, tmp_path):
    for state in (State(True, "compiled (60 modules)"), State(False, "Python; no reason")):
        monkeypatch.setattr(compiled, "_state", state)
        line = next(finding for finding in doctor.examine(tmp_path) if finding.what == "engine")
        assert (line.state, line.code) == (state.sentence, 0)
    for lacks in ("", "There is no C compiler."):
        monkeypatch.setattr(compiled, "lacking", lambda lacks=lacks: lacks)
        line = next(finding for finding in doctor.examine(tmp_path) if finding.what == "compiler")
        assert line.state == (lacks or f"there, with Python's headers, for {compiled.SCRIPT}")


# making it


@pytest.fixture
def build(scripts):
    return importlib.import_module("fast.build")


def test_everything_of_engine_rules_and_bots_is_compiled_but_what_is_named(build):
    found = [name for names in build.candidates().values() for name in names]
    there = {
        path.relative_to(ROOT).as_posix()
        for package in ("engine", "bots", "games")
        for path in (ROOT / "game" / package).rglob("*.py")
        if path.name != "__init__.py"
        and (package != "games" or path.parent.name == "games" or {"rules", "bots", "bots.py"} & set(path.parts))
    }
    assert set(found) == {name for name in there if not name.startswith(build.LEFT)}
    assert all(any(name.startswith(left) for name in there) for left in build.LEFT)


def test_each_thing_that_is_lacking_has_its_sentence(build, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "mypyc", None)
    assert "lacks mypy" in build.lacking()
    monkeypatch.setitem(sys.modules, "mypyc", sys)
    monkeypatch.setitem(sys.modules, "setuptools", sys)
    monkeypatch.setattr(compiled.sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert "headers are missing" in build.lacking()
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(compiled.os, "name", "posix")
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "There is no C compiler (no-such-compiler)." in build.lacking() == compiled.lacking()
    monkeypatch.setenv("CC", sys.executable)
    assert build.lacking() == ""


def test_what_plays_otherwise_or_is_half_done_is_never_recorded(build, monkeypatch, tmp_path):
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    recorded = []
    monkeypatch.setattr(build, "_recipe", lambda level: "recipe")
    monkeypatch.setattr(build, "_compare", lambda built: recorded.append(compiled.read(tmp_path)))

    def compile(work, groups, level, out):
        (out / "game").mkdir(parents=True)
        (out / "game" / f"made{SUFFIX}").touch()
        recorded.append(compiled.read(tmp_path))

    monkeypatch.setattr(build, "_compile", compile)
    build._build(2)
    assert recorded == [None, None] and list(compiled.read(tmp_path).modules) == ["game.made"]
    before = compiled.read(tmp_path)
    monkeypatch.setattr(build, "_prepare", lambda work, files: {})
    monkeypatch.setattr(build, "_compare", lambda built: build.fail("otherwise"))
    with pytest.raises(SystemExit):
        build._build(2)
    assert compiled.read(tmp_path) == before and (tmp_path / before.modules["game.made"]).exists()


def test_one_build_at_a_time(scripts, tmp_path, capsys):
    alone = importlib.import_module("fast.alone")
    with alone.alone(tmp_path / "lock"), pytest.raises(SystemExit), alone.alone(tmp_path / "lock"):
        pass
    assert capsys.readouterr().err == "The engine is being compiled already.\n"
    with alone.alone(tmp_path / "lock"):
        pass


# the copies that are compiled


@pytest.fixture
def prepared(scripts):
    return importlib.import_module("fast.sources").prepared


def test_no_line_of_a_copy_changes_its_number(prepared):
    for path in [*(ROOT / "game" / "games").glob("**/rules/**/*.py"), *(ROOT / "game" / "engine").rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(ROOT).as_posix().removesuffix(".py").replace("/", ".")
        copy = prepared(name, text).splitlines()
        for number, line in enumerate(text.splitlines()):
            if line.lstrip().startswith(("def ", "class ", "for ", "if ", "raise ")) and "pos." not in line:
                assert copy[number].startswith(line.split("=")[0].rstrip()[:20]), f"{path}:{number + 1}"


def test_a_frame_is_written_out(prepared):
    text = '@frame("toy")\nclass Toy(Frame):\n    """Doc."""\n\n    side: int\n    left: tuple[int, ...]\n\n'
    copy = prepared("game.games.toy", text + "    def run(self):\n        return None\n")
    assert "def __init__(self, side: int, left: tuple[int, ...]) -> None: self.side = side; self.left = left" in copy
    assert "_enrol(Toy, 'toy', ('side', 'left'))" in copy
    assert copy.splitlines()[7] == "    def run(self):"


def test_constants_are_fixed_and_variables_are_not(prepared):
    text = "A, B = range(2)\nTABLE = [1, 2]\nPAIR = (1, 2)\nT = TypeVar('T')\nseen: list[int] = []\nSUM = 0\nSUM += 1"
    lines = prepared("game.engine.toy", text).splitlines()
    assert lines[:7] == [
        "A: _Final = 0; B: _Final = 1", "TABLE: _Final = [1, 2]", "PAIR = (1, 2)", "T = TypeVar('T')",
        "seen: _Final[list[int]] = []", "SUM = 0", "SUM += 1",
    ]  # fmt: skip


def test_a_position_of_cthulhu_wars_has_its_types(prepared):
    text = "def f(pos):\n    return pos.state.doom, pos.rules.sides, pos.state.battle\n"
    assert "_cast(_WarsState, pos.state).doom, _cast(_WarsRules, pos.rules).sides, pos.state.battle" in prepared(
        "game.games.wars.rules.toy", text
    )
    assert prepared("game.engine.toy", text) == text
