"""Nothing in the current folder stands in for a library or the program; a bot the player names may come from there."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.modulepath import safe

ROOT = Path(__file__).parent.parent.parent
TRAPS = ("random", "json", "hashlib", "logging", "multiprocessing", "msgspec", "pygame", "numpy", "platformdirs", "pip")
SAYS = "import os\nwith open(os.environ['TRAP_MARK'], 'a') as mark:\n    mark.write(__name__ + ' ')\n"
BOT = SAYS + (
    "class Cunning:\n"
    "    def __init__(self, seed): pass\n"
    "    def choose(self, question): return question.options[0]\n"
    "    def reveals(self, question): return None\n"
)
PLAY = (
    "import runpy, sys\n"
    f"sys.path.insert(0, {str(ROOT / 'scripts')!r})\n"
    "import environment\n"
    "environment.ready = lambda: sys.executable\n"
    f"runpy.run_path({str(ROOT / 'scripts' / 'play.py')!r}, run_name='__main__')\n"
)
"""``scripts/play.py`` with the environment these tests run in."""
BY_SCRIPT = (sys.executable, "-P", "-c", PLAY)
AS_MODULE = (sys.executable, "-m", "game")


@pytest.fixture
def trapped(tmp_path, monkeypatch):
    """Runs a command in a folder full of traps; returns its exit code and which were sprung."""
    folder, mark = tmp_path / "here", tmp_path / "mark"
    for name in (*TRAPS, "game"):
        (folder / name).mkdir(parents=True)
        (folder / name / "__init__.py").write_text(SAYS)
    (folder / "mine.py").write_text(BOT)
    environment = {
        **os.environ, "TRAP_MARK": str(mark), "MYTHOS_TABLE_DATA": str(tmp_path / "data"), "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }  # fmt: skip
    environment.pop("PYTHONPATH", None)

    def run(*command, until=None):
        with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE) as started:
            end = time.monotonic() + 60
            while until and not until(started):
                assert time.monotonic() < end and started.poll() is None
                time.sleep(0.02)
            if until:
                started.terminate()
            started.communicate()
        return started.returncode, sorted(set(mark.read_text().split())) if mark.exists() else []

    run.folder, run.data = folder, tmp_path / "data"
    return run


def test_the_start_script_loads_nothing_from_the_current_folder(trapped):
    assert trapped(*BY_SCRIPT, "doctor") == (0, [])
    assert trapped(*BY_SCRIPT, "simulate", "--players", "3", "--games", "2", "--jobs", "2") == (0, [])


def test_a_bot_the_player_names_is_found_in_the_current_folder_after_all_else(trapped):
    bots = ("simulate", "--players", "3", "--bots", "mine:Cunning,random,random")
    assert trapped(*BY_SCRIPT, *bots) == (0, ["mine"])
    assert trapped(*BY_SCRIPT, "simulate", "--players", "3", "--bots", "json:Cunning,random,random") == (2, ["mine"])


def test_python_m_game_looks_into_the_current_folder_only_for_itself(trapped):
    (trapped.folder / "game" / "__init__.py").unlink()
    (trapped.folder / "game").rmdir()
    bots = ("simulate", "--players", "3", "--bots", "mine:Cunning,random,random")
    assert trapped(*AS_MODULE, *bots, "--games", "2", "--jobs", "2") == (0, ["mine"])


def test_workers_look_into_no_folder_before_the_libraries(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    libraries = [str(Path(os.__file__).parent), "/somewhere/site-packages"]
    assert safe(["", str(tmp_path), ".", "/mine", *libraries]) == ["/mine", *libraries, str(ROOT)]
    assert safe([*libraries, str(ROOT)]) == [*libraries, str(ROOT)]
    monkeypatch.chdir(ROOT)
    assert safe(["", *libraries]) == [*libraries, str(ROOT)]


def test_a_folder_that_is_gone_stops_nobody(tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert safe(["", "/mine"]) == ["", "/mine"]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_window_and_its_workers_load_nothing_from_the_current_folder(trapped):
    def thinks(started) -> bool:
        """A worker process has started and read its modules: it has a thread that listens."""
        threads = Path(f"/proc/{started.pid}/task").glob("*/children")
        return any(len(os.listdir(f"/proc/{pid}/task")) > 1 for of in threads for pid in of.read_text().split())

    assert trapped(*BY_SCRIPT, "--load", str(ROOT / "tests" / "saves" / "v2.save"), until=thinks)[1] == []
    assert (trapped.data / "lock").exists()
