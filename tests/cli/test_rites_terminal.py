"""``play --text`` and ``simulate`` for Rites of Cthulhu."""

import json
from collections.abc import Iterator

import pytest

from game.cli import main
from game.games.rites.rules.cards import RITE_ID
from game.games.rites.text.terminal import RitesTerminal
from game.games.rites.words.chapters import chapters
from game.language.spoken import say
from game.match.match import Match, Seat
from game.match.session import Session

SETUP = {
    "rite": "the_tree_on_the_hill",
    "hands": [["y5", "y9", "g9"], ["b0", "b1", "w7"]],
    "trees": [["y4"]],
    "deck": ["w8", "w9", "w10"],
    "relics": ["camera_obscura"],
}


def table(*typed: str, people: int = 2, setup: dict[str, object] | None = None) -> tuple[RitesTerminal, list[str]]:
    """A terminal at which this is typed, and what it writes."""
    seats = [Seat("" if seat < people else "random", f"Player {seat + 1}") for seat in range(2)]
    match = Match.new({"game": "rites", "players": 2, "seed": 3, "setup": setup or SETUP}, seats)
    said: list[str] = []
    lines: Iterator[str] = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration as end:
            raise EOFError from end

    return RitesTerminal(Session(match), read=read, write=said.append), said


def test_the_question_names_the_cultist_and_the_choices():
    terminal, said = table("")
    terminal.run()
    text = "\n".join(said)
    assert "Cultist 1 (Player 1): choose a card to play" in text
    assert "1  Nephren-Ka (yellow 5) on tree 1" in text


def test_the_table_shows_ones_own_hand_and_hides_the_others():
    terminal, said = table("", "t", "q")
    terminal.run()
    text = "\n".join(said)
    assert "Kaman-Thah (yellow 9)" in text and "Liber Ivonis" not in text
    assert "Cultist 2 (Player 2): hand 3 hidden." in text
    assert "Tree 1: Robert Harrison Blake (yellow 4)" in text


def test_a_power_play_is_asked_for_by_its_cards_and_carried_out_at_the_next_turn():
    # Enter lets the first person sit down; a double play; then the second person, who asks for the excavation.
    terminal, said = table("", "1", "1", "", "play", "play b0 b13", "play b0 b1", "q")
    terminal.run()
    text = "\n".join(said)
    assert "Excavate a New Artifact: Liber Ivonis (blue 0) and Swami Chandraputra (blue 1)" in text
    assert say("rites-terminal-not-done") in text
    assert "Cultist 2 makes a power-play, Excavate a New Artifact" in text


def test_look_rules_help_blocked_and_what_is_not_understood():
    typed = ("look camera", "rules knock twins", "rules psych", "?", "b", "dance", "withdraw", "seat 2 dancer", "q")
    terminal, said = table("", *typed)
    terminal.run()
    text = "\n".join(said)
    assert "The Camera Obscura: Once per rite" in text
    assert "Psyching out (The Hound)" in text and say("rites-terminal-no-rule") in text
    assert "fits no tree" in text and "not understood" in text and say("rites-terminal-not-asked") in text
    assert "unknown bot “dancer”" in text


def test_a_whole_game_can_be_typed():
    terminal, said = table(*["1"] * 2000, people=1, setup={"step": "deal"})
    terminal.run()
    assert terminal.match.position.over
    text = "\n".join(said)
    assert "points," in text and text.count(" wins ") >= 4


def test_simulate_counts_how_every_rite_ended(capsys):
    assert main(["simulate", "--game", "rites", "--players", "5", "--games", "2", "--check", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2 and figures["violations"] == [] and len(figures["wins"]) == 5
    assert sum(figures["ends"].values()) == 10
    assert {end.split("/")[0] for end in figures["ends"]} <= set(RITE_ID)


def test_a_single_rite_by_an_option(capsys):
    assert main(["simulate", "--game", "rites", "--players", "3", "--option", "rite=the_hound", "--json"]) == 0
    assert next(iter(json.loads(capsys.readouterr().out)["ends"])).startswith("the_hound/")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "9"],
        ["--option", "rite=the_cat"],
        ["--option", "rite"],
        ["--option", "all_rites=maybe"],
        ["--map", "earth_3"],
        ["--bots", "nobody"],
    ],
)
def test_bad_input_is_a_sentence_and_two(arguments, capsys):
    assert main(["simulate", "--game", "rites", *arguments]) == 2
    told = capsys.readouterr()
    assert told.err.strip() and "Traceback" not in told.err


def test_the_rules_are_tidy():
    entries = [entry for chapter in chapters() for entry in chapter.entries]
    assert len({entry.id for entry in entries}) == len(entries) > 30
    for entry in entries:
        assert entry.title and entry.source and entry.text.endswith(".")
        assert entry.text.count("**") % 2 == 0 and "  " not in entry.text and "'" not in entry.text
