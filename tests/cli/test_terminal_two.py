"""``play --text`` of the games for two people: the draft, the Duel with Decay, whole matches typed to their end."""

import random
from pathlib import Path
from typing import Any

import pytest

from game.games.wars.rules.units import BOOKS, SIDE_NUMBER
from game.games.wars.text.terminal import WarsTerminal
from game.language.spoken import say
from game.match.match import Match, Seat
from game.match.session import Session
from game.terminal.files import SaveFile

ADA, BRUNO = Seat("", "Ada"), Seat("", "Bruno")
LOOKS = ("t", "tracks", "board", "map", "odds", "log 5", "news", "orders", "statistics", "seats", "blocked", "? 1", "u")


def play(inputs: dict[str, Any], lines: list[str], save: Path | None = None) -> str:
    typed, written = iter(lines), []

    def read(prompt: str) -> str:
        if prompt.startswith(say("terminal-prompt-go-on")):
            return ""
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    session = Session(Match.new({"seed": 3, **inputs}, (ADA, BRUNO)))
    WarsTerminal(session, SaveFile(save), read, written.append).run()
    return "\n".join(written)


def test_the_draft_is_asked_of_each_person_and_told():
    told = play({"game": "wars", "players": 2}, ["? 2", "tracks", "1", "1", "2"])
    assert "Ada: which faction do you take?\n   1  Great Cthulhu" in told
    assert "Bruno: which faction do you take?\n   1  Crawling Chaos" in told
    assert "Player 1 takes Great Cthulhu." in told and "Player 2 takes Yellow Sign." in told
    assert "Great Cthulhu (Ada): which of your factions acts?" in told


def test_two_factions_of_a_person_are_on_the_table_under_his_name():
    pairs = [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]
    told = play({"game": "wars", "factions": pairs}, ["board", "tracks", "2"])
    assert "Great Cthulhu (Ada, seat 1)" in told and "Yellow Sign (Ada, seat 1)" in told
    assert "Order: Great Cthulhu (first), Yellow Sign," in told
    assert "Yellow Sign (Ada): choose an action" in told


def test_decay_is_on_the_table_and_told_when_it_is_paid():
    units = {"great_cthulhu": {"acolyte": ["arkham"]}, "black_goat": {"acolyte": ["dunwich"]}}
    setup = {"slot": "great_cthulhu", "power": {"great_cthulhu": 1, "black_goat": 9}, "units": units, "decay": 2}
    told = play({"game": "duel", "setup": setup}, ["tracks", "3", "tracks"])
    assert "Lovecraft Country.\n" in told and "Decay is at 2" in told
    assert "Black Goat pays 2 Power for Decay." in told and "7 Power left" in told


@pytest.mark.parametrize("inputs", [{"game": "duel"}, {"game": "wars", "players": 2, "edition": "later"}])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_is_typed_to_its_end_and_saved(inputs, seed, tmp_path):
    luck = random.Random(seed)
    lines = [luck.choice(LOOKS) if luck.random() < 0.05 else str(luck.randint(1, 5)) for _ in range(4000)]
    told = play({**inputs, "seed": seed}, lines, tmp_path / "typed.save")
    assert "The game" in told and "Statistics:" in told and (tmp_path / "typed.save").exists()


@pytest.mark.parametrize(
    ("doom", "told"),
    [
        ((30, 2, 16, 13), "Great Cthulhu and Yellow Sign win. Doom: "),
        ((30, 2, 16, 16), "Great Cthulhu, Yellow Sign, Black Goat and Crawling Chaos share the victory. Doom: "),
    ],
)
def test_two_factions_of_one_person_win_together_and_those_of_two_share(doom, told):
    sides = ("great_cthulhu", "yellow_sign", "black_goat", "crawling_chaos")
    books = {side: list(BOOKS[SIDE_NUMBER[side]]) for side in sides}
    setup = {"turn": 2, "phase": "doom", "doom": dict(zip(sides, doom, strict=True)), "books": books}
    written = play({"game": "wars", "factions": [list(sides[:2]), list(sides[2:])], "setup": setup}, [])
    assert told in written and f"Ada: {doom[0] + doom[1]} Doom in all" in written


def test_in_a_duel_a_reveal_that_wins_is_recalled_without_spellbooks():
    units = {"great_cthulhu": {"acolyte": ["arkham"]}, "black_goat": {"acolyte": ["dunwich"]}}
    setup = {"slot": "great_cthulhu", "power": {"great_cthulhu": 1, "black_goat": 3}, "units": units,
             "doom": {"great_cthulhu": 28}, "signs": {"great_cthulhu": [2]}}  # fmt: skip
    told = play({"game": "duel", "setup": setup}, ["3", "no"])
    assert "30 Doom" in told
