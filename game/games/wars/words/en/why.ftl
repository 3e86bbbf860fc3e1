### Why you are asked in another player’s turn; .short is in the banner. $sign and $side are who brings it about.
### wars-why-turn and wars-why-battle are for all kinds of questions without a message of their own.

wars-why-turn = You have a choice to make on the turn of { $sign } { THE($side) }.
    .short = on the turn of { $sign } { THE($side) }
wars-why-battle = The battle with { $sign } { THE($side) } { IN($area) } needs a choice from you.
    .short = battle with { $sign } { THE($side) } { IN($area) }
wars-why-book = You have met a requirement and earned a spellbook of your choice.
    .short = earned on the turn of { $sign } { THE($side) }
wars-why-capture-unit = { $sign } { CAP_THE($side) } capture{ S($side) } a Cultist { IN($area) }, and you choose which.
    .short = { $sign } { CAP_THE($side) } capture{ S($side) }
wars-why-assign-kill = The dice are rolled { IN($area) }: assign the Kills in your battle with { $sign } { THE($side) }.
    .short = battle with { $sign } { THE($side) } { IN($area) }
wars-why-assign-pain = The dice are rolled { IN($area) }: assign the Pains in your battle with { $sign } { THE($side) }.
    .short = battle with { $sign } { THE($side) } { IN($area) }
wars-why-retreat-area = A unit must retreat { FROM($area) } after the battle with { $sign } { THE($side) }, and you choose where it goes.
    .short = battle with { $sign } { THE($side) } { IN($area) }
wars-why-no-room = Your units have nowhere to retreat { FROM($area) }: choose which one you lose to { $sign } { THE($side) }.
    .short = battle with { $sign } { THE($side) } { IN($area) }
wars-why-devour-unit = Cthulhu devours one of your units before the roll { IN($area) }, and you choose which.
    .short = { $sign } { $side } devours
wars-why-dreams-unit = { $sign } { $side } sends Dreams { TO($area) }: you lose one Acolyte, and you choose which.
    .short = Dreams of { $sign } { THE($side) }
wars-why-devolve = { $sign } { CAP_THE($side) } { HAS($side) } acted: your Acolytes may become Deep Ones.
    .short = after an action of { $sign } { THE($side) }
wars-why-abduct-unit = A Nightgaunt drags one of your units away before the roll { IN($area) }, and you choose which.
    .short = { $sign } { $side } abducts
wars-why-pledge = { $sign } { $side } demands a price from all of you together: make your pledge.
    .short = { $sign } { $side } demands a price from all of you
wars-why-avatar-unit = Shub-Niggurath changes places with one of your units { IN($area) }, and you choose which.
    .short = Avatar of { $sign } { THE($side) }
wars-why-ghroth-unit = Ghroth takes your Cultists, and you choose which.
    .short = Ghroth of { $sign } { THE($side) }
wars-why-zingaya-unit = Zingaya strikes { IN($area) }: one of your Acolytes becomes an Undead, and you choose which.
    .short = Zingaya of { $sign } { THE($side) }

## What you are reminded of before you end your turn; .do is the button that does it

wars-reminder-signs = { $signs ->
    [one] Your hidden Elder Sign
   *[other] Your hidden Elder Signs
 } would take you to **{ $total } Doom** with all six spellbooks, and no one could catch up.
    .do = Look at them
wars-reminder-thousand-forms = You have not used **The Thousand Forms** this turn. It costs nothing, and you can pass afterward.
    .do = Use it now
wars-reminder-control-gate = One of your Cultists stands at a **gate without a keeper**: { COMMA($areas) }. Taking it costs nothing.
    .do = Take it now
