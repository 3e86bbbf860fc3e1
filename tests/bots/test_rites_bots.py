"""The four levels at Rites of Cthulhu: legal everywhere, wise in plain cases, blind to what is hidden."""

import pytest

from game.api import new_match
from game.arena import store
from game.arena.figures import figures
from game.arena.play import play
from game.arena.schedule import Contest, check, pairing
from game.bots import Question, make, protocol
from game.bots.players import players_of
from game.bots.shipped import BY_HAND
from game.bots.steady import guarded
from game.engine.chance import Chance
from game.engine.position import Position, determinise
from game.games.registry import rules_for
from game.games.rites.bots import levels
from game.games.rites.bots.foresight import foretold
from game.games.rites.bots.imagining import KNOWN, imagined, known_of
from game.games.rites.bots.levels import player
from game.games.rites.rules.cards import CARD_NUMBER, RITE_NUMBER
from game.match.counsel import hint_case, in_lines, weigh, why_case
from game.match.match import Match, Seat
from tests.plain import in_plain_python

LEVELS = BY_HAND[1:]
LITTLE = ("nodes", 30)
RITES = (
    "cthulhu_rises", "the_tree_on_the_hill", "the_dunwich_horror", "at_the_mountains_of_madness", "out_of_the_aeons",
    "the_hound",
)  # fmt: skip


def altar(rite, *hands, seed=1, deck="", options=None, **setup):
    """A match at the beginning of a rite with these hands, cultist 0 being the Grand Cultist."""
    setup = {"rite": rite, "hands": [hand.split() for hand in hands], "deck": deck.split(), **setup}
    return new_match("rites", players=len(hands), seed=seed, options=options, setup=setup)


def ids(cards):
    return [CARD_NUMBER[card] for card in cards.split()]


def thinks(match, level="hierophant", seed=1, budget=None):
    """What a level answers now, in words."""
    chosen = make(level, seed, budget).choose(Question.of(match.position))
    return match.rules.name_option(chosen)


def walked(players, seed, options=None, level="initiate"):
    """Positions of a match between bots."""
    pos = Position.start(rules_for({"game": "rites", "players": players, "options": options}), Chance.seeded(seed))
    bots = [make(level, seed + seat) for seat in range(players)]
    while pos.decision is not None:
        yield pos
        pos.answer(bots[pos.decision.seat].choose(Question.of(pos)))


@pytest.mark.parametrize("players", range(2, 7))
def test_every_level_plays_all_six_rites_to_the_end(players):
    assert players_of("rites").levels == BY_HAND
    pos = Position.start(
        rules_for({"game": "rites", "players": players, "options": {"all_rites": True}}), Chance.seeded(players)
    )
    bots = [make(LEVELS[(seat + players) % 4], seat, LITTLE) for seat in range(players)]
    asked = set()
    while pos.decision is not None:
        question = Question.of(pos)
        bot = bots[question.seat]
        shown = bot.reveals(question)
        if shown is not None:
            assert players_of("rites").may_reveal(question, *shown)
            pos.reveal(*shown)
            continue
        asked.add(question.kind)
        pos.answer(bot.choose(question))
    assert len(pos.rules.result(pos).ends) == 6
    assert asked & {"gate", "tree", "dunwich", "mountain", "bid", "ghoul"}


@pytest.mark.parametrize("rite", RITES)
def test_answers_do_not_turn_on_what_is_hidden(rite):
    """Positions that differ only in hidden cards are answered alike by every level."""
    different = 0
    for count, pos in enumerate(walked(4, 5, {"rite": rite})):
        if count % 11 != 3:
            continue
        seat = pos.decision.seat
        other = determinise(pos.rules, pos.view(seat), Chance.seeded(count))
        assert other.view(seat) == pos.view(seat)
        different += other.state.key() != pos.state.key()
        for level in LEVELS:
            one, two = (make(level, count, LITTLE) for _ in range(2))
            here, there = Question.of(pos), Question.of(other)
            assert one.reveals(here) == two.reveals(there)
            assert one.choose(here) == two.choose(there), (level, here.kind)
    assert different


def test_the_oracle_gives_the_same_answers_with_the_same_nodes():
    for count, pos in enumerate(walked(3, 8, {"rite": "the_hound"})):
        if count % 7 == 2:
            given = {make("oracle", 5, ("nodes", 200)).choose(Question.of(pos)) for _ in range(2)}
            assert len(given) == 1


class Restless(Question):
    """A question whose answer is not wanted any more once the bot has looked up from it so many times."""

    __slots__ = ("patience",)

    def cancelled(self):
        self.patience -= 1
        return self.patience < 0


@in_plain_python
def test_a_search_nobody_waits_for_ends_with_an_answer():
    pos = next(pos for count, pos in enumerate(walked(3, 8, {"rite": "the_hound"})) if count == 5)
    question = Restless(pos.decision, pos.view)
    question.patience = 50
    assert make("oracle", 1, ("nodes", 10**9)).choose(question) in question.options
    assert question.patience == -1


@pytest.mark.parametrize("rite", RITES)
def test_the_oracle_looks_at_the_clock_before_every_answer(rite, monkeypatch):
    """With a clock that stands still but for 20 ms an answer, it ends within its time and one answer more."""
    clock = [0.0]
    monkeypatch.setattr(levels, "Purse", lambda budget: protocol.Purse(budget, lambda: clock[0]))
    known = levels.best

    def slow(pos, asked):
        clock[0] += 0.02
        return known(pos, asked)

    monkeypatch.setattr(levels, "best", slow)
    for count, pos in enumerate(walked(6, 5, {"rite": rite})):
        if count % 9 == 8:
            began = clock[0]
            assert make("oracle", 1).choose(Question.of(pos)) in pos.decision.options
            assert clock[0] - began < 0.35


# what the levels know


def test_cthulhu_rises_the_overthrow_is_taken():
    """Who has captured Cthulhu lays what closes the gate."""
    match = altar(
        "cthulhu_rises", "g13 b2 b3 y2 w2", "g2 b4 b5 y3 w3", "g3 b6 b7 y4 w4", gates=3, holder=0, bearer=0,
        bearer_gate=1, eligible=[0],
    )  # fmt: skip
    for level in ("hierophant", "oracle"):
        assert thinks(match, level, budget=("nodes", 2000))["unit"] == "g13"


def test_cthulhu_rises_a_lost_gate_gets_the_lowest_card():
    match = altar("cthulhu_rises", "y13 b2 b3 w3 w2", "y12 y3 b5 b9 w4", deck="w13 w12")
    match.answer(next(o for o in match.decision.options if o.unit == CARD_NUMBER["y13"]))
    assert thinks(match)["unit"] == "y3"


def test_tree_the_chain_of_double_plays_is_found():
    """w5 on w4 is a double play, after which w6 is another: y3 would end the turn."""
    match = altar("the_tree_on_the_hill", "w5 w6 y3 b12", "b1 b2", trees=[["w4"]])
    assert thinks(match)["unit"] == "w5"
    match.answer(make("hierophant", 1).choose(Question.of(match.position)))
    assert thinks(match)["unit"] == "w6"


def test_tree_what_fits_seldom_goes_first():
    """The book and the two 12s all fit: only a 1 makes room for a book again."""
    match = altar("the_tree_on_the_hill", "b0 w12 y12", "b1 b2 b3 b5 b6", trees=[["g1"], ["g11"]])
    assert thinks(match)["unit"] == "b0"


def test_mountains_the_order_that_empties_the_hand_is_found():
    """From a complete ridge 4 to 7 the 8 goes first, then the 9 on it: 3 waits for nobody."""
    match = altar("at_the_mountains_of_madness", "g8 b9 w10", "b1 b2 y13", ridge=["y4", "g5", "b6", "w7"])
    for unit in ("g8", "b9", "w10"):
        assert thinks(match)["unit"] == unit
        match.answer(make("hierophant", 1).choose(Question.of(match.position)))
    assert match.state_dict()["ends"] == [["at_the_mountains_of_madness", 0, "emptied"]]


@pytest.mark.parametrize(
    ("wall", "shared", "knocks"), [("y1", False, "no"), ("y1", True, "knock"), ("y9", False, "knock")]
)
def test_dunwich_a_knock_is_worth_two_cards_that_come_back_late(wall, shared, knocks):
    plots = [wall, "b2", "b3", "b8", "w2", "w5", "w7", "w8"]
    hands = ("w3 w10 g1 g6", "b4 b5 g9 w0 w13")
    match = altar("the_dunwich_horror", *hands, plots=plots, options={"shared_redraw": shared})
    for kind in ("reveal", "plot", "knock"):
        match.answer(next(each for each in match.decision.options if each.kind == kind))
    assert match.decision.kind == "knock" and thinks(match)["kind"] == knocks


def test_dunwich_the_highest_wall_is_taken():
    match = altar(
        "the_dunwich_horror", "g3 b8 y9 w4 g1", "b1 b2 b3 b4 b5",
        plots=["g11", "y13", "w2", "b13", "g7", "y7", "w9", "g9"], open=[0, 1],
    )  # fmt: skip
    assert thinks(match) == {"kind": "capture", "unit": "y9", "with": ["w4"], "place": 1}


def test_aeons_no_god_is_bid_for_a_trifle():
    match = altar("out_of_the_aeons", "g0 g4 b8 b12 w13", "g1 b3 b7 w9 w12", prizes=["y2"])
    while match.decision.kind != "bid":
        match.answer(match.decision.default)
    assert all(int(thinks(match, seed=seed)["unit"][1:]) <= 4 for seed in range(3))


def test_hound_the_henchman_of_the_ghouls_cult_is_presented_and_shown():
    match = altar("the_hound", "g9 g10 b2 y2 w2", "g1 b3 b4 y3 w3", plots=["y12", "b9", "w1"], ghouls=[[], [], []])
    match.answer(match.decision.default)
    lay = [o for o in match.decision.options if o.unit == CARD_NUMBER["g9"] and o.area == 0]
    match.answer(lay[0])
    match.answer(match.decision.default)
    lay = [o for o in match.decision.options if o.unit == CARD_NUMBER["b3"] and o.area == 0]
    match.answer(lay[0])
    match.answer(match.decision.default)
    while match.decision.seat != 0:
        match.answer(match.decision.default)
    assert match.decision.kind == "present"
    assert thinks(match)["unit"] == "g10"


# the game over the rites


def late(caches, hand="b0 b13 g4 w5 y9", used=RITES[:3]):
    """The last of four rites, cultist 0 to play with a forbidden book and a 13."""
    return altar(
        "the_tree_on_the_hill", hand, "g1 g2 g3 y1 y2", "w1 w2 w3 y3 y4", "w10 w11 w12 y5 y6", number=4,
        used=[*RITES[2:5], "the_tree_on_the_hill"], caches=caches, coveted=["zanns_viol"],
        ends=[["the_dunwich_horror", 0, "all_captured"], ["at_the_mountains_of_madness", 0, "emptied"],
              ["out_of_the_aeons", 0, "all_bid"]],
    )  # fmt: skip


@pytest.mark.parametrize("level", ["adept", "hierophant", "oracle"])
def test_who_leads_breaks_the_last_rite_and_who_trails_does_not(level):
    ahead = late([["silver_key", "black_stone"], ["tillinghast_resonator"], [], []])
    assert thinks(ahead, level, budget=("nodes", 700))["kind"] == "become"
    behind = late([["tillinghast_resonator"], ["silver_key", "black_stone"], [], []])
    assert thinks(behind, level, budget=("nodes", 700))["kind"] != "become"


def test_a_coveted_artifact_is_stolen():
    match = late([[], [], [], []], hand="b0 b1 b13 g4 w5")
    assert thinks(match)["kind"] == "steal"


def test_a_power_play_is_asked_for_where_none_is_offered():
    """In Out of the Aeons nobody's turn offers one: the request is carried out before the next prize."""
    match = altar(
        "out_of_the_aeons", "b0 b1 b13 g4 w5", "g1 g2 g3 b4 b5", prizes=["y3", "y12"], coveted=["zanns_viol"],
        number=1, used=["out_of_the_aeons"],
    )  # fmt: skip
    while match.decision.kind != "bid" or match.decision.seat != 0:
        match.answer(match.decision.default or match.decision.options[0])
    bot = guarded("hierophant", 1)
    shown = bot.reveals(Question.of(match.position))
    assert shown is not None and shown[0] == 0 and sorted(shown[1]) == sorted(ids("b0 b1 b13"))
    match.reveal(*shown)
    assert bot.reveals(Question.of(match.position)) is None
    assert bot.failures == 0
    assert not players_of("rites").may_reveal(Question.of(match.position), 0, ids("g4 w5"))


def test_the_rite_that_suits_the_hand_is_chosen():
    """Four ranks in a row empty fast at the mountains."""
    hands = [hand.split() for hand in ("g5 b6 y7 w8 g9", "b1 b2 b3 b4 b5")]
    match = new_match("rites", players=2, seed=1, setup={"hands": hands, "step": "choose"})
    assert thinks(match)["rite"] == "at_the_mountains_of_madness"


# arena, hints, reasons


def test_the_arena_plays_rites_and_its_file_is_gone_on_with(tmp_path):
    contest = Contest("rites", 3, ("adept", "random", "random"), seed=1, options=(("rite", "the_hound"),))
    check(contest)
    games = [play(contest, pairing(contest, index)) for index in range(9)]
    assert [tuple(game.bots) for game in games[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert all(not any(game.faults) for game in games)
    found = figures(contest, games)
    assert found["bots"]["adept"]["share"]["games"] == 9
    store.write(tmp_path / "kept.json", contest, games)
    assert store.read(tmp_path / "kept.json", contest) == games


def test_hints_and_reasons_are_told_in_words():
    match = Match.new({"game": "rites", "players": 3, "seed": 4}, [Seat("", "Ada"), *[Seat("adept", "B")] * 2])
    bots = [make("adept", seat) for seat in range(3)]
    told = 0
    for count in range(60):
        opened = match.decision
        if opened is None:
            break
        entry = len(match.entries)
        if count % 6 == 0 and len(match.position.decision.options) > 1:
            counsels = weigh(hint_case(match))
            assert counsels and all(each.deed and "{" not in " ".join(in_lines(each)) for each in counsels)
            told += any(each.parts for each in counsels)
        match.answer(bots[opened.seat].choose(Question.of(match.position)), by="bot" if opened.seat else "person")
        why = why_case(match, entry, opened.seat)
        assert in_lines(weigh(why)[0])
        outside = why_case(match, entry, (opened.seat + 1) % 3)
        assert in_lines(weigh(outside)[0])
    assert told


def test_every_line_of_every_opinion_has_words():
    from game.games.rites.bots.imagining import opinions
    from game.language.spoken import has

    met = set()
    for rite in (None, *RITES):
        for pos in walked(4, 31, {"rite": rite} if rite else None, "adept"):
            for deep in (False, True):
                met.update(line for parts in opinions(pos, pos.decision, deep) for line, _ in parts)
    keys = [f"rites-advice-{line.replace('_', '-')}" for line in met]
    assert keys and all(has(key) and has(f"{key}.worse") for key in keys)


def test_a_bot_of_one_game_is_told_which_game_it_is():
    with pytest.raises(ValueError, match="Rites of Cthulhu only"):
        pos = Position.start(rules_for({"game": "wars", "players": 4}), Chance.seeded(1))
        player("adept", 1).choose(Question.of(pos))


@pytest.mark.parametrize("rite", RITES)
def test_a_rite_is_foretold_by_the_counts_its_weights_are_for(rite):
    foresight = KNOWN[RITE_NUMBER[rite]].foresight
    assert (foresight is None) == (rite == "out_of_the_aeons")
    if foresight is not None:
        begun = [foretold(foresight, pos) for pos in walked(3, 4, {"rite": rite}) if foresight.begins(pos)]
        assert len(begun) > 2
        assert all(sum(chances) == pytest.approx(1) for chances in begun)


def test_who_is_about_to_win_is_foretold_to():
    chain = altar("the_tree_on_the_hill", "w5 w6", "b1 b2 b9 b11 g0", "y1 y3 y9 y11 g13", trees=[["w4"]])
    led = altar("the_dunwich_horror", "g3 b8 y9 w4 g1", "b1 b2 b3 b4 b5", plots=["g11", *[""] * 7],
                won=[["g7", "y13", "b13"], ["b9"]], open=[0])  # fmt: skip
    for match in (chain, led):
        pos = match.position
        assert foretold(KNOWN[pos.state.rite].foresight, pos)[0] > 0.7


@in_plain_python
def test_trials_of_a_foretold_rite_end_before_the_rite_does(monkeypatch):
    """So that more deals are tried for the same budget."""
    pos = next(pos for count, pos in enumerate(walked(4, 3, {"rite": "the_dunwich_horror"})) if count == 2)
    deals = []
    monkeypatch.setattr(levels, "imagined", lambda *given: deals.append(1) or imagined(*given))
    tried = []
    for foresight in (KNOWN[pos.state.rite].foresight, None):
        known = known_of(pos)._replace(foresight=foresight)
        monkeypatch.setattr(levels, "known_of", lambda pos, known=known: known)
        deals.clear()
        player("oracle", 1, ("nodes", 2000)).choose(Question.of(pos))
        tried.append(len(deals))
    assert tried[0] > 2 * tried[1]
