### Otwarte stoły.

## Polecenia
command-tell-me = daj-znać
    .description = Dostań wiadomość prywatną, gdy otwiera się tu stół, najwyżej raz dziennie
option-stop = koniec
    .description = Nie dawaj mi już znać

## Wiadomości
openings-news = { $count ->
    [one] Na serwerze { $server } przy jednym stole czeka miejsce dla ciebie:
   *[other] Na serwerze { $server } miejsce dla ciebie czeka przy { $count } stołach:
}
openings-stop = Chcesz wiedzieć o otwartych stołach, najwyżej raz dziennie. `/gra daj-znać` z opcją `koniec` to kończy.
done-openings = Napiszę do ciebie, gdy otworzy się tu stół, najwyżej raz dziennie.
done-openings-game = Napiszę do ciebie, gdy otworzy się tu stół do gry { $game }, najwyżej raz dziennie.
done-openings-stop = O otwartych stołach nie powiem ci już nic.

## Czego nie można
refusal-openings-crowded = Na liście jest już tyle osób, ile mogę powiadomić.
refusal-openings-not = O otwartych stołach tutaj i tak nic ci nie mówię.
