from table import GC, YS, fighting, place_of


def test_devour_takes_a_unit_of_the_enemys_choice():
    """Devour: the enemy chooses one of his Monsters or Cultists in the battle and eliminates it."""
    m = fighting(GC, YS, units={GC: "cthulhu europe", YS: "acolyte europe, undead europe*2"}, dice=[1] * 6 + [1])
    m.choose("devour")
    assert m.decision.side == 3 and m.decision.kind == "devour_unit"
    m.choose(unit="acolyte")
    assert place_of(m, YS, "acolyte") == []
