"""What is hidden from a seat changes nothing that it gets: the same public history looks the same to it in every way.

Two matches that differ only in what the seat has not seen are played side by side (``lookalikes``), and everything the
seat is shown, told or allowed is compared: what exists only when something hidden holds would show here.
"""

import os
import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.games.registry import facts_of
from game.games.rites.screen.moments import moment_of as rites_moment
from game.games.rites.text.terminal import RitesTable
from game.games.rites.words.tableview import read_cards
from game.games.wars.screen.moments.which import Which
from game.games.wars.words.asking import asking
from game.games.wars.words.battle_course import read_course
from game.games.wars.words.orders import reminders
from game.games.wars.words.tableview import read_table
from game.match.counsel import deed_entry, hint_case, why_case
from game.match.gamewords import words_of
from game.match.history import History
from game.match.match import Match
from game.match.orders import Orders
from game.match.phrases import Line
from game.match.saves import snapshot
from game.match.theatre import play_through, recording
from game.match.words import words
from game.ui.table.sounds import sound_of
from tests.match.lookalikes import Pair, lookalikes

FACTIONS = facts_of("wars").first_sides()
RITES = ("cthulhu_rises", "the_tree_on_the_hill", "the_dunwich_horror", "at_the_mountains_of_madness",
         "out_of_the_aeons", "the_hound")  # fmt: skip
SIGNS = ([3], [2], [1, 2], [2, 3])
PLACES = {4: ("south_pacific", "south_asia", "west_africa", "europe"), 2: ("arkham", "innsmouth")}
TWO_EACH = [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]


def wars(seed: int, **inputs: Any) -> dict[str, Any]:
    """A game in the middle, where everybody hides Elder Signs and nobody is far from the end."""
    luck = random.Random(seed)
    sides = FACTIONS[:2] if inputs["game"] == "duel" else FACTIONS
    places = PLACES[len(sides)]
    setup = {
        "turn": 3, "phase": luck.choice(("gather", "doom")), "power": dict.fromkeys(sides, 6),
        "doom": {side: luck.randrange(10, 29) for side in sides},
        "signs": {side: [*signs, *luck.choice(([], [1]))] for side, signs in zip(sides, SIGNS, strict=False)},
        "units": {side: {"acolyte": [place] * 3} for side, place in zip(sides, places, strict=True)},
        "gates": dict(zip(places, sides, strict=True)),
    }  # fmt: skip
    return {"setup": setup, **inputs}


def game(name: str, seed: int) -> dict[str, Any]:
    """The inputs of a match to be played at random."""
    strict = seed % 2 == 0
    if name == "rites":
        return {"game": "rites", "players": 2 + seed % 5, "strict": strict}
    if name == "duel":
        return wars(seed, game="duel", factions=FACTIONS[:2], strict=strict)
    if name == "wars for two":
        return wars(seed, game="wars", players=2, factions=TWO_EACH, strict=strict)
    if name == "wars":
        return wars(seed, game="wars", players=4, edition="later" if seed % 4 > 1 else "first", strict=strict)
    return {"game": "rites", "players": 2 + seed % 5, "options": {"rite": name}, "strict": strict}


LAST = 6
"""So many of the events a seat was told are looked at for what is seen and heard as they happen."""


@pytest.fixture(autouse=True, scope="module")
def display() -> Iterator[None]:
    """Moments show cards, which are painted."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


# what a seat gets


def sights(match: Match, seat: int) -> dict[str, Any]:
    """Everything of an open moment."""
    asked, speech, game = match.position.decision, words(), words_of(match.rules)
    found: dict[str, Any] = {"view": match.view(seat), "events": match.events_since(0, seat),
                             "goals": game.goals(match, seat), "chance": game.chance(match, seat)}  # fmt: skip
    if asked is not None and asked.seat == seat:
        found |= {
            "labels": speech.option_labels(match.rules, asked, match.view(seat)),
            "blocked": match.decision.blocked,
            "matters": match.decision.matters,
            "hint": hint_case(match),
            "remarks": [list(game.remarks(match, seat, option)) for option in (None, *asked.options[:4])],
        }
    if asked is not None and (asked.seat == seat or not asked.secret):
        found["prompt"] = speech.prompt(match.rules, asked), speech.hint(match.rules, asked)
    found["orders"] = Orders().answer(match)
    heard = found["events"][-LAST:]
    found["sounds"] = [sound_of(event) for event in heard]
    if match.rules.game == "rites":
        found["tables"] = read_cards(match, seat), read_cards(match, None), RitesTable(match, seat).whole()
        found["moments"] = [rites_moment(heard[n:], found["tables"][0], match) for n in range(len(heard))]
    else:
        found["tables"] = read_table(match, seat), read_table(match, None)
        found["moments"] = [Which(match, found["tables"][0]).of(heard[n:]) for n in range(len(heard))]
        found["battle"] = read_course(match)
        found["asking"] = asking(match)
        if asked is not None and asked.seat == seat:
            found["reminders"] = [reminders(match, option) for option in asked.options]
    head = snapshot(match, "Friday", "0123456789abcdef").header
    found["save"] = head.players, head.turn, head.phase, head.over
    return found


def past(match: Match, seat: int) -> dict[str, Any]:
    """Everything of what has been: the lines, what can be asked of them, looking back, undo, the theatre."""
    history = History(match)
    lines = told(match, seat)
    entries = [deed_entry(match, line) for line in lines]
    moments = [history.entry_behind(line.end) for line in lines]
    timeline = play_through(recording(match))
    assert timeline is not None
    return {
        "why": [why_case(match, entry, seat) if entry is not None else None for entry in entries],
        "when": [history.when(line.number) for line in lines],
        "ago": [(history.steps_since(n), history.answers_since(n)) for n in moments],
        "obstacles": [match.undo_obstacle(n) if history.steps_since(n) else "now" for n in moments],
        "undo": (match.undo_target(seat) is None, match.can_redo),
        "theatre": (len(timeline), timeline.stops, [mark[:2] for mark in timeline.marks], timeline.told(seat).lines),
        "watched": [timeline.match_at(n).view(seat) for n in timeline.stops],
    }


def told(match: Match, seat: int) -> list[Line]:
    """The chronicle's lines for a seat, each with its place among all events."""
    numbers = [number for number, event in enumerate(match.events) if event.seen_by(seat) is not None]
    chronicle = words().chronicle(match.rules)
    chronicle.feed(match.events_since(0, seat))
    ends = [0, *(number + 1 for number in numbers)]
    return [line._replace(number=numbers[line.number], end=ends[line.end]) for line in chronicle.lines]


def same(pair: Pair, get: Any) -> None:
    """Compare what the seat gets of both."""
    one, other = get(pair.real, pair.seat), get(pair.other, pair.seat)
    for key, value in one.items():
        assert value == other.get(key), f"{key} tells seat {pair.seat} of what is hidden"


@pytest.mark.parametrize("silent", [False, True], ids=["dealt anew", "without requests"])
@pytest.mark.parametrize("name", ["rites", *RITES, "wars", "wars for two", "duel"])
def test_what_is_hidden_changes_nothing_that_a_seat_gets(name, silent):
    """Hidden cards, Elder Signs and requests for power-plays, at every moment of a stretch of play."""
    if silent and name not in ("rites", *RITES):
        return
    differ = 0
    for seed in range(10):
        pair = None
        for pair in lookalikes(game(name, seed), seed, 10 + seed * 7, 12, silent):
            same(pair, sights)
        if pair is not None:
            same(pair, past)
            differ += pair.real.position.key() != pair.other.position.key()
    assert differ > 2, "the pairs are no pairs"
