### Rewanże.

## Przyciski
button-rematch = Rewanż

## Zrobione
rematch-opened = Stół do rewanżu jest otwarty: { $match }. Miejsca przesuwają się o jedno. { $count ->
    [0] {""}
   *[other] Zaproszenie: { $people }. Miejsce zajmuje się przyciskiem *Rewanż* albo *Dołącz*.
}{ $gone }
rematch-gone = { $count ->
    [one] Z tego serwera odszedł ktoś z graczy: { $people }. To miejsce może zająć robot albo osoba, którą zaprosisz.
   *[other] Z tego serwera odeszli: { $people }. Te miejsca mogą zająć roboty albo osoby, które zaprosisz.
}
rematch-joined = Masz miejsce w rewanżu: { $match }.
rematch-there = Rewanż jest tutaj: { $match }

## Czego nie można
slip-rematch-in-private = Rewanż otwiera się na serwerze: naciśnij tam *Rewanż* pod wynikiem partii.
slip-rematch-busy = Toczy się tu inna partia: { $match }. Naciśnij *Rewanż* jeszcze raz, gdy się skończy, albo otwórz stół w wątku przez `/gra otwórz`.
refusal-rematch-not-over = Ta partia jeszcze się nie skończyła.
refusal-rematch-players-only = O rewanż mogą poprosić tylko osoby, które rozegrały tę partię do końca.
refusal-rematch-time-control = Tempo tamtej partii nie jest już dozwolone na tym serwerze. Stół w innym tempie otworzysz przez `/gra otwórz`.
