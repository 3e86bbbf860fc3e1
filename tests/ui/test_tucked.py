"""What would bring nothing is behind the button for more choices: to leave a gate that nobody else could have."""

import pytest

from tests.ui.playing import ADA, BG, BOTS, FIGHT, GC, Opener, hit

LEAVE = "option.abandon_gate"
UNITS = FIGHT["units"] | {GC: {"acolyte": ["south_pacific"] * 2, "cthulhu": ["south_pacific"]}}
GATES = {**FIGHT, "units": UNITS, "gates": {"south_pacific": GC}}


def test_leaving_a_gate_is_shown_once_asked_for(table: Opener) -> None:
    driver, scene = table(GATES)
    assert "abandon_gate" in {each.kind for each in scene.session.match.decision.options} and not driver.sees(LEAVE)
    before = driver.rect("option.move")
    driver.press("more_options")
    assert driver.sees(LEAVE)
    driver.press("more_options")
    assert not driver.sees(LEAVE) and driver.rect("option.move") == before


def test_leaving_a_gate_is_reached_by_keyboard(table: Opener) -> None:
    driver, scene = table(GATES)
    hit(driver, "1 esc")
    numbers = {card.key for card in scene.stage.bar.cards}
    while driver.focus != "more_options":
        hit(driver, "tab")
    hit(driver, "enter")
    added = next(card for card in scene.stage.bar.cards if card.choice.kind == "abandon_gate")
    assert added.key not in numbers
    hit(driver, added.key)
    assert any(entry.kind == "abandon_gate" for entry in scene.session.match.entries)


@pytest.mark.parametrize(("books", "shown"), [([], False), (["red_sign"], True)])
def test_leaving_a_gate_is_an_action_like_others_where_it_can_matter(
    table: Opener, books: list[str], shown: bool
) -> None:
    units = {BG: {"acolyte": ["south_pacific"], "dark_young": ["south_pacific"]}, GC: {"acolyte": ["europe"]}}
    setup = {**FIGHT, "slot": BG, "units": units, "books": {BG: books}, "gates": {"south_pacific": BG}}
    driver, _ = table(setup, seats=(BOTS[0], BOTS[1], ADA, BOTS[2]))
    assert driver.sees(LEAVE) is shown and driver.sees("more_options") is not shown
