"""G2.6: files changed by their structure live on or are refused in a sentence (a short run of scripts/fuzz.py)."""

import logging
import signal

import pytest

from game.match.saves import SaveError
from scripts.fuzzing import forms, samples
from scripts.fuzzing.changes import CHANGES
from scripts.fuzzing.kinds import KINDS, Kind, Life
from scripts.fuzzing.oddities import THINGS
from scripts.fuzzing.trial import BYTES, OFTEN, Input, Inputs, Trial, attempt
from scripts.fuzzing.watch import Watch


@pytest.fixture(scope="module")
def inputs():
    return Inputs(7)


@pytest.fixture(autouse=True)
def quiet():
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def tried(read, data, folder, seconds=10.0):
    """What becomes of bytes that a kind of file made up here is read from."""
    kind = Kind("made up", forms.PLAIN, lambda data: "it", read, (ValueError,))
    return attempt(Input(0, kind, "none", data), folder, Watch(), [], seconds)


def test_an_input_is_a_function_of_seed_and_number_alone(inputs):
    again, numbers = Inputs(7), range(0, 4000, 331)
    assert [again[n].data for n in numbers] == [inputs[n].data for n in numbers]
    assert Inputs(8)[numbers[1]].data != inputs[numbers[1]].data
    assert samples.everything.__wrapped__() == samples.everything()


def test_each_kind_of_file_gets_each_kind_of_change_that_fits_it(inputs):
    met = {(inputs[n].kind.name, inputs[n].change) for n in range(len(OFTEN) * 17)}
    assert {kind for kind, _ in met} == set(KINDS)
    assert {change for _, change in met} == {*CHANGES, *THINGS, BYTES}
    for change in ("type", "number", "text", "key", "swap", "deep"):
        assert {kind for kind, made in met if made == change} == set(KINDS) - {"folder"}


@pytest.mark.parametrize("kind", [name for name in KINDS if name != "folder"])
def test_what_is_taken_apart_and_put_together_is_read_as_before(inputs, kind, tmp_path):
    form, data = KINDS[kind].form, inputs.sound[kind][-1]
    made = form.close(form.open(data))
    assert made != b""
    fate = attempt(Input(1, KINDS[kind], "none", made), tmp_path, Watch(), inputs.sound["record"])
    assert fate.accepted, fate.fault


def test_a_traceback_a_sentence_that_is_none_and_code_that_is_run_are_faults(tmp_path):
    def read(services, path):
        raise ValueError("a\nb") if path.read_bytes() == b"sentence" else KeyError("what")

    assert "KeyError" in tried(read, b"other", tmp_path).fault
    assert "is none" in tried(read, b"sentence", tmp_path).fault
    assert "may not" in tried(lambda services, path: exec(path.read_text()), b"x = 1", tmp_path).fault
    assert tried(lambda services, path: Life(lambda chance: 1 / 0), b"", tmp_path).accepted

    def refuse(services, path):
        raise SaveError("It is damaged.")

    assert not any(tried(refuse, b"", tmp_path)[:2])


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no alarm on this system")
def test_a_reader_that_hangs_is_ended_and_told(tmp_path):
    def hang(services, path):
        while True:
            pass

    told = tried(hang, b"x", tmp_path, seconds=0.2)
    assert "TooLong" in told.fault and "hang" in told.where
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_fault_is_told_with_the_command_that_shows_it_again(inputs, tmp_path):
    trial = Trial(inputs, tmp_path / "data", tmp_path / "kept")
    kind = Kind("made up", forms.PLAIN, lambda data: "it", lambda services, path: 1 / 0)
    (tmp_path / "data").mkdir()
    for _ in range(2):
        given = Input(41, kind, "text", b"{}")
        trial.note(given, trial.one(given))
    assert "--seed 7 --from 41 --count 1" in trial.told() and "2 times" in trial.told()
    assert [path.read_bytes() for path in (tmp_path / "kept").iterdir()] == [b"{}"]


def test_a_short_run_is_clean(inputs, tmp_path):
    trial = Trial(inputs, tmp_path)
    trial.watch.strict = False
    assert trial.run(0, 81) == 81
    assert trial.told() == "" and sum(trial.accepted.values()) > 25
