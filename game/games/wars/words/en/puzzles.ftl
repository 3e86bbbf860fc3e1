### The puzzles’ own words: title, line in the list, aim, hint, solution, trap, the best result and why it is.
# Keep them short: titles up to 60 letters, .short up to 80, everything else up to 500.

## Three for four

wars-puzzle-three-for-four = Three for four
    .short = three gates with 4 Power
    .aim = Control **three gates** before your Power is gone. You are Great Cthulhu and have **4 Power**; no one else can act. End with as many of your Cultists on the map as you can.
    .hint = One gate already has no keeper, and building costs 3. Who can stand on which gate?
    .solution = Build a gate in Australia, where your Cultist stands (3 Power). Then recruit a Cultist in Antarctica, beside the Deep One (1 Power), and take the abandoned gate. Four Cultists are on the map. Moving the spare one from the South Pacific also works, but leaves three.
    .trap = A Deep One cannot keep a gate, and if the Cultist in Australia walks to Antarctica, no one is left to build.
    .best = Four Cultists on the map
    .why = A gate costs 3 Power, and the fourth Power recruits one Cultist.

## Nobody is safe

wars-puzzle-nobody-is-safe = No one is safe
    .short = two captures for as little as possible
    .aim = Capture **two Cultists** before your Power is gone. You are Great Cthulhu and have **4 Power**. Keep as much of it as you can.
    .hint = A Monster protects Cultists from Monsters. What does it do against a Great Old One?
    .solution = Move Cthulhu to Africa, capture there, and capture again: a Great Old One reaches past the Ghoul both times.
    .trap = The Deep One cannot capture where an enemy Monster stands guard, and using two units in two places takes all four Power.
    .best = 1 Power left over
    .why = One step and two captures cost 3 Power.

## The third ocean

wars-puzzle-third-ocean = The third ocean
    .short = a spellbook with 4 Power
    .aim = Earn **a spellbook** before your Power is gone. You are Great Cthulhu and have **4 Power**. Keep as much of it as you can.
    .hint = A gate that someone else built also counts, if its keeper becomes yours.
    .solution = Use Dreams on the North Atlantic (3 Power): it replaces the keeper there with your own Cultist, who takes the gate. That is your third ocean gate, and 1 Power is left.
    .trap = Moving to a third ocean and building there also works, but takes all four Power.
    .best = 1 Power left over
    .why = Dreams costs 3 Power, and there is no cheaper way to a third ocean gate.

## Down and up again

wars-puzzle-down-and-up = Down and up again
    .short = reach a keeper far inland
    .aim = Capture **Yellow Sign’s last keeper** in Europe before this Action phase ends. You are Great Cthulhu and have **4 Power**. Keep as much of it as you can.
    .hint = Europe is far from the South Pacific by land and sea. Is there another way for Cthulhu to travel?
    .solution = Submerge with Cthulhu (1 Power), emerge in Europe (1), and capture past the Undead (1).
    .trap = Cthulhu needs three moves to reach Europe over the map, and the capture takes the last Power.
    .best = 1 Power left over
    .why = To submerge, emerge and capture costs 3 Power.

## Fifteen exactly

wars-puzzle-fifteen = Fifteen exactly
    .short = awaken the King and Hastur
    .aim = Awaken **the King in Yellow and Hastur** before your Power is gone. You are Yellow Sign and have **16 Power**. Keep as much of it as you can.
    .hint = Look at where each of them may awaken: the King needs a place without a gate, and Hastur needs the King at one of your gates.
    .solution = Awaken the King in the Arctic Ocean, where your third Cultist waits (4 Power). Move him to the gate in Europe (1), and awaken Hastur there (10).
    .trap = The King cannot awaken in an area with a gate, and any further action takes the sixteenth Power.
    .best = 1 Power left over
    .why = The two awakenings cost 4 and 10, and the King needs one step from an area without a gate to one with a gate.

## Two books, one flight

wars-puzzle-two-books-one-flight = Two books, one flight
    .short = two spellbooks with 3 Power
    .aim = Earn **two spellbooks** before your Power is gone. You are Crawling Chaos and have **3 Power**.
    .hint = Your units fly: 1 Power moves a unit up to two areas. Which two requirements can you meet with 3 Power?
    .solution = In one Move action an Acolyte flies from Asia to the abandoned gate in Europe, and the Flying Polyp to Antarctica. Europe is your third gate. Then capture the unguarded Cultist in Antarctica.
    .trap = If you move it one area at a time, the Polyp arrives too late.
    .best = No Power left over
    .why = Two flights and a capture cost 3 Power.

## Everywhere

wars-puzzle-everywhere = Everywhere
    .short = two spellbooks with 5 Power
    .aim = Earn **the spellbooks for six and for eight areas** before your Power is gone. You are Black Goat and have **5 Power**.
    .hint = Five steps must add four areas to your four and leave none empty behind: one of your units has to follow another.
    .solution = Move five units in one action: the Fungi to Europe, the Ghoul to the Arctic Ocean, an Acolyte from Africa to the South Atlantic, the Acolyte of the Indian Ocean to Antarctica, and another Acolyte from Africa into the Indian Ocean.
    .trap = If you only move outward from Africa and Asia, there are too few new areas within one step.
    .best = Solved with five Power
    .why = Four more areas must hold a unit, each step costs 1 Power, and one area has to be left and filled again: five steps.

## A change of places

wars-puzzle-change-places = A change of places
    .short = share areas with both enemies for as little as possible
    .aim = Share **areas with both enemies** at once. You are Black Goat and have **3 Power**. Keep as much of it as you can.
    .hint = Avatar changes places with a unit that the other player chooses. Make sure that either choice suits you.
    .solution = Move the Fungi to Antarctica or to the South Pacific, where Great Cthulhu is. Then use Avatar on North America: whichever unit Yellow Sign gives, Shub-Niggurath stands beside the other.
    .trap = Shub-Niggurath can also walk to North America, but her two steps take all the Power that is left.
    .best = 1 Power left over
    .why = One step and Avatar cost 2 Power.

## Save Cthulhu

wars-puzzle-save-cthulhu = Save Cthulhu
    .short = keep Cthulhu out of battle
    .aim = Keep **Cthulhu out of battle** until this Action phase ends. You are Great Cthulhu and have **2 Power**; Yellow Sign also has 2, and Shriek of the Byakhee takes its Byakhee to any area.
    .hint = There is one place where no one can be attacked.
    .solution = Submerge, alone or with company (1 Power). Whatever Yellow Sign does, stay below.
    .trap = Wherever Cthulhu goes, Shriek takes the Byakhee there for 1 Power, and 1 more pays for the battle.
    .best = No battle
    .why = Below the sea no one can be attacked. Wherever else Cthulhu is, Shriek (1 Power) takes the Byakhee to him, and 1 more pays for the battle.

## The last space

wars-puzzle-last-cell = The last space
    .short = win in this Doom phase
    .aim = Win **in this Doom phase**. You are Black Goat and decide first; Great Cthulhu will win if you let him.
    .hint = The Ritual track is nearly at its end. If you only perform a Ritual, another player can tie with you. What else gives an Elder Sign?
    .solution = Perform the Ritual for 10, which leads to Instant Death. Then also use Blood Sacrifice: whatever the others do, you are ahead.
    .trap = If you perform only the Ritual, Great Cthulhu ties with you by a Ritual of his own.
    .best = Ahead by at least 1 Doom

## The sixth book

wars-puzzle-sixth-book = The sixth book
    .short = win in this Doom phase
    .aim = Win **in this Doom phase**. You are Great Cthulhu with four spellbooks, 24 Doom before your gates are counted, and **7 Power**.
    .hint = Two of your requirements are about Doom phases, and one of them can lead to the other. How do you reach 30 Doom?
    .solution = Perform the Ritual for 7. After it, the first Doom phase gives you your fifth spellbook, and a Doom phase with five spellbooks gives you the sixth, each with an Elder Sign. Reveal all your Elder Signs: 32 Doom.
    .trap = Without the Ritual you have all six spellbooks, but not enough Doom.
    .best = 32 Doom
