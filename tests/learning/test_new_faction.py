"""A faction of which there are no records is learned from own games."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.wars.bots.learned import chances, policy
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER
from scripts.learning import new_faction, wandering

NEW = "yellow_sign"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Games of quick players."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wandering, "FOR_NEW", ("adept", "adept"))
        patch.setattr(wandering, "ODDS_FOR_NEW", (1, 1))
        patch.setattr(new_faction, "LEARNED_FROM", "adept")
        contest = wandering.contest_of(3, "later", 700_000)
        path = tmp_path_factory.mktemp("own") / "own.jsonl.gz"
        path.write_bytes(b"".join(wandering.packed_game(contest, number, 20, NEW) for number in range(4)))
        yield path


def test_every_own_game_has_the_faction_and_can_be_played_again(own: Path) -> None:
    for game in wandering.games(own):
        assert NEW in game.inputs["factions"] and len(set(game.inputs["factions"])) == 3
        kept, drawn = [], 0
        for pos, place, by_lot in wandering.replayed(game):
            assert place < len(pos.decision.options)
            drawn += by_lot
            if wandering.worth_keeping(pos):
                kept.append(pos.rules.encode_state(pos.state))
        rules = pos.rules
        again = [rules.encode_state(rules.decode_state(state)) for state, _ in game.positions]
        # Before somebody reveals signs the position was kept once more.
        revealed = sum(not isinstance(given, int) for given in game.answers)
        assert all(state in again for state in kept) and len(again) - len(kept) <= revealed
        assert 0 < drawn < len(game.answers) / 4


def test_what_is_learned_of_a_faction_is_read_from_its_folder(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "learned.json"
    said = list(new_faction.write([own], NEW, tmp_path, out, play=True))
    assert all(any(line.startswith(start) for line in said) for start in (f"{NEW} action ", "chances: ", "doom: "))
    model = json.loads(out.read_text(encoding="utf-8"))
    bare = tmp_path / "bare.json"
    for module, data, part in ((policy, policy.FILE, "policy"), (chances, chances.DATA, "chances")):
        file = json.loads(data.read_text(encoding="utf-8"))
        del file["factions"][NEW]
        bare.write_text(json.dumps(file), encoding="utf-8")
        monkeypatch.setattr(module, "learned_of", lambda name: model if name == NEW else {})
        if part == "policy":
            known = policy.read(bare).known
            assert known[SIDE_NUMBER[NEW]]["action"].marks and known[:3] == policy.policy().known[:3]
        else:
            early = chances.read(bare, part=part).early
            assert early[SIDE_NUMBER[NEW]] == model[part]["early"]
            assert early[:3] == chances.read(data).early[:3] and len(early) == len(FACTIONS)


def test_without_how_it_is_played_its_seat_stays_with_those_by_hand(own: Path, tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    list(new_faction.write([own], NEW, tmp_path, out))
    assert set(json.loads(out.read_text(encoding="utf-8"))) == {"learned_from", "chances", "doom"}


def test_games_change_what_a_count_weighs_only_as_far_as_they_say_so() -> None:
    """Whoever has the first count wins; the second is always the same, and keeps its weight."""
    listed = [
        new_faction.Standing([float(won), 1.0], 0.5, {"chances": [0.0]}, {"chances": float(won)}, seed)
        for seed in range(200) for won in (0, 1)
    ]  # fmt: skip
    fit = new_faction.fitted(listed, "chances", ([0.0, 0.3], [0.0, 0.3]))
    assert fit.early[0] == pytest.approx(fit.late[0]) and fit.early[0] > 1
    assert fit.now < fit.before and fit.games == 160
