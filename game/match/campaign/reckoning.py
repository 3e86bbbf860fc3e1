"""What a campaign comes to, worked out from what was played: standing or chapter, the next table, how far it is."""

from collections.abc import Sequence

from game.games.registry import ids_of
from game.language.spoken import say
from game.match.campaign.files import Run, RunError
from game.match.campaign.goals import goal_words
from game.match.campaign.league import Row, dealt, drafted, league_table, standing
from game.match.campaign.progress import Held, Progress, Step, progress
from game.match.campaign.story import Book
from game.match.campaign.table import Table, table_of
from game.match.campaign.telling import translated


def people_of(run: Run) -> tuple[str, ...]:
    """The names of whoever plays, bots of a league included."""
    if run.league is not None:
        return tuple(player.name for player in run.league.players)
    assert run.story is not None
    return tuple(run.story.people)


def book_of(run: Run) -> Book:
    """The story of a campaign, as it is told in the language that is spoken."""
    assert run.story is not None
    return translated(run.story.book)


def name_of(run: Run) -> str:
    """What a campaign is called: a story by its title as it is told now, unless somebody has named it anew."""
    return book_of(run).title if run.story is not None and run.name == run.story.book.title else run.name


def state_of(run: Run) -> Progress:
    steps = [Step(game.chapter or "", game.facts, game.people, game.used) for game in run.games]
    return progress(book_of(run), steps)


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
        raise RunError(say("error-campaign-over"))
    held = {each.id: each for each in state.helps}
    if not set(used) <= held.keys():
        raise RunError(say("error-campaign-aid-used"))
    helps = [held[each].help for each in dict.fromkeys(used)]
    turn = sum(each.chapter.alternates for each in state.ended)
    # The seats keep the names that the story has in its file: who is shown them is told them.
    book = run.story.book
    return table_of(book, book.chapter(state.chapter.id), run.story.people, state, helps, turn)


def usable(run: Run, held: Held) -> str:
    """Why a help is of no use in the next chapter, in a sentence; empty if it is."""
    state = state_of(run)
    game = state.chapter.game if state.chapter is not None else None
    if game is not None and not ids_of(game, "factions") and held.help.kind != "undo":
        return say("campaign-aid-no-power")
    if held.help.kind == "undo" and run.ironman:
        return say("campaign-aid-strict")
    return ""


def place_of(run: Run) -> str:
    """Where a campaign goes on: "Our league, game 2", "The Stars Align, chapter 4"; empty if it is over."""
    if is_over(run):
        return ""
    if run.league is not None:
        return say("campaign-at-game", campaign=run.name, number=len(run.games) + 1)
    chapter = state_of(run).chapter
    assert chapter is not None
    return say("campaign-at-chapter", campaign=name_of(run), number=book_of(run).chapters.index(chapter) + 1)


def purpose_of(run: Run) -> str:
    """What the game that is going on, or comes next, is for: how far the league is, or the chapter's aim and feat."""
    if run.league is not None:
        return say("campaign-purpose-game", number=len(run.games) + 1, length=run.league.length)
    return " ".join(say(f"campaign-purpose-{what}", goals=goals) for what, goals in _aims(run))


def aims_of(run: Run) -> tuple[tuple[str, str], ...]:
    """The aim of the chapter that is going on, or comes next, and what goes beyond it; none in a league."""
    return tuple((say(f"campaign-{what}"), goals) for what, goals in _aims(run))


def _aims(run: Run) -> list[tuple[str, str]]:
    chapter = state_of(run).chapter if run.league is None else None
    if chapter is None:
        return []
    both = (("aim", chapter.aim), ("feat", chapter.feat))
    return [(what, "; ".join(goal_words(goal, chapter.game) for goal in goals)) for what, goals in both if goals]


def line_of(run: Run) -> str:
    """How far a campaign is, in a line."""
    if run.league is not None:
        leaders = [row.name for row in standing_of(run) if row.place == 1]
        count, length = len(run.games), run.league.length
        if is_over(run):
            return say("campaign-line-over", count=count, leaders=leaders)
        if not run.games:
            return say("campaign-line-game", number=1, length=length)
        return say("campaign-line-leads", number=count + 1, length=length, leaders=leaders)
    state, chapters = state_of(run), book_of(run).chapters
    if state.chapter is None:
        return say("campaign-line-ended", title=state.ending.title if state.ending else "")
    number = chapters.index(state.chapter) + 1
    return say("campaign-line-chapter", number=number, count=len(chapters), title=state.chapter.title)
