"""Files from outside with names that cannot be shown: accepted, cleaned where they are read, and left as they are."""

import os
from pathlib import Path

import msgspec
import pytest
from campaigning import campaigns_in, league_of
from campaigning import play as play_campaign
from matchtools import played

from game.match.campaign.book import read_book
from game.match.campaign.files import encode, path_of
from game.match.chronicle import records
from game.match.chronicle.keeping import NAME, Chronicle
from game.match.chronicle.making import record_of
from game.match.driver import make_bots, play_out
from game.match.entries import SeatChange
from game.match.journal import Journal
from game.match.match import Match, Seat
from game.match.replayfile import Replays
from game.match.saves import open_save, write_save
from game.match.services import Services
from game.match.session import Session
from game.shipped import shipped
from tests.sayings import message

REFUSALS = ("error-typed-character", "error-typed-marks")
ODD = ["A\u200bda", "Ada", "\0", "\u202e<gold>**C\x1b[31mlara**" + "\u0301" * 15]
CLEAN = ["Ada (2)", "Ada", "Player 3", "‹gold>*C[31mlara*" + "\u0301" * 3]


def oddly_named(answers: int = 12) -> Match:
    """A match as a careless program would have written it, one seat handed over on the way."""
    match = played(answers)
    match.seat_change(2, "random")
    match.entries[-1] = SeatChange(2, "random", "\0")
    match.seats = match.first_seats = [Seat("random" if n == 2 else "", name) for n, name in enumerate(ODD)]
    return match


def names_of(match: Match) -> list[str]:
    return [seat.name for seat in match.seats]


def test_names_in_a_save_are_cleaned_and_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "data" / "saves" / "odd.save"
    path.parent.mkdir(parents=True)
    write_save(oddly_named(), path, name="Fri\0day\u200b")
    before = path.read_bytes()
    opened = open_save(path)
    assert names_of(opened.match) == CLEAN and opened.header.name == "Friday"
    assert [player.name for player in opened.header.players] == CLEAN
    assert opened.match.rebuild() and opened.match.undo() and names_of(opened.match) == CLEAN
    assert path.read_bytes() == before, "the file stays as it is"
    write_save(opened.match, path)
    assert b"\\u0000" not in path.read_bytes().split(b'"entries"')[0]


def test_saves_whose_names_become_alike_are_told_apart_in_the_list(services: Services) -> None:
    for number, name in enumerate(("Friday", "Fri\u200bday", "friday", "\u2060Friday", "Friday (2)")):
        write_save(played(3), services.store.saves / f"{number}.save", name=name)
    found = [save.name for save in services.list_saves() if not save.shipped]
    assert len(set(found)) == 5 and {"Friday", "friday", "Friday (2)", "Friday (3)"} < set(found)


def test_a_replay_with_names_that_cannot_be_shown_is_taken_in_listed_watched_and_deleted(tmp_path: Path) -> None:
    theirs = Replays(tmp_path / "theirs").share(oddly_named(), "Odd")
    replays = Replays(tmp_path / "ours")
    kept = replays.take_in(theirs)
    assert kept.read_bytes() == theirs.read_bytes(), "its checksum and its end are those of the file"
    (info,) = replays.listing()
    assert [player.name for player in info.players] == CLEAN and not info.problem
    timeline = replays.read(kept)
    assert names_of(timeline.end) == CLEAN
    assert names_of(timeline.go_on(5)) == CLEAN
    again = replays.share(timeline.go_on(len(timeline)), "Again")
    assert names_of(replays.read(again).end) == CLEAN
    replays.delete(kept)
    assert [info.name for info in replays.listing()] == ["Again"]


def test_a_journal_with_such_names_is_taken_up(tmp_path: Path) -> None:
    services = Services(tmp_path)
    Journal(services.store.journal("ab" * 8), oddly_named(), "ab" * 8, "\0\u200b").close()
    services.close()
    services = Services(tmp_path)
    info = services.continue_info()
    assert services.messages() == [] and info is not None and info.name == "Nameless"
    assert [player.name for player in info.players] == CLEAN
    session = services.load(info.path)
    assert names_of(session.match) == CLEAN
    session.close()
    services.close()


def test_a_record_with_such_names_is_listed_and_can_be_watched(tmp_path: Path) -> None:
    match = played(0)
    match.seats = match.first_seats = [Seat("", name) for name in ODD]
    play_out(match, make_bots(["random"] * 4, 1))
    match.seats = match.first_seats = [Seat("", name) for name in ODD]
    odd = record_of(match, "ab" * 8)
    sitters = [msgspec.structs.replace(sitter, name=name) for sitter, name in zip(odd.summary.seats, ODD, strict=True)]
    summary = msgspec.structs.replace(odd.summary, campaign="\u202eIron", seats=sitters)
    path = tmp_path / f"{summary.stem}.game"
    path.write_bytes(records.encode(odd._replace(summary=summary)))
    # The index holds the time in bytes, any of which may look like a control character.
    os.utime(path, (1_000_000_000, 1_000_000_000))
    for opening in ("read", "from the index"):
        (game,) = Chronicle(tmp_path).list().games
        assert [sitter.name for sitter in game.seats] == CLEAN and game.campaign == "Iron", opening
    data = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(data.replace(b"Ada (2)", b"\x1b[31mAd"))
    (game,) = Chronicle(tmp_path).list().games
    assert game.seats[0].name == "Ada (2)", "an index of another program's is passed over"
    assert names_of(Chronicle(tmp_path).load("ab" * 8)) == CLEAN


def test_names_of_a_campaign_in_play_are_cleaned_and_it_goes_on(tmp_path: Path) -> None:
    services, campaigns = campaigns_in(tmp_path)
    run = campaigns.begin_league("Evening", league_of("ABC"))
    players = [msgspec.structs.replace(player, name=name) for player, name in
               zip(run.league.players, ODD, strict=False)]  # fmt: skip
    odd = msgspec.structs.replace(run, name="\0", league=msgspec.structs.replace(run.league, players=players))
    path_of(campaigns.folder, run.id).write_bytes(encode(odd))
    services.close()
    services, campaigns = campaigns_in(tmp_path)
    (info,) = campaigns.runs()
    assert info.name == "Nameless" and info.people == ("Ada (2)", "Ada", "Player 3")
    assert len(play_campaign(campaigns, campaigns.read(run.id)).games) == 1
    services.close()


def test_texts_of_a_campaign_file_keep_their_paragraphs_and_lose_what_cannot_be_shown(tmp_path: Path) -> None:
    told = (shipped("saves") / "the-stars-align.campaign.toml").read_text(encoding="utf-8")
    path = tmp_path / "own.campaign.toml"
    odd = told.replace('title = "The Stars Align"', 'title = "\\u202eThe **Stars\\u0000**"')
    path.write_text(odd, encoding="utf-8")
    book = read_book(path)
    shipped_book = read_book(shipped("saves") / "the-stars-align.campaign.toml")
    assert book.title == "The *Stars*" and book.chapters == shipped_book.chapters
    assert shipped_book.title == "The Stars Align"
    path.write_text(told.replace('text = """\nA', 'text = """One.\\n\\nTwo\\u200b **x**. A', 1), encoding="utf-8")
    assert read_book(path).text == f"One.\n\nTwo **x**. {shipped_book.text}"


def test_a_notice_from_a_file_can_be_shown(tmp_path: Path) -> None:
    match = played(3)
    match.forget("Lost\x1b[2J\0.")
    path = tmp_path / "lost.save"
    write_save(match, path)
    assert open_save(path).match.lost_history == "Lost[2J."


@pytest.mark.parametrize("name", ["A\0da", "\u200b", "\u202eadA", "**Ada**"])
def test_such_names_are_refused_where_they_are_typed(name: str, tmp_path: Path) -> None:
    services, campaigns = campaigns_in(tmp_path)
    path = services.store.path_of("Friday")
    write_save(played(3), path, name="Friday")
    session = services.load(path)
    league = league_of()
    players = [msgspec.structs.replace(league.players[0], name=name), *league.players[1:]]
    refused = [
        lambda: session.kept.save_as(name),
        lambda: services.store.rename(path, name),
        lambda: services.replays.share(session.match, name),
        lambda: campaigns.begin_league(name, league),
        lambda: campaigns.begin_league("Evening", msgspec.structs.replace(league, players=players)),
        lambda: campaigns.begin_story(shipped("saves") / "the-stars-align.campaign.toml", [name]),
        lambda: session.change_seat(0, None, name),
    ]
    for attempt in refused:
        with pytest.raises(ValueError, match="|".join(map(message, REFUSALS))) as problem:
            attempt()
        assert str(problem.value).isprintable()
    session.close()
    services.close()


def test_what_a_bot_or_file_says_of_itself_reaches_the_table_as_it_can_be_shown() -> None:
    session = Session(played(3))
    session.tell("The bot raised ValueError: \x1b[31m\u202ered\udce9\nForged.")
    assert session.messages() == ["The bot raised ValueError: [31mred? Forged."]
    session.close()
