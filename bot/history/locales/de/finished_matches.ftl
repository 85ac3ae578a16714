### Beendete Partien suchen.

## Befehle
command-games-finished = beendet
    .description = Beendete Partien nach Person, Spiel, Datum und Ergebnis suchen

## Optionen
option-since = ab
    .description = Erster Tag, an dem Partien endeten, z. B. gestern, letzten Freitag oder 3.11.
option-until = bis
    .description = Letzter Tag, an dem Partien endeten
option-result = ergebnis
    .description = Ergebnis dieser Person; ohne Person dein eigenes
choice-result-won = gewonnen
choice-result-lost = verloren
choice-result-draw = unentschieden
choice-result-left = vorzeitig verlassen

## Nachrichten
finished-none = Es gibt keine passende beendete Partie, die du sehen kannst.
finished-heading = { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
}
finished-heading-latest = { $count ->
    [one] Die letzte beendete Partie
   *[other] Die letzten { $count } beendeten Partien
} (ältere findest du mit einer engeren Suche)
finished-hidden = jemand mit verborgenem Profil
finished-open = Partie öffnen …
finished-pages = Weitere Seiten …
finished-page = Seite { $page }
