"""A4.5 and "Must hold" 6: saves, their headers, damage of every kind, backups, other versions."""

import json
import os
import random
import re
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matchtools import played, started, step, whole

from game.api import Match as ApiMatch
from game.api import load_match, new_match
from game.games.rulings import RULES_VERSION
from game.language.spoken import say
from game.match import saves
from game.match.match import Match
from game.match.saves import SaveError, backup_of, open_save, read_header, read_save, write_save
from tests.sayings import message, tells

KEPT = Path(__file__).resolve().parent.parent / "saves"


def folder_of(path: Path) -> dict[str, bytes]:
    """Everything in a folder, to see that nothing has changed."""
    return {entry.name: entry.read_bytes() for entry in path.iterdir()}


class Sound(bytes):
    """The bytes of a good save; not shown whole when a test fails."""

    def __repr__(self) -> str:
        return f"<a save of {len(self)} bytes>"


@pytest.fixture(scope="module")
def sound(tmp_path_factory) -> bytes:
    """The bytes of a good save."""
    path = tmp_path_factory.mktemp("sound") / "a.save"
    write_save(played(120, seed=4), path, thumbnail=b"picture", name="Friday")
    return Sound(path.read_bytes())


def resealed(data: bytes, header=None, body=None, version: int = saves.FORMAT) -> bytes:
    """A save with other contents and the checksum that fits them."""
    file = json.loads(data)
    given = {"header": header, "body": body}
    parts = {name: json.dumps(file[name] if part is None else part).encode() for name, part in given.items()}
    return saves.sealed(saves.MAGIC, version, **parts)


@pytest.mark.parametrize("answers", [0, 1, 37, 150, 10_000])
def test_a_saved_match_comes_back_whole(tmp_path, answers):
    match = played(answers, players=3, seed=answers)
    match.seat_change(1, "adept", "Bruno's bot")
    match.new_dice(77)
    path = tmp_path / "game.save"
    write_save(match, path)
    back = read_save(path)
    assert whole(back) == whole(match)
    assert back.serial >= match.serial and back.inputs == match.inputs
    assert back.events_since(0) == match.events
    while match.undo():
        assert back.undo() and whole(back) == whole(match)
    assert not back.undo()


@pytest.mark.parametrize("change", [{"seats": [{"bot": "adept", "name": "Ada"}] * 4}, {"inputs": {"seed": 6}}])
def test_a_save_without_answers_that_begins_elsewhere_says_so_and_keeps_what_follows(tmp_path, change):
    path = tmp_path / "game.save"
    write_save(played(0, seed=5), path)
    body = json.loads(path.read_bytes())["body"]
    body |= {key: {**body[key], **value} if isinstance(value, dict) else value for key, value in change.items()}
    path.write_bytes(resealed(path.read_bytes(), body=body))
    match = read_save(path)
    assert match.lost_history == "begins" and tells(match.loss, "error-game-lost-begins")
    match.answer(match.decision.options[0])
    write_save(match, path)
    assert read_save(path).rebuild()


def test_a_history_that_names_a_seat_there_is_not_is_lost_in_a_sentence(tmp_path):
    path = tmp_path / "game.save"
    write_save(played(3, players=3, seed=5), path)
    body = json.loads(path.read_bytes())["body"]
    body["entries"].insert(1, {"type": "seat", "seat": 3, "bot": "", "name": "Zoe"})
    path.write_bytes(resealed(path.read_bytes(), body=body))
    match = read_save(path)
    assert not match.rebuild() and match.lost_history == "refused"


def test_a_match_goes_on_from_a_save_as_it_would_have(tmp_path):
    match = played(90, seed=6)
    write_save(match, tmp_path / "a.save")
    back = read_save(tmp_path / "a.save")
    first, second = random.Random(1), random.Random(1)
    while match.decision is not None:
        step(match, first)
        step(back, second)
    assert whole(back) == whole(match) and back.result() == match.result() and match.result() is not None


@pytest.mark.parametrize("seed", range(4))
def test_every_tenth_decision_can_be_saved_and_loaded(tmp_path, seed):
    match = started(3 + seed % 2, seed, edition=("first", "later")[seed % 2])
    chance = random.Random(seed)
    while match.decision is not None:
        if len(match.entries) % 10 == 0:
            write_save(match, tmp_path / "a.save", sync=False)
            assert whole(read_save(tmp_path / "a.save")) == whole(match)
        step(match, chance)


def test_scripted_dice_setups_and_strict_mode_are_kept(tmp_path):
    names = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
    setup = {"power": dict.fromkeys(names, 4), "units": {n: {"acolyte": ["europe"]} for n in names}, "slot": names[0]}
    match = started(setup=setup, dice=[1, 2, 3], draws=[1], strict=True)
    write_save(match, tmp_path / "a.save")
    back = read_save(tmp_path / "a.save")
    assert whole(back) == whole(match) and back.inputs == match.inputs and back.strict
    assert back.rebuild()


def test_the_public_interface_saves_and_loads(tmp_path):
    match = new_match("wars", players=3, seed=3)
    match.save(tmp_path / "a.save")
    back = load_match(tmp_path / "a.save")
    assert type(back) is ApiMatch and whole(back) == whole(match)
    assert back.undo() is False


def test_the_header_is_read_without_the_match(tmp_path, monkeypatch):
    match = played(100, players=3, seed=2)
    match.seat_change(2, "adept", "Clara's bot")
    write_save(match, tmp_path / "a.save", thumbnail=b"\x89PNG", name="Friday evening", match_id="abcdef0123456789")
    monkeypatch.setattr(saves.Position, "decode", None)
    header = read_header(tmp_path / "a.save")
    assert (header.name, header.game, header.thumbnail) == ("Friday evening", "wars", b"\x89PNG")
    assert header.match == "abcdef0123456789" and header.rules == RULES_VERSION and not header.over
    assert header.turn == match.state_dict()["turn"] and header.phase == match.state_dict()["phase"]
    assert [(p.faction, p.name, p.kind) for p in header.players] == [
        ("great_cthulhu", "Ada", "person"),
        ("crawling_chaos", "Bruno", "person"),
        ("black_goat", "Clara's bot", "adept"),
    ]
    assert abs((datetime.now(UTC) - header.date).total_seconds()) < 60


def test_a_picture_too_large_is_left_out(tmp_path):
    write_save(started(), tmp_path / "a.save", thumbnail=b"x" * (1 << 20))
    assert read_header(tmp_path / "a.save").thumbnail is None


# Damage


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "error-files-empty"),
        (b"\0" * 5000, "error-files-empty"),
        (b"not a save at all", "error-saves-foreign"),
        (b'{"kind":"Mythos Table save","format":1', "error-files-damaged"),
        (b'{"kind":"Another save","format":1}', "error-saves-foreign"),
        (b'{"kind":"Mythos Table save",' + b"[" * 100_000, "error-files-damaged"),
        (b"\x89PNG\r\n", "error-saves-foreign"),
    ],
)
def test_files_that_are_no_saves_are_refused_in_a_sentence(tmp_path, content, sentence):
    path = tmp_path / "odd.save"
    path.write_bytes(content)
    before = folder_of(tmp_path)
    for read in (read_save, read_header, open_save):
        with pytest.raises(SaveError, match=message(sentence)):
            read(path)
    assert folder_of(tmp_path) == before


def test_a_missing_file_and_a_folder_are_refused_in_a_sentence(tmp_path):
    for path in (tmp_path / "none.save", tmp_path):
        with pytest.raises(SaveError, match=message("error-files-unreadable")):
            read_save(path)


def test_a_huge_file_is_not_even_read(tmp_path):
    path = tmp_path / "huge.save"
    with open(path, "wb") as file:
        file.write(b'{"kind":"Mythos Table save"')
        os.truncate(file.fileno(), 100 * 1024 * 1024)
    for read in (read_save, read_header):
        with pytest.raises(SaveError, match=message("error-files-large")):
            read(path)


def test_a_newer_save_is_refused_in_a_sentence_and_its_backup_left_alone(tmp_path, sound):
    path = tmp_path / "new.save"
    path.write_bytes(resealed(sound, version=saves.FORMAT + 1))
    backup_of(path).write_bytes(sound)
    for read in (read_save, read_header):
        with pytest.raises(SaveError, match=message("error-files-newer")):
            read(path)


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_random_damage_never_does_more_than_a_sentence(tmp_path_factory, sound, data):
    """Flipped, cut, doubled or random bytes: a SaveError or the same match, and nothing changes on disk."""
    kind = data.draw(st.sampled_from(("flip", "cut", "random", "insert", "double")))
    damaged = bytearray(sound)
    if kind == "flip":
        for at in data.draw(st.lists(st.integers(0, len(sound) - 1), min_size=1, max_size=5, unique=True)):
            damaged[at] ^= data.draw(st.integers(1, 255))
    elif kind == "cut":
        del damaged[data.draw(st.integers(0, len(sound) - 1)) :]
    elif kind == "random":
        damaged = bytearray(data.draw(st.binary(max_size=300)))
    elif kind == "insert":
        at = data.draw(st.integers(0, len(sound)))
        damaged[at:at] = data.draw(st.binary(min_size=1, max_size=20))
    else:
        damaged = damaged + damaged
    folder = tmp_path_factory.mktemp("damage")
    path = folder / "a.save"
    path.write_bytes(bytes(damaged))
    try:
        header, match = read_header(path), read_save(path)
    except SaveError as refused:
        assert str(refused).endswith(".")
    else:
        # A blank where blanks do not matter.
        assert header.name == "Friday" and whole(match) == whole(played(120, seed=4))
    assert folder_of(folder) == {"a.save": bytes(damaged)}


def leaves(value, path=()):
    """Every place in nested data."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(min(len(value), 6)):
            yield from leaves(value[index], (*path, index))


ODD = (
    None,
    True,
    -1,
    0,
    7,
    10**6,
    2**63,
    2**70,
    1.5,
    "",
    "x",
    "captive:nobody",
    "x" * 500,
    [],
    {},
    [[]],
    {"a": 1},
    [1] * 400,
)


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_mutated_fields_with_a_fitting_checksum_are_refused_or_a_legal_match(tmp_path_factory, sound, data):
    """Somebody edits a field and seals the file again: a sentence, or a position that breaks no invariant."""
    file = json.loads(sound)
    part = data.draw(st.sampled_from(("header", "body")))
    place = data.draw(st.sampled_from([path for path in leaves(file[part]) if path]))
    holder = file[part]
    for key in place[:-1]:
        holder = holder[key]
    deed = data.draw(st.sampled_from(("set", "delete", "add")))
    if deed == "set":
        holder[place[-1]] = data.draw(st.sampled_from(ODD))
    elif deed == "delete":
        del holder[place[-1]]
    elif isinstance(holder, dict):
        holder["surplus"] = data.draw(st.sampled_from(ODD))
    else:
        holder.append(data.draw(st.sampled_from(ODD)))
    path = tmp_path_factory.mktemp("edit") / "a.save"
    try:
        edited = resealed(sound, file["header"], file["body"])
    except (OverflowError, ValueError):
        return
    path.write_bytes(edited)
    try:
        match = read_save(path)
    except SaveError:
        match = None
    assert path.read_bytes() == edited and [entry.name for entry in path.parent.iterdir()] == ["a.save"]
    if match is not None:
        assert match.rules.violations(match.position) == []
        match.rebuild()
        for seat in range(match.rules.seats):
            match.view(seat)


# Writing


def test_overwriting_keeps_one_backup(tmp_path):
    path = tmp_path / "a.save"
    versions = [played(count, seed=9) for count in (5, 10, 15)]
    for match in versions:
        write_save(match, path)
    assert sorted(folder_of(tmp_path)) == ["a.save", "a.save.bak"]
    assert whole(read_save(path)) == whole(versions[2])
    assert whole(read_save(backup_of(path))) == whole(versions[1])


def test_the_backup_is_opened_only_if_the_file_is_damaged(tmp_path):
    path = tmp_path / "a.save"
    old, new = played(5, seed=9), played(9, seed=9)
    write_save(old, path)
    write_save(new, path)
    opened = open_save(path)
    assert whole(opened.match) == whole(new) and opened.notice == ""
    path.write_bytes(path.read_bytes()[:-100])
    before = folder_of(tmp_path)
    opened = open_save(path)
    assert whole(opened.match) == whole(old) and tells(opened.notice, "error-saves-backup")
    assert folder_of(tmp_path) == before


def test_a_damaged_file_never_replaces_a_sound_backup(tmp_path):
    path = tmp_path / "a.save"
    old, new, newest = played(5, seed=9), played(9, seed=9), played(12, seed=9)
    write_save(old, path)
    write_save(new, path)
    path.write_bytes(b"rubbish")
    write_save(newest, path)
    assert whole(read_save(path)) == whole(newest)
    assert whole(read_save(backup_of(path))) == whole(old)


@pytest.mark.parametrize("failing", ["write", "fsync", "replace", "open"])
def test_a_disk_that_refuses_harms_nothing(tmp_path, monkeypatch, failing):
    """Full disk, read-only folder, failure at any step: a sentence, and what was there is there still."""
    path = tmp_path / "a.save"
    write_save(played(5, seed=9), path)
    write_save(played(6, seed=9), path)
    before = folder_of(tmp_path)

    def refuse(*args, **more):
        raise OSError(28, "No space left on device")

    if failing in ("fsync", "replace"):
        monkeypatch.setattr(os, failing, refuse)
    else:
        real = open

        def fussy(name, mode="r", *more, **other):
            if "x" not in mode:
                return real(name, mode, *more, **other)
            if failing == "open":
                refuse()
            file = real(name, mode, buffering=0)

            class Full:
                def __enter__(self):
                    return self

                def __exit__(self, *problem):
                    file.close()

                def write(self, data):
                    file.write(data[:100])
                    refuse()

            return Full()

        monkeypatch.setattr("builtins.open", fussy)
    with pytest.raises(SaveError, match=say("error-files-unwritten", file="a.save", why=say("error-why-full"))):
        write_save(played(7, seed=9), path)
    monkeypatch.undo()
    assert folder_of(tmp_path) == before


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path):
    with pytest.raises(SaveError, match=message("error-files-unwritten")):
        write_save(started(), tmp_path / "none" / "a.save")


# Versions


def test_a_save_of_newer_rules_is_left_to_a_newer_program(tmp_path, monkeypatch, sound):
    path = tmp_path / "a.save"
    path.write_bytes(sound)
    monkeypatch.setattr(saves, "RULES_VERSION", 1)
    for reading in (read_save, read_header, lambda path: saves.put(path, b"x")):
        with pytest.raises(SaveError, match="newer") as caught:
            reading(path)
        assert caught.value.newer and not caught.value.damaged
    assert path.read_bytes() == sound


def test_a_save_that_contradicts_itself_about_the_rules_is_damaged(tmp_path, sound):
    path = tmp_path / "a.save"
    file = json.loads(sound)
    path.write_bytes(resealed(sound, {**file["header"], "rules": 1}))
    with pytest.raises(SaveError, match=message("error-files-damaged")):
        read_save(path)


def test_old_formats_come_up_through_the_chain(tmp_path, monkeypatch, sound):
    """A made-up format 0 named the seats' names otherwise and had no lost history."""

    def from_0(header, body):
        body = {**body, "first_seats": [{"bot": "", "name": name} for name in body["names"]], "lost_history": ""}
        del body["names"]
        return header, body

    file = json.loads(sound)
    file["body"]["names"] = [seat["name"] for seat in file["body"].pop("first_seats")]
    del file["body"]["lost_history"]
    path = tmp_path / "old.save"
    monkeypatch.setattr(saves, "FORMAT", 2)
    monkeypatch.setattr(saves, "UPGRADES", {1: from_0})
    path.write_bytes(resealed(sound, file["header"], file["body"], version=1))
    match = read_save(path)
    assert whole(match) == whole(played(120, seed=4))
    assert read_header(path).name == "Friday"
    monkeypatch.setattr(saves, "UPGRADES", {})
    with pytest.raises(SaveError, match=message("error-saves-old")):
        read_save(path)


@pytest.mark.parametrize("facts_file", sorted(KEPT.glob("*.facts.json")), ids=lambda path: path.name)
def test_a_save_of_every_format_loads_to_its_facts(facts_file):
    facts = json.loads(facts_file.read_text(encoding="utf-8"))
    opened = open_save(facts_file.with_name(facts_file.name.replace(".facts.json", ".save")))
    match = opened.match
    state = match.state_dict()
    assert opened.header.name == facts["name"]
    assert opened.header.campaign == facts.get("campaign", "") and opened.header.serial == match.serial
    assert {key: state[key] for key in facts["state"]} == facts["state"]
    assert [list(seat) for seat in match.seats] == facts["seats"]
    assert len(match.entries) == facts["entries"] and not opened.notice
    asked = match.decision
    assert [asked.seat, asked.kind, len(asked.options)] == facts["decision"]
    assert match.rules_version == facts.get("rules", 1) and match.rebuild(), match.lost_history


def test_there_is_a_save_of_this_format():
    formats = {re.match(r"v(\d+)", path.name)[1] for path in KEPT.glob("*.facts.json")}
    assert str(saves.FORMAT) in formats


def test_everything_in_a_save_is_bounded():
    """No field of header, body or entries is a bare text or number: each has its limits."""

    def check(kind, where):
        if isinstance(kind, (msgspec.inspect.StrType, msgspec.inspect.BytesType)):
            assert kind.max_length is not None or getattr(kind, "pattern", None), where
        elif isinstance(kind, msgspec.inspect.IntType):
            assert kind.ge is not None and kind.le is not None, where
        elif isinstance(kind, (msgspec.inspect.ListType, msgspec.inspect.VarTupleType)):
            assert kind.max_length is not None, where
            check(kind.item_type, where)
        elif isinstance(kind, msgspec.inspect.UnionType):
            for part in kind.types:
                check(part, where)
        elif isinstance(kind, msgspec.inspect.StructType):
            assert kind.forbid_unknown_fields, where
            for field in kind.fields:
                if (kind.cls.__name__, field.name) not in (("Body", "position"), ("Body", "start")):
                    check(field.type, f"{kind.cls.__name__}.{field.name}")
        elif isinstance(kind, msgspec.inspect.DictType):
            assert kind.max_length is not None, where

    for cls in (saves.Header, saves.Body):
        check(msgspec.inspect.type_info(cls), cls.__name__)


def test_loading_as_another_class_gives_that_class(tmp_path):
    write_save(started(), tmp_path / "a.save")
    assert type(read_save(tmp_path / "a.save", ApiMatch)) is ApiMatch
    assert type(read_save(tmp_path / "a.save")) is Match
