### Wie viel Glück jemand mit den Würfeln hatte.

dice-luck-none = nicht gewürfelt
dice-luck-few = zu wenige Würfel
dice-luck-forsaken = von allem Glück verlassen
dice-luck-unlucky = Pech gehabt
dice-luck-little-unlucky = etwas Pech gehabt
dice-luck-even = wie zu erwarten
dice-luck-little-lucky = etwas Glück gehabt
dice-luck-lucky = Glück gehabt
dice-luck-favored = von den Sternen begünstigt

dice-kills = Tötungen
dice-pains = Schmerzen
dice-expected = erwartet { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
