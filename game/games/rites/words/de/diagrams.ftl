### Die Schaubilder neben den Regeln: Worte unter den Bildern.

rites-diagram-leads = öffnet das Tor: Ihr Kult herrscht vor
rites-diagram-higher = derselbe Kult, höher: würde das Tor schließen
rites-diagram-other = ein anderer Kult: schließt es nie, so hoch er auch ist
rites-diagram-green = Grün schlägt alle und schließt das Tor
