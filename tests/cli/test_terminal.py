"""``play --text``: everything the window tells has a word to type."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.games.wars.text.terminal import WarsTerminal
from game.games.wars.words.tableview import Area, BattleSide, BattleView, Side, Table
from game.language.spoken import say
from game.match.match import Match, Seat
from game.match.session import Session
from game.terminal.files import SaveFile
from tests.ui import eight

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
SETUP: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "turn": 3,
    "power": {GC: 5, CC: 6, BG: 3, YS: 4},
    "doom": {GC: 7, BG: 11},
    "books": {GC: ["dreams"]},
    "requirements": {GC: ["gc_first_doom"]},
    "units": {
        GC: {"cthulhu": ["indian_ocean"], "starspawn": ["indian_ocean"], "deep_one": ["indian_ocean"] * 3},
        CC: {"flying_polyp": ["indian_ocean"] * 2, "acolyte": ["indian_ocean", "south_asia"]},
        BG: {"acolyte": ["west_africa"] * 3},
        YS: {"acolyte": ["europe"] * 2, "undead": ["scandinavia"] * 3},
    },
    "gates": {"indian_ocean": "crawling_chaos/acolyte/0", "europe": "yellow_sign/acolyte/0", "arabia": "abandoned"},
    "signs": {GC: [1, 3], YS: [2]},
    "desecrated": ["scandinavia"],
}
ADA, BRUNO = Seat("", "Ada"), Seat("", "Bruno")
BOTS = (Seat("random", "Cora"), Seat("random", "Dion"), Seat("random", "Edda"))


def play(
    lines: list[str], setup: dict[str, Any] | None = SETUP, seats: tuple[Seat, ...] = (ADA, *BOTS),
    save: Path | None = None, dice: list[int] | None = None, edition: str = "first",
) -> tuple[str, WarsTerminal]:  # fmt: skip
    """Type lines; what was written, and the terminal at the end."""
    typed, written = iter(lines), []

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    inputs = {"game": "wars", "players": 4, "seed": 3, "setup": setup, "dice": dice, "edition": edition}
    terminal = WarsTerminal(Session(Match.new(inputs, seats)), SaveFile(save), read, written.append)
    terminal.run()
    return "\n".join(written), terminal


TOLD: dict[type, dict[str, tuple[str, str]]] = {
    Table: {
        "map": ("tracks", "Earth, "),
        "edition": ("tracks", "First edition"),
        "turn": ("t", "Turn 3"),
        "phase": ("t", "Action"),
        "first": ("tracks", "(first"),
        "clockwise": ("tracks", "clockwise"),
        "order": ("tracks", "Order, clockwise: Great Cthulhu"),
        "acting": ("tracks", "acting)"),
        "ritual": ("tracks", "a Ritual costs 5"),
        "track": ("tracks", "[5] 6 7 7 8 8 9 10 Instant Death"),
        "sides": ("t", "Crawling Chaos    Power 6"),
        "areas": ("t", "West Africa: 3 Acolytes (Black Goat)"),
        "battle": ("battle", "There is no battle."),
        "ending": ("tracks", "30 ends the game"),
        "decay": ("tracks", "a Ritual costs 5"),
    },
    Side: {
        "number": ("board", "Great Cthulhu (Ada, seat 1)"),
        "faction": ("board yellow", "Yellow Sign ("),
        "seat": ("board yellow", "seat 4)"),
        "name": ("board crawling", "(Cora,"),
        "bot": ("board crawling", "(Cora, Wanderer, seat 2)"),
        "power": ("board black", "Power 3"),
        "doom": ("board black", "Doom 11"),
        "gained": ("board black", "From: 11 at the start"),
        "signs": ("board great", "Hidden Elder Signs: 2 (1 3)"),
        "revealed": ("board great", "Hidden Elder Signs"),
        "books": ("board great", "Spellbooks: Dreams"),
        "requirements": ("board great", "[x] The first Doom phase"),
        "kinds": ("board great", "Deep One"),
        "abilities": ("board great", "Abilities: Immortal"),
        "all_books": ("board great", "not yet earned: "),
        "gates": ("board crawling", "gates 1"),
        "captives": ("t", "gates"),
        "submerged": ("board great", "Units:"),
        "handicap": ("board great", "seat 1)"),
        # None of these factions has anything in play but what is on the map.
        "facts": ("board great", "Units:"),
        # None of them hibernates, or has a spellbook for once in a game.
        "rests": ("board great", "Units:"),
        "used": ("board great", "Units:"),
    },
    Area: {
        "number": ("map europe", "Europe"),
        "id": ("map arabia", "Arabia"),
        "ocean": ("map indian", "Ocean; "),
        "gate": ("map arabia", "[abandoned gate]"),
        "keeper": ("map indian", "[gate of Crawling Chaos, kept by its Acolyte]"),
        "pieces": ("map indian", "3 Deep Ones (Great Cthulhu)"),
        "desecrated": ("map scandinavia", "[desecrated]"),
        # None of these factions lays anything else.
        "tokens": ("map scandinavia", "[desecrated]:"),
    },
}  # fmt: skip


@pytest.mark.parametrize("shown", [pytest.param(kind, id=kind.__name__) for kind in TOLD])
def test_whatever_the_table_shows_can_be_asked_for(shown):
    """Every field of what the window is drawn from has a command that tells it."""
    assert {field.name for field in fields(shown)} == set(TOLD[shown])
    for field, (command, told) in TOLD[shown].items():
        assert told in play([command])[0], f"{shown.__name__}.{field}"


def test_bots_wait_for_who_has_no_power_but_could_have_some() -> None:
    """What could be done is told with its number; Enter lets the others go on."""
    books = eight.TABLE["books"] | {eight.OW: ["dragon_ascending", "channel_power"]}
    power = eight.TABLE["power"] | {eight.OW: 1}
    setup = eight.TABLE | {"slot": eight.OW, "power": power, "flags": [], "books": books}
    inputs = {"game": "wars", "factions": [*eight.FIVE], "seed": 3, "setup": setup}
    seats = [Seat("", "Ada") if place == 2 else Seat("random", each.name) for place, each in enumerate(eight.SEATS)]
    for typed, left in (("r 100", 7), ("", 0)):
        match, written = Match.new(inputs, seats), list[str]()
        passing = str([option.kind for option in match.decision.options].index("pass") + 1)
        terminal = WarsTerminal(Session(match), SaveFile(None), lambda prompt: typed, written.append)  # noqa: B023
        terminal._answer(match.decision, int(passing))
        assert terminal._between() == bool(typed) and any("Dragon Ascending" in line for line in written)
        assert match.state_dict()["power"][eight.OW] == left and not terminal._between()


def test_captives_handicaps_and_the_submerged_are_told():
    setup = SETUP | {"units": SETUP["units"] | {
        GC: {"cthulhu": ["submerged"], "deep_one": ["submerged"] * 2, "acolyte": ["south_pacific"]},
        BG: {"acolyte": ["west_africa", "captive:great_cthulhu"]},
    }, "books": {GC: ["submerge"]}, "revealed": {GC: [2]}}  # fmt: skip
    told, _ = play(["board great"], setup)
    assert "Captives: an Acolyte of Black Goat" in told
    assert "Submerged: " in told and "2 Deep Ones" in told
    assert "revealed: 2" in told


def test_a_battle_is_told_step_by_step():
    assert {field.name for field in fields(BattleView)} == {"area", "step", "sides", "used"}
    told, terminal = play(["2", "battle"], dice=[6] * 4 + [1] * 40)
    assert "Battle in the Indian Ocean, step: Before." in told
    assert "Great Cthulhu (attacker): " in told and "12 dice. Kills 0: " in told
    assert "Used: nothing so far" in told
    done = len(terminal.match.decision.options)
    told, terminal = play(["2", str(done), "battle"], dice=[6] * 4 + [1] * 8 + [6, 5] + [1] * 30)
    assert "rolled 6 6" in told and "still to assign: Kills 1" in told
    shown = {field.name for field in fields(BattleSide)}
    assert shown == {"faction", "attacker", "fighters", "dice", "kills_due", "pains_due", "dice_count", "kill_odds",
                     "pain_odds"}  # fmt: skip


def test_the_odds_are_told_before_a_battle():
    told, _ = play(["odds", "odds europe", "odds nowhere"])
    assert "Indian Ocean: 12 dice against 2 of Crawling Chaos." in told
    assert "Your Kills: 0: " in told
    assert "There is no one you can fight." in told and "“nowhere” is not the name of an area" in told


def test_the_question_says_who_what_and_for_how_much():
    told, _ = play(["blocked", "again"])
    assert told.count("Great Cthulhu (Ada): choose an action") == 2
    assert "5 Power left" in told and "Dreams (3 Power)" in told and "(you lose 5 Power)" in told
    assert "Awaken: " in told


def test_a_choice_in_anothers_turn_says_who_asks():
    setup = SETUP | {"units": SETUP["units"] | {CC: {"acolyte": ["south_asia"] * 2, "flying_polyp": ["south_asia"]}},
                     "gates": {"south_asia": "crawling_chaos/acolyte/0"}}  # fmt: skip
    seats = (ADA, BRUNO, *BOTS[:2])
    told, terminal = play([""], setup, seats)
    dreams = str(next(n for n, o in enumerate(terminal.match.decision.options, 1) if o.kind == "dreams"))
    told, terminal = play(["", dreams], setup, seats)
    areas = terminal.match.rules.map.areas
    asia = next(n for n, o in enumerate(terminal.match.decision.options, 1) if areas[o.area] == "south_asia")
    told, _ = play(["", dreams, str(asia), "", "again"], setup, seats)
    assert "Give the keyboard to Bruno (Crawling Chaos). Great Cthulhu sends Dreams to South Asia" in told
    assert "Dreams of Great Cthulhu" in told


def test_every_choice_can_be_explained():
    told, terminal = play(["? 1", "1", "? 1", "1", "? 1"])
    assert "Move" in told and "A unit of Great Cthulhu." in told and "borders on" in told
    for number in range(1, len(Match.new(terminal.match.inputs, terminal.match.seats).decision.options) + 1):
        told, _ = play([f"? {number}"])
        assert len(told.splitlines()) > len(play([])[0].splitlines()) + 1, number


def test_cards_and_rules_are_looked_up():
    told, _ = play(["look starspawn", "look dreams", "look nothing at all", "rules retreat", "rules qqqq", "look cult"])
    assert "Starspawn: " in told and "(Faction card" in told
    assert "You can use it now." in told and "against Crawling Chaos, Black Goat, Yellow Sign." in told
    assert "Yellow Sign: 2 Acolytes" in play(["look europe"])[0]
    assert "No card is called “nothing at all”" in told
    assert "The rules say nothing about “qqqq”" in told
    assert "Which one? " in told


def test_the_chronicle_and_what_mattered_are_told():
    lines = ["3", "1", "news", "log 5", "log"]
    told, _ = play(lines)
    assert "Great Cthulhu" in told.split("> ")[-1]
    assert play(["news"])[0].splitlines()[-1] == "Nothing important."


def test_elder_signs_are_told_to_their_owner_and_revealed_by_anybody_at_any_moment():
    told, _ = play(["signs", "signs yellow"])
    assert "Elder Signs: 1, 3; worth 4 Doom in all." in told and say("wars-text-signs-whose") in told
    seats = (ADA, *BOTS[:2], BRUNO)
    told, terminal = play(["", "signs yellow", "", "reveal of yellow", "", "q"], SETUP, seats)
    assert "Only Bruno should look now." not in told or "Elder Signs: 2; worth 2" in told
    assert terminal.match.state_dict()["doom"][YS] == 2
    assert terminal.match.decision.seat == 0


def test_a_reveal_of_some_signs_in_the_middle_of_a_battle():
    _, terminal = play(["2", "r 3", "q"])
    assert terminal.match.state_dict()["battle"] and terminal.match.state_dict()["doom"][GC] == 10


def test_going_back_forth_and_other_dice():
    told, terminal = play(["redo", "1", "1", "u", "redo", "u", "u", "u", "dice", "q"])
    assert say("terminal-nothing-to-redo") in told and say("terminal-nothing-to-undo") in told
    assert say("terminal-new-dice") in told
    assert [type(entry).__name__ for entry in terminal.match.entries] == ["NewDice"]


def test_saving_and_loading_under_a_name(tmp_path):
    there, bad = tmp_path / "evening.save", tmp_path / "none.save"
    told, terminal = play(["save", "1", f"save {there}", "u", f"load {bad}", "load", f"load {there}", "q"])
    assert "Name a file" in told and "Not loaded" in told and "Loaded." in told
    assert there.exists() and len(terminal.match.entries) == 1


def test_seats_are_handed_over_in_the_middle_of_a_decision():
    told, terminal = play(["1", "seats", "seat 1 adept", "seat 9 x", "seat 1 nobody"], dice=[3] * 5000)
    assert "Seat 1: Ada, Great Cthulhu, person" in told
    assert terminal.match.seats[0].bot == "adept"
    told, terminal = play(["1", "seat 2 person", "", "seat 2 nobody", "seat", "q"])
    assert terminal.match.seats[1].bot == "" and "Not changed" in told and "Which seat" in told


def test_standing_orders_are_told_and_given():
    told, terminal = play(["orders", "order devolve never", "order gates off", "order nothing ask", "order", "q"])
    assert "devolve: matters" in told and told.count("No order given") == 2
    orders = terminal.session.driver.orders.of(0)
    assert orders.answers["devolve"] == "never" and not orders.auto_gates


def test_help_lists_every_command():
    told, terminal = play(["?", "nonsense"])
    assert all(command.names[0] in told and command.tells in told for command in terminal.commands)
    assert "“nonsense” is not understood" in told


def test_a_reminder_comes_before_a_turn_ends_with_the_victory_in_hand():
    setup = SETUP | {"doom": {GC: 28}, "books": {GC: ["absorb", "devolve", "dreams", "regenerate", "submerge",
                                                      "yha_nthlei"]}, "requirements": {}}  # fmt: skip
    _, terminal = play([], setup)
    passing = next(n for n, o in enumerate(terminal.match.decision.options, 1) if o.kind == "pass")
    told, terminal = play([str(passing), "no", "q"], setup)
    assert "would take you to 32 Doom" in told and not terminal.match.entries
    told, terminal = play([str(passing), "never", "q"], setup)
    assert terminal.match.entries


def test_a_scripted_game_with_a_reveal_an_undo_and_a_save_is_played_to_its_end(tmp_path):
    there = tmp_path / "whole.save"
    lines = ["1", "u", "1", f"save {there}"] + ["1" if turn % 3 else "2" for turn in range(40_000)]
    lines[900:900] = ["reveal"]
    told, terminal = play(lines, None, save=there)
    assert terminal.match.position.over
    for said in ("Doom:", "by turn", "Dice rolled in battles", "Statistics:", "of 6 spellbooks"):
        assert said in told
    assert there.exists()


def test_a_hint_says_what_a_hierophant_would_do_and_why():
    told, terminal = play(["hint"])
    assert "For it: " in told and "Next best:" in told
    assert not terminal.match.entries


def test_why_tells_a_bots_reasons_from_what_the_asker_knows():
    told, _ = play(["why"])
    assert "No bot has chosen anything yet." in told
    adepts = (ADA, *(Seat("adept", name) for name in ("Cora", "Dion", "Edda")))
    setup = SETUP | {"slot": CC}
    told, _ = play(["why", "why 2"], setup, adepts)
    assert "For it: " in told or "There was no choice." in told or "much the same" in told
