### Rat: warum ein Zug gemacht wurde, und was ein starker Spieler täte. $other ist ein anderer Zug, in einem Satz.

advice-heading-why = Warum dieser Zug?
advice-heading-hint = Was täte ein starker Spieler?
advice-heading-tag = Rat
advice-heading-yours = Wie gut war das?
advice-heading-thinking = Überlegt …

# Womit die Punkte eines Zuges verglichen werden.
advice-compared-now = in Verderben, verglichen mit Nichtstun
advice-compared-next = in Verderben, verglichen mit der zweitbesten Wahl: { $other }
advice-compared-chance = zusammen { $points } Gewinnchance, verglichen mit der besten Wahl anderer Art
advice-compared-behind = zusammen { $points } Gewinnchance, verglichen mit dem, was ein starker Spieler tut
advice-compared-only = Es gab keine Wahl.
advice-compared-alike = Alles ist etwa gleich gut.

# $reasons sind je ein paar Worte, mit ihren Punkten.
advice-text-for = Dafür: { COMMA($reasons) }.
advice-text-against = Dagegen: { COMMA($reasons) }.
advice-text-best = Die zweitbeste Wahl liegt { $points } Verderben zurück: { $other }
advice-text-tie = Fast ebenso gut: { $other }
advice-text-worse = So spielt ein starker Spieler: { $other } ({ $points } Verderben besser)
advice-text-bettered = Sieht von hier aus um { $points } Verderben besser aus: { $other }
# Dasselbe, wo die Punkte kein Verderben sind.
advice-text-best-rites = Die zweitbeste Wahl wird um { $points } schlechter bewertet: { $other }
advice-text-tie-rites = Fast ebenso gut: { $other }
advice-text-worse-rites = So spielt ein starker Spieler: { $other }
advice-text-bettered-rites = Sieht von hier aus besser aus: { $other }
# Dasselbe, wo nach der Gewinnchance verglichen wird: $share hat die andere Wahl.
advice-text-chance = Gewinnchance: { $share } %
advice-text-best-share = Die beste Wahl anderer Art hat { $share } %: { $other }
advice-text-tie-share = Etwa ebenso gut, { $share } %: { $other }
advice-text-worse-share = So spielt ein starker Spieler, { $share } %: { $other }
advice-text-bettered-share = Sieht von hier aus besser aus, { $share } %: { $other }
advice-text-rather = So spielt ein starker Spieler: { $other }
advice-text-guessed = Welche Karten diese Hand noch hatte, weiß nur ihr Besitzer: Die Gründe wägen ab, was es gewesen sein kann.
advice-text-unknown = Das hängt von etwas ab, das nur diese Seite sehen kann.
advice-text-order = Diese Wahl traf eine Daueranweisung.
advice-text-forced = Hier gab es nichts zu wählen.
advice-text-also = Zweitbeste Wahl
advice-text-failed = Das war gerade nicht zu ermitteln.
advice-text-none = Alles ist etwa gleich gut.

# Wer erklärt.
advice-level-random = Dieser Bot wählt zufällig: Einen Grund gibt es nicht.
advice-level-newcomer = Dieser Bot ist neu im Spiel: Er übersieht vieles und weiß oft nicht, was das Beste ist.
advice-level-initiate = Dieser Bot spielt wie ein Anfänger: Er übersieht vieles und tut nicht immer, was er für das Beste hält.
advice-level-oracle = Dieser Bot hat vorausgerechnet und mehr gesehen, als diese Gründe sagen.
advice-level-professional = Dieser Bot hat wahrscheinliche Aktionen durchgespielt und mehr gesehen, als diese Gründe sagen.
advice-level-master = Dieser Bot hat jede aussichtsreiche Aktion durchgespielt und mehr gesehen, als diese Gründe sagen.
advice-level-experience = Dieser Bot spielt aus Erfahrung: Die Gründe sind die des Ratgebers, nicht seine eigenen.
advice-level-other = Das ist ein Bot anderer Autoren: Die Gründe sind die des Ratgebers, nicht seine eigenen.
advice-level-person = Nach dem Urteil des Ratgebers: Er kennt die Pläne jeder Seite, denkt aber nicht voraus.

# Dasselbe, wo die Gewinnchance gesagt wird.
advice-learned-person = Nach dem Urteil des stärksten Bots, der beides viele Male weitergespielt hat.

# Die Seite der Wendepunkte einer beendeten Partie.
advice-turning-title = Wendepunkte
advice-turning-lost = Deine teuersten Entscheidungen
advice-turning-swings = Wann sich die Aussichten wendeten
advice-turning-none = Keine Entscheidung von { $name } war deutlich schlechter als die eines starken Spielers.
advice-turning-still = Die Aussichten haben sich nie deutlich gewendet.
advice-turning-working = Die Partie wird noch einmal durchgegangen: { $done } von { $all } Augenblicken
advice-turning-nobody = Nur Bots haben gespielt; es gibt keine Entscheidungen zu beurteilen.
advice-turning-kept = Der Verlauf dieser Partie ist nicht aufbewahrt, darum gibt es keine Wendepunkte.

# Warum eine Partie ausgeglichen werden kann; $handicap ist, womit $faction beginnt.
advice-levelling = Spielen zwei starke Bots, gewinnt { THE($stronger) } { $share } % der Partien; mit der Vorgabe { $handicap } für { THE_ACC($faction) } sind es { $levelled } %.
