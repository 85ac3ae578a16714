### Rankingi i profile.

## Polecenia
command-rating = ranking
    .description = Zobacz najlepszych na tym serwerze w danej grze i swój własny ranking
command-profile = profil
    .description = Zobacz czyjeś gry, zajęte miejsca i rzetelność na tym serwerze

## Pomoc
help-ratings = **Rankingi.** W partii otwartej przez `/gra otwórz` z opcją `rankingowy` wynik liczy się do rankingów grających. `/ranking` pokazuje najlepszych na tym serwerze w danej grze i twoje miejsce, `/profil` czyjeś gry i wyniki. Partia liczy się dopiero, gdy się skończy.

## Rankingi
rating-heading = Ranking: { $game }
rating-known = **{ $number }** ± { $spread } (partie: { $count })
rating-provisional = **{ $number }?** ± { $spread } (partie: { $count })
rating-nobody = Nikt nie ma jeszcze miejsca: potrzeba kilku partii rankingowych.
rating-more = …i jeszcze { $count }
rating-mine = Twój ranking: { $rating }, jeszcze bez miejsca
rating-mine-placed = Twój ranking: { $rating }, miejsce { $place }
rating-none = Nie masz tu jeszcze partii rankingowych w tej grze. Otworzysz taką przez `/gra otwórz` z opcją `rankingowy`.
rating-note = ± podaje niepewność rankingu. Znak zapytania: za mało partii, by podać miejsce. Po pół roku bez partii rankingowej miejsce znika do następnej.

## Profile
profile-heading = { $name } na tym serwerze
profile-nothing = Nie ma tu jeszcze zakończonych partii z innymi.
profile-reliability = Rzetelność: { $figure }
profile-rating = Ranking: { $rating }
profile-seats = stoły { $seats }-osobowe: { $told }
profile-finished = rozegrane do końca: { $count } ({ $places })
profile-place = { $place }. miejsce × { $count }
profile-left = porzucone: { $count }
profile-substituted = dokończone za innych: { $count }
profile-note = Liczą się tylko zakończone partie na tym serwerze, bez partii jednoosobowych i wczytanych z pliku.
profile-shared = Teraz twój profil widzą wszyscy na tym kanale.
refusal-profile-hidden = { $player } nie pokazuje swojego profilu.
