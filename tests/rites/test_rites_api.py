"""docs/api.md's tables of Rites of Cthulhu, held against what random play produces."""

import random
import re
from pathlib import Path

import pytest
from ritetable import RITES, walk

from game.api import new_match

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
RARE = {
    "Options of the rites": {"steal", "pass"},
    "Questions of the rites": {"dispute", "vote", "steal", "trade", "trade_for"},
    "Events of the rites": {"dispute_won", "voted", "stole", "traded", "ghoul_passed", "dummy_lost", "reshuffled"},
}
"""Documented kinds that a few dozen random games may not show."""


def table(heading):
    """A table of kinds: kind to how many fields it must and may have (``None``: any number), and their names."""
    part = re.split(r"^##+ ", TEXT.split(f"### {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    found = {}
    for kinds, fields in re.findall(r"^\| ((?:`\w+` ?)+) \| ([^|]+) \|", part, re.MULTILINE):
        names = [] if fields.strip() == "none" else [name.strip() for name in fields.split(",")]
        must = [name for name in names if not name.rstrip(".").endswith("?")]
        most = None if any(name.endswith("...") for name in names) else len(names)
        for kind in re.findall(r"\w+", kinds):
            assert kind not in found, f"{kind} is documented twice"
            found[kind] = (must, most, [name.rstrip("?") for name in names])
    return found


@pytest.fixture(scope="module")
def seen():
    options, questions, events = {}, {}, {}
    for seed in range(36):
        rite = RITES[seed % 6]
        for _, pos in walk(2 + seed % 5, seed, {"rite": rite} if seed < 24 else None):
            asked = pos.decision
            if asked is not None:
                questions.setdefault(asked.kind, set()).add(len(asked.about))
                for choice in asked.options:
                    fields = [name for name, value in zip(choice._fields, choice, strict=True) if value != -1]
                    options.setdefault(choice.kind, set()).add(frozenset(fields) - {"kind"})
            for event in pos.events:
                events.setdefault(event.kind, set()).add(len(event.args))
            pos.events.clear()
    return {"Options of the rites": options, "Questions of the rites": questions, "Events of the rites": events}


def test_options_are_documented_with_their_fields(seen):
    documented = table("Options of the rites")
    for kind, shapes in seen["Options of the rites"].items():
        must, _, may = documented[kind]
        assert all(set(must) <= shape <= set(may) for shape in shapes), f"{kind} has {shapes}"


@pytest.mark.parametrize("heading", ["Questions of the rites", "Events of the rites"])
def test_questions_and_events_are_documented_with_their_arguments(seen, heading):
    documented = table(heading)
    for kind, lengths in seen[heading].items():
        must, most, _ = documented[kind]
        assert all(len(must) <= length <= (most or length) for length in lengths), f"{kind} has {lengths}"


@pytest.mark.parametrize("heading", list(RARE))
def test_nothing_is_documented_that_does_not_happen(seen, heading):
    assert set(table(heading)) - set(seen[heading]) <= RARE[heading] <= set(table(heading))


def test_an_option_can_be_chosen_by_the_fields_of_its_name():
    """All of them mean it alone, but for a card that could be laid as another number too."""
    match, luck = new_match("rites", players=3, seed=1), random.Random(1)
    while match.decision is not None:
        for option in match.decision.options[:6]:
            fields = match.rules.name_option(option)
            others = {key: value for key, value in fields.items() if key != "with"}
            same = match.options(**others, with_=fields.get("with"))
            assert option in same and (len(same) == 1 or "number" not in fields)
        match.answer(luck.choice(match.decision.options))
