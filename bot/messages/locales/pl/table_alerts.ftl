### Otwarte stoły.

## Polecenia
command-tell-me = daj-znać
    .description = Włącz wiadomości prywatne o stołach otwieranych na tym serwerze (najwyżej raz dziennie)
option-stop = koniec
    .description = Wyłącz powiadomienia o stołach

## Wiadomości
openings-news = { $count ->
    [one] Na serwerze { $server } jest wolne miejsce przy stole:
   *[other] Na serwerze { $server } są wolne miejsca przy { $count } stołach:
}
openings-stop = Dostajesz powiadomienia o otwartych stołach najwyżej raz dziennie. Wyłączysz je poleceniem `/gra daj-znać` z opcją `koniec`.
done-openings = Wyślę ci wiadomość prywatną, gdy ktoś otworzy stół na tym serwerze, najwyżej raz dziennie.
done-openings-game = Wyślę ci wiadomość prywatną, gdy ktoś otworzy na tym serwerze stół do gry { $game }, najwyżej raz dziennie.
done-openings-stop = Powiadomienia o otwartych stołach są wyłączone.

## Czego nie można
refusal-openings-crowded = Na tym serwerze osiągnięto już limit powiadomień o stołach.
refusal-openings-not = Nie masz tu włączonych powiadomień o otwartych stołach.
