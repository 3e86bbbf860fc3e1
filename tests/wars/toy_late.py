"""Two factions that choose where they start, one of them never first player: run by test_late_set_up."""

import dataclasses
import random
import sys
import tempfile
from pathlib import Path

import game.games.wars as wars
from game.games.wars.rules import factions

del factions.NAMES[4:]  # A box of the first four and these two, whatever else there is.

from game.games.wars.factions.rules import tables  # noqa: E402
from game.games.wars.rules.faction import MONSTER, Faction, Kind, Note  # noqa: E402

AW, ZL = 4, 5
GLYPHS = ("arctic_ocean", "antarctica")
WANDERER = Faction(
    id="arctic_wanderer",
    side=AW,
    kinds=(Kind("drifter", AW, MONSTER, 3, 2, 1),),
    books=tuple(f"aw_book_{number}" for number in range(6)),
    requirements=tuple(f"aw_{number}" for number in range(6)),
    abilities=(),
    starts={"earth": GLYPHS, "lovecraft_country": ("merrimac_river", "martins_cove")},
    notes=(Note("aw_home", "area"),),
    late=2,
    home="aw_home",
    never_opens=True,
)
LATECOMER = Faction(
    id="last_comer",
    side=ZL,
    kinds=(Kind("laggard", ZL, MONSTER, 3, 2, 1),),
    books=tuple(f"lc_book_{number}" for number in range(6)),
    requirements=tuple(f"lc_{number}" for number in range(6)),
    abilities=(),
    starts={},
    late=3,
    start_areas=lambda board: range(len(board.areas)) if board.id != "lovecraft_country" else (),
)
tables.FACTION_TABLES += (WANDERER, LATECOMER)
wars.GAME = dataclasses.replace(wars.GAME, players=(2, 3, 4, 5))

from game.api import Match, SetupError, load_match, new_match  # noqa: E402
from game.bots import Question, make  # noqa: E402
from game.bots.shipped import BOTS  # noqa: E402
from game.games.registry import words_of_games  # noqa: E402
from game.games.wars.bots.knowledge import Knowledge  # noqa: E402
from game.games.wars.bots.shared import GREAT_WORTH  # noqa: E402
from game.games.wars.factions import bots  # noqa: E402
from game.games.wars.rules.maps import MAPS  # noqa: E402
from game.games.wars.rules.registry import requirement  # noqa: E402
from game.games.wars.rules.state import GATES_CHANGED, NO_GATE, NOTE  # noqa: E402
from game.games.wars.text.asked import WarsAsked  # noqa: E402
from game.games.wars.words.names import WarsNames  # noqa: E402
from game.language.spoken import catalogs, term  # noqa: E402
from game.match.words import chronicle, plain  # noqa: E402

for faction in (WANDERER, LATECOMER):
    bots.KNOWN += (Knowledge(faction.side, dict.fromkeys(faction.books, 0.1), (), {}),)
    GREAT_WORTH[faction.side] = ()


@requirement("aw_0", AW, GATES_CHANGED)
def neighbours(pos):
    """A gate stands at its other glyph."""
    home = pos.state.notes[NOTE["aw_home"]]
    return any(pos.state.gates[area] != NO_GATE for area in pos.rules.map.glyphs[AW] if area != home)


NAMED = {"faction": {"arctic_wanderer": "Arctic Wanderer", "last_comer": "Last Comer"}}
WORDS = "\n".join(
    f"-{term(kind, key)} = {called}" for kind, things in NAMED.items() for key, called in things.items()
)
CORE = ("great_cthulhu", "black_goat", "yellow_sign")
FIVE = ("last_comer", "arctic_wanderer", *CORE)
PAIRS = [["last_comer", "yellow_sign"], ["arctic_wanderer", "black_goat"]]


def offered(match: Match) -> set[str]:
    return {match.rules.map.areas[option.area] for option in match.position.decision.options}


def areas_of(match: Match, faction: str) -> list[str]:
    return match.state_dict()["units"][faction]["acolyte"]


def test_those_with_glyphs_choose_one_before_those_who_may_go_anywhere():
    m = new_match("wars", factions=FIVE, seed=1)
    assert (m.decision.kind, m.decision.seat, offered(m)) == ("start_area", 1, set(GLYPHS))
    assert areas_of(m, "great_cthulhu") == ["south_pacific"] * 6 and areas_of(m, "last_comer") == ["pool"] * 6
    m.choose(area="antarctica")
    assert areas_of(m, "arctic_wanderer") == ["antarctica"] * 6 and "antarctica" in m.state_dict()["gates"]
    free = set(MAPS["earth_5"].areas) - {"antarctica", "south_pacific", "west_africa", "europe"}
    assert (m.decision.kind, m.decision.seat, offered(m)) == ("start_area", 0, free)
    m.choose(area="new_zealand")
    assert areas_of(m, "last_comer") == ["new_zealand"] * 6
    assert [event.args for event in m.events if event.kind == "set_up"] == [
        (AW, MAPS["earth_5"].number["antarctica"]), (ZL, MAPS["earth_5"].number["new_zealand"])]  # fmt: skip
    assert m.state_dict()["power"] == dict.fromkeys(FIVE, 8)


def test_who_never_goes_first_at_the_start_is_passed_over():
    m = new_match("wars", factions=["arctic_wanderer", "yellow_sign", "last_comer"], seed=1)
    while m.decision.kind == "start_area":
        m.answer(m.decision.options[0])
    assert m.state_dict()["first_player"] == "last_comer"
    duel = new_match("duel", factions=["arctic_wanderer", "yellow_sign"], seed=1)
    duel.choose(area="martins_cove")
    assert duel.state_dict()["first_player"] == "yellow_sign"


def test_the_duel_refuses_what_cannot_be_chosen_before_it():
    pair = ["arctic_wanderer", "yellow_sign"]
    for options, key in (({"first_player": pair[0]}, "first_player"), ({"starts": {pair[0]: "salem"}}, "starts")):
        refused(key, factions=pair, options=options)
    refused("factions", factions=["last_comer", "yellow_sign"])


def refused(key, **given):
    try:
        new_match("duel", **given)
    except SetupError as problem:
        assert problem.key == key, problem
    else:
        raise AssertionError(given)


def test_what_the_set_up_has_met_counts_when_everybody_stands():
    m = new_match("wars", factions=FIVE, seed=1)
    m.choose(area="antarctica")
    assert m.state_dict()["notes"]["aw_home"] == "antarctica"
    m.choose(area="arctic_ocean")
    assert (m.decision.kind, m.decision.side) == ("book", AW)
    assert m.state_dict()["power"]["arctic_wanderer"] == 0


def test_it_is_asked_and_told_in_words():
    catalogs("games", lambda code: [*words_of_games(code), ("toy_late.ftl", WORDS)])
    m = new_match("wars", factions=FIVE, seed=1)
    lines = "\n".join(WarsAsked(m).question())
    assert "Arctic Wanderer" in lines and "where do you set up?" in lines and "1  Arctic Ocean" in lines, lines
    assert [line for option in m.position.decision.options for line in WarsAsked(m).told(m.position.decision, option)]
    # A start area that is yet to be chosen is not named beforehand.
    assert WarsNames(m.rules).start_of(AW) == {} and WarsNames(m.rules).start_of(0)
    m.choose(area="antarctica")
    assert "The Arctic Wanderer sets up in Antarctica." in [plain(line.text) for line in chronicle(m.rules, m.events)]


def test_a_game_is_saved_undone_and_played_again_while_they_choose():
    with tempfile.TemporaryDirectory() as folder:
        for game, sides, area in (
            ("wars", FIVE, "antarctica"),
            ("wars", PAIRS, "antarctica"),
            ("duel", ["yellow_sign", "arctic_wanderer"], "martins_cove"),
        ):
            m = new_match(game, factions=sides, seed=1, options={"handicap": {"yellow_sign": {"doom": 1}}})
            begun = m.position.key()
            m.save(Path(folder) / "one.save")
            loaded = load_match(Path(folder) / "one.save")
            assert loaded.position.key() == begun and offered(loaded) == offered(m)
            loaded.choose(area=area)
            chosen = loaded.position.key()
            loaded.save(Path(folder) / "two.save")
            again = load_match(Path(folder) / "two.save")
            assert again.position.key() == chosen and again.rebuild()
            assert again.undo() and again.position.key() == begun
            assert again.redo() and again.position.key() == chosen
            given = new_match(game, factions=sides, setup=m.state_dict(), seed=1)
            assert offered(given) == offered(m)


def test_a_position_in_which_somebody_chooses_again_is_refused():
    m = new_match("wars", factions=FIVE, seed=1)
    setup = m.state_dict()
    m.choose(area="antarctica")
    after = m.state_dict()
    for wrong in ({**after, "stack": setup["stack"]}, {**setup, "stack": after["stack"]}):
        try:
            new_match("wars", factions=FIVE, setup=wrong)
        except SetupError:
            continue
        raise AssertionError("taken up")


def test_every_bot_chooses_and_any_game_can_be_played_to_its_end():
    view = new_match("wars", factions=FIVE, seed=1)
    for bot in BOTS:
        question = Question.of(view.position)
        assert make(bot, 1, ("nodes", 40.0)).choose(question) in question.options, bot
    dice = random.Random(5)
    for sides in (FIVE, PAIRS):
        m = new_match("wars", factions=sides, seed=3)
        while m.decision is not None:
            assert not m.rules.violations(m.position)
            m.answer(dice.choice(m.decision.options))


if __name__ == "__main__":
    for name, test in sorted(globals().items()):
        if name.startswith("test_"):
            test()
            print(name)
    sys.exit(0)
