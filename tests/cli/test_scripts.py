"""The start scripts: the environment is made once, renewed when needed, and failures are sentences."""

import importlib.util
import os
import stat
import sys
from pathlib import Path

import pytest

from game.commands import doctor

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def environment(tmp_path, monkeypatch):
    """The module with a folder of its own; ``calls`` are the commands it would have run."""
    spec = importlib.util.spec_from_file_location("environment", ROOT / "scripts" / "environment.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "pyproject.toml").write_text("first")
    module.ROOT, module.VENV = tmp_path, tmp_path / ".venv"
    module.STAMP = module.VENV / "stamp"
    module.calls = []

    def call(command, **options):
        module.calls.append(command)
        if "venv" in command:
            python = module.python_of(module.VENV)
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
        return 0

    monkeypatch.setattr(module.subprocess, "call", call)
    return module


def script(name, monkeypatch):
    """One of the scripts as a module."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    spec = importlib.util.spec_from_file_location(f"script_{name}", ROOT / "scripts" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def installs(environment):
    return [command[-1] for command in environment.calls if "install" in command]


def test_the_first_start_makes_the_environment_and_the_second_runs_nothing(environment, tmp_path):
    python = environment.ready()
    assert installs(environment) == [str(tmp_path)]
    environment.calls.clear()
    assert environment.ready() == python
    assert environment.calls == []


def test_the_tests_extra_is_installed_on_top_and_serves_playing_too(environment, tmp_path):
    environment.ready()
    environment.ready("dev")
    assert installs(environment) == [str(tmp_path), f"{tmp_path}[dev]"]
    environment.calls.clear()
    environment.ready()
    environment.ready("dev")
    assert environment.calls == []


def test_a_changed_pyproject_is_installed_again(environment, tmp_path):
    environment.ready("dev")
    (tmp_path / "pyproject.toml").write_text("second")
    environment.ready("dev")
    assert len(installs(environment)) == 2
    # Playing needs no more than the environment just renewed.
    environment.ready()
    assert len(installs(environment)) == 2


def test_an_old_python_is_told_so(environment, monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit):
        environment.ready()
    assert "needs Python 3.11 or newer; this is Python 3.9.2" in capsys.readouterr().err


def test_a_python_without_ensurepip_names_the_package(environment, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SystemExit):
        environment.ready()
    assert "python3-venv" in capsys.readouterr().err


def test_a_failed_installation_leaves_no_stamp(environment, monkeypatch, capsys):
    calls = environment.subprocess.call
    monkeypatch.setattr(
        environment.subprocess, "call", lambda command, **o: calls(command) or int("install" in command)
    )
    with pytest.raises(SystemExit):
        environment.ready()
    assert "installation failed" in capsys.readouterr().err
    assert not environment.STAMP.exists()


def test_the_interpreter_is_found_on_every_system(environment, monkeypatch):
    monkeypatch.setattr(environment, "os", type("Windows", (), {"name": "nt"}))
    assert environment.python_of(Path("v")).as_posix() == "v/Scripts/python.exe"
    monkeypatch.setattr(environment, "os", type("Linux", (), {"name": "posix"}))
    assert environment.python_of(Path("v")).as_posix() == "v/bin/python"


def test_ctrl_c_is_left_to_the_program_where_the_start_script_waits_for_it(monkeypatch):
    """Windows: the program keeps its game and ends by itself."""
    play = script("play", monkeypatch)
    code = "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); time.sleep(0.3); raise SystemExit(130)"
    started = play.subprocess.Popen

    def interrupted(command):
        program = started(command)
        wait, presses = program.wait, [1, 1]

        def press(*args):
            if presses:
                presses.pop()
                raise KeyboardInterrupt
            return wait(*args)

        program.wait = press
        return program

    monkeypatch.setattr(play.subprocess, "Popen", interrupted)
    assert play.run([sys.executable, "-c", code]) == 130


@pytest.mark.parametrize(("arguments", "titles"), [(["--lint"], ["ruff", "mypy"]), ([], ["ruff", "mypy", "pytest"])])
def test_the_tests_can_be_left_out(monkeypatch, arguments, titles):
    module, ran = script("test", monkeypatch), []
    monkeypatch.setattr(module, "ready", lambda extra: "python")
    monkeypatch.setattr(module, "run", lambda title, command: not ran.append(title))
    ahead = []
    monkeypatch.setattr(module, "compile_ahead", lambda python, arguments: ahead.append(arguments))
    assert module.main(arguments) == 0 and ran == titles and len(ahead) == ("pytest" in titles)


def test_ci_calls_the_test_script():
    run = ROOT / ".ci" / "run"
    assert "python3 scripts/test.py" in run.read_text()
    assert os.name == "nt" or run.stat().st_mode & stat.S_IXUSR


def test_doctor_finds_an_old_pygame_beside_pygame_ce(monkeypatch, tmp_path):
    real = doctor.importlib.metadata.version
    monkeypatch.setattr(doctor.importlib.metadata, "version", lambda name: "2.6.0" if name == "pygame" else real(name))
    finding = doctor._old_pygame()
    assert finding.code == 1 and "pip uninstall pygame pygame-ce" in finding.state


def test_doctor_finds_a_folder_that_cannot_be_written(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert doctor._folder(blocked / "data").code == 1
    assert doctor._folder(tmp_path / "new").code == 0
