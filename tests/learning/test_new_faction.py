"""A faction of which there are no records is learned from own games."""

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.wars.bots.learned import chances, policy
from game.games.wars.bots.learned.pooling import Weights
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER
from scripts.learning import new_faction, own_examples, policy_fit, wandering
from scripts.learning.own_examples import Shown, Standing, shown

NEW = "yellow_sign"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Games of quick players."""
    with pytest.MonkeyPatch.context() as patch:
        for players, odds in (("AROUND_NEW", "ODDS_AROUND_NEW"), ("AT_FIRST", "ODDS_AT_FIRST")):
            patch.setattr(wandering, players, ("adept",))
            patch.setattr(wandering, odds, (1,))
        contest = wandering.contest_of(3, "later", 700_000)
        path = tmp_path_factory.mktemp("own") / "own.jsonl.gz"
        path.write_bytes(b"".join(wandering.packed_game(contest, number, 20, (NEW,)) for number in range(4)))
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
    said = list(new_faction.write(NEW, shown([own], [NEW], tmp_path)[NEW], out, play=True))
    assert all(any(line.startswith(f"{NEW} {what}") for line in said) for what in ("action ", "chances: ", "doom: "))
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
    list(new_faction.write(NEW, shown([own], [NEW], tmp_path)[NEW], out))
    assert set(json.loads(out.read_text(encoding="utf-8"))) == {"learned_from", "chances", "doom"}


def test_games_change_what_a_count_weighs_only_as_far_as_they_say_so() -> None:
    """Whoever has the first count wins; the second is always the same, and keeps its weight."""
    listed = [
        Standing([float(won), 1.0], 0.5, {"chances": [0.0]}, {"chances": float(won)}, seed)
        for seed in range(200) for won in (0, 1)
    ]  # fmt: skip
    fit = new_faction.fitted(listed, "chances", ([0.0, 0.3], [0.0, 0.3]))
    assert fit.early[0] == pytest.approx(fit.late[0]) and fit.early[0] > 1
    assert fit.now < fit.before and fit.games == 160


def test_answers_count_more_the_better_a_game_ended_within_bounds() -> None:
    worth = {1: 1.0, 2: 1.0, 3: 1.0, 4: 0.5}
    counts = Shown([], {1: 0.5, 2: 0.75, 3: 0.25, 4: 0.5}, worth, []).counts()
    assert counts[1] == 1.0 and counts[4] == 0.5
    assert counts[2] == pytest.approx(math.e) and counts[3] == pytest.approx(1 / math.e)
    assert Shown([], {1: 1.0, 2: 0.0, 3: 0.0}, worth, []).counts()[1] == own_examples.MOST_COUNT


def test_what_was_known_stays_where_games_say_nothing(own: Path, tmp_path: Path) -> None:
    """A word that no game had keeps its weight."""
    found = shown([own], [NEW], tmp_path)[NEW]
    before = policy_fit.Before({"action": Weights({"never": {"pass": 1.5}}, {}), "book": Weights({}, {"odd": 2.0})}, {})
    weights, _, _ = policy_fit.fitted_to(policy_fit.Read(found.parts), SIDE_NUMBER[NEW], before)
    assert weights["action"][0]["never"] == {"pass": 1.5} and weights["book"][1]["odd"] == 2.0


def test_every_game_has_one_of_the_new_factions_and_seats_of_what_is_unknown_are_played_by_hand() -> None:
    rng = random.Random(4)
    for _ in range(20):
        factions, seated = wandering.drawn_around(["ancients", "sleeper"], 4, rng)
        assert {"ancients", "sleeper"} & set(factions) and len(set(factions)) == 4
        for name, player in zip(factions, seated, strict=True):
            around = name not in ("ancients", "sleeper")
            assert player in (wandering.AROUND_NEW if around else (*wandering.BY_HAND, *wandering.AT_FIRST))
