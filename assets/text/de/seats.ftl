### Wer auf den Plätzen einer Partie sitzt.

# Jemand, der keinen Namen genannt hat.
seats-player = Spieler { $number }
