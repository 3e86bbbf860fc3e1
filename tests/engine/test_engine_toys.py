"""The toy games run through everything: copy, save, undo, determinise, replay, the command line."""

import json
import random

import pytest
from toys import HIDDEN, SEATS, SIDES, TOYS, Envoys, Fuse, seat_of

from game.api import load_match
from game.cli import main
from game.commands.replay import replay
from game.engine.chance import Chance
from game.engine.errors import IllegalAnswer
from game.engine.lines import complete_actions
from game.engine.position import Position, determinise
from game.games.registry import games
from game.match.match import Match


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """The toy games are on offer."""
    for toy in TOYS:
        monkeypatch.setitem(games(), toy.id, toy)
    from game.commands import simulate

    simulate._rules.cache_clear()


def begin(game, seed=1):
    return Match.new({"game": game, "seed": seed})


def random_play(match, seed, until=10_000):
    """Answer at random, now and then revealing; yields before every entry."""
    dice = random.Random(seed)
    for _ in range(until):
        if match.decision is None:
            return
        yield
        side = dice.randrange(SIDES if match.rules.game == "envoys" else 2)
        held = match.position.state.hands[side] if match.rules.game == "envoys" else [match.position.state.secret[side]]
        if dice.random() < 0.1 and held and held[0]:
            try:
                match.reveal(side, [dice.choice(list(held))])
                continue
            except IllegalAnswer:
                pass
        match.answer(dice.choice(match.decision.options))


def play_out(match, seed):
    for _ in random_play(match, seed):
        pass
    return match


@pytest.mark.parametrize("game", [toy.id for toy in TOYS])
@pytest.mark.parametrize("seed", range(8))
def test_copy_save_and_determinise_at_every_decision(game, seed):
    match = begin(game, seed)
    for _ in random_play(match, seed):
        pos = match.position
        assert pos.rules.violations(pos) == []
        assert pos.copy().key() == pos.key()
        assert Position.decode(pos.rules, json.loads(json.dumps(pos.encode()))).key() == pos.key()
        for seat in range(pos.rules.seats):
            view = json.loads(json.dumps(pos.view(seat)))
            dealt = determinise(pos.rules, view, Chance.seeded(seed))
            assert dealt.rules.violations(dealt) == []
            assert dealt.view(seat)["state"] == view["state"] and dealt.view(seat)["stack"] == view["stack"]
            assert (dealt.decision.seat, dealt.decision.side) == (pos.decision.seat, pos.decision.side)
            if pos.decision.seat == seat:
                assert dealt.decision.options == pos.decision.options
    assert match.result() is not None


@pytest.mark.parametrize("game", [toy.id for toy in TOYS])
def test_a_determinised_position_can_be_played_to_its_end(game):
    match = begin(game, 5)
    for _ in random_play(match, 5):
        view = match.view(match.decision.seat)
        pos = determinise(match.rules, view, Chance.seeded(9))
        while pos.decision is not None:
            pos.answer(pos.decision.options[-1])
        assert pos.rules.result(pos) is not None and pos.rules.violations(pos) == []


@pytest.mark.parametrize("game", [toy.id for toy in TOYS])
def test_undo_and_redo_to_the_beginning_and_back(game):
    match = begin(game, 2)
    keys = [match.position.key()]
    for _ in random_play(match, 2):
        keys.append(match.position.key())
    keys = [*keys[1:], match.position.key()]
    events = list(match.events)
    for key in reversed(keys[:-1]):
        assert match.undo() and match.position.key() == key
    assert not match.undo()
    for key in keys[1:]:
        assert match.redo() and match.position.key() == key
    assert match.events == events


@pytest.mark.parametrize("game", [toy.id for toy in TOYS])
def test_saved_in_the_middle_and_played_on(game, tmp_path):
    from game.match.saves import write_save

    match = begin(game, 3)
    for _ in random_play(match, 3, until=7):
        pass
    write_save(match, tmp_path / "toy.save")
    loaded = load_match(tmp_path / "toy.save")
    assert loaded.position.key() == match.position.key()
    play_out(match, 4)
    play_out(loaded, 4)
    assert loaded.position.key() == match.position.key() and loaded.result() == match.result()
    assert loaded.undo()


@pytest.mark.parametrize("game", [toy.id for toy in TOYS])
def test_replay_from_the_command_line(game, tmp_path, capsys):
    from game.match.saves import write_save

    match = play_out(begin(game, 6), 6)
    write_save(match, tmp_path / "toy.save")
    assert replay(tmp_path / "toy.save").differences == []
    assert main(["replay", str(tmp_path / "toy.save")]) == 0
    assert "the same position" in capsys.readouterr().out


@pytest.mark.parametrize("game", [toy.id for toy in TOYS])
def test_simulate_from_the_command_line(game, capsys):
    assert main(["simulate", "--game", game, "--games", "5", "--check", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["violations"] == [] and found["games"] == sum(found["ends"].values()) == 5


@pytest.mark.parametrize("game", [toy.id for toy in TOYS])
def test_the_same_seed_is_the_same_game(game):
    first, second = play_out(begin(game, 11), 1), play_out(begin(game, 11), 1)
    assert first.position.key() == second.position.key() and first.events == second.events


# envoys: secrets


def test_every_side_is_asked_in_secret_and_nobody_learns_an_answer_before_the_last():
    match = begin("envoys")
    for side in range(SIDES):
        asked = match.position.decision
        assert (asked.side, asked.seat, asked.secret) == (side, seat_of(side), True)
        for seat in range(SEATS):
            view = match.view(seat)
            assert (view["decision"] is not None) == (seat == asked.seat)
            bids = view["stack"][-1][1]
            assert all(bid == HIDDEN for other, bid in enumerate(bids) if seat_of(other) != seat)
            assert all(bid != HIDDEN for other, bid in enumerate(bids) if seat_of(other) == seat)
        match.answer(asked.options[0])
    assert [event.kind for event in match.events].count("played") == SIDES


def test_a_secret_question_is_put_even_with_one_option():
    for seed in range(60):
        match = begin("envoys", seed)
        for _ in range(SIDES):
            if len(match.decision.options) == 1:
                return
            match.answer(match.decision.options[0])
    raise AssertionError("no hand of equal cards in 60 deals")


def test_dealt_cards_and_bids_are_told_to_their_seat_only():
    match = play_out(begin("envoys"), 1)
    for seat in range(SEATS):
        for event in match.events_since(0, seat):
            if event.kind in ("dealt", "bid"):
                side, value = event.args
                assert (value != HIDDEN) == (seat_of(side) == seat)


def test_determinise_deals_hands_deck_and_secret_answers_anew():
    match = begin("envoys")
    for _ in range(5):
        match.answer(match.decision.options[0])
    view = match.view(2)
    dealt = [determinise(match.rules, view, Chance.seeded(seed)) for seed in range(30)]
    assert len({pos.state.hands[0] for pos in dealt}) > 5
    assert len({pos.state.deck for pos in dealt}) == 30
    assert len({pos.stack[-1].answers[0] for pos in dealt}) > 2
    for pos in dealt:
        assert all(answer in pos.state.hands[side] for side, answer in enumerate(pos.stack[-1].answers))


def test_a_card_laid_open_stays_known():
    match = begin("envoys")
    card = match.position.state.hands[4][0]
    match.reveal(4, [card])
    assert match.decision.kind == "bid" and match.decision.side == 0
    for seat in range(SEATS):
        assert match.view(seat)["state"]["open"][4] == [card]
        for number in range(10):
            assert card in determinise(match.rules, match.view(seat), Chance.seeded(number)).state.hands[4]


def test_a_question_inside_a_question_goes_to_the_third_seat():
    match = begin("envoys")
    for _ in range(SIDES):
        match.answer(match.decision.options[-1])
    winner = match.decision.seat
    target = next(choice for choice in match.decision.options if choice.kind == "accuse")
    before = list(match.position.state.score)
    match.answer(target)
    assert match.decision.kind == "judge" and {match.decision.seat, winner, seat_of(target.side)} == {0, 1, 2}
    assert len(match.position.stack) == 3
    match.answer(match.decision.options[0])
    assert match.position.state.score[target.side] == before[target.side] - 1
    assert match.decision.kind == "bid" and match.position.state.turn == 2


def test_complete_actions_end_where_another_seat_must_decide():
    match = begin("envoys")
    for _ in range(SIDES):
        lines = list(complete_actions(match.position))
        assert [line for line, _ in lines] == [[choice] for choice in match.decision.options], "one card, one action"
        match.answer(match.decision.options[-1])
    lines = list(complete_actions(match.position))
    assert len(lines) == 7
    assert [after.decision.kind for _, after in lines] == ["judge"] * 6 + ["bid"]


# fuse: the reveal


def burn_to(match, number):
    while match.position.state.burnt < number:
        match.answer(match.decision.options[0])


@pytest.mark.parametrize("side", [0, 1])
def test_a_reveal_outside_the_open_decision_ends_the_match(side):
    match = begin("fuse")
    burn_to(match, 11)
    match.reveal(side, [match.position.state.secret[side]])
    assert match.decision is None and match.result().reason == "reveal" and match.result().winners == (side,)
    assert match.undo() and match.decision is not None
    assert match.redo() and match.decision is None


def test_a_reveal_that_is_not_enough_asks_the_same_again():
    match = begin("fuse")
    before = match.decision.options
    match.reveal(1, [match.position.state.secret[1]])
    assert match.decision.options == before and match.position.state.secret[1] == 0
    with pytest.raises(IllegalAnswer):
        match.reveal(1, [3])


def test_fuse_can_burn_out():
    match = begin("fuse")
    burn_to(match, 20)
    assert match.decision is None and match.result().humanity


def test_the_engine_names_no_game():
    from pathlib import Path

    import game.engine

    text = "\n".join(
        path.read_text(encoding="utf-8").lower() for path in Path(game.engine.__file__).parent.glob("*.py")
    )
    for name in ("cthulhu", "doom", "power", "spellbook", "gate", "wars", "envoys", "fuse", "elder", "rites", "duel"):
        assert f" {name}" not in text and f"_{name}" not in text, name
    assert Envoys.game != Fuse.game


def test_a_finished_game_that_says_nothing_of_itself_is_kept_counted_and_watched():
    from game.match.campaign.goals import facts_of
    from game.match.chronicle.making import record_of
    from game.match.theatre import play_through, recording

    match = play_out(begin("envoys", 5), 5)
    result, kept = match.result(), record_of(match, "0" * 16).summary
    assert [(side.id, side.seat, side.score) for side in kept.sides] == [
        (name, seat, result.scores[name]) for seat, name in enumerate(("side_0", "side_3"))
    ]
    assert [side.won for side in kept.sides] == [side in result.sides for side in ("side_0", "side_3")]
    told = facts_of(match)
    assert [seat.points for seat in told.seats] == [*result.scores.values(), 0] and told.winners == list(result.winners)
    watched = play_through(recording(match))
    assert len(watched) == len(match.entries) and watched.when(3).phase == "" and watched.marks == []
