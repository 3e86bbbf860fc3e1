"""A game watched: any moment of it, marks and lines, secrets; and the file it is shared as, checked whole."""

import gzip
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.games.wars.words.records import AWAKENING, BATTLE, RITUAL
from game.games.wars.words.tableview import read_open, read_table
from game.language.spoken import say
from game.match.entries import Answer
from game.match.gamerecords import END, TURN
from game.match.history import History
from game.match.match import Match, Seat
from game.match.replayfile import LARGEST, LARGEST_UNPACKED, ReplayError, Replays, encode_replay
from game.match.theatre import ONLOOKER, OPEN, Timeline, WatchError, play_through, recording
from tests.match.matchtools import played, whole
from tests.sayings import message, tells


@pytest.fixture(scope="module")
def match() -> Match:
    """A game played to its end."""
    found = played(2000, seed=3, rules=1)
    assert found.decision is None
    return found


@pytest.fixture(scope="module")
def timeline(match: Match) -> Timeline:
    """The same, to be watched."""
    made = play_through(recording(match))
    assert made is not None
    return made


@pytest.fixture
def replays(tmp_path: Path) -> Replays:
    """A folder for replays."""
    return Replays(tmp_path / "replays")


# Moments -------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [4096, 40])
def test_every_moment_is_as_it_was(match: Match, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr("game.match.theatre.MOST_KEPT", most)
    timeline = play_through(recording(match))
    assert timeline is not None and len(timeline._kept) <= most + 1
    history = History(match)
    for n in (0, 1, 57, 58, len(match.entries) - 1, len(match.entries)):
        then, before = timeline.match_at(n), history.match_at(n)
        assert then.position.key() == before.position.key() and then.seats == before.seats
        assert then.event_count == history.events_at(n) and timeline.when(n) == history.when(history.events_at(n) - 1)


def test_an_event_has_the_time_it_happened_at(timeline: Timeline, match: Match) -> None:
    history = History(match)
    for number in range(0, len(timeline.events), 7):
        assert timeline.when_event(number) == history.when(number)


def test_a_moment_given_away_changes_nothing(timeline: Timeline) -> None:
    before = timeline.match_at(9).position.key()
    given = timeline.match_at(9)
    given.answer(given.decision.options[0])
    assert timeline.match_at(9).position.key() == before


def test_stops_are_where_there_is_something_to_see(timeline: Timeline) -> None:
    stops = timeline.stops
    assert stops[0] == 0 and stops[-1] == len(timeline) and stops == sorted(set(stops))
    assert timeline.stop_after(0) == stops[1] and timeline.stop_before(stops[1]) == 0
    assert timeline.stop_after(len(timeline)) is None and timeline.stop_before(0) is None


def test_marks_stand_where_things_happened(timeline: Timeline) -> None:
    kinds = {mark.kind for mark in timeline.marks}
    assert {BATTLE, RITUAL, TURN, END} <= kinds and timeline.marks[-1].kind == END
    for mark in timeline.marks:
        assert timeline.events_at(mark.n) > mark.event and (not mark.n or timeline.events_at(mark.n - 1) <= mark.event)
    for mark in timeline.marks:
        if mark.kind == AWAKENING:
            assert "awakens" in _line(timeline, mark.event)


def _line(timeline: Timeline, event: int) -> str:
    told = timeline.told(OPEN)
    return next(line.text for line, first, behind in zip(told.lines, told.first, told.behind, strict=True)
                if first <= event < behind and "awakens" in line.text)  # fmt: skip


def test_a_seat_is_shown_and_told_what_it_knew_and_no_more(timeline: Timeline) -> None:
    n = next(n for n in range(len(timeline), 0, -1) if any(read_open(timeline.match_at(n)).sides[1].signs))
    then = timeline.match_at(n)
    own, other = read_table(then, 1).sides[1].signs, read_table(then, 0).sides[1].signs
    assert any(own) and not any(other) and not any(read_table(then, None).sides[1].signs)
    assert read_open(then).sides[1].signs == own

    def secret(told: list[str]) -> int:
        return sum("draw" in line and " worth " in line for line in told)

    counts = [secret([line.text for line in timeline.told(view).lines]) for view in (ONLOOKER, 0, 1, OPEN)]
    assert counts[0] == 0 and counts[1] + counts[2] <= counts[3] and counts[3] > counts[1]


def test_going_on_from_a_moment_keeps_what_came_before(timeline: Timeline, match: Match) -> None:
    seats = (Seat("", "Eva"), *timeline.match_at(57).seats[1:3], Seat("adept", "Dorian"))
    gone = timeline.go_on(57, seats, dice=5)
    assert gone.entries[:57] == match.entries[:57] and tuple(gone.seats) == seats
    assert len(gone.entries) == 60 and gone.undo_to(57) and gone.position.key() == timeline.match_at(57).position.key()


def test_a_game_not_wanted_any_more_is_let_go(match: Match) -> None:
    assert play_through(recording(match), wanted=lambda: False) is None


def test_a_forbidden_answer_is_named(match: Match) -> None:
    given = recording(match)
    wrong = Answer(0, "nonsense", -1, -1, -1, -1)
    with pytest.raises(WatchError, match=message("error-replays-move", number=5)):
        play_through(replace(given, entries=[*given.entries[:4], wrong, *given.entries[5:]]))


# The file ------------------------------------------------------------------------------------


def test_a_shared_game_comes_back_whole(match: Match, replays: Replays) -> None:
    path = replays.share(match, "Friday ../evening")
    assert path.parent == replays.folder and path.stat().st_size < 20_000
    assert whole(replays.read(path).go_on(len(match.entries))) == whole(match)
    info = replays.listing()[0]
    assert (info.name, info.over, info.problem, info.answers) == ("Friday ../evening", True, "", len(match.entries))


def test_a_running_game_can_be_shared_and_taken_in_once(tmp_path: Path, replays: Replays) -> None:
    theirs = Replays(tmp_path / "theirs").share(played(40), "Halfway")
    kept = replays.take_in(theirs)
    assert replays.take_in(theirs) == kept and len(replays.listing()) == 1
    replays.delete(kept)
    assert not replays.listing()


def _altered(match: Match, change: object) -> bytes:
    """A replay whose body was changed by somebody who also puts the checksum right."""
    import hashlib

    shell = json.loads(gzip.decompress(encode_replay(match, "x")))
    change(shell)  # type: ignore[operator]
    header, body = (json.dumps(shell[part], separators=(",", ":")).encode() for part in ("header", "body"))
    check = hashlib.sha256(b"%d\n%s\n%s" % (shell["format"], header, body)).hexdigest()
    return b'{"kind":"%s","format":%d,"checksum":"%s","header":%s,"body":%s}' % (
        shell["kind"].encode(), shell["format"], check.encode(), header, body)  # fmt: skip


def _body(key: str, value: object) -> object:
    return lambda shell: shell["body"].__setitem__(key, value)


BAD = {
    "empty": (lambda data, match: b"", "error-files-empty"),
    "another kind": (lambda data, match: b"PK\x03\x04", "error-replays-foreign"),
    "a save": (lambda data, match: b'{"kind":"Mythos Table save","format":1}', "error-replays-foreign"),
    "cut off": (lambda data, match: data[:-200], "error-files-damaged"),
    "one bit": (lambda data, match: data[:300] + bytes([data[300] ^ 4]) + data[301:], "error-files-damaged"),
    "too large": (lambda data, match: bytes(LARGEST + 1), "error-files-large"),
    "a bomb": (lambda data, match: gzip.compress(bytes(LARGEST_UNPACKED + 1)), "error-files-large"),
    "newer": (lambda data, match: _altered(match, lambda shell: shell.__setitem__("format", 99)), "error-files-newer"),
    "checksum": (lambda data, match: gzip.decompress(data).replace(b'"turn":', b'"turn":1'), "error-files-damaged"),
    "fields": (lambda data, match: _altered(match, _body("more", 1)), "error-files-damaged"),
    "illegal": (lambda data, match: _altered(match, lambda shell: shell["body"]["entries"][3].update(area=99)),
                "error-replays-move"),
    "seats": (lambda data, match: _altered(match, lambda shell: shell["body"]["first_seats"].pop()),
              "error-replays-start"),
    "inputs": (lambda data, match: _altered(match, lambda shell: shell["body"]["inputs"].update(game="chess")),
               "error-replays-start"),
    "start": (lambda data, match: _altered(match, _body("start", {"state": {}, "stack": [["x"]], "chance": []})),
              "error-replays-start"),
    "another end": (lambda data, match: _altered(match, lambda shell: shell["body"]["entries"].pop()),
                    "error-replays-altered"),
    "newer rules": (lambda data, match: _altered(match, lambda shell: shell["header"].update(rules=99)),
                    "error-files-rules"),
    "other rules": (lambda data, match: _altered(match, lambda shell: shell["header"].update(rules=1)),
                    "error-files-damaged"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_sound_replay_is_refused_in_a_sentence(name: str, tmp_path: Path, replays: Replays) -> None:
    make, sentence = BAD[name]
    match = played(30)
    path = tmp_path / "bad.mythosreplay"
    path.write_bytes(make(encode_replay(match, "x"), match))
    with pytest.raises(ReplayError, match=message(sentence)):
        replays.take_in(path)
    with pytest.raises(ReplayError, match=message(sentence)):
        replays.read(path)
    assert not replays.listing()


def test_what_cannot_be_written_or_found_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match=message("error-replays-unkept")):
        Replays(tmp_path, "Another Mythos Table is using it.").share(played(3), "x")
    with pytest.raises(ReplayError, match=message("error-files-unreadable")):
        Replays(tmp_path).take_in(tmp_path / "nothing")
    with pytest.raises(ReplayError, match=say("error-replays-elsewhere")):
        Replays(tmp_path).delete(tmp_path / ".." / "x.mythosreplay")
    Replays(tmp_path).folder.joinpath("bad.mythosreplay").write_bytes(b"x")
    assert tells(Replays(tmp_path).listing()[0].problem, "error-replays-foreign")
