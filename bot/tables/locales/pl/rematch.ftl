### Rewanże.

## Przyciski
button-rematch = Rewanż

## Zrobione
rematch-opened = Stół do rewanżu jest otwarty: { $match }. Miejsca przesuwają się o jedno. { $count ->
    [0] {""}
   *[other] Zaproszenie: { $people }. Miejsce zajmuje się przyciskiem *Rewanż* albo *Dołącz*.
}{ $gone }
rematch-gone = { $count ->
    [one] Na tym serwerze nie ma już: { $people }. To miejsce jest wolne dla robota albo dla kogoś, kogo zaprosisz.
   *[other] Na tym serwerze nie ma już: { $people }. Te miejsca są wolne dla robotów albo dla osób, które zaprosisz.
}
rematch-joined = Masz miejsce w rewanżu: { $match }.
rematch-there = Rewanż jest tutaj: { $match }

## Czego nie można
slip-rematch-in-private = Rewanż otwiera się na serwerze: naciśnij tam *Rewanż* pod wynikiem partii.
slip-rematch-busy = Toczy się tu inna partia: { $match }. Naciśnij *Rewanż* jeszcze raz, gdy się skończy, albo otwórz stół w wątku przez `/gra otwórz`.
refusal-rematch-not-over = Ta partia jeszcze się nie skończyła.
refusal-rematch-players-only = O rewanż może poprosić tylko ktoś, kto rozegrał tę partię do końca.
refusal-rematch-time-control = Na tym serwerze nie gra się już w tempie tamtej partii. Stół w innym otwiera `/gra otwórz`.
