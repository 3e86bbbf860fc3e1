"""The coach: each remark from a position that calls for it; and that nothing is said twice, or too often."""

from random import Random
from typing import Any

import pytest

from game.api import Match
from game.games.rites.words.gamewords import WORDS as RITES
from game.games.wars.words.fights import at_least
from game.match.coach import choose, note
from game.match.gamewords import words_of
from game.match.guide import DARK, Remark
from game.match.settings import Guided
from game.match.words import plain
from scripts.wording.catalogs import catalog, folders
from tests.rites.ritetable import altar, caches, lay, pick
from tests.wars.table import ALL, BG, BOOKS, CC, GC, YS, table

WW = "windwalker"
HOMES = {BG: "acolyte west_africa*2", YS: "acolyte europe*2", CC: "acolyte south_asia*2"}
GATES = {"south_pacific": f"{GC}/acolyte/0", "west_africa": f"{BG}/acolyte/0", "europe": f"{YS}/acolyte/0"}
ALONE = {GC: "acolyte south_pacific", **HOMES}
SIX = {GC: BOOKS[GC]}


def at(**setup: Any) -> Match:
    """Great Cthulhu to act at a position with nobody near; of units and gates only what differs is given."""
    setup["units"] = ALONE | setup.pop("units", {})
    setup["gates"] = {**GATES, **setup.pop("gates", {})}
    return table(setup.pop("slot", GC), **setup)


def windwalker(slot: str = GC, **setup: Any) -> Match:
    """Great Cthulhu, Windwalker or another to act, Windwalker's Cultist keeping a gate of its own."""
    given: dict[str, Any] = {
        "units": {GC: "acolyte south_pacific", WW: "acolyte arctic_ocean", YS: "acolyte europe"}
                 | setup.pop("units", {}),
        "gates": {"south_pacific": f"{GC}/acolyte/0", "arctic_ocean": f"{WW}/acolyte/0"},
        "notes": {"windwalker_start": "arctic_ocean"}, "power": {GC: 5, WW: 5, YS: 5},
    }  # fmt: skip
    return table(slot, factions=(GC, WW, YS), **given | setup)


def doom_phase(**setup: Any) -> Match:
    """Great Cthulhu asked for a Ritual."""
    setup.setdefault("requirements", {GC: ["gc_first_doom"]})
    books = {GC: ["dreams"]} | setup.pop("books", {})
    return at(slot=None, phase="doom", turn=4, first_player=GC, books=books, **setup)


def duel(**setup: Any) -> Match:
    """Great Cthulhu to act in the Duel."""
    from game.api import new_match

    base = {"turn": 3, "phase": "action", "slot": GC, "first_player": GC,
            "units": {GC: {"acolyte": ["boston"] * 2}, BG: {"acolyte": ["dunwich"]}},
            "gates": {"boston": f"{GC}/acolyte/0"}}  # fmt: skip
    return new_match(game="duel", factions=(GC, BG), setup=base | setup, seed=1)


CASES: dict[str, tuple[Match | Any, str, str]] = {
    "ending": (lambda: at(doom={YS: 30}, books={YS: BOOKS[YS]}), "", "Yellow Sign can end the game"),
    "winning": (lambda: at(doom={GC: 29}, books=SIX), "", "keep all your gates."),
    "winning_ritual": (lambda: at(units={GC: "acolyte south_pacific north_pacific indian_ocean, cthulhu antarctica"},
                                  gates={"north_pacific": f"{GC}/acolyte/1"}, doom={GC: 26}, books=SIX),
                       "", "have 5 Power for a Ritual"),
    "reveal": (lambda: at(doom={GC: 28}, signs={GC: [2]}, books=SIX), "", "Reveal your Elder Signs now"),
    "great": (lambda: at(slot=YS, units={YS: "acolyte europe, king_in_yellow arabia", CC: "flying_polyp arabia*3"},
                         gates={"south_asia": "abandoned"}), "", "3 dice against the King in Yellow in Arabia"),
    "captor": (lambda: at(units={BG: "acolyte west_africa, ghoul south_pacific"}), "", "Ghoul can capture your keeper"),
    "lone_keeper": (lambda: at(units={BG: "acolyte west_africa, ghoul antarctica"}),
                    "", "in Antarctica is one move away"),
    "claim": (lambda: at(units={GC: "acolyte south_pacific australia"}, gates={"australia": "abandoned"}),
              "", "it’s free"),
    "free_gate": (lambda: at(units={GC: "acolyte south_pacific*2"}, gates={"antarctica": "abandoned"}),
                  "", "An abandoned gate in Antarctica"),
    "prey": (lambda: at(units={GC: "acolyte south_pacific, deep_one europe"}), "", "capture a Cultist of Yellow Sign"),
    "need": (lambda: at(units={GC: "acolyte south_pacific north_pacific indian_ocean"},
                        gates={"north_pacific": f"{GC}/acolyte/1"}), "", "One more gate earns a spellbook"),
    "need_pay": (lambda: at(slot=CC, units={CC: "acolyte south_asia"}, gates={"south_asia": f"{CC}/acolyte/0"}),
                 "", "An action and 4 Power earn a spellbook"),
    "need_areas": (lambda: at(slot=BG, units={BG: "acolyte west_africa*2 arabia antarctica"}, power={BG: 3}),
                   "", "A unit in one more area earns a spellbook"),
    "awaken": (lambda: at(power={GC: 10}), "", "You can awaken Cthulhu now for 10 Power"),
    "spending": (lambda: at(power={GC: 10}), "recruit", "Cthulhu must wait until next turn"),
    "ritual": (lambda: doom_phase(units={GC: "acolyte south_pacific north_pacific indian_ocean, cthulhu south_pacific"},
                                  gates={"north_pacific": f"{GC}/acolyte/1", "indian_ocean": f"{GC}/acolyte/2"},
                                  power={GC: 8}), "", "gives you 3 Doom and 1 Elder Sign"),
    "instant_death": (lambda: doom_phase(power={GC: 12}, ritual=7, doom={YS: 20}, books={YS: BOOKS[YS]}),
                      "", "you aren’t ahead"),
    "few_books": (lambda: at(turn=5), "", "Without six spellbooks you can’t win"),
    "doom_no_books": (lambda: at(doom={GC: 26}), "", "You have enough Doom, but only 0 spellbooks"),
    "passing": (lambda: at(), "pass", "you lose 5 Power"),
    "passing_rests": (lambda: windwalker(slot=WW), "pass", "Hibernate keeps it for the next turn"),
    "last_power": (lambda: at(power={GC: 1}), "", "recruit a Cultist before you pass"),
    "recruit": (lambda: at(units={GC: "acolyte south_pacific pool*5"}), "", "5 Cultists wait in your pool"),
    "odds": (lambda: at(units={GC: "acolyte south_pacific, deep_one scandinavia",
                               YS: "acolyte europe, undead scandinavia*6"}), "battle", "% to lose the Deep One"),
    "last_guard": (lambda: at(units={GC: "acolyte south_pacific, shoggoth europe",
                                     YS: "acolyte europe, byakhee europe"}),
                   "", "keeper of Yellow Sign stands alone"),
    "sixth_book": (lambda: at(doom={YS: 29}, books={YS: BOOKS[YS][:5]},
                              requirements={YS: "ys_gift ys_king ys_crescent ys_chevron ys_claw"}),
                   "", "needs only one more spellbook"),
    "captives": (lambda: at(units={BG: "acolyte west_africa captive:great_cthulhu*2"},
                            power={GC: 3, CC: 1, BG: 0, YS: 0}),
                 "", "Your 2 captives give you 2 Power"),
    "decay": (lambda: duel(decay=1, power={GC: 6, BG: 0}), "", "Decay costs you 2 Power on your next turn"),
}  # fmt: skip


def said(match: Match, pointed: str = "") -> list[Remark]:
    """All the remarks for whoever is asked, as somebody points at an option of a kind."""
    asked = match.decision
    assert asked is not None
    option = next((each for each in asked.options if each.kind == pointed), None)
    assert bool(option) == bool(pointed)
    return list(words_of(match.rules).remarks(match, asked.seat, option))


@pytest.mark.parametrize("case", CASES)
def test_a_position_brings_its_remark(case: str) -> None:
    make, pointed, sentence = CASES[case]
    found = [each for each in said(make(), pointed) if case.startswith(each.kind) and sentence in plain(each.text)]
    assert len(found) == 1, [plain(each.text) for each in said(make(), pointed)]
    assert found[0].why and (found[0].card or found[0].page) and "{" not in plain(found[0].text + found[0].why)


def test_where_nothing_is_missed_nothing_is_said() -> None:
    quiet = at(power={GC: 3}, units={GC: "acolyte south_pacific*6, deep_one south_pacific"})
    assert said(quiet) == [] and said(quiet, "move") == []


# Rites of Cthulhu: for each kind of remark a rite in which it is made, and what it says.
TREE, GATES_OPEN, WALLS = "the_tree_on_the_hill", "cthulhu_rises", "the_dunwich_horror"
PEAKS, PRIZES, GRAVES = "at_the_mountains_of_madness", "out_of_the_aeons", "the_hound"
STAKE = {"coveted": ["silver_key"]}
AT_GATE = {"gates": 3, "gate": [[2, "y9"]], "lead": 2, "active": 0}
OVER = [GATES_OPEN, WALLS, PEAKS, PRIZES, GRAVES]
LAST = {"used": [TREE, *OVER], "ends": [[rite, -1, "emptied"] for rite in OVER], **STAKE}
EIGHT = ["w12", "g3", "g9", "w5", "b4", "b12", "b3", "b0"]
RITE_CASES: dict[str, tuple[Any, str]] = {
    "power_play": (lambda: altar(TREE, "b0 b1 y9", "g1 y2", "w1 w2", **STAKE),
                   "Your blue 0 and 1 make a power-play: it adds an artifact to what this rite is worth."),
    "suits": (lambda: altar(None, "g13 g12 g11 g8 y2", "g1 y3 w4 w5 b2", "w1 w2 b4 b5 y6", step="choose"),
              "suits Cthulhu Rises"),
    "last_rite": (lambda: altar(TREE, "b0 y9", "g1 y2", "w1 w2", caches=caches("", "camera_obscura", ""), **LAST),
                  "worth 7: if you win it, you pass Player 2"),
    "last_rite_lead": (lambda: altar(TREE, "b0 y9", "g1 y2", "w1 w2", caches=caches("camera_obscura", "", ""), **LAST),
                       "You lead by 3"),
    "last_rite_more": (lambda: altar(TREE, "b0 y9", "g1 y2", "w1 w2",
                                     caches=caches("", "star_shaped_soapstone", ""), **LAST),
                       "won’t get you past Player 2"),
    "artifact": (lambda: altar(TREE, "b3 y9", "g1 y2", "w1 w2", coveted="shining_trapezohedron",
                               appeared=["shining_trapezohedron"]), "You can still invoke The Shining Trapezohedron"),
    "nearly_out": (lambda: altar(PEAKS, "b3 y9", "g1", "w1 w2", ridge=["w4"]), "Player 2 has only one card left"),
    "overthrow": (lambda: altar(GATES_OPEN, "y12 b2", "g1 w3", "w1 w2", bearer=0, bearer_gate=2, eligible=[0, 2],
                                **AT_GATE), "Close this gate to win the rite"),
    "overthrown": (lambda: altar(GATES_OPEN, "y12 b2", "g1 w3", "w1 w2", bearer=1, bearer_gate=2, eligible=[1, 2],
                                 **AT_GATE), "Player 2 has captured Cthulhu, and wins the rite"),
    "eligible": (lambda: altar(GATES_OPEN, "y12 b2", "g1 w3", "w1 w2", eligible=[2], **AT_GATE),
                 "You haven’t opened a gate yet"),
    "double": (lambda: altar(TREE, "b5 g8 y9", "g1 y2", "w1 w2", trees=[["b4"], ["w7"]]),
               "The blue 5 is a double play on tree 1"),
    "open_wall": (lambda: altar(WALLS, "w10 w2 y8 g4 b1", "g2 b11 y1 y5 g13", "g8 y13 b8 w1 y10", plots=EIGHT,
                                open=[0]), "Wall 1 is face up: two of your cards are worth its 12."),
    "second_pair": (lambda: altar(WALLS, "w13 w6 y12 g5 g1", "g2 b11 y1 y5 g8", "g7 y13 b8 w1 y10", plots=EIGHT),
                    "Turn up a wall with the gray 6 and the gray 13"),
    "forego": (lambda: altar(WALLS, "w10 y10 y11 g1 g0", "g2 b11 y1 y5 g5", "g7 y13 b8 w1 b10", plots=EIGHT),
               "No pair in your hand is useful now"),
    "run": (lambda: altar(PEAKS, "b3 y4 w5 g6 g12", "g1 y2", "w1 w2"), "You hold all numbers from 3 to 6"),
    "cliff": (lambda: altar(PEAKS, "b0 y12", "g1 y2", "w1 w2", ridge=["w4"]), "You can play your 0 as a cliff"),
    "great_prize": (lambda: bidding("y12"), "worth 12 points. It deserves a high card. Your highest is 13."),
    "small_prize": (lambda: bidding("y2"), "Only 2 points: get rid of a low card here, such as your 1."),
    "azathoth": (lambda: bidding("y0", won=[["y9"], [], []]), "9 points more for you"),
    "pass_prize": (lambda: altar(PRIZES, "g3 b9 w4", "w13 b6 g2", "g9 b12 w5", prize="y12"),
                   "your best card is only 9"),
    "known_grave": (lambda: graveyard("g12 w9", knows=[["b13"], [], []]), "what is in grave 1: 13 points"),
    "henchman": (lambda: graveyard("g12 g9 y0"),
                 "The green 12 as a ghoul and the green 9 as its henchman total 21"),
    "move_on": (lambda: peeked(), "Grave 2 holds only 2 points"),
    "bluff": (lambda: digging(), "You hold no card of your ghoul’s color"),
}  # fmt: skip


def bidding(prize: str, **setup: Any) -> Match:
    """Three cultists bid for a prize."""
    return altar(PRIZES, "g13 b9 w4 g1", "w13 b6 g2 b1", "g9 b12 w5 w1", prize=prize, passed=1, **setup)


def graveyard(hand: str, **setup: Any) -> Match:
    """A cultist with these cards before four graves, asked for a ghoul."""
    match = altar(GRAVES, hand, "w8 b3", "g7 y8", plots=["b13", "g2", "y11", "w3"], deck="b5 b7",
                  **{"ghouls": [[], [], [], []]} | setup)  # fmt: skip
    pick(match, "no")
    return match


def peeked() -> Match:
    """A ghoul has been put at a poor grave."""
    match = graveyard("g12 y5")
    lay(match, "g12", place=1)
    return match


def digging() -> Match:
    """A ghoul has joined another's at a grave, without a card of its color in the hand."""
    match = graveyard("g12 y5", ghouls=[[[1, "w9"]], [], [], []])
    lay(match, "g12", place=0)
    pick(match, "stay")
    return match


@pytest.mark.parametrize("case", RITE_CASES)
def test_a_rite_brings_its_remark(case: str) -> None:
    make, sentence = RITE_CASES[case]
    match = make()
    found = [each for each in said(match) if case.startswith(each.kind)]
    assert len(found) == 1 and sentence in plain(found[0].text), (match.decision.kind, said(match))
    assert found[0].why and "{" not in plain(found[0].text + found[0].why)
    assert found[0].shine != DARK and found[0].page in {page.id for page in RITES.pages()}


def test_every_remark_of_a_rite_is_made_somewhere() -> None:
    patterns = catalog(folders("en")).patterns
    kinds = {key.removeprefix("rites-coach-").removesuffix(".why") for key in patterns
             if key.startswith("rites-coach-") and key.endswith(".why")}  # fmt: skip
    cases = {case.replace("_", "-") for case in RITE_CASES}
    assert kinds <= cases and all(f"rites-coach-{case}" in patterns for case in cases)


def test_a_rite_has_nothing_to_remark_where_nothing_is_missed() -> None:
    assert said(altar(TREE, "b9 y12", "g1 y2", "w1 w2", trees=[["w7"]])) == []


def test_answers_in_a_row_are_one_turn_of_a_rite() -> None:
    match = altar(TREE, "b5 g8 y9", "g1 y2 w9", "w1 w2 g11", trees=[["b4"], ["w7"]])
    turns = [RITES.coach_turn(match, 0)]
    lay(match, "b5", place=0)
    turns.append(RITES.coach_turn(match, 0))
    assert turns == [1, 1] and match.decision.seat == 0
    while match.decision.seat == 0:
        match.answer(match.decision.options[0])
    while match.decision.seat != 0:
        match.answer(match.decision.options[0])
    assert RITES.coach_turn(match, 0) == 2


def test_no_hidden_elder_sign_is_told_of() -> None:
    """What others hide counts 1 each, whatever it is."""
    for signs in ([1, 1], [3, 3]):
        found = said(at(doom={YS: 28}, signs={YS: signs}, books={YS: BOOKS[YS]}))
        assert [each.text for each in found if each.kind == "ending"], "their number is open"
    kinds = [{each.kind for each in said(at(doom={YS: 26}, signs={YS: signs}, books={YS: BOOKS[YS]}))}
             for signs in ([1, 1], [3, 3])]  # fmt: skip
    assert kinds[0] == kinds[1]


def test_one_remark_a_turn_none_twice_no_kind_too_often() -> None:
    match = at(units={GC: "acolyte south_pacific", BG: "acolyte west_africa, ghoul antarctica"}, turn=5)
    memory, speech = Guided(), words_of(match.rules)

    def next_turn(quiet: tuple[str, ...] = ()) -> str:
        for side in memory.turns:
            memory.turns[side] -= 1
        found = choose(speech, match, 0, None, memory, quiet)
        if found:
            note(memory, 0, speech.coach_turn(match, 0), found)
        return found.kind if found else ""

    assert next_turn() == "lone_keeper"
    assert choose(speech, match, 0, None, memory, ()) is None, "one a turn"
    assert next_turn(quiet=("few_books",)) not in ("lone_keeper", "few_books"), "not again, and nothing unwanted"
    memory.kinds.clear()
    assert next_turn() != "lone_keeper", "never the same twice"


def test_a_turn_of_the_game_brings_one_remark_however_often_a_seat_acts_in_it() -> None:
    match, memory, found = at(seed=4), Guided(), []
    speech, chance = words_of(match.rules), Random(2)
    while match.decision is not None and len(found) < 4:
        if match.decision.seat == 0 and (remark := choose(speech, match, 0, None, memory, ())) is not None:
            turn = match.position.state.turn
            note(memory, 0, speech.coach_turn(match, 0), remark)
            found.append((turn, f"{remark.kind}:{remark.about}"))
        match.answer(chance.choice(match.decision.options))
    turns, remarks = zip(*found, strict=True)
    assert sorted(set(turns)) == list(turns) and len(set(remarks)) == 4


def test_after_the_first_deed_only_what_is_urgent_is_said() -> None:
    late = at(units={GC: "acolyte south_pacific north_pacific", BG: "acolyte west_africa, ghoul antarctica"},
              power={GC: 10, BG: 3})  # fmt: skip
    late.choose(kind="move")
    kinds = []
    memory = Guided()
    while (found := choose(words_of(late.rules), late, 0, None, memory, ())) is not None:
        note(memory, 0, -1, found)
        memory.kinds.clear()
        kinds.append(found.kind)
    assert kinds == ["lone_keeper"]


def test_nothing_is_passed_over_for_the_last_power_or_in_a_doom_phase() -> None:
    """A battle may be what the last Power is for; and gates are claimed in the Action phase."""
    here = {GC: "acolyte south_pacific, cthulhu antarctica", BG: "acolyte west_africa antarctica"}
    fight = at(power={GC: 1}, units=here)
    assert fight.decision is not None and "battle" in {option.kind for option in fight.decision.options}
    assert "last_power" not in {each.kind for each in said(fight)}
    ritual = doom_phase(units={GC: "acolyte south_pacific*2"}, gates={"antarctica": "abandoned"}, power={GC: 8})
    assert ritual.decision is not None and ritual.decision.kind == "ritual"
    assert "free_gate" not in {each.kind for each in said(ritual)}


def test_a_guard_is_asked_for_only_when_one_can_be_sent() -> None:
    danger: dict[str, Any] = {"units": {BG: "acolyte west_africa, ghoul antarctica"}}
    assert "lone_keeper" in {remark.kind for remark in said(at(**danger))}
    assert "lone_keeper" not in {remark.kind for remark in said(doom_phase(**danger))}


def kinds(match: Match) -> set[str]:
    return {each.kind for each in said(match)}


def test_ferox_is_known_to_whoever_it_keeps_from_captures_and_to_whom_it_protects() -> None:
    """No Monster is told of as a captor, no capture as possible; a Great Old One still is."""
    ours = {GC: "acolyte south_pacific, deep_one arctic_ocean"}
    theirs = {WW: "acolyte arctic_ocean, ithaqua antarctica"}
    assert "prey" in kinds(windwalker(units=ours)) and "prey" not in kinds(windwalker(units=ours | theirs))
    assert "captor" in kinds(windwalker(WW, units=ours))
    assert "captor" not in kinds(windwalker(WW, units=ours | theirs))
    great = {GC: "acolyte south_pacific, cthulhu arctic_ocean"} | theirs
    assert "prey" in kinds(windwalker(units=great)) and "captor" in kinds(windwalker(WW, units=great))
    guard = {GC: "acolyte south_pacific, shoggoth arctic_ocean", WW: "acolyte arctic_ocean, wendigo arctic_ocean"}
    assert "last_guard" in kinds(windwalker(units=guard))
    assert "last_guard" not in kinds(windwalker(units=guard | {WW: f"{guard[WW]}, ithaqua antarctica"}))


def test_whoever_hibernates_is_no_danger_and_loses_no_power() -> None:
    near = {WW: "acolyte arctic_ocean, wendigo south_pacific"}
    assert "captor" in kinds(windwalker(units=near))
    assert "captor" not in kinds(windwalker(units=near, flags=["hibernating"]))
    held = {WW: "acolyte arctic_ocean captive:great_cthulhu"}
    few = {GC: 3, WW: 5, YS: 0}
    assert "captives" not in kinds(windwalker(units=held, power=few))
    assert "captives" in kinds(windwalker(units=held, power=few, flags=["hibernating"]))
    assert "last_power" not in kinds(windwalker(WW, power={GC: 5, WW: 1, YS: 5}))


def test_chances_are_those_of_dice() -> None:
    assert at_least(1, 1) == pytest.approx(1 / 6)
    assert at_least(2, 1) == pytest.approx(11 / 36)
    assert at_least(2, 3) == 0


def test_every_faction_is_told_of_its_own() -> None:
    for faction in ALL:
        match = at(slot=faction)
        for remark in said(match):
            assert remark.shine.things or remark.shine.strong
