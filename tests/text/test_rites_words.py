"""Whatever a game of Rites of Cthulhu can say has words, which read well; hidden cards have none."""

import ast
import functools
import re
from pathlib import Path

import pytest

import game.games.rites as rites
from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, RITE_ID
from game.games.rites.screen.layouts.registry import layout_of
from game.games.rites.words.faces import artifact_text, rite_summary, rite_text
from game.games.rites.words.particulars import EVENTS, QUESTIONS
from game.games.rites.words.ritewords import every
from game.language.spoken import say
from game.match.phrases import PRIVATE
from game.match.words import chronicle, plain, words
from game.ui.icons import has_icon

SOURCE = Path(rites.__file__).parent
PLACE = {"private": 1, "public": 1, "secret": 1, "emit": 0, "emit_secret": 0, "Reason": 0, "option": 0}
UNTOLD = {"forced"}
CODES = {"no_book_first", "fits_no_slope", "drawn_only", "fits_no_tree", "grave_looted", "own_ghoul_there"}


def _texts(node: ast.AST) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@functools.cache
def _said() -> dict[str, set[str]]:
    """By function: every text given at the place where kinds are given; read when first asked for."""
    found: dict[str, set[str]] = {name: set() for name in PLACE}
    for path in sorted(SOURCE.glob("**/rules/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in PLACE and len(node.args) > PLACE[name]:
                    found[name] |= _texts(node.args[PLACE[name]])
    return found


def test_every_question_has_words_and_none_is_left_over() -> None:
    asked = _said()["private"] | _said()["public"] | _said()["secret"] | {"mountain", "elder_sign"}
    assert set(QUESTIONS).union(*(each.questions for each in every())) == asked


def test_every_event_has_words_and_none_is_left_over() -> None:
    assert set(EVENTS).union(*(each.events for each in every())) == _said()["emit"] | _said()["emit_secret"]


def test_every_reason_has_words() -> None:
    assert set().union(*(each.reasons for each in every())) == CODES >= _said()["Reason"]


def test_everything_has_a_name_and_a_text() -> None:
    assert len({words().name("rites-card", card) for card in CARD_ID}) == 56
    for kind, ids, text in (("artifact", ARTIFACT_ID, artifact_text), ("rite", RITE_ID, rite_text)):
        assert all(words().name(f"rites-{kind}", id) and text(id).endswith(".") for id in ids)
    assert all(len(rite_summary(rite)) in (5, 6) for rite in RITE_ID)


def _games() -> list[tuple[Position, list[str]]]:
    """A random game of every size that stops to read every question, label and reason."""
    made = []
    for players in range(2, 7):
        pos = Position.start(rules_for({"game": "rites", "players": players}), Chance.seeded(players))
        luck = Chance.seeded(players + 50)
        said = []
        while pos.decision is not None:
            asked = pos.decision
            labels = words().option_labels(pos.rules, asked, pos.view(asked.seat))
            assert len(set(labels)) == len(asked.options)
            prompt, hint = words().prompt(pos.rules, asked), words().hint(pos.rules, asked)
            assert prompt[0].islower() and (prompt.startswith("choose ") or "?" in prompt), prompt
            said += [prompt, *([hint] if hint else []), *labels]
            for blocked in pos.stack[-1].blocked(pos):
                said.append(words().reason(pos.rules, blocked))
                assert len(words().reason(pos.rules, blocked, short=True)) <= 24
            pos.answer(asked.options[luck.below(len(asked.options))])
        made.append((pos, said))
    return made


@pytest.fixture(scope="module")
def games() -> list[tuple[Position, list[str]]]:
    return _games()


def test_questions_and_labels_read_well(games: list[tuple[Position, list[str]]]) -> None:
    slips = r"[{}<>*]|  | $|^ | \.|\(\)"
    assert [text for _, said in games for text in said if re.search(slips, text)] == []


def test_the_chronicle_reads_well(games: list[tuple[Position, list[str]]]) -> None:
    for pos, _ in games:
        lines = chronicle(pos.rules, pos.events)
        for line in lines:
            text = plain(line.text)
            assert not re.search(r"[{}<>*]|  |^ | $|\.\.|, \.|: \.|the The", text), text
            assert text[0].isupper() or text[0].isdigit(), text
            assert line.kind == "heading" or text.endswith("."), text
        assert {line.kind for line in lines} == {"heading", "line", "private"}


def test_nobody_reads_of_a_card_he_may_not_see(games: list[tuple[Position, list[str]]]) -> None:
    """For every seat the lines are those of its own events; a private line is its own."""
    for pos, _ in games:
        for seat in range(pos.rules.seats):
            seen = [event for event in (event.seen_by(seat) for event in pos.events) if event is not None]
            assert all(line.side == seat for line in chronicle(pos.rules, seen) if line.kind == PRIVATE)
            masked = [event for event in seen if event.kind == "drew" and event.args[1] < 0]
            assert chronicle(pos.rules, masked) == []


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (("grew", 1, 17, 0, 0, 1), "Cultist 2 plays Randolph Carter (blue 3) on tree 1, a double play."),
        (("bid", 0, 6, 1), "Cultist 1 bids George Gammel Angell (green 6, counting as 7)."),
        (("rite_over", 5, 2, "all_looted"), "Cultist 3 wins The Hound: all graves are looted."),
        (("rite_over", 0, -1, "failed"), "No one wins Cthulhu Rises: the rite has failed."),
        (("gave", 0, 1, -1), "Cultist 1 gives Cultist 2 a card."),
        (("looked", 0, 1), "Cultist 1 looks at the hand of Cultist 2."),
        (("requested", 3), "Cultist 4 withdraws their power-play."),
        (
            ("power_play", 0, "become", 14, 27),
            "Cultist 1 makes a power-play, Become the Grand Cultist: Liber Ivonis (blue 0) and"
            " Yog-Sothoth (blue 13).",
        ),
        (("slope", 0, 1, 0, 5), "Cultist 1 plays Zadok Allen (green 1) on the slope below 2."),
    ],
)
def test_lines(event: tuple[object, ...], line: str) -> None:
    rules = rules_for({"game": "rites", "players": 4})
    told = words().event(rules, Event(str(event[0]), event[1:]))  # type: ignore[arg-type]
    assert told is not None and plain(told.text) == line


def test_each_rite_opens_with_four_pictures_of_things_that_are_there() -> None:
    known = {f"{cult}{rank}" for cult in "gbyw" for rank in range(14)}
    for rite in RITE_ID:
        key, pictures = f"rites-opening-{rite.replace('_', '-')}", layout_of(rite).opening
        assert len(pictures) == 4 and len(say(key)) < 80 and say(f"{key}.hand")[-1] == "."
        for place, picture in enumerate(pictures, 1):
            head, text = say(f"{key}-{place}.head"), say(f"{key}-{place}")
            assert len(head) < 24 and len(plain(text)) < 200 and text[-1] == ".", text
            for part in picture[picture[0] == "~" :]:
                what = part.partition(":")[0].rstrip("*")
                if what[0] == "@":
                    assert has_icon(what[1:]), part
                else:
                    assert what in known or what in ("?", "+", "–", "=", ">") or what[0] == "#", part
