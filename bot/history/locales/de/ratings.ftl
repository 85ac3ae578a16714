### Wertungen und Profile.

## Befehle
command-rating = wertung
    .description = Rangliste eines Spiels auf diesem Server und deine eigene Wertung
menu-profile = Profil
command-profile = profil
    .description = Partien, Platzierungen und Zuverlässigkeit einer Person auf diesem Server

## Hilfe
help-ratings = **Wertungen.** Mit `/spiel eröffnen` und der Option `gewertet` eröffnest du eine gewertete Partie. `/wertung` zeigt die Rangliste eines Spiels auf diesem Server und deine eigene Wertung, `/profil` die bisherigen Partien einer Person. Eine Partie zählt erst, wenn sie zu Ende ist.

## Wertungen
rating-heading = Wertungen: { $game }
rating-known = **{ $number }** ± { $spread } ({ $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
})
rating-provisional = **{ $number }?** ± { $spread } ({ $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
})
rating-nobody = Noch hat niemand einen Rang: Dafür braucht es ein paar gewertete Partien.
rating-more = … und { $count } weitere
rating-mine = Deine Wertung: { $rating }, noch ohne Rang
rating-mine-placed = Deine Wertung: { $rating }, Rang { $place }
rating-none = Du hast hier noch keine gewertete Partie dieses Spiels. Mit `/spiel eröffnen` und der Option `gewertet` startest du eine.
rating-note = ± gibt die Unsicherheit an. Ein Fragezeichen heißt: noch zu wenige Partien für einen Rang. Wer ein halbes Jahr lang keine gewertete Partie gespielt hat, hat bis zur nächsten keinen Rang.

## Profile
profile-heading = { $name } auf diesem Server
profile-nothing = Noch keine Partie mit anderen zu Ende gespielt.
profile-reliability = Zuverlässigkeit: { $figure }
profile-rating = Wertung: { $rating }
profile-seats = Tische mit { $seats } Plätzen: { $told }
profile-finished = { $count ->
    [one] { $count } Partie zu Ende gespielt ({ $places })
   *[other] { $count } Partien zu Ende gespielt ({ $places })
}
profile-place = { $count }-mal Platz { $place }
profile-won = { $count } gewonnen
profile-draw = { $count } unentschieden
profile-lost = { $count } verloren
profile-left = { $count } vorzeitig verlassen
profile-substituted = { $count } für andere zu Ende gespielt
profile-note = Es zählen nur beendete Partien dieses Servers. Solopartien und importierte Partien zählen nicht.
profile-shared = Dein Profil ist jetzt für alle in diesem Kanal sichtbar.
refusal-profile-hidden = Das Profil von { $player } ist nicht öffentlich.
