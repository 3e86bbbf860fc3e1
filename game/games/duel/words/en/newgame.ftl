### What a new Duel can be: variants, how it goes, first games.

## What the rulebook leaves open

duel-variant-decay = Decay is paid
    .text = The rulebook says both: once, at the start of your turn, or before every action.
    .turn = once a turn
    .action = for every action
duel-variant-captive-pays = Captives score Doom
    .text = When a captured Cultist scores Doom for its captor.
    .captured = when captured
    .returned = when returned
duel-variant-replaced-doom = Replaced units score Doom
    .text = Whether a unit replaced by Dreams or Zingaya scores Doom.
    .yes = yes
    .no = no
duel-variant-share-pays = Sharing gives Power
    .text = Whether Black Goat’s spellbook for sharing an area with the enemy also gives 1 Power.
    .yes = yes
    .no = no
duel-variant-first-player = First player
    .text = Great Cthulhu always goes first. If he is not in the game, it is the first faction in the alphabet, or the seat you choose.
    .usual = standard
    .first = the first seat
    .second = the second seat
duel-variant-start-0 = First seat’s start
    .text = Where the first seat’s faction begins.
    .usual = standard
duel-variant-start-1 = Second seat’s start
    .text = Where the second seat’s faction begins.
    .usual = standard

## How it goes

duel-about-2 = A shorter game on twelve areas of Massachusetts. Three of them lie **in two places**, joined by a portal. Gates alone give no Doom: **kill or capture** enemy units, or pay for Rituals. When a player runs out of Power, **Decay** begins and makes each of the opponent’s turns cost more.

## First games

duel-first-place = Lovecraft Country
    .note = 12 areas, joined by three portals
duel-first-length = four to six turns
duel-first-settled = Standard rules
    .note = no variants
duel-first-great-cthulhu = Rise, strike, and sink again.
    .text = The stronger units of the two. Build gates in water areas, awaken Cthulhu early, and fight: here you score Doom with Rituals and for the units your enemy loses, not with gates.
    .wins = battles led by Cthulhu, with Rituals in between
duel-first-black-goat = Be everywhere at once.
    .text = Cheap Monsters in many towns, and Power that grows with your gates. Lose nothing expensive to Cthulhu, and outlast him. When he is out of Power, Decay costs you more each turn, so save cheap actions for last.
    .wins = more gates, more Power, and Rituals paid for with both
duel-first-crawling-chaos = Fly over every border.
    .text = You fly two areas in one move and choose where beaten units retreat. Capture Cultists that stand alone, and avoid even battles until Nyarlathotep is awake.
    .wins = captures and ambushes; never a fair fight
duel-first-yellow-sign = Ruin land after land.
    .text = The King in Yellow walks from town to town and desecrates them, and the dead rise behind him. He is worth a lot of Doom to your enemy: never let him walk alone.
    .wins = Desecration, Rituals, and a King who stays alive
