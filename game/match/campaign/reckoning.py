"""What a campaign comes to, worked out from what was played: standing or chapter, the next table, how far it is."""

from collections.abc import Sequence

from game.games.registry import ids_of
from game.match.campaign.files import Run, RunError
from game.match.campaign.goals import campaigns_of, goal_words
from game.match.campaign.league import Row, dealt, drafted, league_table, standing
from game.match.campaign.progress import Held, Progress, Step, progress
from game.match.campaign.table import Table, table_of
from game.match.texts import counted


def people_of(run: Run) -> tuple[str, ...]:
    """The names of whoever plays, bots of a league included."""
    if run.league is not None:
        return tuple(player.name for player in run.league.players)
    assert run.story is not None
    return tuple(run.story.people)


def state_of(run: Run) -> Progress:
    assert run.story is not None
    steps = [Step(game.chapter or "", game.facts, game.people, game.used) for game in run.games]
    return progress(run.story.book, steps)


def standing_of(run: Run) -> list[Row]:
    assert run.league is not None
    return standing([player.name for player in run.league.players], [game.facts for game in run.games])


def is_over(run: Run) -> bool:
    """Whether no game is left."""
    if run.league is not None:
        return len(run.games) >= run.league.length
    return state_of(run).chapter is None


def factions_of(run: Run, picks: Sequence[str] = ()) -> list[list[str]]:
    """The factions by player for the next game of a league."""
    assert run.league is not None
    number = len(run.games)
    if run.league.factions == "draft":
        return drafted(run.league, number, [game.facts for game in run.games], picks)
    return dealt(run.league, number)


def next_table(run: Run, used: Sequence[str] = (), picks: Sequence[str] = ()) -> Table:
    if run.league is not None:
        try:
            return league_table(run.league, len(run.games), factions_of(run, picks))
        except ValueError as problem:
            raise RunError(str(problem)) from problem
    assert run.story is not None
    state = state_of(run)
    if state.chapter is None:
        raise RunError("This story has been told to its end.")
    held = {each.id: each for each in state.helps}
    if not set(used) <= held.keys():
        raise RunError("One of these helps has been used already.")
    helps = [held[each].help for each in dict.fromkeys(used)]
    turn = sum(each.chapter.alternates for each in state.ended)
    return table_of(run.story.book, state.chapter, run.story.people, state, helps, turn)


def usable(run: Run, held: Held) -> str:
    """Why a help is of no use in the next chapter, in a sentence; empty if it is."""
    state = state_of(run)
    game = state.chapter.game if state.chapter is not None else None
    if game is not None and not ids_of(game, "factions") and held.help.kind != "undo":
        return f"In {campaigns_of(game).called} nobody has Power or Doom."
    if held.help.kind == "undo" and run.ironman:
        return "In Ironman undo stays strict."
    return ""


def called(run: Run) -> str:
    """The game that is going on, or comes next: "game 3", or the chapter’s title."""
    if run.league is not None:
        return f"game {len(run.games) + 1}"
    chapter = state_of(run).chapter
    return chapter.title if chapter is not None else "the end"


def place_of(run: Run) -> str:
    """Where a campaign goes on, in two words: "game 2", "chapter 4"; empty if it is over."""
    if is_over(run):
        return ""
    if run.league is not None or run.story is None:
        return f"game {len(run.games) + 1}"
    chapter = state_of(run).chapter
    return f"chapter {run.story.book.chapters.index(chapter) + 1}" if chapter is not None else ""


def purpose_of(run: Run) -> str:
    """What the game that is going on, or comes next, is for: how far the league is, or the chapter's aim and feat."""
    if run.league is not None:
        return f"Game {len(run.games) + 1} of {run.league.length}."
    return " ".join(f"{head}: {goals}." for head, goals in aims_of(run))


def aims_of(run: Run) -> tuple[tuple[str, str], ...]:
    """The aim of the chapter that is going on, or comes next, and what goes beyond it; none in a league."""
    chapter = state_of(run).chapter if run.league is None else None
    if chapter is None:
        return ()
    heads = (("Aim", chapter.aim), ("Bonus goal", chapter.feat))
    return tuple((head, "; ".join(goal_words(goal, chapter.game) for goal in goals)) for head, goals in heads if goals)


def line_of(run: Run) -> str:
    """How far a campaign is, in a line."""
    if run.league is not None:
        rows = standing_of(run)
        first = [row.name for row in rows if row.place == 1]
        ahead = first[0] if len(first) == 1 else " and ".join(first[:2]) if len(first) == 2 else "Several"
        if is_over(run):
            won = "won" if len(first) == 1 else "share the first place"
            return f"{counted(len(run.games), 'game')} played · {ahead} {won}"
        played = f"game {len(run.games) + 1} of {run.league.length}"
        if not run.games:
            return played
        return f"{played} · {ahead} {'leads' if len(first) == 1 else 'lead'}"
    state = state_of(run)
    assert run.story is not None
    if state.chapter is None:
        return f"told to its end: {state.ending.title}" if state.ending else "told to its end"
    number = run.story.book.chapters.index(state.chapter) + 1
    return f"chapter {number} of {len(run.story.book.chapters)}: {state.chapter.title}"
