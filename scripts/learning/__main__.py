"""The whole way from records of games to what the program has learned from them, stage by stage.

    python3 -m scripts.learning --records FOLDER --work FOLDER [--out FOLDER] [--only STAGE,...] [--minutes 150]
    python3 -m scripts.learning --faction ID ... --work FOLDER [--own 300] [--minutes 150]

Every stage goes on from what the last one wrote, and from its own files where it was stopped. After so many minutes the
run ends; the same command goes on. Needs ``pip install .[learn]``. docs/imitation.md and docs/chances.md tell of each
stage. With ``--faction`` those are learned of which there are no records, from own games, in two rounds: the games
of the first are played by hand, those of the second by what has been learned.
"""

import argparse
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game.games.duel.bots.judgement import DATA as SHIPPED_FOR_DUELS
from game.games.wars.bots.learned import FOLDER as SHIPPED
from game.games.wars.rules.units import FACTIONS

IMITATION = Path(__file__).parent
"""Where the imitation's weights lie if ``--out`` says nothing else."""


class Stage(NamedTuple):
    """A module of this package and what its command is told; ``{records}``, ``{work}`` and others are filled in."""

    name: str
    module: str
    told: str


STAGES = (
    Stage("examples", "examples", "--records {records} --examples {work}/imitation --games {games}"),
    Stage("imitation", "fit", "--examples {work}/imitation --out {imitation}/imitation.json"),
    Stage("questions", "policy_examples", "--records {records} --examples {work}/policy --parts {parts}"),
    Stage("policy", "policy_fit", "--examples {work}/policy --out {learned}/policy.json"),
    Stage("own", "wandering", "--out {work}/own_four.jsonl.gz --games {own} --players 4"),
    Stage("own_three", "wandering", "--out {work}/own_three.jsonl.gz --games {own} --players 3"),
    Stage(
        "positions", "standings",
        "--records {records} --folder {work}/chances --games {games} "
        "--own {work}/own_four.jsonl.gz {work}/own_three.jsonl.gz",
    ),
    Stage("chances", "fit_chances", "--folder {work}/chances --out {learned}/chances.json"),
    Stage("foretold", "foretold", "--folder {work}/chances --data {learned}/chances.json"),
    Stage("own_duels", "wandering", "--game duel --out {work}/own_duels.jsonl.gz --games {duels} --seed 500000"),
    Stage("persons", "fit_persons", "--own {work}/own_duels.jsonl.gz --out {persons}"),
)  # fmt: skip

OF_FACTIONS = (
    Stage("own_1", "wandering", "--faction {news} --out {work}/own_1.jsonl.gz --games {own}"),
    Stage("learned_1", "new_faction", "--faction {news} --own {work}/own_1.jsonl.gz --work {work}/1 {of_news} --play"),
    Stage("own_2", "wandering", "--faction {news} --out {work}/own_2.jsonl.gz --games {own} --seed 190000"),
    Stage(
        "learned_2", "new_faction",
        "--faction {news} --own {work}/own_1.jsonl.gz {work}/own_2.jsonl.gz --work {work}/2 {of_news} --play",
    ),
)  # fmt: skip
"""The stages of factions without records."""


def command(stage: Stage, filled: Mapping[str, object]) -> list[str]:
    """The command line of a stage."""
    told = [part for word in stage.told.split() for part in word.format(**filled).split()]
    return [sys.executable, "-m", f"scripts.learning.{stage.module}", *told]


def run(stages: Sequence[Stage], filled: Mapping[str, object], minutes: float) -> int:
    """Run stages one after the other until the time is over; the exit code of the first that fails, else 0."""
    end = time.monotonic() + 60 * minutes
    for stage in stages:
        print(f"== {stage.name}", flush=True)
        with subprocess.Popen(command(stage, filled)) as running:
            try:
                code = running.wait(max(0.0, end - time.monotonic()))
            except (subprocess.TimeoutExpired, KeyboardInterrupt):
                running.send_signal(signal.SIGINT)
                running.wait()
                print(f"Stopped in stage {stage.name}; the same command goes on.", file=sys.stderr)
                return 130
        if code:
            return code
    return 0


def main(given: Sequence[str] | None = None) -> int:
    """Run the stages that are asked for."""
    names = [stage.name for stage in (*STAGES, *OF_FACTIONS)]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="records, or one file of them")
    parser.add_argument("--faction", nargs="+", choices=FACTIONS, metavar="ID", help="some of which there are none")
    parser.add_argument("--work", type=Path, required=True, metavar="FOLDER", help="where stages keep their files")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="where learned files go (the program's)"
    )
    parser.add_argument("--only", default=",".join(names), metavar="A,B", help="stages: " + ", ".join(names))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="recorded games (1000)")
    parser.add_argument("--parts", type=int, default=25, metavar="N", help="of 50 parts of the questions (25)")
    parser.add_argument(
        "--own", type=int, default=300, metavar="N", help="own games of four, of three, and with a faction"
    )
    parser.add_argument("--duels", type=int, default=600, metavar="N", help="own Duels (600)")
    parser.add_argument("--minutes", type=float, default=150.0, metavar="N", help="stop after so many (150)")
    chosen = parser.parse_args(given)
    wanted = chosen.only.split(",")
    unknown = [name for name in wanted if name not in names]
    if unknown:
        parser.error(f"there is no stage {unknown[0]}")
    if chosen.faction is None and (chosen.records is None or not chosen.records.exists()):
        parser.error(f"{chosen.records} does not exist" if chosen.records else "--records or --faction is needed")
    chosen.work.mkdir(parents=True, exist_ok=True)
    if chosen.out is not None:
        chosen.out.mkdir(parents=True, exist_ok=True)
    filled = {
        **vars(chosen), "imitation": chosen.out or IMITATION, "learned": chosen.out or SHIPPED,
        "persons": chosen.out / "duel.json" if chosen.out else SHIPPED_FOR_DUELS,
        "news": " ".join(chosen.faction or ()), "of_news": f"--out {chosen.out}" if chosen.out else "",
    }  # fmt: skip
    stages = OF_FACTIONS if chosen.faction else STAGES
    return run([stage for stage in stages if stage.name in wanted], filled, chosen.minutes)


if __name__ == "__main__":
    raise SystemExit(main())
