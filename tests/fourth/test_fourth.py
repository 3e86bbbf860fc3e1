"""A game of another author, begun, played, kept, watched and told by a program that knows nothing of it."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bots import make
from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.errors import CodecError
from game.engine.position import Position, broken, determinise
from game.games import registry
from game.match.chronicle.sieve import outcome
from game.match.match import Match, Seat
from game.match.reference import search
from game.match.saves import read_save, write_save
from game.match.services import Services
from game.match.session import Session, begin
from game.terminal.terminal import Terminal
from game.ui.chronicle.game import reason as why_ended
from game.ui.gamescreen import opening_of
from game.ui.pictures import decoded
from game.ui.scenes.title import TitleScene
from game.ui.table.end.overlay import EndOverlay
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.conftest import frozen  # noqa: F401
from tests.ui.playing import House

SEATS = (Seat("", "Ada"), Seat("adept", "Bram"), Seat("random", "Cora"))


@pytest.fixture(autouse=True)
def cellar(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game, found by its place as the command line would find it, and allowed."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    registry.allow("cellar:GAME", ("rules", "words", "screen"))
    yield
    registry.forget("cellar:GAME")


def begun(**inputs: object) -> Match:
    return Match.new({"game": "cellar", "players": 3, "seed": 5, **inputs}, SEATS)


def test_random_play_keeps_to_the_invariants_and_every_position_is_read_back() -> None:
    for seed in range(6):
        match, luck = begun(seed=seed), random.Random(seed)
        while (asked := match.decision) is not None:
            pos = match.position
            assert broken(pos) == [] and pos.copy().key() == pos.key()
            assert Position.decode(match.rules, pos.encode()).key() == pos.key()
            match.answer(luck.choice(asked.options), asked.serial)
        result = match.result()
        assert result and sorted(result.scores.values()) == [0, 1, 2] and len(result.winners) == 1
        assert match.position.over and broken(match.position) == []


def test_what_lies_under_other_cups_is_in_no_view() -> None:
    match = begun()
    for seat, cup in enumerate(match.position.state.dice):
        view = match.view(seat)
        assert [n for n, dice in enumerate(view["state"]["dice"]) if any(dice)] == [seat]
        told = [seen.args for event in match.events_since(0) if (seen := event.seen_by(seat)) and len(seen.args) > 1]
        assert told == [(seat, *cup)]
        guessed = determinise(match.rules, view, Chance.seeded(1))
        assert guessed.state.dice[seat] == cup and broken(guessed) == []


@pytest.mark.parametrize("wrong", [{"turn": 3}, {"dice": [[1], [2]]}, {"bid": [9, 9, 0]}, {"out": [1]}, {"round": "x"}])
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    match = begun()
    data = match.position.encode()
    with pytest.raises(CodecError):
        Position.decode(match.rules, {**data, "state": {**data["state"], **wrong}})


def test_who_counts_beats_who_guesses() -> None:
    won = 0
    for seed in range(20):
        match = Match.new({"game": "cellar", "players": 2, "seed": seed}, [Seat("adept", ""), Seat("random", "")])
        bots = [make(seat.bot, seed) for seat in match.seats]
        while (asked := match.decision) is not None:
            match.answer(bots[asked.seat].choose(Question.of(match.position)), asked.serial)
        won += match.result().winners == (0,)
    assert won >= 17


def test_a_save_in_the_middle_goes_on_as_it_would_have(tmp_path: Path) -> None:
    match = begun()
    for _ in range(4):
        match.answer(match.decision.options[-1], match.decision.serial)
    write_save(match, tmp_path / "a.save")
    assert read_save(tmp_path / "a.save").position.key() == match.position.key()
    assert match.undo(None) and match.can_redo


# At the window --------------------------------------------------------------------------------------


@pytest.fixture
def window(tmp_path: Path) -> Iterator[tuple[Robot, Services]]:
    """The program at its title, with the game allowed for good."""
    house = House(tmp_path)
    driver = house()
    yield driver, driver.app.services  # type: ignore[misc]
    house.close()


def settled(driver: Robot) -> MatchScene:
    """The table, once a person is asked or all is over."""
    def ready() -> bool:
        top = driver.scene
        return not isinstance(top, MatchScene) or top.question is not None
    driver.until(ready, "a question")
    return driver.scene


def play(driver: Robot, most: int = 200) -> None:
    """Call whatever can be called, else bid the least, by clicks, until the end screen."""
    for _ in range(most):
        settled(driver)
        if isinstance(driver.scene, EndOverlay):
            return
        bids = driver.find("button", "option.*")
        driver.press("option.call" if driver.sees("option.call") else bids[0].id)
    raise AssertionError("no end")


def test_a_whole_game_by_clicks_from_the_title_to_the_chronicle(window: tuple[Robot, Services]) -> None:
    driver, _ = window
    driver.press("new_game")
    driver.press("game.cellar")
    driver.press("custom")
    driver.choose("players", "2")
    driver.press("option.dice.on")
    driver.press("begin")
    table = settled(driver)
    match = table.session.match
    assert match.rules.setup["options"] == {"dice": 2}
    play(driver)
    result = match.result()
    assert result and match.position.over
    driver.press("title")
    driver.until(lambda: isinstance(driver.scene, TitleScene), "the title")
    driver.key("h")
    driver.until(lambda: driver.sees("games.0"), "the chronicle")
    assert outcome(driver.scene.games[0]) == f"{match.seats[result.winners[0]].name} won"
    assert why_ended(driver.scene.games[0]) == "Only one guest still has dice."
    assert [(side.id, side.score) for side in driver.scene.games[0].sides] == list(result.scores.items())
    driver.press("watch")
    driver.until(lambda: driver.sees("eyes"), "the theatre")
    driver.press("last")
    assert driver.find("row", "log_lines.*")[-1].label.endswith("is the last in the cellar")


def opened(driver: Robot, services: Services, *seats: Seat) -> MatchScene:
    """A table over the title."""
    session = begin({"game": "cellar", "players": len(seats), "seed": 3}, seats, services.store)
    driver.scene.push(opening_of(session))
    driver.frames(3)
    return settled(driver)


def test_the_list_of_keys_has_a_page_of_the_games_own(window: tuple[Robot, Services]) -> None:
    driver, services = window
    opened(driver, services, Seat("", "Ada"), Seat("", "Bea"))
    driver.key("f2")
    assert driver.thing("page.cellar").selected and driver.thing("page.cellar").label == "In the cellar"
    driver.key("left")
    assert driver.thing("page.cards").selected


def lines(driver: Robot) -> list[str]:
    """The words of the log."""
    return [thing.label for thing in driver.find(id="log_lines.*")]


def test_undo_looking_back_saving_and_watching_in_the_middle(window: tuple[Robot, Services]) -> None:
    driver, services = window
    table = opened(driver, services, *SEATS)
    first = table.session.match.position.key()
    driver.press("rules")
    assert driver.scene.page_id == "cellar" and search("lift cups")
    driver.key("esc")
    driver.press("option.bid.1.1")
    settled(driver)
    driver.press("undo")
    assert table.session.match.position.key() == first
    driver.press("redo")
    settled(driver)
    now = table.session.match.position.key()
    driver.press("log_lines.1")
    assert table.lookback.on and table.stage.seen["bid"] == [1, 1, 0] and not driver.sees("option.call")
    driver.press("now")
    assert not table.lookback.on and table.stage.seen["bid"] != [1, 1, 0]
    driver.press("save")
    driver.write("words", "Below")
    driver.key("enter")
    table.session.kept.finish_writing()
    saved = next(save for save in services.list_saves() if save.name == "Below")
    assert decoded(saved.thumbnail) is not None
    table.commands.watch()
    driver.until(lambda: driver.sees("eyes"), "the theatre")
    own = lines(driver)
    window = driver.app.layout.window
    driver.scene.deck.lay(window, window, window, driver.app.layout)
    assert len(driver.scene.deck.widgets()) == 3, "where nothing is worth seeing, the list of it is empty"
    driver.scene.stage.lay()
    driver.press("eyes.onlooker")
    driver.until(lambda: lines(driver) != own, "other eyes")
    assert any(line.startswith("You roll") for line in own) and not any("roll" in line for line in lines(driver))
    assert not any(map(any, driver.scene.stage.seen["dice"]))
    driver.press("eyes.open")
    driver.press("yes")
    driver.until(lambda: all(map(all, driver.scene.stage.seen["dice"])), "everything open")
    driver.key("esc")
    table.commands.to_title()
    driver.frames(2)
    again = services.load(saved.path)
    assert again.match.position.key() == now and again.match.undo(0) and again.match.position.key() == first
    again.close()


def test_two_people_at_one_keyboard_see_only_their_own_dice(window: tuple[Robot, Services]) -> None:
    driver, services = window
    session = begin({"game": "cellar", "players": 2, "seed": 3}, (Seat("", "Ada"), Seat("", "Bram")), services.store)
    table = opening_of(session)
    driver.scene.push(table)
    driver.frames(2)
    for seat in (0, 1):
        assert not any(map(any, table.stage.seen["dice"])) and isinstance(driver.scene, CurtainScene)
        driver.press("go_on")
        assert [n for n, dice in enumerate(table.stage.seen["dice"]) if any(dice)] == [seat]
        assert sum(line.startswith("You roll") for line in lines(driver)) == 1
        driver.press(driver.find("button", "option.bid.*")[0].id)


def test_the_terminal_plays_it_too() -> None:
    said: list[str] = []
    asked = iter(["t", *["1"] * 200])
    Terminal(Session(begun()), read=lambda prompt: next(asked), write=said.append).run()
    told = "\n".join(said)
    assert "Guest 1 (Ada): bid higher, or call the last bid" in told and "Round 1 · 9 dice · nobody has bid" in told
    assert "Call the bid" in told and told.count("You roll") >= 2 and "is the last in the cellar" in told
    assert said[-1].startswith("Guest") and said[-1].endswith("wins.")
