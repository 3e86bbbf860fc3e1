### Wer auf den Plätzen einer Partie sitzt.

# Jemand, der keinen Namen genannt hat.
seats-player = Spieler { $number }
seats-bot = Bot { $number }
seats-nameless = Spieler
seats-ally = Ein Verbündeter
