### Am Tisch: der Vorhang, Bots anderer Autoren, die Züge der Bots, der Blick zurück, Knöpfe, Karten und Hinweise.

table-curtain = Übergib an { $name }
    .note = Du bist am Zug. Was nur du sehen darfst, liegt hinter diesem Vorhang.
    .on = Weiter

table-admit = { $bots ->
    [one] Den Bot eines anderen Autors starten?
   *[other] Bots anderer Autoren starten?
 }
    .note = { $bots ->
        [one] Diese Partie will { COMMA($bots) } mit dem Python deines Rechners starten. So ein Bot ist ein Programm: Er kann hier alles tun, was du tun kannst. Starte ihn nur, wenn du seinem Autor vertraust.
       *[other] Diese Partie will { COMMA($bots) } mit dem Python deines Rechners starten. Solche Bots sind Programme: Sie können hier alles tun, was du tun kannst. Starte sie nur, wenn du ihren Autoren vertraust.
     }
    .otherwise = Sonst spielt ein Lehrling, und der Spielstand bleibt, wie er ist.
    .run = { $bots ->
        [one] Starten
       *[other] Starten
     }
    .adept = Mit einem Lehrling spielen

## Die Züge der Bots: wie schnell, Pause, Einzelschritt, Vorspulen

table-pace =
    .tip = Wie lange jeder Zug eines Bots gezeigt wird
table-pace-slow = Langsam
table-pace-normal = Normal
table-pace-fast = Schnell
table-pace-at-once = Sofort
table-pause = Pause
    .tip = Die Bots nach diesem Zug anhalten
table-resume = Weiter
    .tip = Die Bots weiterspielen lassen
table-step = Schritt
    .tip = Das nächste Ereignis zeigen, dann wieder anhalten
table-skip = Zu meinem Zug
    .tip = Die Bots weiterspielen lassen, ohne jeden Zug zu zeigen
table-skip-end = Zum Ende
    .tip = Bis zum Ende spielen, ohne jeden Zug zu zeigen
# The English has changed: table-thinking = is thinking …
#     .time = How much of its thinking time the bot has used
table-thinking = denkt nach …
    .time = So viel seiner Bedenkzeit hat der Bot verbraucht
table-waiting = angehalten: weiter mit P
    .chance = weiter mit P
table-skipping = spielt ungesehen weiter …

table-rolling = Die Würfel rollen …

## Zurückblicken

table-past = Wie es war
    .when = Wie es war:
    .now = jetzt
    .ago = { $answers ->
        [one] vor { $answers } Entscheidung
       *[other] vor { $answers } Entscheidungen
     }
    .present = So steht es jetzt.
table-past-earlier = Früher
table-past-later = Später
table-past-undo = Bis hier zurücknehmen
table-past-back = Zurück ins Jetzt
table-past-asked = Bis hier zurücknehmen?
    .note = { $answers ->
        [one] Damit nimmst du **{ $answers } Entscheidung** zurück: { COMMA($shares) }. Mit Wiederholen kommt sie wieder.
       *[other] Damit nimmst du **{ $answers } Entscheidungen** zurück: { COMMA($shares) }. Mit Wiederholen kommen sie eine nach der anderen wieder.
     }
    .share = { $answers } von { $name }
    .yes = Zurücknehmen
    .paused = Die Bots sind angehalten. Lass sie weiterspielen, wenn du bereit bist, oder wiederhole, was du zurückgenommen hast.

## Knöpfe der Leiste oben

table-bar-rules = Regeln
table-bar-signs = Zeichen
table-bar-menu = Menü
table-ironman = **Ironman**: ein Spielstand, strenges Zurücknehmen, und die Würfel bleiben, wie sie gefallen sind.

## Neben dem Tisch: Chronik, Leisten, Rat, Hinweise

table-why = Warum?
table-fold = Einklappen
table-unfold = Ausklappen
table-advice = Was würde ein starker Spieler tun?
    .do = Ausführen
    .look = Zeigen
    .turn = Du bist nicht am Zug.
    .nothing = Noch gibt es keinen Zug zu erklären.
table-hint-close = Diesen Hinweis ausblenden

## Was zum ersten Mal geschieht, und die Aufgabe eines Kapitels

table-first = Zum ersten Mal
    .on = Weiter
    .switch = Eine Karte zeigen, wenn etwas Neues geschieht
table-aim = Deine Ziele in diesem Kapitel
table-aim-goal = **{ $head }**  { $goals }.
