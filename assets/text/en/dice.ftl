### How lucky somebody’s dice have been.

dice-luck-none = no dice rolled
dice-luck-few = too few dice to tell
dice-luck-forsaken = forsaken
dice-luck-unlucky = unlucky
dice-luck-little-unlucky = a little unlucky
dice-luck-even = as expected
dice-luck-little-lucky = a little lucky
dice-luck-lucky = lucky
dice-luck-favored = favored by the stars

dice-kills = Kills
dice-pains = Pains
dice-expected = expected { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
