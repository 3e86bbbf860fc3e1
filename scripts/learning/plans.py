"""Shows which bots know what to do where a strong player does: reveal, Rituals, denying a leader, books, openings.

    python3 -m scripts.learning.plans [PLAN ...] [--bots ID ...] [--nodes N,N,...] [--seeds N] [--puzzles]

Each plan is a position with what is right in it (``scripts/learning/plans.toml``); with ``--puzzles`` those of the
program's puzzles are tried that are about Cthulhu Wars. The bot has the learner's seat, everybody else answers as the
learned policy thinks likeliest. Bots that take a budget in nodes are tried with each; each plan with several seeds.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from game.bots import Bot, Budget
from game.bots.protocol import Question
from game.engine.position import Position
from game.games.wars.bots.learned.policy import policy
from game.match.lessons.conditions import all_hold, holds, means
from game.match.lessons.course import begin
from game.match.lessons.files import shipped_lessons
from game.match.lessons.format import Answer, Check, Table
from scripts.learning.contests.rows import short
from scripts.learning.own_games import bot_of, takes_budget

FILE = Path(__file__).with_suffix(".toml")
BOTS = ("scripts.learning.frozen:Hierophant", "scripts.learning.frozen:Oracle", "expert", "master")
NODES = (1000, 4000, 16000)
SEEDS = 3
MOST = 400
"""Answers after which a plan is missed."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what is right in it: one of the first answers (``begins``), or what is to be brought about."""

    id: str
    theme: str
    why: str
    table: Table
    begins: list[Answer] = []
    reached: list[Check] = []
    lost: list[Check] = []
    won: bool = False


class _File(msgspec.Struct, forbid_unknown_fields=True):
    plan: list[Plan]


def plans(path: Path = FILE) -> list[Plan]:
    """All plans of a file."""
    return msgspec.toml.decode(path.read_bytes(), type=_File).plan


def puzzles() -> list[Plan]:
    """The program's puzzles at tables of Cthulhu Wars, as plans."""
    shipped = [one for one in shipped_lessons().puzzles if one.table.game == "wars"]
    return [
        Plan(one.id, "puzzle", "", one.table, [], list(one.reached), list(one.lost), one.won)
        for one in sorted(shipped, key=lambda one: one.place)
    ]


def carried_out(plan: Plan, bot: Bot) -> bool:
    """Whether a bot in the learner's seat does what is right."""
    pos = begin(plan.table, "Learner").position.copy()
    for _ in range(MOST):
        asked = pos.decision
        if asked is None:
            break
        if asked.seat != plan.table.learner:
            chances = policy().chances(pos)
            pos.answer(asked.options[chances.index(max(chances))])
        elif not _answered(plan, pos, bot):
            return False
        elif plan.begins and not plan.reached:
            return True
        state = pos.rules.encode_state(pos.state)
        if plan.reached and all_hold(plan.reached, state):
            return True
        if any(holds(check, state) for check in plan.lost):
            break
    result = pos.rules.result(pos)
    return plan.won and result is not None and plan.table.learner in result.winner_seats


def _answered(plan: Plan, pos: Position, bot: Bot) -> bool:
    """Answer as the bot does; false if that is not how the plan begins."""
    question = Question.of(pos)
    shown = bot.reveals(question)
    if shown is not None:
        pos.reveal(*shown)
        return not plan.begins or "reveal" in plan.begins
    chosen = bot.choose(question)
    right = not plan.begins or any(means(answer, chosen, pos.rules) for answer in plan.begins)
    pos.answer(chosen)
    return right


def tried(plan: Plan, bot_id: str, budget: Budget | None, seeds: int) -> int:
    """Of so many bots, each with another seed, how many carry out a plan."""
    return sum(carried_out(plan, bot_of(bot_id, seed, budget)) for seed in range(1, seeds + 1))


def columns(bots: Sequence[str], nodes: Sequence[int]) -> Iterator[tuple[str, str, Budget | None]]:
    """What is tried, with its name."""
    for bot_id in bots:
        if bot_id == "master" or (":" in bot_id and takes_budget(bot_id)):
            for amount in nodes:
                yield f"{short(bot_id)} {amount}", bot_id, ("nodes", float(amount))
        else:
            yield short(bot_id), bot_id, None


def main(given: Sequence[str] | None = None) -> int:
    """Read the command line, try each plan, print a table in Markdown."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.plans", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("plan", nargs="*", help="ids of plans (all)")
    parser.add_argument("--bots", nargs="+", default=list(BOTS), metavar="ID", help=", ".join(BOTS))
    parser.add_argument("--nodes", default=",".join(map(str, NODES)), metavar="N,N,...", help="budgets of a slot")
    parser.add_argument("--seeds", type=int, default=SEEDS, metavar="N", help=f"how often each is tried ({SEEDS})")
    parser.add_argument("--puzzles", action="store_true", help="the program's puzzles in place of the plans")
    chosen = parser.parse_args(given)
    wanted = [one for one in (puzzles() if chosen.puzzles else plans()) if not chosen.plan or one.id in chosen.plan]
    tries = list(columns(chosen.bots, [int(each) for each in chosen.nodes.split(",")]))
    print("| plan | about | " + " | ".join(name for name, _, _ in tries) + " |")
    print("|---|---|" + "---|" * len(tries))
    total = [0] * len(tries)
    for plan in wanted:
        counts = []
        for place, (_, bot_id, budget) in enumerate(tries):
            found = tried(plan, bot_id, budget, chosen.seeds)
            total[place] += found
            counts.append(f"{found}")
        print(f"| `{plan.id}` | {plan.theme} | " + " | ".join(counts) + " |", flush=True)
    print(f"| of {len(wanted) * chosen.seeds} | | " + " | ".join(map(str, total)) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
