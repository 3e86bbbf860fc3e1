#!/usr/bin/env python3
"""Write the files of a release: what every later program must load and play on.

    python scripts/release_files.py tests/saves/v0_1

Makes a data folder as people leave one behind (saves in the middle of a slot, a battle, a draft, the Duel and each
rite; autosaves, a journal of a game that was killed, a replay, records, a league and a story, settings; names with
marks and odd characters), ``facts.json`` with what each save must load to, and ``games.jsonl.gz`` with 200 seeded games
of each kind and their digests. Run it once for a release, before the next change. An existing folder is left alone.
"""

import argparse
import gzip
import json
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "saves"), str(ROOT / "tests" / "match")]

import seeded  # noqa: E402
from campaigning import STARS, league_of, play  # noqa: E402

from game.games.rites.rules.cards import RITE_ID  # noqa: E402
from game.match.driver import AskBot, Over  # noqa: E402
from game.match.match import Match, Seat  # noqa: E402
from game.match.replayfile import encode_replay  # noqa: E402
from game.match.saves import open_save, write_save  # noqa: E402
from game.match.services import Services  # noqa: E402
from game.match.session import begin  # noqa: E402

NAMES = ("Zoë Ångström", "Ada & Bob <b>", "王小明", "مريم", "O'Neil \"Red\" 100 %", "Łukasz 🐙")
FACTIONS = ["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"]


def in_slot(match: Match) -> bool:
    """Whether somebody is in the middle of a Move action."""
    return match.position.decision.kind == "move_unit" and bool(match.position.decision.about[0])


def in_battle(match: Match) -> bool:
    """Whether a battle has been rolled and is not over."""
    return match.position.state.battle is not None and match.position.decision.kind not in ("pre_battle", "battle_area")


def after(answers: int) -> Callable[[Match], bool]:
    """Whether so many answers have been given."""
    return lambda match: len(match.entries) >= answers


SAVES: dict[str, tuple[dict[str, Any], Callable[[Match], bool]]] = {
    "begun": ({"game": "wars", "players": 4}, after(0)),
    "slot": ({"game": "wars", "factions": FACTIONS}, in_slot),
    "slot later": ({"game": "wars", "players": 4, "edition": "later", "map": "earth_4_west5_east3"}, in_slot),
    "battle": ({"game": "wars", "players": 3}, in_battle),
    "battle later": ({"game": "wars", "factions": FACTIONS[::-1], "edition": "later"}, in_battle),
    "draft": ({"game": "wars", "players": 2}, after(1)),
    "two": ({"game": "wars", "players": 2, "factions": [["great_cthulhu", "yellow_sign"], FACTIONS[1:3]]}, in_battle),
    "duel": ({"game": "duel", "options": {"decay": "action", "captive_pays": "returned"}}, in_battle),
    "duel slot": ({"game": "duel", "factions": ["yellow_sign", "crawling_chaos"]}, in_slot),
    "whole game of rites": ({"game": "rites", "players": 4}, after(60)),
    **{rite: ({"game": "rites", "players": 3, "options": {"rite": rite}}, after(9)) for rite in RITE_ID},
}  # fmt: skip


def played_until(inputs: dict[str, Any], wanted: Callable[[Match], bool]) -> Match:
    """A match of random answers with undo and a new seat in its history, at the first moment that is wanted."""
    for seed in range(100):
        chance = random.Random(seed)
        seats = Match.new({**inputs, "seed": seed}).rules.seats
        match = Match.new({**inputs, "seed": seed}, [Seat("", name) for name in NAMES[:seats]])
        match.seat_change(1, "adept", "Great “Old” One")
        while match.position.decision is not None and (len(match.entries) < 5 or not wanted(match)):
            match.answer(chance.choice(match.position.decision.options))
            if chance.random() < 0.03:
                match.undo()
        if match.position.decision is not None:
            return match
    raise SystemExit(f"no match of {inputs} comes to what is wanted")


def facts_of(match: Match) -> dict[str, Any]:
    """What a save must load to, as seen from outside."""
    asked = match.position.decision
    return {
        "inputs": {key: value for key, value in match.inputs.items() if value is not None},
        "seats": [list(seat) for seat in match.seats],
        "entries": len(match.entries),
        "asked": None if asked is None else [asked.seat, asked.side, asked.kind],
        "options": [match.rules.name_option(each) for each in asked.options] if asked else [],
        "events": len(match.events_since(0)),
        "lost_history": match.lost_history,
    }


def make_data(folder: Path) -> None:
    """Fill a data folder."""
    services = Services(folder)
    for name, (inputs, wanted) in SAVES.items():
        write_save(played_until(inputs, wanted), services.store.saves / f"{name}.save", name=f"{name} “☾” <i>")
    for inputs, stop in (({"game": "wars", "players": 3}, 0), ({"game": "rites", "players": 2}, 0),
                         ({"game": "duel"}, 0), ({"game": "wars", "players": 4}, 80)):  # fmt: skip
        seats = [Seat("random", name) for name in NAMES[: inputs.get("players", 2)]]
        session = begin({**inputs, "seed": 11}, seats, services.store)
        steps = 0
        while not isinstance(waiting := session.waiting(), Over) and (not stop or steps < stop):
            assert isinstance(waiting, AskBot)
            session.done(waiting, session.think(waiting))
            steps += 1
        if stop:
            # As a kill leaves it: with its journal, which the program turns into an autosave at its next start.
            kept = services.store.journal(session.kept.match_id).read_bytes()
            path = services.store.journal(session.kept.match_id)
            session.close()
            path.write_bytes(kept)
            for autosave in services.store.ring(session.kept.match_id):
                autosave.unlink(missing_ok=True)
        else:
            replays = folder / "replays"
            replays.mkdir(exist_ok=True)
            (replays / f"{inputs['game']}.mythosreplay").write_bytes(encode_replay(session.match, f"{NAMES[1]}: end"))
            session.close()
    make_campaigns(services)
    services.settings.save()
    services.close()
    for stray in folder.rglob("lock"):
        stray.unlink()


def make_campaigns(services: Services) -> None:
    """A league with a game in the middle, and a story with a finished chapter."""
    campaigns = services.campaigns
    run = play(campaigns, campaigns.begin_league("Ærøskøbing “open”", league_of("ABC", mix=("rites", "wars"))))
    session = campaigns.sit_down(campaigns.prepare(run.id))
    for seat in range(len(session.match.seats)):
        session.change_seat(seat, "random")
    for _ in range(40):
        waiting = session.waiting()
        if isinstance(waiting, AskBot):
            session.done(waiting, session.think(waiting))
    session.close()
    stars = next(book.path for book in campaigns.books() if book.path.name == STARS)
    run = play(campaigns, campaigns.begin_story(stars, [NAMES[0]]))
    campaigns.prepare(run.id)


def main() -> int:
    """Write everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    if folder.exists():
        print(f"{folder} exists already and is left alone.", file=sys.stderr)
        return 2
    make_data(folder / "data")
    saves = sorted((folder / "data").glob("*saves/*.save"))
    facts = {}
    for path in saves:
        match = open_save(path).match
        match.rebuild()
        facts[path.relative_to(folder / "data").as_posix()] = facts_of(match)
    told = json.dumps(facts, ensure_ascii=False, indent=1) + "\n"
    (folder / "facts.json").write_text(told, encoding="utf-8", newline="\n")
    lines = [
        json.dumps({"inputs": inputs, "digest": seeded.digest_of(inputs), "kind": game}, separators=(",", ":"))
        for game in seeded.GAMES
        for inputs in seeded.games_of(game)
    ]
    (folder / "games.jsonl.gz").write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    shutil.rmtree(folder / "data" / "log", ignore_errors=True)
    print(f"{len(saves)} saves, {len(lines)} seeded games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
