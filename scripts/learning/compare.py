"""Puts strong play beside ours: the records of strong games, and games that our bots play here.

    python3 -m scripts.learning.compare --records FOLDER [--games N] [--level LEVEL [--nodes N]] [--strong N]

Both are counted by the same code from events of our engine (the records are played again), and the page
docs/strong_play.md is written anew. Ours play in the records' edition, on the same maps, factions and seats taking
turns. Every finished game of ours is written to a file of ``scripts/learning/kept`` at once, and the next run goes on
from there; games of other code lie in other files. Ctrl-C loses nothing. ``--field`` seats several players, also such
as ``scripts.learning.imitation:Imitation``; then ``--of`` names the one that is compared.
"""

import argparse
import hashlib
import importlib
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from game.bots.thirdparty import is_third_party
from scripts.learning import own_games
from scripts.learning.counts import FORMAT, Counted, counted
from scripts.learning.page import MARKS, Compared, page
from scripts.learning.pieces import outcome_of, recorded
from scripts.learning.records import Game, Tally, every
from scripts.marked import put_into, renew
from scripts.strengths import stored

KEPT = Path(__file__).resolve().parent / "kept"
PAGE = stored.ROOT / "docs" / "strong_play.md"
ALL = 1 << 30


def strong_games(folder: Path, count: int, players: int, tally: Tally) -> list[Counted]:
    """Recorded games in numbers, so many of them, spread evenly over the folder."""
    return [record_in_numbers(game, tally) for game in every(folder, count, players)]


def record_in_numbers(game: Game, tally: Tally) -> Counted:
    """A recorded game in numbers."""
    bots = ["record"] * game.players
    return counted(game.id, game.map, game.factions, bots, recorded(game, tally), lambda: outcome_of(game))


def our_games(folder: Path, field: tuple[str, ...], nodes: int | None, count: int) -> list[Counted]:
    """Games of a field of bots in numbers; those that are not yet kept are played."""
    contest = own_games.contest_of(field, None if nodes is None else ("nodes", float(nodes)))
    path = own_games.file_of(folder, contest, code_of(field))
    found = []
    for game, fresh in own_games.games(path, contest, count):
        found.append(game)
        if fresh:
            print(f"game {len(found)} of {count}: {game.turns} turns", flush=True)
    return found


def only(games: Sequence[Counted], bot: str) -> list[Counted]:
    """The games with those sides alone that a bot played."""
    found = []
    for game in games:
        sides = {name: side for name, side in game.sides.items() if side.bot == bot}
        found.append(Counted(game.id, game.map, game.turns, sides))
    return found


def code_of(field: Sequence[str]) -> str:
    """A digest of the code that plays: rules and bots of the program, and all that lies beside other players."""
    games = stored.ROOT / "game" / "games"
    folders = [stored.ROOT / "game" / "engine", stored.ROOT / "game" / "bots", games / "wars" / "rules"]
    found = [*games.glob("*.py"), *(games / "wars").rglob("bots/*.py"), *(games / "wars").rglob("bots.py")]
    found += [
        path for folder in (*folders, *(games / "wars" / "factions").rglob("rules")) for path in folder.rglob("*.py")
    ]
    for module in {name.partition(":")[0] for name in field if is_third_party(name)}:
        beside = Path(importlib.import_module(module).__file__ or "").parent
        found += [*beside.glob("*.py"), *beside.glob("*.json")]
    digest = hashlib.sha256(str(FORMAT).encode())
    for path in sorted(set(found)):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:10]


def origin(strong: Sequence[Counted], tally: Tally, ours: Sequence[Counted], field: Sequence[str], about: str) -> str:
    """Where the page's games come from, in words."""
    seated = ", ".join(f"{field.count(name)} of `{name}`" for name in dict.fromkeys(field))
    compared = "" if len(set(field)) == 1 else f", of which `{about}` is compared"
    seeds = f"seeds {own_games.SEED} to {own_games.SEED + len(ours) - 1}"
    return (
        f"Made {date.today().isoformat()} at commit {stored.commit()} (code {code_of(field)}) from {len(strong)} "
        f"recorded games ({tally.told()}) and {len(ours)} games of ours ({seated}{compared}; {seeds}), {len(field)} "
        f"players, edition `{own_games.EDITION}`, all maps for so many, factions and seats taking turns."
    )


def main(given: Sequence[str] | None = None) -> int:
    """Count, play what is missing, and write the page."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.compare", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--records", type=Path, required=True, metavar="FOLDER", help="where the records lie")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many games of ours")
    parser.add_argument("--strong", type=int, default=ALL, metavar="N", help="how many of the records (all)")
    parser.add_argument("--level", default="hierophant", help="four of which level play ours")
    parser.add_argument("--nodes", type=int, metavar="N", help="what a slot may cost those of ours that search")
    parser.add_argument("--field", metavar="A,B,C,D", help="three or four players, each by name")
    parser.add_argument("--of", metavar="A", help="which player of the field is compared (its first)")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FOLDER", help="where games of ours are kept")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="the page to write")
    chosen = parser.parse_args(given)
    field = tuple(chosen.field.split(",")) if chosen.field else (chosen.level,) * 4
    about = chosen.of or field[0]
    tally = Tally()
    try:
        if about not in field:
            raise ValueError(f"{about} is not in the field")
        put_into(chosen.page.read_text(encoding="utf-8"), "", MARKS)
        ours = our_games(chosen.kept, field, chosen.nodes, chosen.games)
        strong = strong_games(chosen.records, chosen.strong, len(field), tally)
        told = origin(strong, tally, ours, field, about)
        if chosen.nodes is not None:
            told += f" A slot costs those that search {chosen.nodes:,} nodes."
        renew(chosen.page, page(Compared(strong, only(ours, about), told)), MARKS)
    except (ValueError, OSError, ImportError, AttributeError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        return 130
    print(f"{chosen.page} is written.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
