"""F, "Must hold" 2: damaged files of every kind are told in a sentence (a short run of scripts/fuzz.py)."""

import importlib.util
import logging
import random
import signal
from pathlib import Path

import pytest

PATH = Path(__file__).resolve().parent.parent.parent / "scripts" / "fuzz.py"


@pytest.fixture(scope="module")
def fuzz():
    found = importlib.util.spec_from_file_location("fuzz", PATH)
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_two_hundred_damaged_files_are_told_in_sentences(fuzz, tmp_path):
    logging.disable(logging.CRITICAL)
    try:
        count, faults, peak = fuzz.run(60.0, 7, most=200)
    finally:
        logging.disable(logging.NOTSET)
    assert faults == [] and count == 200 and (peak > 0 or fuzz.memory() == 0)


def test_the_trial_sees_a_traceback_and_a_sentence_that_is_none(fuzz, tmp_path):
    def read(path):
        raise ValueError("a\nb") if path.read_bytes() == b"sentence" else KeyError("what")

    watch = fuzz.Watch()
    kind = fuzz.Kind("bad", [], read, (ValueError,), ".bad")
    assert "Traceback" in fuzz.attempt(kind, b"other", tmp_path, watch)
    assert "is none" in fuzz.attempt(kind, b"sentence", tmp_path, watch)
    runs = fuzz.Kind("runs", [], lambda path: exec(path.read_text()), (), ".py")
    assert "may not" in fuzz.attempt(runs, b"x = 1", tmp_path, watch)


def test_damage_keeps_checksums_right_where_it_mends_them(fuzz):
    from game.match.campaign.files import read_run

    kept = Path(__file__).parent.parent / "saves" / "v1.campaign"
    data = kept.read_bytes().replace(b'"name":"The Stars Align"', b'"name":"Something else"', 1)
    mended = fuzz.mend_run(data)
    assert mended != data != fuzz.damaged(data, random.Random(1))
    assert fuzz.mend_run(kept.read_bytes()) == kept.read_bytes() and read_run(kept).notice == ""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no alarm on this system")
def test_the_trial_ends_a_reader_that_hangs_and_says_where(fuzz, tmp_path):
    def hang(path):
        while True:
            pass

    kind = fuzz.Kind("hangs", [], hang, (), ".bad")
    told = fuzz.attempt(kind, b"x", tmp_path, fuzz.Watch(), most_seconds=0.2)
    assert "was ended" in told and "in hang" in told
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.parametrize("mend", ["mend_save", "mend_replay", "mend_run"])
def test_making_checksums_right_does_not_hang_on_many_bodies(fuzz, mend):
    first = "run" if mend == "mend_run" else "header"
    frame = f'{{"kind":"x","format":2,"checksum":"ab","{first}":{{}}'.encode()
    broken, whole = frame + b',"body":{}}x' * 250_000, frame + b',"body":{}}' * 250_000
    with fuzz.limit(60):
        assert getattr(fuzz, mend)(broken) == broken
        mended = getattr(fuzz, mend)(whole)
    assert mended != whole and mended.endswith(whole[60:]) and getattr(fuzz, mend)(mended) == mended
