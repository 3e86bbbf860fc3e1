"""What an accepted match or campaign goes through without a window: played on, undone, seen, told, kept, read again."""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from game.bots.tables import rules_of
from game.commands.replay import replay
from game.engine.chance import Chance
from game.engine.position import determinise
from game.games.rites.words.statistics import rites_course
from game.games.rites.words.tableview import read_cards
from game.games.wars.words.battle_course import course_of
from game.games.wars.words.statistics import Outcome, statistics
from game.games.wars.words.tableview import read_table
from game.match import saves
from game.match.campaign import reckoning
from game.match.campaign.desk import Campaigns
from game.match.campaign.facts import Facts, SeatFacts
from game.match.campaign.files import Played, Run
from game.match.campaign.goals import facts_of
from game.match.campaign.progress import tidings
from game.match.chronicle import records
from game.match.chronicle.export import as_csv, as_json
from game.match.chronicle.making import record_of
from game.match.chronicle.records import Summary
from game.match.chronicle.sieve import Search, Sieve
from game.match.chronicle.tallies import BY, mean_curve, tally
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.replayfile import encode_replay
from game.match.savenames import campaign_filed
from game.match.theatre import ONLOOKER, OPEN, Timeline, as_seen, play_through, recording
from game.match.words import chronicle, plain, words
from scripts.fuzzing.samples import DAY

DECISIONS = 20
JUDGES = ("clean", "sentence", "same", "shown", "over", "<genexpr>")
"""Functions that only say that something is wrong; whoever called them was at fault."""


class Fault(Exception):
    """Something that was accepted does not work, or was told in a sentence that is none."""


def clean(*texts: str) -> None:
    """Raise ``Fault`` for a text that must not come before a person: control, invisible, broken characters."""
    for text in texts:
        if not text.replace("\n", " ").isprintable():
            raise Fault(f"not fit to be shown: {text[:200]!a}")


def sentence(said: str) -> None:
    """Raise ``Fault`` unless an error says what is wrong in a line; window and terminal clean what stands in it."""
    if not said or "\n" in said or len(said) > 2000 or "Traceback" in said:
        raise Fault(f"the sentence is none: {said[:300]!a}")


def same(one: Any, two: Any, what: str) -> None:
    """Raise ``Fault`` unless two things are equal."""
    if one != two:
        raise Fault(f"{what}: not as it was")


def live_match(match: Match, folder: Path, chance: random.Random) -> None:
    """A whole life; raises whatever is wrong."""
    match.rebuild()
    look(match)
    first, keys = match.position.key(), []
    while (asked := match.decision) is not None and len(keys) < DECISIONS:
        clean(asked.prompt)
        _ = asked.blocked, asked.matters
        labels = words().option_labels(match.rules, match.position.decision, match.view(asked.seat))  # type: ignore[arg-type]
        clean(*labels)
        keys.append(match.position.key())
        match.answer(chance.choice(asked.options), asked.serial)
    end, count = match.position.key(), len(match.entries)
    if not match.strict:
        for key in reversed(keys):
            same(match.undo(), True, "undo")
            same(match.position.key(), key, "the position undone to")
        same(match.position.key(), first, "the position before")
        if match.entries:
            match.undo_to(max(0, len(match.entries) - 9))
        while match.redo():
            pass
        same((match.position.key(), len(match.entries)), (end, count), "the position redone")
    look(match)
    keep(match, folder / "kept.save")
    if match.decision is not None:
        options = {key: value for key, value in (match.inputs.get("options") or {}).items() if key != "handicap"}
        inputs = {**match.inputs, "setup": match.state_dict(), "dice": None, "draws": None, "options": options or None}
        same(Match.new(inputs, match.seats).state_dict(), match.state_dict(), "the position as a set-up")


def look(match: Match) -> None:
    """Everything a window or terminal reads of a match, with everybody's eyes."""
    for seat in range(match.rules.seats):
        msgspec.json.encode(match.view(seat))
    match.state_dict()
    events = match.events_since(0)
    clean(*(seat.name for seat in match.seats))
    for who in (*range(match.rules.seats), ONLOOKER, OPEN):
        told = [shown for event in events if (shown := as_seen(event, who)) is not None]  # type: ignore[arg-type]
        clean(*(plain(line.text) for line in chronicle(match.rules, told)))
    for seat in (None, *range(match.rules.seats)):
        (read_table if match.rules.game != "rites" else read_cards)(match, seat)
    if match.rules.game != "rites":
        statistics(match)
        course_of(events)
    else:
        rites_course(match)
    asked = match.decision
    if asked is not None and match.rules.game != "rites" and asked.kind != "draft":
        view = match.view(asked.seat)
        determinise(rules_of(view["setup"]), view, Chance.seeded(1))
    if asked is None:
        match.result()
        facts_of(match)
        records.opened(records.encode(record_of(match, "0" * 16, "", DAY)), "it")
        if match.rules.game != "rites":
            ended = Outcome(match, [seat.name for seat in match.seats])
            clean(ended.headline(), plain(ended.reason()))


def keep(match: Match, path: Path) -> None:
    """Save, read, compare, play again, share."""
    saves.write_save(match, path, sync=False)
    again = saves.open_save(path)
    same(again.notice, "", "the save's notice")
    same(again.match.position.key(), match.position.key(), "the position saved")
    same((again.match.entries, again.match.seats), (match.entries, match.seats), "history and seats saved")
    same(again.match.rebuild(), True, "the history saved")
    same(replay(path).differences, [], "the game played again")
    encode_replay(match, "shared", DAY)
    path.unlink()


def live_timeline(made: Timeline, folder: Path, chance: random.Random) -> None:
    """A replay watched with everybody's eyes, then gone on with from somewhere."""
    for who in (OPEN, ONLOOKER, *range(made.rules.seats)):
        clean(*(plain(line.text) for line in made.told(who).lines))  # type: ignore[arg-type]
    for _ in range(6):
        n = chance.randrange(len(made) + 1)
        _ = made.when(n).phase and words_of(made.rules).time(made.when(n))
        made.match_at(n).view(0)
        _ = made.stop_after(n), made.stop_before(n)
    live_match(made.go_on(chance.randrange(len(made) + 1)), folder, chance)


def live_games(games: list[Summary]) -> None:
    """Finished games counted, sought and exported."""
    for by in BY:
        for each in tally(games, by):
            _ = each.share, each.even_share, each.ledger.kills
            clean(each.name)
            for curves in each.curves.values():
                mean_curve(curves)
    Search().sift(games, Sieve(text="ada"))
    as_csv(games)
    as_json(games)


def live_record(match: Match, folder: Path, chance: random.Random) -> None:
    """A finished game watched again."""
    made = play_through(recording(match))
    assert made is not None
    live_timeline(made, folder, chance)


def live_run(desk: Campaigns, run: Run, folder: Path, chance: random.Random) -> None:
    """A campaign's standing and tidings to its end, its next game played, the others begun."""
    for number in range(40):
        told(run)
        if reckoning.is_over(run):
            break
        if number == 0:
            run = desk.prepare(run.id)
            session = desk.sit_down(run)
            try:
                clean(session.purpose, *session.messages())
                live_match(session.match, folder, chance)
            finally:
                session.close()
        table = reckoning.next_table(run)
        match = Match.new(table.inputs(number, run.story is not None, run.ironman), table.seats)
        seats = [SeatFacts(["side"], 1 + seat, seat == 0, 9 - seat) for seat in range(len(match.seats))]
        chapter = reckoning.state_of(run).chapter if run.story is not None else None
        over = Played(f"{number:016x}", DAY, Facts(match.rules.game, 5, "doom_30", seats), list(table.people),
                      chapter.id if chapter else None)  # fmt: skip
        run = msgspec.structs.replace(run, games=[*run.games, over], open=None)


def told(run: Run) -> None:
    """All that is said of a campaign."""
    clean(run.name, *reckoning.people_of(run), reckoning.line_of(run), reckoning.place_of(run), campaign_filed(run),
          plain(reckoning.purpose_of(run)))  # fmt: skip
    if run.league is not None:
        reckoning.standing_of(run)
    if run.story is not None:
        state = reckoning.state_of(run)
        for ended in state.ended:
            clean(*map(plain, tidings(run.story.book, ended)))
        for held in state.helps:
            reckoning.usable(run, held)


def shown(found: Iterable[Any]) -> None:
    """What lists show of a file: names, games, players."""
    for info in found:
        clean(info.name, *(player.name for player in getattr(info, "players", ())), *getattr(info, "people", ()))
