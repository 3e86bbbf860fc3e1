### Auftritte: ein paar Worte über dem ganzen Fenster, wenn etwas Großes geschieht.

wars-moments-rises = Nun ist es da: { $area }.
wars-moments-rises-cthulhu = Die Sterne stehen richtig. Was unter dem Meer schlief, ist wach.
wars-moments-rises-nyarlathotep = Der Bote ist da, und hinter ihm erlischt der Himmel.
wars-moments-rises-shub-niggurath = Der Wald hält den Atem an. Etwas geht dort auf vielen Hufen.
wars-moments-rises-king-in-yellow = Wer den zweiten Akt gelesen hat, weiß, wer vor der Tür steht.
wars-moments-rises-hastur = Jemand hat den Namen ausgesprochen. Er wurde gehört.
wars-moments-rises-rhan-tegoth = Seit einem Weltalter hat es nicht gefressen.
wars-moments-rises-ithaqua = Spuren im Schnee, jede eine Meile hinter der letzten.
wars-moments-rises-yog-sothoth = Jede Tür der Welt steht einen Spalt offen.
wars-moments-rises-tsathoggua = Tief unter dem Berg hat sich ein Auge geöffnet.
wars-moments-rises-yothan = Der Boden steht auf und geht.
wars-moments-lost = Verloren · { $area }
wars-moments-books = Sechs Zauberbücher
wars-moments-ritual = Ritual der Auslöschung
    .line = { $side } · +{ $doom } Verderben
wars-moments-gate = Das erste Tor
    .line = { $side } · { $area }
wars-moments-battle = Kampf
    .line = { $side } – { $enemy } · { $area }
wars-moments-sign = Älteres Zeichen
wars-moments-death = Jäher Tod
wars-moments-nobody = Die Menschheit überlebt
wars-moments-won = { $doom } Verderben
