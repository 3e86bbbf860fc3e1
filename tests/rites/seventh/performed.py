"""A seventh rite is found as a folder and performed: run by ``test_seventh_rite.py`` in a process of its own."""

import pytest
from enrolled import FEAR
from ritetable import altar, decoded, lay, state, walk

from game.api import ids, load_match
from game.bots import Question, make
from game.bots.players import players_of
from game.engine.chance import Chance
from game.engine.errors import CodecError, SetupError
from game.engine.position import Position, determinise
from game.games.registry import rules_for, words_of_games
from game.games.rites.text.terminal import RitesTable
from game.language.spoken import catalogs, term
from game.match.words import chronicle, plain
from tests.ui.ritesplaying import ANNA, BOTS, CardOpener

ALONE = {"rite": FEAR}
OWN = f"""
-{term("rites-rite", FEAR)} = The Lurking Fear
rites-rite-the-lurking-fear = Something sits in the den.
rites-summary-the-lurking-fear-1 = Lay **one card**.
rites-end-crept-out = all have crept out
rites-ask-lurk = which card shall lurk?
rites-events-lurked = {{ $side }} has {{ $card }} lurk.
rites-events-lurked-hidden = {{ $side }} has something lurk.
rites-events-crept-out = {{ $card }} of {{ $side }} creeps out.
"""


@pytest.fixture(autouse=True)
def texts():
    """What lies in the rite's catalog."""
    catalogs("games", lambda code: [*words_of_games(code), ("seventh.ftl", OWN)])


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_of_all_rites_has_it_and_keeps_every_invariant(players):
    for count, pos in walk(players, players, {"all_rites": True}):
        assert pos.rules.violations(pos) == [], f"decision {count}"
        assert pos.rules.unsound(pos) == ""
        if pos.decision is not None:
            assert decoded(pos).key() == pos.key() == pos.copy().key()
    assert len(pos.rules.result(pos).ends) == 7
    assert f"{FEAR}/" in " ".join(pos.rules.result(pos).ends)


def test_others_see_that_a_card_lurks_and_not_which():
    match = altar(FEAR, "g5 b3", "y9 w12", "b11 g2", options=ALONE)
    lay(match, "g5")
    assert match.view(0)["state"]["den"] == ["g5"]
    assert match.view(1)["state"]["den"] == ["?"]
    dealt = {determinise(match.rules, match.view(1), Chance.seeded(seed)).state.own.den for seed in range(20)}
    assert len(dealt) > 5
    kept = determinise(match.rules, match.view(0), Chance.seeded(1))
    assert kept.state.own.den == match.position.state.own.den


def test_saves_hold_its_keys_while_it_is_performed_and_else_none(tmp_path):
    match = altar(FEAR, "g5 b3", "y9 w12", options=ALONE)
    lay(match, "g5")
    match.save(tmp_path / "lurking.save")
    again = load_match(tmp_path / "lurking.save")
    assert again.position.key() == match.position.key()
    assert state(again)["den"] == ["g5"]
    assert "den" not in state(altar("the_hound", "g5 b3", "y9 w12"))


def test_the_highest_card_wins():
    match = altar(FEAR, "g5 b3", "y9 w12", "b11 g2", options=ALONE)
    for card in ("g5", "w12", "b11"):
        lay(match, card)
    assert match.result().rites == ((FEAR, "cultist_2", "crept_out"),)


def test_set_ups_and_positions_that_cannot_be_are_refused():
    with pytest.raises(SetupError, match="all cards have been laid"):
        altar(FEAR, "g5 b3", "y9 w12", den=["g1", "g2"], options=ALONE)
    with pytest.raises(SetupError, match="the_hound"):
        altar("the_hound", "g5 b3", "y9 w12", den=["g1"])
    match = altar(FEAR, "g5 b3", "y9 w12", options=ALONE)
    with pytest.raises(CodecError, match="trees belongs to another rite"):
        match.rules.decode_state({**match.rules.encode_state(match.position.state), "trees": [["g9"]]})


@pytest.mark.parametrize("level", players_of("rites").levels)
def test_every_level_plays_it_and_chooses_it(level):
    pos = Position.start(rules_for({"game": "rites", "players": 3, "options": {"all_rites": True}}), Chance.seeded(4))
    bots = [make(level if seat == 0 else "random", seat, ("nodes", 60)) for seat in range(3)]
    asked = set()
    while pos.decision is not None:
        if pos.decision.seat == 0:
            asked.add(pos.decision.kind)
        pos.answer(bots[pos.decision.seat].choose(Question.of(pos)))
    assert {"rite", "lurk"} <= asked
    assert FEAR in [rite for rite, _, _ in pos.rules.result(pos).rites]


def test_programs_and_the_terminal_know_it():
    told = ids("rites")
    assert told["rites"][-1] == FEAR
    assert "lurk" in told["decisions"] and "crept_out" in told["ends"]
    match = altar(FEAR, "g5 b3", "y9 w12", options=ALONE)
    lay(match, "g5")
    assert "Den: 1 hidden" in RitesTable(match, 1).whole()
    seen = [event for event in (event.seen_by(1) for event in match.events) if event is not None]
    assert "Cultist 1 has something lurk." in [plain(line.text) for line in chronicle(match.rules, seen)]


def test_the_window_shows_it_and_lays_a_card(tmp_path):
    table = CardOpener(tmp_path)
    setup = {"rite": FEAR, "hands": [["g5", "b3"], ["y9", "w12"], ["b11", "g2"]]}
    driver, scene = table((ANNA, *BOTS[:2]), options=ALONE, setup=setup)
    assert scene.stage.fan.live == {"g5", "b3"}
    driver.press("hand.g5")
    driver.until(lambda: scene.session.match.position.over)
    den = [place.card for place in scene.stage.centre.places if place.id.startswith("den")]
    assert den[0] == "g5" and len(den) == 3
    table.close()
