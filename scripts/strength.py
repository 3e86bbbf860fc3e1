"""Plays the contests that tell how strong the levels are, and puts their table into docs/bots.md.

    python scripts/strength.py [--only ROW ...] [--jobs N] [--games N] [--results FOLDER]
    python scripts/strength.py --list | --table | --check

Each row is played, or gone on with where it stopped, into a file of the results folder (not kept in the repository);
its figures go into assets/strength.json, from which the table in docs/bots.md and the levels' sentences in the window
are made. Games of other code are not gone on with. --list shows the rows and how they stand; --table writes the table
again from the stored figures; --check ends with 1 if the page has another. Ctrl-C keeps what was played.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.arena.figures import figures, in_words
from game.arena.hands import CrewError
from game.commands import arena
from scripts.marked import put_into
from scripts.strengths import stored
from scripts.strengths.judge import missed, wanted
from scripts.strengths.rows import ROWS, Row
from scripts.strengths.table import MARKS, table

PAGE = stored.ROOT / "docs" / "bots.md"
RESULTS = stored.ROOT / "results"
ORDER = [row.id for row in ROWS]


def play(row: Row, folder: Path, jobs: int, games: int | None, code: str) -> bool:
    """Play a row, or what is left of it, and keep its figures unless they are of too few games.

    False when somebody has stopped it. Games of other code lie in other files.
    """
    contest = row.contest()
    arena.check(contest)
    most = games or row.at_most or row.games
    keep = folder / f"{row.id}.{code}.json"
    circumstances = stored.circumstances(row.command(most), code)
    ticker = arena.Ticker()
    print(f"{row.id}: {row.name}", flush=True)
    try:
        outcome = arena.run(contest, most, jobs, bool(row.at_most and not games), keep, ticker, least=row.games)
    finally:
        ticker.close()
    if not outcome.games:
        return not outcome.stopped
    found = figures(contest, outcome.games)
    wrong = missed(row, found)
    print(in_words(found))
    print("demanded: " + wanted(row.demand) + (": met" if not wrong else "; missed: " + "; ".join(wrong)), flush=True)
    if outcome.stopped:
        print(f"Stopped after {len(outcome.games)} games; the same command goes on.")
        return False
    if len(outcome.games) < row.games:
        print(f"Not kept: the row has {row.games} games.")
        return True
    rows = stored.read()
    command = row.command(len(outcome.games))
    rows[row.id] = {**circumstances, "command": command, "missed": wrong, **found}
    stored.write(rows, ORDER)
    return True


def show() -> None:
    """Every row with what it demands and how it stands."""
    rows = stored.read()
    codes = {game: stored.code(game) for game in ("wars", "duel", "rites")}
    for row in ROWS:
        kept = rows.get(row.id)
        print(f"{row.id}: {row.name}, {row.games} games{f' or more, to {row.at_most}' if row.at_most else ''}")
        print(f"  demanded: {wanted(row.demand)}")
        if kept is None:
            print("  not measured")
            continue
        share = kept["bots"][row.field[0]]["share"]["share"]
        met = "met" if not kept["missed"] else "missed: " + "; ".join(kept["missed"])
        print(f"  {kept['date']}, {kept['commit']}: {100 * share:.1f} % in {kept['games']} games, {met}")
        if kept["code"] != codes[row.game]:
            print("  (the code that plays has changed since)")


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=ORDER, metavar="ROW", help="these rows")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--games", type=int, help="so many games in the place of the row's own number")
    parser.add_argument("--results", type=Path, default=RESULTS, help="folder of the games")
    parser.add_argument("--list", action="store_true", help="show the rows")
    parser.add_argument("--table", action="store_true", help="write the table of docs/bots.md again")
    parser.add_argument("--check", action="store_true", help="say whether docs/bots.md has the stored table")
    given = parser.parse_args()
    if given.list:
        show()
        return 0
    if given.table or given.check:
        text = PAGE.read_text(encoding="utf-8")
        made = put_into(text, table(stored.read()), MARKS)
        if given.check:
            print("docs/bots.md has the stored table." if made == text else "docs/bots.md has another table.")
            return int(made != text)
        PAGE.write_text(made, encoding="utf-8", newline="\n")
        return 0
    given.results.mkdir(parents=True, exist_ok=True)
    codes = {game: stored.code(game) for game in ("wars", "duel", "rites")}
    failed = False
    for row in ROWS:
        if given.only and row.id not in given.only:
            continue
        try:
            if not play(row, given.results, given.jobs, given.games, codes[row.game]):
                return 130
        except (ValueError, CrewError) as problem:
            print(f"{row.id}: {problem}", file=sys.stderr)
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
