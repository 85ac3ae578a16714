### Hilfe.

## Befehle
command-help = hilfe
    .description = Was man hier tun kann
command-rules = regeln
    .description = Kurz die Regeln eines Spiels, mit seinen gedruckten Werten

help-heading = Brettspiele, über Tage gespielt
help-games = **Regeln.** `/regeln` erklärt kurz die Regeln eines Spiels, zeigt seine gedruckten Werte im Bild und sagt, welche davon nachgebildet werden mussten:
