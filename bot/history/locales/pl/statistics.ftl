### Bezpośrednie starcia i rekordy.

## Polecenia
menu-versus = Bezpośrednie porównanie
command-versus = porównanie
    .description = Porównaj swoje wyniki z wynikami innego gracza w waszych wspólnych partiach
command-records = rekordy
    .description = Zobacz rekordy gry na tym serwerze i odsetek wygranych z każdego miejsca przy stole

## Pomoc
help-statistics = **Statystyki.** `/porównanie` porównuje twoje wyniki z wynikami innego gracza, a `/rekordy` pokazuje rekordy gry na tym serwerze i odsetek wygranych z każdego miejsca przy stole. Liczą się tylko zakończone partie.
slip-versus-oneself = Nie możesz porównać się ze sobą. Wybierz innego gracza.

## Rekordy
records-heading = Rekordy: { $game }
records-none = Na tym serwerze nie ma jeszcze partii rozegranej od początku do końca bez zastępców.
records-best = Najlepszy wynik: **{ $value }**, { $names } (partia { NUMBER($match, useGrouping: 0) }, liczba graczy: { $seats }, { $day })
records-narrowest = Najmniejsza przewaga: **{ $value }** { $value ->
    [1] pkt
   *[other] pkt
}, { $names } (partia { NUMBER($match, useGrouping: 0) }, liczba graczy: { $seats }, { $day })
records-shortest = Najkrótsza partia: **{ $value }**, { $names } (partia { NUMBER($match, useGrouping: 0) }, liczba graczy: { $seats }, { $day })
records-seats = **Wygrane według miejsca przy stole**, stoły { $seats }-osobowe ({ $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}):
records-seats-few = Stoły { $seats }-osobowe: { $count ->
    [one] { $count } partia to za mało
    [few] { $count } partie to za mało
    [many] { $count } partii to za mało
   *[other] { $count } partii to za mało
}, by podać odsetek wygranych z każdego miejsca.
records-seat = miejsce { $seat }: **{ $share }%** (przedział ufności 95%: od { $low } do { $high }%)
records-note = { $count ->
    [one] Na podstawie { $count } partii rozegranej do końca bez zastępców.
    [few] Na podstawie { $count } najnowszych partii rozegranych do końca bez zastępców.
    [many] Na podstawie { $count } najnowszych partii rozegranych do końca bez zastępców.
   *[other] Na podstawie { $count } najnowszych partii rozegranych do końca bez zastępców.
}
