### Wertungen und Profile.

## Befehle
command-rating = wertung
    .description = Die Besten dieses Servers in einem Spiel und meine eigene Wertung zeigen
command-profile = profil
    .description = Zeigen, was jemand hier gespielt hat, auf welchen Plätzen und wie zuverlässig

## Hilfe
help-ratings = **Wertungen.** `/spiel eröffnen` mit der Option `gewertet` lässt das Ergebnis für die Wertungen derer zählen, die mitspielen. `/wertung` zeigt die Besten dieses Servers in einem Spiel und wo du stehst, `/profil`, was jemand hier gespielt hat. Nichts von einer Partie zählt, bevor sie zu Ende ist.

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
rating-nobody = Noch hat niemand einen Platz: Dafür braucht es ein paar gewertete Partien.
rating-more = … und noch { $count }
rating-mine = Deine: { $rating }, noch ohne Platz
rating-mine-placed = Deine: { $rating }, Platz { $place }
rating-none = Von dir wurde hier noch keine Partie dieses Spiels gewertet. `/spiel eröffnen` mit der Option `gewertet` öffnet eine.
rating-note = ± sagt, wie weit die Zahl danebenliegen kann. Mit Fragezeichen ist für einen Platz zu wenig bekannt. Wer ein halbes Jahr keine gewertete Partie gespielt hat, hat bis zur nächsten keinen Platz.

## Profile
profile-heading = { $name } auf diesem Server
profile-nothing = Hier ist bisher keine Partie mit anderen zu Ende gegangen.
profile-reliability = Zuverlässigkeit: { $figure }
profile-rating = Wertung: { $rating }
profile-seats = Tische mit { $seats } Plätzen: { $told }
profile-finished = { $count ->
    [one] { $count } Partie zu Ende gespielt ({ $places })
   *[other] { $count } Partien zu Ende gespielt ({ $places })
}
profile-place = { $place }. Platz × { $count }
profile-left = { $count } vorzeitig verlassen
profile-substituted = { $count } für andere zu Ende gespielt
profile-note = Es zählen nur beendete Partien dieses Servers; nicht die für eine Person allein und nicht die aus einer Datei.
profile-shared = Jetzt sehen alle in diesem Kanal dein Profil.
refusal-profile-hidden = { $player } behält das eigene Profil für sich.
