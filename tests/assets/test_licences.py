"""The packed program: a licence text for everything in it, a lock that fits, advisories told as they are."""

import importlib.util
import json
import re
import struct
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

SCRIPTS = Path(__file__).parent.parent.parent / "scripts"


def script(name):
    sys.path.insert(0, str(SCRIPTS))
    try:
        spec = importlib.util.spec_from_file_location(f"script_{name}", SCRIPTS / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(SCRIPTS))
    return module


licences, audit, build_app = script("licences"), script("audit"), script("build_app")
PROJECT = tomllib.loads((SCRIPTS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = licences.LOCK.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", licences.packed())
def test_every_distribution_that_is_packed_has_a_licence_text(name):
    assert all(len(path.read_text(encoding="utf-8")) > 500 for path in licences.texts_of(name))


@pytest.mark.parametrize("row", licences.LIBRARIES, ids=lambda row: row["name"])
def test_every_library_named_has_its_texts(row):
    assert row["licence"] and row["source"].startswith("https://")
    assert licences.kept(row) and all(path.stat().st_size > 500 for path in licences.kept(row))


def test_what_comes_with_pygame_is_known():
    files = [str(file) for file in distribution("pygame-ce").files]
    libraries = [Path(file).name for file in files if licences.SHARED.search(file) and not licences.OWN.search(file)]
    assert [name for name in libraries if licences.row_of(name) is None] == []


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL_image"), ("SDL2.dll", "SDL"), ("libz.so.1", "zlib"),
        ("zlib1.dll", "zlib"), ("libstdc++.so.6", "GCC runtime"), ("libpython3.11.so.1.0", "Python"),
        ("libopusfile-0.dll", "opusfile"), ("libpng16.16.dylib", "libpng"), ("libzstd.so.1", None),
    ],
)  # fmt: skip
def test_a_library_is_known_by_the_name_of_its_file(file, name):
    found = licences.row_of(file)
    assert (found and found["name"]) == name


def test_the_texts_of_all_that_is_packed_lie_in_its_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(licences, "packed", lambda: ["msgspec", "pygame-ce"])
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "libogg.so.0").touch()
    licences.gather(tmp_path)
    there = {path.name for path in (tmp_path / "licences").iterdir()}
    assert there == {"README.txt", "python.txt", "ogg.txt", "msgspec-LICENSE.txt", "pygame-ce-LGPL-2.1.txt"}
    told = (tmp_path / "licences" / "README.txt").read_text(encoding="utf-8")
    assert "Ogg: BSD" in told and "pygame-ce" in told


def test_what_has_no_text_is_named_and_nothing_is_packed(tmp_path, monkeypatch, capsys):
    (tmp_path / "libstrange.so.4").touch()
    monkeypatch.setattr(licences, "packed", lambda: ["unheard-of"])
    monkeypatch.setattr(sys, "argv", ["licences.py", str(tmp_path)])
    assert licences.main() == 1
    told = capsys.readouterr().err
    assert "libstrange.so.4" in told and "unheard-of" in told


def test_the_lock_holds_what_the_project_asks_for_by_digest_and_from_nowhere_in_particular():
    locked = dict(re.findall(r"^([a-z0-9._-]+)==([^ ]+)", LOCK, re.MULTILINE))
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["app"]]
    for asked in map(Requirement, wanted):
        assert asked.specifier.contains(locked[asked.name.lower().replace("_", "-")])
    for entry in re.split(r"^(?=[a-z])", LOCK, flags=re.MULTILINE)[1:]:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry)
    assert "://" not in LOCK and "index" not in LOCK


SOUND = {"name": "a", "version": "1", "vulns": []}


@pytest.mark.parametrize(
    ("packages", "code", "said"),
    [
        ([SOUND], 0, "1 of 1 packages asked about, 0 published"),
        ([{**SOUND, "vulns": [{"id": "X-1", "fix_versions": ["2"]}]}], 1, "a 1: X-1, mended in 2"),
        ([SOUND, {"name": "b", "skip_reason": "not there"}], 2, "b: not asked (not there)"),
    ],
)
def test_what_the_advisories_say_is_told(packages, code, said, capsys):
    assert audit.told(json.dumps({"dependencies": packages}), "") == code
    assert said in capsys.readouterr().out


def test_without_a_network_nothing_is_said_about_the_packages(capsys):
    assert audit.told("", "Traceback\nConnectionError: no network\n") == 2
    assert "could not be asked, so nothing is known either way: ConnectionError" in capsys.readouterr().err


def test_the_icon_of_the_packed_program_on_windows_is_the_windows_icon():
    png = (SCRIPTS.parent / "assets" / "icon.png").read_bytes()
    made = build_app.as_ico(png)
    kind, count = struct.unpack_from("<2xHH", made)
    width, height, size, start = struct.unpack_from("<BB6xII", made, 6)
    assert (kind, count, width, height) == (1, 1, 0, 0)  # 0 stands for 256
    assert struct.unpack_from(">II", png, 16) == (256, 256) and made[start : start + size] == png
