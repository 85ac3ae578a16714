### Rankingi i profile.

## Polecenia
command-rating = ranking
    .description = Zobacz ranking graczy w danej grze na tym serwerze i swój własny
menu-profile = Profil
command-profile = profil
    .description = Zobacz partie, lokaty i rzetelność gracza na tym serwerze

## Pomoc
help-ratings = **Rankingi.** `/gra otwórz` z opcją `rankingowy` otwiera partię, która liczy się do rankingu. `/ranking` pokazuje ranking graczy w danej grze na tym serwerze i twój własny, a `/profil` wyniki wybranego gracza. Partia liczy się dopiero po zakończeniu.

## Rankingi
rating-heading = Ranking: { $game }
rating-known = **{ $number }** ± { $spread } (partie: { $count })
rating-provisional = **{ $number }?** ± { $spread } (partie: { $count })
rating-nobody = Ranking jest jeszcze pusty: żeby się w nim znaleźć, trzeba rozegrać kilka partii rankingowych.
rating-more = …i jeszcze { $count }
rating-mine = Twój ranking: { $rating }, jeszcze bez lokaty
rating-mine-placed = Twój ranking: { $rating }, lokata { $place }
rating-none = Nie masz na tym serwerze partii rankingowych w tej grze. Taką partię otworzysz poleceniem `/gra otwórz` z opcją `rankingowy`.
rating-note = ± oznacza niepewność rankingu. Rankingi ze znakiem zapytania są zbyt niepewne, żeby przyznać lokatę. Kto przez pół roku nie zagra partii rankingowej, traci lokatę do czasu rozegrania następnej.

## Profile
profile-heading = { $name } na tym serwerze
profile-nothing = Na tym serwerze nie ma jeszcze zakończonych partii z innymi graczami.
profile-reliability = Rzetelność: { $figure }
profile-rating = Ranking: { $rating }
profile-seats = stoły { $seats }-osobowe: { $told }
profile-finished = rozegrane do końca: { $count } ({ $places })
profile-place = { $place }. lokata: { $count }×
profile-won = wygrane: { $count }
profile-draw = zremisowane: { $count }
profile-lost = przegrane: { $count }
profile-left = porzucone: { $count }
profile-substituted = dokończone za innych: { $count }
profile-note = Liczą się tylko zakończone partie na tym serwerze, bez partii jednoosobowych i wczytanych z pliku.
profile-shared = Teraz twój profil widzą wszyscy na tym kanale.
refusal-profile-hidden = Profil gracza { $player } jest ukryty.
