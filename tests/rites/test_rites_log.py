"""The log of Rites of Cthulhu: the end with its points, causes before what they bring, what others do to a hand."""

import pytest

from game.engine.event import Event
from game.games.rites.rules.cards import VIOL
from game.games.rites.rules.over import RitesResult
from game.games.rites.words.ended import rite_ended, still_trading
from game.games.rites.words.hands import hand_changes
from game.games.rites.words.names import RitesNames
from game.games.rites.words.tableview import read_cards
from game.match.match import Match
from game.match.words import chronicle, plain
from tests.rites.ritetable import altar, pick, play_gate


def lines(match: Match, *events: Event) -> list[str]:
    """What the log says of these events, or of the whole match."""
    return [plain(line.text) for line in chronicle(match.rules, events or match.events)]


def overthrown(coveted: str) -> Match:
    """A rite that has ended by an overthrow; its winner may trade."""
    match = altar(
        "cthulhu_rises", "b9 y1", "b2 w2", "b3 b4", gates=3, eligible=[0], holder=0, bearer=0, bearer_gate=2,
        coveted=coveted,
    )  # fmt: skip
    play_gate(match, "b9", "b2", "b3")
    return match


@pytest.mark.parametrize(("scores", "told"), [
    ([(0, 14, 1), (1, 9, 0), (2, 11, 0)],
        "Cultist 1 wins with 14 points, ahead of Cultist 3 with 11 and Cultist 2 with 9."),
    ([(0, 1, 1), (1, 0, 0)], "Cultist 1 wins with 1 point, ahead of Cultist 2 with 0."),
    ([(0, 5, 1), (1, 5, 1)], "Cultist 1 and Cultist 2 share the victory with 5 points each."),
])  # fmt: skip
def test_the_end_names_the_winner_and_the_points(scores: list[tuple[int, int, int]], told: str) -> None:
    match = altar("the_hound", "g1 g2", "w1 w2", "y1 y2")
    winners = tuple(side for side, _, won in scores if won)
    points = {str(side): points for side, points, _ in scores}
    result = RitesResult(winners, (), False, len(winners) > 1, "scored", points, {}, (), ())
    ended = [Event("ended", ("scored",))]
    assert [plain(line.text) for line in chronicle(match.rules, ended, result)] == ["The last rite is over", told]
    assert lines(match, *ended) == ["The last rite is over"], "where nobody says how it has ended"


def test_what_an_artifact_brings_is_told_behind_it() -> None:
    for artifact, follows in (("zanns_viol", "holds"), ("coffin_shaped_clock", "holds"), ("innsmouth_tiara", "gives")):
        match = altar("the_tree_on_the_hill", "g1 g2", "w1 w2", "y1 y2", step="excavate", relics=artifact)
        while match.decision is not None and match.decision.kind == "pass_on":
            match.answer(match.decision.options[0])
        told = [plain(line.text) for line in chronicle(match.rules, match.events)]
        effect = next(place for place, line in enumerate(told) if "takes effect" in line)
        brought = [place for place, line in enumerate(told) if follows in line]
        assert brought and min(brought) > effect, artifact


def test_the_sum_up_of_a_rite_counts_what_was_traded() -> None:
    match = overthrown("jade_amulet camera_obscura")
    assert still_trading(match)
    pick(match, "artifact", by=0, artifact="jade_amulet")
    pick(match, "artifact", by=0, artifact="star_shaped_soapstone")
    assert not still_trading(match)
    told = plain(rite_ended(match))
    assert "The Star-Shaped Soapstone" in told and "The Camera Obscura" in told and "Jade Amulet" not in told


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_card_that_is_swapped_is_told_to_whom_it_was_taken_from(viewer: int) -> None:
    turned = {"relics": "brain_cylinder", "step": "excavate"}
    match = altar("the_tree_on_the_hill", "g5 g6", "w1", "y1 y2", deck="b1 b2", **turned)
    before = len(match.events)
    pick(match, "invoke", by=0, side=1)
    pick(match, "card", by=0, unit="g6")
    table = read_cards(match, viewer)
    told = [plain(each) for each in hand_changes(match.events_since(before, viewer), table, RitesNames(match.rules))]
    mine = ["Player 1 takes", "Player 1 gives you"] if viewer == 1 else []
    assert [line.startswith(begins) for line, begins in zip(told, mine, strict=True)] == [True] * len(mine)


def test_a_hand_dealt_anew_and_a_card_forced_on_are_told() -> None:
    match = altar("cthulhu_rises", "g5 g6", "w1 w2", "y1 y2")
    names = RitesNames(match.rules)
    anew = [Event("excavated", (VIOL,)), Event("dealt", (0,)), Event("dealt", (1, 5, 30)), Event("dealt", (2,))]
    events = [*anew, Event("exchanged", (0, 1, 5, 30))]
    dealt, forced = (plain(each) for each in hand_changes(events, read_cards(match, 1), names))
    assert dealt.startswith("Zann’s Viol: you now hold ")
    assert forced.startswith("Player 1 forces ") and " on you and gets " in forced
    assert list(hand_changes(events[-1:], read_cards(match, 2), names)) == []
    assert list(hand_changes([Event("dealt", (1, 5, 30))], read_cards(match, 1), names)) == [], "as every rite begins"
