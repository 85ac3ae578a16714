### Rankingi i profile.

## Polecenia
command-rating = ranking
    .description = Pokaż najlepszych na tym serwerze w danej grze i mój własny ranking
command-profile = profil
    .description = Pokaż, w co ktoś tu grał, jakie zajął miejsca i czy można na nim polegać

## Pomoc
help-ratings = **Rankingi.** `/gra otwórz` z opcją `rankingowy` sprawia, że wynik liczy się do rankingów grających. `/ranking` pokazuje najlepszych na tym serwerze w danej grze i twoje miejsce, `/profil` to, w co ktoś tu grał. Z partii nic się nie liczy, dopóki się nie skończy.

## Rankingi
rating-heading = Ranking: { $game }
rating-known = **{ $number }** ± { $spread } (partie: { $count })
rating-provisional = **{ $number }?** ± { $spread } (partie: { $count })
rating-nobody = Nikt jeszcze nie ma miejsca: potrzeba na to kilku partii rankingowych.
rating-more = … i jeszcze { $count }
rating-mine = Twój: { $rating }, jeszcze bez miejsca
rating-mine-placed = Twój: { $rating }, miejsce { $place }
rating-none = Żadna twoja partia tej gry nie liczyła się tu jeszcze do rankingu. `/gra otwórz` z opcją `rankingowy` otwiera taką partię.
rating-note = ± mówi, o ile liczba może się mylić. Ze znakiem zapytania wiadomo za mało, by przyznać miejsce. Kto od pół roku nie zagrał partii rankingowej, nie ma miejsca aż do następnej.

## Profile
profile-heading = { $name } na tym serwerze
profile-nothing = Żadna partia z innymi nie dobiegła tu jeszcze końca.
profile-reliability = Rzetelność: { $figure }
profile-rating = Ranking: { $rating }
profile-seats = stoły z { $seats } miejscami: { $told }
profile-finished = rozegrane do końca: { $count } ({ $places })
profile-place = { $place }. miejsce × { $count }
profile-left = porzucone: { $count }
profile-substituted = dokończone za innych: { $count }
profile-note = Liczą się tylko zakończone partie na tym serwerze; bez partii dla jednej osoby i bez tych z pliku.
profile-shared = Teraz twój profil widzą wszyscy na tym kanale.
refusal-profile-hidden = { $player } nie pokazuje swojego profilu.
