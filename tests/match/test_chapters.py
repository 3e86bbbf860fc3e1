"""F2: stories told in chapters: what their files may hold, goals, consequences, endings; The Stars Align."""

import copy
import importlib.util
import tomllib
from pathlib import Path

import msgspec
import pytest
from campaigning import STARS, campaigns_in, facts, play

from game.bots import playable
from game.games.registry import games
from game.language.library import languages_in
from game.language.spoken import catalogs, has, name, say, speak, spoken
from game.match.campaign import telling
from game.match.campaign.book import BookError, outcomes, read_book, shipped_books
from game.match.campaign.goals import Goal, facts_of, goal_words, goals_of, met
from game.match.campaign.progress import Step, Strength, progress, tidings
from game.match.campaign.reckoning import aims_of, is_over, next_table, purpose_of, state_of, usable
from game.match.campaign.story import Book, Help
from game.match.campaign.table import level_after, table_of
from game.match.campaign.telling import translated
from game.match.dated import campaign_name
from game.match.driver import make_bots, play_out
from game.match.match import Match, Seat
from game.match.seats import LONGEST_NAME

SCRIPTS = Path(__file__).resolve().parent.parent.parent / "scripts"
SMALL = {
    "kind": "Mythos Table campaign",
    "format": 1,
    "title": "Small",
    "text": "Two nights.",
    "enemies": [{"id": "foe", "name": "Foe", "level": "adept"}],
    "relics": [{"artifact": "silver_key", "help": {"kind": "undo", "name": "The key"}}],
    "chapters": [
        {
            "id": "one", "title": "One", "text": "First.", "game": "rites",
            "seats": [{"who": "first"}, {"who": "second", "name": "Ally"}, {"who": "enemy", "enemy": "foe"}],
            "feat": [{"rule": "rites_won", "number": 2}],
            "triumph": {"then": [{"rule": "relics"}, {"rule": "mark", "mark": "lucky"}]},
            "victory": {"then": [{"rule": "help", "help": {"kind": "power", "name": "A push", "amount": 2}}]},
            "defeat": {"then": [{"rule": "stronger", "enemy": "foe", "power": 1, "level": 1}]},
        },
        {
            "id": "two", "title": "Two", "text": "Last.", "game": "duel",
            "seats": [{"who": "first", "faction": "black_goat"},
                      {"who": "enemy", "enemy": "foe", "faction": "yellow_sign"}],
            "feat": [{"rule": "awaken"}],
            "triumph": {}, "victory": {}, "defeat": {},
        },
    ],
    "endings": [{"id": "best", "title": "Best", "text": "!", "when": [{"rule": "marked", "mark": "lucky"}]},
                {"id": "other", "title": "Other", "text": "."}],
}  # fmt: skip


def written(tmp_path, data, name="own.campaign.json"):
    path = tmp_path / name
    path.write_bytes(msgspec.json.encode(data))
    return path


def changed(place, value):
    """The small campaign with one value changed; ``place`` is a path of keys."""
    data = copy.deepcopy(SMALL)
    found = data
    for key in place[:-1]:
        found = found[key]
    found[place[-1]] = value
    return data


@pytest.fixture
def small(tmp_path) -> Book:
    return read_book(written(tmp_path, SMALL))


@pytest.fixture
def stars() -> Book:
    return read_book(next(path for path in shipped_books() if path.name == STARS))


def rites(points, won, artifacts=(), rites_won=0):
    return facts(*points, game="rites", won=won, artifacts=list(artifacts), rites=rites_won)


# files


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("chapters", 0, "feat"), [{"rule": "fly"}], "unknown goal “fly”"),
        (("chapters", 0, "feat"), [{"rule": "awaken"}], "not for a game of rites"),
        (("chapters", 0, "feat"), [{"rule": "rites_won"}], "needs a number"),
        (("chapters", 1, "feat"), [{"rule": "awaken", "what": "dagon"}], "cannot name “dagon”"),
        (("chapters", 0, "feat"), [{"rule": "rites_won", "number": "two"}], "“number” must be a whole number"),
        (("chapters", 0, "code"), "import os", "there is no field “code” here"),
        (("chapters", 1, "seats"), [{"who": "first", "faction": "black_goat"}] * 2, "exactly one seat"),
        (("chapters", 1, "seats", 1, "enemy"), "nobody", "there is no enemy nobody"),
        (("chapters", 1, "seats", 0, "faction"), "dagon", "unknown faction “dagon”"),
        (("chapters", 1, "scenario"), "../../etc/passwd", "cannot name a prepared position"),
        (("chapters", 1, "scenario"), "nothing-there", "there is no prepared position"),
        (("chapters", 0, "rite"), "the_picnic", "unknown rite"),
        (("chapters", 1, "rite"), "the_hound", "unknown rite"),
        (("chapters", 1, "game"), "chess", "unknown game “chess”. Available: wars, duel, rites"),
        (("chapters", 0, "seats", 0, "power"), 2, "in a game of rites no one has Power or Doom"),
        (("chapters", 0, "triumph", "next"), "one", "not a later chapter"),
        (("chapters", 1, "id"), "one", "two chapters are called one"),
        (("chapters", 0, "defeat", "then"), [{"rule": "stronger"}], "needs enemy"),
        (("chapters", 0, "defeat", "then"), [{"rule": "eval"}], "“rule” cannot be “eval”; it must be help, mark, "),
        (("enemies", 0, "level"), "my.module:Bot", "“level” cannot be “my.module:Bot”"),
        (("endings", 0, "when"), [{"rule": "marked", "mark": "unheard"}], "no chapter leaves the mark"),
        (("endings", 1, "when"), [{"rule": "won", "chapter": "one"}], "the last ending"),
        (("relics", 0, "artifact"), "teapot", "unknown artifact"),
        (("positions",), {}, "is not a campaign"),
        (("format",), 2, "newer version of Mythos Table"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(tmp_path, place, value, said):
    with pytest.raises(BookError) as refused:
        read_book(written(tmp_path, changed(place, value)))
    sentence = str(refused.value)
    assert said in sentence and sentence.startswith("own.campaign.json") and sentence.endswith(".")


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[[[[", b"{" * 100_000, b"[" * 200_000, b" " * 300_000, b"null"])
@pytest.mark.parametrize("name", ["own.campaign.toml", "own.campaign.json"])
def test_what_is_no_campaign_is_refused(tmp_path, data, name):
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(BookError):
        read_book(path)


def test_a_link_out_of_the_folder_is_not_followed(tmp_path):
    outside = tmp_path / "outside.scenario.json"
    outside.write_text("{}")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "linked.scenario.json").symlink_to(outside)
    with pytest.raises(BookError, match="no prepared position called linked"):
        read_book(written(tmp_path / "in", changed(("chapters", 1, "scenario"), "linked")))


def test_campaigns_of_the_players_own_are_found_and_a_wrong_one_says_why(tmp_path):
    services, desk = campaigns_in(tmp_path)
    written(desk.own, SMALL)
    written(desk.own, {}, "broken.campaign.json")
    found = {book.path.name: book for book in desk.books()}
    assert found["own.campaign.json"].chapters == 2 and found["own.campaign.json"].problem == ""
    assert "is not a campaign" in found["broken.campaign.json"].problem and found[STARS].shipped
    services.close()


# goals


@pytest.mark.parametrize(
    ("goal", "yes", "no"),
    [
        (Goal("win"), facts(5, 9, won=(0,)), facts(9, 5, won=(1,))),
        (Goal("win_alone"), facts(9, 5, won=(0,)), facts(9, 9, won=(0, 1))),
        (Goal("place_at_most", 2), facts(5, 9, 3), facts(5, 9, 8)),
        (Goal("margin_at_least", 3), facts(9, 6), facts(9, 7)),
        (Goal("turns_at_most", 5), facts(1, turns=5), facts(1, turns=6)),
        (Goal("doom_at_least", 30), facts(30), facts(29)),
        (Goal("books_at_least", 4), facts(1, books=4), facts(1, books=3)),
        (Goal("gates_at_end", 2), facts(1, gates=2), facts(1, gates=1)),
        (Goal("kills_at_least", 2), facts(1, kills=2), facts(1, kills=1)),
        (Goal("captures_at_least", 1), facts(1, captures=1), facts(1)),
        (Goal("rituals_at_least", 1), facts(1, rituals=1), facts(1)),
        (Goal("awaken"), facts(1, awakened=["cthulhu"]), facts(1)),
        (Goal("awaken", what="hastur"), facts(1, awakened=["hastur"]), facts(1, awakened=["king_in_yellow"])),
        (Goal("without_losing_great_old_one"), facts(1), facts(1, great_lost=["cthulhu"])),
        (Goal("rites_won", 2), rites((1,), (), rites_won=2), rites((1,), (), rites_won=1)),
        (Goal("points_at_least", 7), rites((7,), ()), rites((6,), ())),
        (Goal("artifacts_at_least", 1), rites((1,), (), ["silver_key"]), rites((1,), ())),
        (Goal("artifact_won", what="silver_key"), rites((1,), (), ["silver_key"]), rites((1,), (), ["black_stone"])),
    ],
)
def test_a_goal_is_judged_from_the_facts(goal, yes, no):
    assert met(goal, yes, [0]) and not met(goal, no, [0])


def test_every_goal_has_a_test_and_words():
    judged = {goal.rule for goal, _, _ in test_a_goal_is_judged_from_the_facts.pytestmark[0].args[1]}
    goals = {(key, game): rule for game in games() for key, rule in goals_of(game).items()}
    assert judged == {key for key, _ in goals}
    assert goal_words(Goal("awaken", what="hastur"), "wars") == say("wars-goal-awaken", what=name("unit", "hastur"))
    assert goal_words(Goal("awaken"), "duel") == say("wars-goal-awaken.any")
    assert goal_words(Goal("books_at_least", 4), "wars") == say("wars-goal-books", number=4)
    assert goal_words(Goal("artifacts_at_least", 1), "rites") == say("rites-goal-artifacts", number=1)
    assert all(goal_words(Goal(rule, 2 if found.number else None), game) for (rule, game), found in goals.items())


def test_a_story_is_told_in_the_language_that_is_spoken(stars, tmp_path):
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "story.ftl").write_text(
        "campaign-the-stars-align =\n    .title = Sterne\n"
        "campaign-the-stars-align-ash-and-ink =\n    .title = Asche\n    .victory = Gewonnen\n"
        "campaign-the-stars-align-enemy-pell =\n    .name = Herr Pell\n", encoding="utf-8")  # fmt: skip
    assert translated(stars) is stars
    catalogs("player", languages_in(tmp_path))
    speak("fr")
    try:
        told = translated(stars)
        assert translated(stars) is told, "it is put together once"
        first = told.chapters[0]
        assert (told.title, first.title, first.victory.text) == ("Sterne", "Asche", "Gewonnen")
        assert told.enemy("pell").name == "Herr Pell"
        assert (campaign_name(stars.title), campaign_name("Friday league")) == ("Sterne", "Friday league")
        assert first.text == stars.chapters[0].text and told.enemy("vane") == stars.enemy("vane")
    finally:
        catalogs("player", None)
        speak("en")
    assert translated(stars) is stars


def test_the_stars_align_is_told_whole_in_german(stars, monkeypatch):
    asked: set[str] = set()
    monkeypatch.setattr(telling, "has", lambda key: bool(asked.add(key)) or has(key))
    speak("de", strict=True)
    try:
        told = translated(stars)
        assert {key for key in asked if not has(key)} == set(), "these are told in English"
        german = {key for key in spoken().chain[0].raw if key.startswith("campaign-the-stars-align") and has(key)}
        assert {key for key in german if "." in key} == asked, "these are never told"
        names = [each.name for each in told.enemies] + [seat.name for each in told.chapters for seat in each.seats]
        assert all(has(key) and len(say(key)) <= LONGEST_NAME for key in asked
                   if ("-seat-" in key or "-enemy-" in key) and key.endswith(".name"))
        assert "Kapitän Vane" in names and "Der Nachtwächter" in names
    finally:
        speak("en")


def test_what_a_chapter_is_for_is_told_in_the_language_that_is_spoken(tmp_path):
    services, campaigns = campaigns_in(tmp_path)
    run = campaigns.prepare(campaigns.begin_story(shipped_books()[0], ["Ada"]).id)
    session = campaigns.sit_down(run)
    session.close()
    services.close()
    english, aims = session.purpose, session.aims
    speak("de")
    try:
        assert session.purpose == purpose_of(run) != english and session.aims == aims_of(run) != aims
        assert [seat.name for seat in session.match.seats] == ["Ada", "Der Buchhändler", "Mrs. Orne"]
        assert [seat.name for seat in next_table(run).seats] == [seat.name for seat in session.match.seats]
    finally:
        speak("en")
    assert (session.purpose, session.aims) == (english, aims)
    assert [seat.name for seat in session.match.seats] == ["Ada", "The bookseller", "Mrs. Orne"]


def test_facts_come_from_the_result_and_the_events():
    match = Match.new({"game": "wars", "players": 4, "seed": 64, "rules": 1}, [Seat("random", name) for name in "ABCD"])
    play_out(match, make_bots(["random"] * 4, 64))
    found, result = facts_of(match), match.result()
    assert [seat.points for seat in found.seats] == list(result.doom.values())
    assert [seat.books for seat in found.seats] == list(result.books.values())
    # Humanity has survived: places go by Doom, and nobody has won.
    assert [seat.place for seat in found.seats] == [2, 4, 2, 1] and found.winners == []
    cthulhu, _, goat, _ = found.seats
    assert (cthulhu.awakened, cthulhu.great_lost, cthulhu.captures) == (["cthulhu"], [], 1)
    assert (goat.awakened, goat.great_lost, goat.kills) == (["shub_niggurath"], ["shub_niggurath"], 4)
    assert found.margin(3) == 2 and found.turns == match.position.state.turn


def test_facts_of_the_rites_count_artifacts_and_rites():
    match = Match.new({"game": "rites", "players": 3, "seed": 1}, [Seat("random", name) for name in "ABC"])
    play_out(match, make_bots(["random"] * 3, 1))
    found, result = facts_of(match), match.result()
    assert [len(seat.artifacts) for seat in found.seats] == list(result.artifacts.values())
    assert sum(seat.rites for seat in found.seats) == sum(bool(winner) for _, winner, _ in result.rites)
    assert found.winners == list(result.winners)


# what carries on


def test_a_triumph_turns_the_artifacts_won_into_helps(small):
    first = Step("one", rites((9, 1, 1), (0,), ["silver_key", "black_stone"], 2), [0], [])
    state = progress(small, [first])
    assert [held.help for held in state.helps] == [Help("undo", "The key")]
    assert state.chapter.id == "two" and state.ended[0].result == "triumph"
    assert any("The key" in line for line in tidings(small, state.ended[0]))


def test_a_help_is_gone_once_it_was_used(small):
    first = Step("one", rites((9, 1, 1), (0,)), [0], [])
    held = progress(small, [first]).helps[0]
    assert held.help.name == "A push"
    after = progress(small, [first, Step("two", facts(30, 9, won=(0,)), [0], [held.id])])
    assert after.helps == () and after.chapter is None


def test_a_lost_chapter_makes_the_enemy_stronger(small):
    state = progress(small, [Step("one", rites((1, 9, 1), (1,)), [0], [])])
    table = table_of(small, state.chapter, ["Ada"], state, ())
    assert table.handicap == ((0, 0), (1, 0))
    assert table.seats[1].bot == playable("duel", "hierophant") and table.seats[1].name == "Foe"


def test_power_helps_and_undo_reach_the_match(small):
    state = progress(small, [Step("one", rites((9, 1, 1), (0,)), [0], [])])
    helps = [Help("power", "A push", 2), Help("foe_power", "A draft"), Help("undo", "The key")]
    inputs = table_of(small, state.chapter, ["Ada"], state, helps).inputs(1, strict=True, ironman=False)
    given = inputs["options"]["handicap"]
    assert given == {"black_goat": {"power": 2, "doom": 0}, "yellow_sign": {"power": -1, "doom": 0}}
    assert not Match.new(inputs).strict
    assert Match.new({**inputs, "ironman": True}).strict


def test_two_people_share_a_table_or_take_a_single_seat_in_turns(small):
    state = progress(small, [])
    both = table_of(small, small.chapters[0], ["Ada", "Bea"], state, ())
    assert [seat.name for seat in both.seats] == ["Ada", "Bea", "Foe"] and both.people == (0, 1)
    alone = table_of(small, small.chapters[0], ["Ada"], state, ())
    assert [seat.name for seat in alone.seats] == ["Ada", "Ally", "Foe"] and alone.people == (0,)
    for turn, who in ((0, "Ada"), (1, "Bea")):
        assert table_of(small, small.chapters[1], ["Ada", "Bea"], state, (), turn).seats[0].name == who


def test_the_first_ending_that_fits_is_told(small):
    last = Step("two", facts(9, 30, won=(1,)), [0], [])
    lucky = progress(small, [Step("one", rites((9, 1, 1), (0,), (), 2), [0], []), last])
    other = progress(small, [Step("one", rites((1, 9, 1), (1,)), [0], []), last])
    assert (lucky.ending.id, other.ending.id) == ("best", "other")


def test_levels_go_up_and_down_within_what_there_is():
    assert level_after("adept", 1) == "hierophant" and level_after("oracle", 3) == "master"
    assert level_after("initiate", -2) == "initiate" and level_after("amateur", 1) == "hierophant"


# The Stars Align


def test_the_stars_align_has_seven_chapters_of_all_games_and_several_endings(stars):
    assert len(stars.chapters) == 7 and {chapter.game for chapter in stars.chapters} == {"wars", "duel", "rites"}
    assert len(stars.endings) >= 4 and sum(chapter.scenario is not None for chapter in stars.chapters) >= 2
    seats = {len(chapter.seats) for chapter in stars.chapters if chapter.game == "wars"}
    assert seats == {3, 4}


def test_every_way_through_the_stars_align_leads_to_an_ending(stars):
    found = set()
    for way in (("triumph",) * 7, ("victory",) * 7, ("defeat",) * 7, ("defeat",) * 6 + ("victory",),
                ("victory",) * 6 + ("defeat",), ("victory",) * 5 + ("triumph", "victory")):  # fmt: skip
        state = progress(stars, [])
        steps = []
        for result in way:
            steps.append(Step(state.chapter.id, reached(state.chapter, result), [0], []))
            state = progress(stars, steps)
        assert [each.result for each in state.ended] == list(way)
        found.add(state.ending.id)
    assert found == {ending.id for ending in stars.endings}


def reached(chapter, result):
    """Facts that lead to a result of a chapter of The Stars Align."""
    game, count = chapter.game, len(chapter.seats)
    if result == "defeat":
        return facts(0, *[9] * (count - 1), game=game, won=(1,))
    alone = {"rites": 4, "artifacts": ["silver_key", "black_stone"]} if game == "rites" else {
        "awakened": ["cthulhu", "nyarlathotep"], "kills": 9, "books": 6, "gates": 5}  # fmt: skip
    if result == "triumph":
        return facts(40, *[1] * (count - 1), game=game, won=(0,), **alone)
    won = () if chapter.aim[0].rule == "place_at_most" else (0,)
    return facts(5, *[1] * (count - 1), game=game, won=won, great_lost=["cthulhu"])


def test_nothing_in_the_stars_align_stands_there_twice_or_is_too_long(stars):
    texts = [chapter.text for chapter in stars.chapters] + [ending.text for ending in stars.endings]
    texts += [outcome.text for chapter in stars.chapters for _, outcome in outcomes(chapter)]
    assert len(set(texts)) == len(texts) and all(texts) and max(map(len, texts)) < 480


def test_the_first_three_chapters_are_played_and_their_consequences_hold(tmp_path):
    services, desk = campaigns_in(tmp_path)
    path = next(book.path for book in desk.books() if book.path.name == STARS)
    run = desk.begin_story(path, ["Ada"])
    for number in range(3):
        state = state_of(run)
        assert state.chapter.id == run.story.book.chapters[number].id
        run = play(desk, run, used=[held.id for held in state.helps if not usable(run, held)])
    assert [game.chapter for game in run.games] == ["ash_and_ink", "the_merrimac_quarrel", "three_chairs"]
    assert not is_over(run) and state_of(run).chapter.id == "the_king_in_asia"
    services.close()


def test_an_enemys_level_may_be_its_chapters_own_and_changes_from_there(stars):
    quarrel = stars.chapter("the_merrimac_quarrel")
    assert stars.enemy("pell").level == "initiate" and quarrel.seats[1].level == "adept"
    state = progress(stars, [])
    for steps, level in ((0, "adept"), (1, "hierophant"), (-3, "initiate")):
        changed = state._replace(enemies={"pell": Strength(level=steps)})
        assert table_of(stars, quarrel, ["Ada"], changed, ()).seats[1].bot == level


def test_bots_try_a_chapter_as_it_stands_after_the_others_were_lost(stars):
    found = importlib.util.spec_from_file_location("try_story", SCRIPTS / "try_story.py")
    trial = importlib.util.module_from_spec(found)
    found.loader.exec_module(trial)
    last = stars.chapters[-1]
    lost = trial.standing_before(stars, last, "defeat")
    assert lost.enemies["vane"].power > 0 > trial.standing_before(stars, last, "triumph").enemies["vane"].power
    game = trial.play(stars, stars.chapters[0], "random", "defeat", 1)
    assert [goal for goal, _ in game["reached"]] == [
        say("campaign-goal-win"), say("rites-goal-artifacts", number=2)]  # fmt: skip
    assert game["reached"][0][1] == (0 in game["winners"])


def test_the_example_of_the_guide_can_be_played(tmp_path):
    guide = (shipped_books()[0].parent.parent / "docs" / "campaigns.md").read_text(encoding="utf-8")
    example = guide.split("```toml\n")[1].split("```")[0]
    tomllib.loads(example)
    path = tmp_path / "example.campaign.toml"
    path.write_text(example, encoding="utf-8")
    assert read_book(path).chapters
    missing = [rule for game in games() for rule in goals_of(game) if f"`{rule}`" not in guide]
    assert missing == []
