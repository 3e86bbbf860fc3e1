"""Has bots play the person's seat in the chapters of a story, and tells how often they reach aim and feat.

    python scripts/try_story.py [--story FILE] [--bots adept hierophant] [--chapters ID ...] [--games 20]
                                [--before victory] [--seed 1] [--results FILE]

Each chapter is played by itself, as it stands after the chapters before it have all ended in the way ``--before`` says
(triumph, victory or defeat): so its enemies are as strong as they have become. No help is used. The second seat has the
bot that a lonely person finds there. Told are the shares of games in which the aim was reached (``won``), in which each
part of the feat was, and in which all of it was (``triumph``); each with the half width of its 95 % interval.
With ``--results`` every game is kept in a file as it ends, and games that are in it are not played again.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.match.campaign.book import read_book, shipped_books
from game.match.campaign.goals import facts_of, goal_words, met
from game.match.campaign.progress import Ended, Progress, change, progress
from game.match.campaign.story import Book, Chapter
from game.match.campaign.table import table_of
from game.match.driver import make_bots, play_out
from game.match.match import Match

PERSON = "Person"
Game = dict[str, Any]


def standing_before(book: Book, chapter: Chapter, result: str) -> Progress:
    """How the story stands at a chapter when every one before it has ended alike; helps are left aside."""
    start = progress(book, ())
    enemies = dict(start.enemies)
    ended = []
    for before in book.chapters[: book.chapters.index(chapter)]:
        outcome = getattr(before, result)
        for then in outcome.then:
            if then.enemy is not None:
                enemies[then.enemy] = change(enemies[then.enemy], then)
        ended.append(Ended(before, result, outcome, ()))
    return start._replace(chapter=chapter, ended=tuple(ended), enemies=enemies)


def play(book: Book, chapter: Chapter, bot: str, before: str, seed: int) -> Game:
    """One game: whether aim, parts of the feat and all of it were reached, and some of what happened."""
    table = table_of(book, chapter, [PERSON], standing_before(book, chapter, before), ())
    seats = [seat._replace(bot=bot) if not seat.bot else seat for seat in table.seats]
    match = Match.new(table.inputs(seed, strict=True, ironman=False), seats)
    began = time.monotonic()
    play_out(match, make_bots([seat.bot for seat in seats], seed))
    facts = facts_of(match)
    own = facts.seats[table.people[0]]
    goals = (*chapter.aim, *chapter.feat)
    reached = [[goal_words(goal, chapter.game), met(goal, facts, table.people)] for goal in goals]
    return {
        "chapter": chapter.id, "bot": bot, "before": before, "seed": seed, "reached": reached,
        "aim": len(chapter.aim), "points": [seat.points for seat in facts.seats], "place": own.place,
        "turns": facts.turns, "winners": facts.winners, "kills": own.kills, "books": own.books, "gates": own.gates,
        "awakened": own.awakened, "great_lost": own.great_lost, "rites": own.rites, "reason": facts.reason,
        "seconds": round(time.monotonic() - began, 1),
    }  # fmt: skip


def games(book: Book, wanted: argparse.Namespace, kept: Sequence[Game]) -> Iterator[Game]:
    """The games asked for that are not kept yet; every chapter and bot in turn, so that an early end is fair."""
    known = {(game["chapter"], game["bot"], game["before"], game["seed"]) for game in kept}
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        for chapter in book.chapters:
            for bot in wanted.bots:
                if wanted.chapters and chapter.id not in wanted.chapters:
                    continue
                if (chapter.id, bot, wanted.before, seed) not in known:
                    yield play(book, chapter, bot, wanted.before, seed)


def share(reached: Sequence[bool]) -> str:
    """How often, in percent, with the half width of the 95 % interval (Wald, with two of each added)."""
    count, number = sum(reached), len(reached)
    guess = (count + 2) / (number + 4)
    return f"{100 * count / number:3.0f} ± {196 * (guess * (1 - guess) / (number + 4)) ** 0.5:2.0f} %"


def tell(book: Book, found: Sequence[Game], wanted: argparse.Namespace) -> None:
    """A line for every chapter and bot."""
    for chapter in book.chapters:
        for bot in wanted.bots:
            own = [game for game in found if (game["chapter"], game["bot"], game["before"]) ==
                   (chapter.id, bot, wanted.before)]  # fmt: skip
            if not own:
                continue
            won = [all(yes for _, yes in game["reached"][: game["aim"]]) for game in own]
            whole = [all(yes for _, yes in game["reached"]) for game in own]
            seconds = sum(game["seconds"] for game in own) / len(own)
            print(f"{chapter.id:26} {bot:10} {len(own):3} games  won {share(won)}  triumph {share(whole)}  "
                  f"{seconds:.0f} s each", flush=True)  # fmt: skip
            for place, (goal, _) in enumerate(own[0]["reached"]):
                if place >= own[0]["aim"]:
                    print(f"    {goal}: {share([game['reached'][place][1] for game in own])}")


def main() -> int:
    """Read the command line, play, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--story", type=Path, help="a campaign file; The Stars Align if left out")
    parser.add_argument("--bots", nargs="+", default=["adept", "hierophant"])
    parser.add_argument("--chapters", nargs="+", default=[])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--before", choices=("triumph", "victory", "defeat"), default="victory")
    parser.add_argument("--results", type=Path)
    given = parser.parse_args()
    book = read_book(given.story or shipped_books()[0])
    found: list[Game] = []
    if given.results and given.results.exists():
        found = [json.loads(line) for line in given.results.read_text(encoding="utf-8").splitlines()]
    try:
        for game in games(book, given, found):
            found.append(game)
            if given.results:
                with open(given.results, "a", encoding="utf-8") as file:
                    file.write(json.dumps(game) + "\n")
    except KeyboardInterrupt:
        print("Stopped; what was played counts.")
    tell(book, found, given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
