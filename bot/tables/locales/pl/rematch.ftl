### Rewanże.

## Przyciski
button-rematch = Rewanż

## Zrobione
rematch-opened = Otwarto stół do rewanżu: { $match }. Wszyscy przesuwają się o jedno miejsce. { $count ->
    [0] {""}
    [one] Zaproszono: { $people }. Zajmij miejsce przyciskiem *Rewanż* albo *Dołącz*.
   *[other] Zaproszono: { $people }. Zajmijcie miejsca przyciskiem *Rewanż* albo *Dołącz*.
}{ $gone }
rematch-gone = { $count ->
    [one] Na tym serwerze nie ma już gracza { $people }. Wolne miejsce może zająć robot albo osoba, którą zaprosisz.
   *[other] Na tym serwerze nie ma już następujących graczy: { $people }. Wolne miejsca mogą zająć roboty albo osoby, które zaprosisz.
}
rematch-joined = Dołączasz do rewanżu: { $match }.
rematch-there = Przejdź do rewanżu: { $match }

## Czego nie można
slip-rematch-in-private = Rewanż otworzysz na serwerze, na którym toczyła się partia: naciśnij tam *Rewanż* pod wynikiem końcowym.
slip-rematch-busy = Toczy się tu inna partia: { $match }. Naciśnij *Rewanż* jeszcze raz, gdy się skończy, albo otwórz stół w wątku poleceniem `/gra otwórz`.
refusal-rematch-not-over = Ta partia jeszcze się nie skończyła.
refusal-rematch-players-only = O rewanż mogą poprosić tylko osoby, które rozegrały tę partię do końca.
refusal-rematch-time-control = Tempo tamtej partii nie jest już dozwolone na tym serwerze. Stół w innym tempie otworzysz poleceniem `/gra otwórz`.
