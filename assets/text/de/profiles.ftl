### Das Profil einer Person, das Spiel des Tages und Ziele.

profiles-new = Neue Person
    .asked = Wie heißt du? Unter diesem Namen werden deine Partien gezählt.
    .create = Anlegen
profiles-remove = Entfernen
    .asked = { $name } entfernen?
    .text = Lektionen, Rätsel und Ziele von **{ $name }** gehen verloren. Beendete Partien bleiben in der Chronik.
profiles-local = Nur auf diesem Rechner gespeichert
error-profiles-name = Diesen Namen kannst du nicht nehmen

# Eine Person ohne Namen, am eigenen Tisch.
profiles-you = Du
# Jemand ohne Namen, auf der Seite der Profile.

profiles-games = { $count ->
    [one] Partie
   *[other] Partien
 }
profiles-wins = { $count ->
    [one] Sieg
   *[other] Siege
 }
profiles-stars = { $count ->
    [one] Stern
   *[other] Sterne
 }
profiles-none = Spiel eine Partie zu Ende, dann siehst du hier deine Ergebnisse.
profiles-factions = Siege nach Fraktionen
profiles-others = Andere Spiele
profiles-of = { $won } von { $played }
profiles-records = Bestwerte
profiles-record-doom = Höchstes Verderben
profiles-record-dice = Meiste Würfel in einem Kampf
profiles-record-turns = Längste Partie
    .turns = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
     }
profiles-record-hardest = Stärkste allein besiegte Bots
profiles-goals = Ziele
profiles-lessons = Lektionen
profiles-puzzles = Rätsel

## Das Spiel des Tages

profiles-day = Spiel des Tages
profiles-day-play = Heutiges Spiel spielen
profiles-day-same = An diesem Tag bekommen alle denselben Aufbau und dieselben Würfel.
profiles-day-legend = Gold: gewonnen · Messing: gespielt
profiles-day-done = Das heutige Spiel hast du gespielt. Du kannst es wiederholen, aber nur das erste Mal zählt.
# Ein Satz dazu, was gespielt wird: { $sides } gehören der Person, { $bots } sind die anderen.
profiles-day-table = { $sides } gegen { A_ACC($bots) } ({ $strength })
    .both = mit { THE_DAT($sides) } gegen { A_ACC($bots) } ({ $strength })
profiles-day-told = { $game }: { $table }.
profiles-day-strength-random = spielt zufällig
profiles-day-strength-newcomer = für eine erste Partie
profiles-day-strength-beginner = sanft
profiles-day-strength-initiate = zahm
profiles-day-strength-adept = solide
profiles-day-strength-amateur = beständig
profiles-day-strength-hierophant = stark
profiles-day-strength-oracle = sehr stark
profiles-day-strength-expert = sehr stark
profiles-day-strength-professional = sehr stark
profiles-day-strength-master = am stärksten
# Wie es unter den gespeicherten Partien und in der Chronik heißt.
profiles-day-of = Spiel des Tages, { DAY($date) }

# Montag bis Sonntag.
profiles-weekday-1 = Mo
profiles-weekday-2 = Di
profiles-weekday-3 = Mi
profiles-weekday-4 = Do
profiles-weekday-5 = Fr
profiles-weekday-6 = Sa
profiles-weekday-7 = So

## Ziele: ein Name, und was dafür zu tun ist

profiles-goal-first-game = Am Tisch
    .text = Spiel eine Partie zu Ende.
profiles-goal-first-win = Erstes Blut
    .text = Gewinne eine Partie.
profiles-goal-wars-win = Herr der Erde
    .text = Gewinne eine Partie Cthulhu Wars.
profiles-goal-duel-win = Kein Pardon
    .text = Gewinne ein Duell.
profiles-goal-rites-win = Hüter der Artefakte
    .text = Gewinne eine Partie Rites of Cthulhu.
profiles-goal-every-faction = Vier Masken
    .text = Gewinne mit vier verschiedenen Fraktionen.
profiles-goal-ten-wins = Gewohnheitssieger
    .text = Gewinne zehn Partien.
profiles-goal-adept-win = An den Lehrlingen vorbei
    .text = Gewinne allein gegen Lehrlinge oder stärkere Bots.
profiles-goal-hierophant-win = An den Stammspielern vorbei
    .text = Gewinne allein gegen Stammspieler oder stärkere Bots.
profiles-goal-oracle-win = Unvorhergesehen
    .text = Gewinne allein gegen Veteranen oder stärkere Bots.
profiles-goal-master-win = Meister der Meister
    .text = Gewinne allein gegen Meister.
profiles-goal-by-ten = Mit Abstand
    .text = Gewinne Cthulhu Wars mit 10 Verderben Vorsprung oder mehr.
profiles-goal-in-six = In sechs Runden
    .text = Gewinne Cthulhu Wars bis zur 6. Runde.
profiles-goal-kills = Gemetzel
    .text = Töte in einer Partie 12 gegnerische Einheiten.
profiles-goal-captures = Ein voller Käfig
    .text = Nimm in einer Partie fünf Kultisten gefangen.
profiles-goal-rituals = Auslöschung
    .text = Führe in einer Partie fünf Rituale durch.
profiles-goal-gates = Torbauer
    .text = Errichte in einer Partie sechs Tore.
profiles-goal-instant-death = Der Schädel
    .text = Gewinne eine Partie, die durch den Jähen Tod endet.
profiles-goal-wars-lessons = Eingeweiht
    .text = Schaffe neun Lektionen zu Cthulhu Wars.
profiles-goal-rites-lessons = Jeder Ritus
    .text = Schaffe die sieben Lektionen zu Rites of Cthulhu.
profiles-goal-five-puzzles = Rätselfreund
    .text = Löse fünf Rätsel.
profiles-goal-all-stars = Wenn die Sterne richtig stehen
    .text = Hol dir 40 Sterne in Rätseln.
profiles-goal-seven-days = Sieben Tage
    .text = Spiel sieben Spiele des Tages zu Ende.

## Was schiefgehen kann

error-profiles-many = Es gibt schon { $most } Profile. Entferne zuerst eines.
error-profiles-taken = Es gibt schon ein Profil namens { $name }.
error-profiles-what = Der Name eines Profils
error-profiles-unkept = Die Profile können nicht gespeichert werden: { CAP($why) }.
error-profiles-unread = Die Profile können nicht gelesen werden: { CAP($why) }.
error-profiles-damaged = Die Profile waren beschädigt und wurden zurückgesetzt.
error-profiles-damaged-kept = Die Profile waren beschädigt und wurden zurückgesetzt. Die alte Datei bleibt als { $file } erhalten.
