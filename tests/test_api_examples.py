"""docs/api.md: its examples run, and its tables are complete and true, held against what random play produces."""

import re
import sys
from pathlib import Path

import pytest

from game.api import ids, new_match

sys.path.insert(0, str(Path(__file__).parent / "play"))

from walks import rules_of_any, rules_of_duel, rules_of_two, walk

TEXT = (Path(__file__).parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
GAMES = 240
RARE = {
    "options": {"gc_five_books", "cc_pay_both"},
    "decisions": {"awaken_unit", "start_area", "hibernate", "unholy_ground_unit", "monster_gift_unit"},
    "events": {"gate_removed", "gate_carried", "out", "withdrawn", "rerolled", "set_up", "battle_resumed"},
}
"""Documented kinds that a few hundred random matches may not show."""


def test_the_examples_run(tmp_path, monkeypatch, capsys):
    """Every example, in order, as one program."""
    monkeypatch.chdir(tmp_path)
    assert len(EXAMPLES) >= 8
    names: dict[str, object] = {}
    for number, example in enumerate(EXAMPLES):
        exec(compile(example, f"docs/api.md example {number + 1}", "exec"), names)


def table(heading):
    """A table of kinds: kind to the fields it must and may have (``None``: any number)."""
    part = re.split(r"^##+ ", TEXT.split(f"### {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    found = {}
    for kinds, fields in re.findall(r"^\| ((?:`\w+` ?)+) \| ([^|]+) \|", part, re.MULTILINE):
        names = [] if fields.strip() == "none" else [name.strip() for name in fields.split(",")]
        must = [name for name in names if not name.rstrip(".").endswith("?")]
        may = None if any(name.endswith("...") for name in names) else [name.rstrip("?") for name in names]
        for kind in re.findall(r"\w+", kinds):
            assert kind not in found, f"{kind} is documented twice"
            found[kind] = (must, may)
    return found


@pytest.fixture(scope="module")
def seen():
    """Options, decisions and events of random matches: kind to the shapes they had."""
    chosen = set()
    decisions: dict[str, set[int]] = {}
    events: dict[str, set[int]] = {}
    matches = [walk(seed) for seed in range(GAMES)]
    matches += [walk(seed, make=rules_of_any) for seed in range(GAMES)]
    matches += [walk(seed, make=make) for seed in range(12) for make in (rules_of_duel, rules_of_two)]
    for match in matches:
        for _, pos in match:
            asked = pos.decision
            if asked is not None:
                decisions.setdefault(asked.kind, set()).add(len(asked.about))
                chosen.update(asked.options)
            for event in pos.events:
                events.setdefault(event.kind, set()).add(len(event.args))
            pos.events.clear()
    options: dict[str, set[frozenset[str]]] = {}
    for choice in chosen:
        shape = frozenset(name for name, value in zip(choice._fields, choice, strict=True) if value != -1)
        options.setdefault(choice.kind, set()).add(shape - {"kind"})
    return {"options": options, "decisions": decisions, "events": events}


def test_option_kinds_are_documented_with_their_fields(seen):
    documented = table("Option kinds")
    for kind, shapes in seen["options"].items():
        assert kind in documented, f"{kind} is not in docs/api.md"
        must, may = documented[kind]
        for shape in shapes:
            assert set(must) <= shape <= set(may), f"{kind} has {sorted(shape)}"


@pytest.mark.parametrize(("heading", "which"), [("Decision kinds", "decisions"), ("Event kinds", "events")])
def test_decision_and_event_kinds_are_documented_with_their_arguments(seen, heading, which):
    documented = table(heading)
    for kind, lengths in seen[which].items():
        assert kind in documented, f"{kind} is not in docs/api.md"
        must, may = documented[kind]
        for length in lengths:
            assert len(must) <= length and (may is None or length <= len(may)), f"{kind} has {length}"


@pytest.mark.parametrize(
    ("heading", "which"), [("Option kinds", "options"), ("Decision kinds", "decisions"), ("Event kinds", "events")]
)
def test_nothing_is_documented_that_does_not_happen(seen, heading, which):
    """What a few hundred random matches do not show is in the short list of rare kinds."""
    assert set(table(heading)) - set(seen[which]) <= RARE[which]
    assert RARE[which] <= set(table(heading))


def lists(heading):
    """A table of ids: what they name to the ids."""
    part = re.split(r"^##+ ", TEXT.split(f"### {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| `([\w ]+)` \| (`.*`) \|$", part, re.MULTILINE)
    return {name: tuple(re.findall(r"`(\w+)`", named)) for name, named in rows}


def test_the_lists_of_ids_are_those_of_the_function():
    documented, rites = lists("Ids of Cthulhu Wars and the Duel"), lists("Ids of the rites")
    apart = {f"{key} of {game}": names for game in ("wars", "duel") for key, names in ids(game).items()}
    for game in ("wars", "duel"):
        for key, names in ids(game).items():
            if key not in ("options", "decisions", "events", "units") and names:
                assert documented.get(key, documented.get(f"{key} of {game}")) == names
    assert set(documented) <= set(ids("wars")) | set(apart)
    assert rites == {key: names for key, names in ids("rites").items() if key not in ("options", "decisions", "events")}


@pytest.mark.parametrize(
    ("game", "headings"),
    [
        ("wars", ("Option kinds", "Decision kinds", "Event kinds")),
        ("duel", ("Option kinds", "Decision kinds", "Event kinds")),
        ("rites", ("Options of the rites", "Questions of the rites", "Events of the rites")),
    ],
)
def test_the_tables_of_kinds_are_those_of_the_function(game, headings):
    for heading, key in zip(headings, ("options", "decisions", "events"), strict=True):
        in_words = {"ordered"} if heading == "Event kinds" else set()
        assert sorted(set(table(heading)) | in_words) == sorted(ids(game)[key])


def test_numbers_in_events_have_their_names():
    match = new_match("wars", players=3, seed=1)
    moved = next(event for event in match.events_since(0) if event.kind == "gathered")
    assert match.name("side", moved.args[0]) in ids("wars")["factions"]
    assert [match.name("unit", unit) for unit in range(64)] == list(ids("wars")["units"])[:64][:64]
    assert [match.name("area", area) for area in (0, 21, 22, 25)] == [
        match.rules.map.areas[0], "pool", "submerged", "captive:black_goat"
    ]  # fmt: skip
    rites = new_match("rites", players=3, seed=1)
    assert [rites.name("card", card) for card in (0, 55, 5 + 64)] == ["g0", "w13", "g5+"]
    assert [rites.name(what, 1) for what in ("side", "artifact", "rite")] == [
        "cultist_2", ids("rites")["artifacts"][1], ids("rites")["rites"][1]
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "what"), [("wars", "card"), ("wars", "artifact"), ("rites", "unit"), ("duel", "rite")]
)
def test_what_a_game_does_not_have_has_no_names(game, what):
    match = new_match(game, seed=1, players=2 if game == "duel" else 3)
    with pytest.raises(ValueError, match=what):
        match.name(what, 0)


def test_the_tables_of_cards_are_found_where_version_0_1_named_them():
    from game.content.rites import cards as former
    from game.games.rites.rules import cards

    assert former.RITE_ID is cards.RITE_ID
    assert former.ARTIFACT_ID is cards.ARTIFACT_ID
