"""Games that our own players play for the judgement to learn from, with steps aside that good play would not take.

    python3 -m scripts.learning.wandering --out FILE [--games N] [--players N] [--game duel] [--edition ID]
        [--faction ID ...] [--astray PERCENT] [--jobs N | --cluster ADDRESS]

Records hold the positions that one kind of play leads to; a search looks at others too. So in a part of the decisions
what to do next is drawn at random, and some seats are taken by other players. Every finished game is added to the file
at once, one in a line: the set-up, who won, and the position at the beginning of every slot, of every turn (before the
Doom phase) and of every question for a Ritual; and all answers, so that the game can be played again. Run again it
goes on after the last game there. With new factions (``--faction``) any others play against one of them or more.
"""

import argparse
import gzip
import random
import sys
import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.arena.schedule import Contest, check, pairing
from game.bots.protocol import Bot, Budget, Question
from game.engine.chance import Chance
from game.engine.position import Position, decode_stack, encode_stack
from game.games.game import loaded
from game.games.registry import facts_of, rules_for
from game.games.wars.bots.learned.policy import knows_side
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.state import ACTION, WarsState
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER
from game.match.driver import bot_seed
from scripts.learning.contests import executors
from scripts.learning.own_games import bot_of, takes_budget

PLAYERS = (
    "scripts.learning.imitation:Imitation", "scripts.learning.imitation:Likeliest", "hierophant",
    "scripts.learning.by_chances:ByChances",
)  # fmt: skip
ODDS = (45, 10, 10, 35)
"""How often of a hundred a seat is taken by each of them."""
FOR_TWO = ("scripts.learning.quick:Quick", "scripts.learning.quick:Cool", "hierophant", "oracle")
ODDS_FOR_TWO = (15, 25, 25, 35)
"""The same between two persons, of whom there are no records. The policy knows the factions from larger games."""
TEACHER = "scripts.learning.teacher:Teacher"
AROUND_NEW, ODDS_AROUND_NEW = ("expert", "hierophant", "master"), (75, 20, 5)
"""The same around new factions, of which there are no records either."""
BY_HAND, ODDS_BY_HAND = (TEACHER, "oracle", "hierophant"), (75, 10, 15)
"""Who plays a new faction of which nothing has been learned; the last two do it by hand."""
AT_FIRST, ODDS_AT_FIRST = (TEACHER, "master", "expert"), (60, 30, 10)
"""Who plays it once something has been."""
LITTLE: Budget = ("nodes", 500.0)
"""What those of them that search may spend on a slot."""
ASTRAY = 8
"""Of a hundred main decisions so many are drawn at random."""
RITUALS_ASTRAY = 20
"""Of a hundred Rituals of new factions, whether or not: nobody has shown what theirs are worth."""
SEED = 180_000


class Wandered(msgspec.Struct):
    """A game as files hold it.

    ``inputs`` make its rules, ``seated`` are the players' names, ``winners`` factions (none: humanity), ``doom`` what
    everybody had at the end with all Elder Signs. ``positions`` are (state, stack) as saves hold them. ``answers`` are
    places among the options, below nought (-1 for the first) where they were drawn; or a side with what it revealed.
    """

    inputs: dict[str, Any]
    seated: list[str]
    winners: list[str]
    doom: dict[str, int]
    turns: int
    positions: list[tuple[Any, Any]]
    answers: list[int | tuple[int, list[int]]] = []


class Replayed(NamedTuple):
    """A decision of a game that is played again: the position, the place of the option taken, whether it was drawn."""

    pos: Position
    place: int
    drawn: bool


def position_of(rules: Any, kept: tuple[Any, Any]) -> Position:
    """A position of a file with its question open."""
    pos = Position(rules, rules.decode_state(kept[0]), decode_stack(kept[1]), Chance.seeded(0))
    pos.advance()
    pos.events.clear()
    return pos


def worth_keeping(pos: Position) -> bool:
    """Whether a slot, a turn or a Ritual is about to begin."""
    asked = pos.decision
    assert asked is not None
    if asked.kind in ("direction", "ritual"):
        return True
    top = pos.stack[-1]
    return isinstance(top, Slot) and asked.kind == "action" and top.fresh(pos) and pos.state.phase == ACTION


def played(
    pos: Position, bots: Sequence[Bot], rng: random.Random, astray: int, answers: list[int | tuple[int, list[int]]],
    new: Sequence[int] = (),
) -> Iterator[tuple[Any, Any]]:
    """Plays to the end; yields what is kept on the way, and writes the answers down. ``new`` are sides' numbers."""
    while (asked := pos.decision) is not None:
        if worth_keeping(pos):
            yield pos.rules.encode_state(pos.state), encode_stack(pos.stack)
        bot, question = bots[asked.seat], Question(asked, pos.view)
        shown = bot.reveals(question)
        if shown is not None:
            answers.append((shown[0], list(shown[1])))
            pos.reveal(*shown)
            continue
        rate = RITUALS_ASTRAY if asked.kind == "ritual" and asked.side in new else astray * (asked.kind == "action")
        astray_now = rate > 0 and rng.randrange(100) < rate
        chosen = rng.choice(asked.options) if astray_now else bot.choose(question)
        place = asked.options.index(chosen)
        answers.append(-1 - place if astray_now else place)
        pos.answer(chosen)


def replayed(game: Wandered) -> Iterator[Replayed]:
    """The decisions of a game one after the other, each with its question open; look before the next is asked for."""
    pos = Position.start(rules_for(game.inputs), Chance.seeded(game.inputs["seed"]))
    for given in game.answers:
        asked = pos.decision
        assert asked is not None
        if not isinstance(given, int):
            pos.reveal(*given)
            continue
        place = given if given >= 0 else -1 - given
        yield Replayed(pos, place, given < 0)
        pos.answer(asked.options[place])


def drawn_around(news: Sequence[str], players: int, rng: random.Random) -> tuple[list[str], list[str]]:
    """Factions of a game with at least one of the new ones, and who plays each."""
    one = rng.choice(news)
    factions = rng.sample([one, *rng.sample([name for name in FACTIONS if name != one], players - 1)], players)
    seated: list[str] = []
    for name in factions:
        if name not in news:
            seated += rng.choices(AROUND_NEW, ODDS_AROUND_NEW)
        elif knows_side(SIDE_NUMBER[name]):
            seated += rng.choices(AT_FIRST, ODDS_AT_FIRST)
        else:
            seated += rng.choices(BY_HAND, ODDS_BY_HAND)
    return factions, seated


def game_of(contest: Contest, number: int, astray: int, news: Sequence[str] = ()) -> Wandered:
    """A game of a contest, or one with some of the ``news`` among any others; who sits where is drawn."""
    inputs = pairing(contest, number).inputs
    seed: int = inputs["seed"]
    rng = random.Random(seed)
    if news:
        inputs["factions"], seated = drawn_around(news, contest.players, rng)
    else:
        pair = contest.players == 2
        seated = rng.choices(FOR_TWO if pair else PLAYERS, ODDS_FOR_TWO if pair else ODDS, k=contest.players)
    budgets = [LITTLE if takes_budget(name) else None for name in seated]
    bots = [bot_of(name, bot_seed(seed, seat), budgets[seat]) for seat, name in enumerate(seated)]
    pos = Position.start(rules_for(inputs), Chance.seeded(seed))
    answers: list[int | tuple[int, list[int]]] = []
    positions = list(played(pos, bots, rng, astray, answers, [SIDE_NUMBER[name] for name in news]))
    result = pos.rules.result(pos)
    state: WarsState = pos.state
    doom = {FACTIONS[side]: state.doom[side] + sum(state.signs[side]) for side in pos.rules.sides}
    return Wandered({**inputs, "setup": None}, seated, list(result.sides), doom, state.turn, positions, answers)


def packed(game: Wandered) -> bytes:
    """A game as it is added to a file."""
    return gzip.compress(msgspec.json.encode(game) + b"\n", mtime=0)


def games(path: Path) -> Iterator[Wandered]:
    """The games of a file; one that a stopped run left half-written ends them."""
    decoder = msgspec.json.Decoder(Wandered)
    try:
        with gzip.open(path, "rb") as lines:
            for line in lines:
                if not line.endswith(b"\n"):
                    return
                yield decoder.decode(line)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        return


def whole(path: Path) -> int:
    """How many whole games a file holds; what comes after them is cut off."""
    count, size = 0, 0
    if not path.exists():
        return 0
    data = path.read_bytes()
    while size < len(data):
        member = zlib.decompressobj(wbits=31)
        try:
            member.decompress(data[size:])
        except zlib.error:
            break
        if not member.eof:
            break
        size = len(data) - len(member.unused_data)
        count += 1
    if size < len(data):
        path.write_bytes(data[:size])
    return count


def contest_of(players: int, edition: str | None, seed: int, game: str = "wars") -> Contest:
    """The contest whose games are played, on all maps there are for so many."""
    contest = Contest(game, players, PLAYERS[:1] * players, facts_of(game).maps(players), edition, seed=seed)
    check(contest)
    return contest


def packed_game(contest: Contest, number: int, astray: int, news: Sequence[str] = ()) -> bytes:
    """A game of a contest as it is added to a file: what an executor is given."""
    return packed(game_of(contest, number, astray, news))


def go_on(
    path: Path, contest: Contest, count: int, astray: int, executor: Executor, at_a_time: int,
    news: Sequence[str] = (),
) -> Iterator[Wandered]:
    """Play the games that a file lacks, whoever plays them: each is in the file, in its place, when it is yielded."""
    # By its whole name, for other processes know this module by that alone, also where it is the program.
    work = loaded("scripts.learning.wandering:packed_game")
    missing, given = range(whole(path), count), (astray, news)
    for data in executors.in_order(executor, at_a_time, lambda number: (work, contest, number, *given), missing):
        with path.open("ab") as file:
            file.write(data)
        yield msgspec.json.decode(gzip.decompress(data), type=Wandered)


def main() -> int:
    """Play the games that are not there yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="ends in .jsonl.gz")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument(
        "--faction", nargs="+", default=[], choices=FACTIONS, metavar="ID", help="new ones: one of them plays in all"
    )
    parser.add_argument("--game", default="wars", choices=("wars", "duel"))
    parser.add_argument("--edition", default="later", help="of the larger game (later)")
    parser.add_argument("--astray", type=int, default=ASTRAY, help=f"of a hundred main decisions ({ASTRAY})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of the first game ({SEED})")
    executors.add_hands(parser)
    given = parser.parse_args()
    try:
        duel = given.game == "duel"
        contest = contest_of(2 if duel else given.players, None if duel else given.edition, given.seed, given.game)
        given.out.parent.mkdir(parents=True, exist_ok=True)
        with executors.crew(given.jobs, given.cluster) as (executor, at_a_time):
            for game in go_on(given.out, contest, given.games, given.astray, executor, at_a_time, given.faction):
                told = f"{len(game.positions)} positions, won by {game.winners}"
                print(f"seed {game.inputs['seed']}: {game.turns} turns, {told}", flush=True)
    except (ValueError, BrokenExecutor) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
