"""Campaigns that are always the same, for tests that look at their screens."""

from __future__ import annotations

from datetime import UTC, datetime

from game.language.spoken import say
from game.match.campaign.book import read_book, shipped_books
from game.match.campaign.desk import BookInfo, RunInfo
from game.match.campaign.facts import Facts, SeatFacts
from game.match.campaign.files import Played, Run, Story
from game.match.campaign.league import League
from game.match.campaign.reckoning import line_of
from game.match.record import SeatRecord

DAY = datetime(2024, 11, 20, 20, 0, tzinfo=UTC)


def _facts(game: str, points: list[int], won: int | None, sides: list[list[str]]) -> Facts:
    order = sorted((seat != won, -each) for seat, each in enumerate(points))
    seats = [SeatFacts(sides[seat], 1 + order.index((seat != won, -each)), seat == won, each)
             for seat, each in enumerate(points)]  # fmt: skip
    return Facts(game, 6, "doom_30", seats)


def league(factions: str = "rotate", games: int = 3, length: int = 8, ironman: bool = False) -> Run:
    """A league of four, one of them with a long name, some games played."""
    players = [SeatRecord("", "Ada"), SeatRecord("", "Maximiliana the Elder"), SeatRecord("hierophant", "Clara"),
               SeatRecord("adept", "Dorian")]  # fmt: skip
    plays = League(players, ["wars", "rites"], length, factions, "first", 5)  # type: ignore[arg-type]
    four = [["great_cthulhu"], ["crawling_chaos"], ["black_goat"], ["yellow_sign"]]
    played = []
    for number in range(games):
        facts = _facts("wars", [31, 18, 25, 9], number // 2, four)
        if number % 2:
            facts = _facts("rites", [12, 24, 8, 20], 1, [["cultist_1"], ["cultist_2"], ["cultist_3"], ["cultist_4"]])
        played.append(Played(f"{number:016x}", DAY, facts, [0, 1]))
    return Run("0" * 16, "Friday league", DAY, ironman, played, None, league=plays)


def story(games: int, people: tuple[str, ...] = ("Ada",)) -> Run:
    """The Stars Align after so many chapters, a triumph, a victory, a defeat, and so on."""
    book = read_book(shipped_books()[0])
    played = []
    for number, chapter in enumerate(book.chapters[:games]):
        count = len(chapter.seats)
        seats = [SeatFacts([f"side_{seat}"], 1 if seat == 0 else 2, seat == 0 and number % 3 < 2, 9)
                 for seat in range(count)]  # fmt: skip
        if number % 3 == 0:
            more = {"rites": 4, "artifacts": ["silver_key", "innsmouth_tiara"]} if chapter.game == "rites" else {
                "awakened": ["cthulhu"], "kills": 9}  # fmt: skip
            seats[0] = SeatFacts(["side_0"], 1, True, 40, **more)  # type: ignore[arg-type]
        played.append(Played(f"{number:016x}", DAY, Facts(chapter.game, 6, "doom_30", seats), [0], chapter.id))
    return Run("1" * 16, book.title, DAY, False, played, None, story=Story(book, list(people)))


def kept() -> tuple[list[RunInfo], list[BookInfo]]:
    """What the list of campaigns shows: several, one of them damaged, and a campaign file that is wrong."""
    names = ("Friday league", "The Stars Align", "The long league of the winter")
    runs = [RunInfo(f"{n:016x}", name, n != 1, DAY, ("Ada", "Maximiliana the Elder"), line_of(league()),
                    n == 2, n == 0, n == 0) for n, name in enumerate(names)]  # fmt: skip
    damaged = say("error-campaign-foreign", file="f.campaign")
    wrong = RunInfo("f" * 16, "f.campaign", False, DAY, (), "", False, False, False, damaged)
    book = shipped_books()[0]
    texts = "A bookseller in Arkham leaves you an almanac for a year that is not printed on its cover."
    problem = say("error-campaign-foreign", file="own.campaign.toml")
    return [*runs, wrong], [BookInfo(book, "The Stars Align", texts, 7, "", True),
                            BookInfo(book, "own.campaign.toml", "", 0, problem)]  # fmt: skip
