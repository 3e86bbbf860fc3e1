"""From own games between two persons to a judgement."""

from pathlib import Path

import pytest

from game.games.duel.bots import judgement
from game.games.registry import rules_for
from game.games.wars.bots.learned.persons import Persons
from scripts.learning import fit_persons, wandering


def test_from_own_duels_to_a_judgement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wandering, "FOR_TWO", ("initiate",))
    monkeypatch.setattr(wandering, "ODDS_FOR_TWO", (1,))
    contest = wandering.contest_of(2, None, 500_000, "duel")
    path, data = tmp_path / "own.jsonl.gz", tmp_path / "chances.json"
    for number in range(3):
        with path.open("ab") as file:
            file.write(wandering.packed_game(contest, number, 20))
    said = list(fit_persons.write([path], data))
    assert said[0].startswith("2 games learned from, 1 held out")
    assert [line.split(" | ")[0] for line in said[2:6]] == [
        "| all alike", "| by Doom", "| by what the hierophant thinks", "| learned",
    ]  # fmt: skip
    # The rows are kept: the same games are fitted again without being played through.
    monkeypatch.setattr(wandering, "position_of", None)
    assert list(fit_persons.write([path], data)) == said
    monkeypatch.undo()
    learned = Persons(judgement.counts(), data)
    game = next(wandering.games(path))
    pos = wandering.position_of(rules_for(game.inputs), game.positions[-1])
    share = learned.shares(pos)[pos.rules.sides.index(pos.rules.side_number(game.winners[0]))]
    assert sum(learned.shares(pos)) == pytest.approx(1) and share > 0.5
