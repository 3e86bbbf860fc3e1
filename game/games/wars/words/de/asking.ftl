### Fragen, klein geschrieben, denn davor steht der Name der gefragten Seite; .hint steht rechts im Band.
### wars-ask-ART-VARIANTE ist eine Frage in einer ihrer Varianten, wars-ask-ART-ANTWORT der Knopf einer Antwort darin,
### wars-option-ANTWORT ihr Knopf in allen anderen.

## Ein Zug

wars-ask-second-action = noch eine andere Aktion?
    .hint = nach { $first }
wars-ask-second-action-done = Keine zweite Aktion
