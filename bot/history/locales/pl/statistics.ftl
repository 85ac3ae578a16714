### Bezpośrednie starcia i rekordy.

## Polecenia
command-versus = porównanie
    .description = Porównaj się z kimś: wyniki waszych wspólnych partii
command-records = rekordy
    .description = Rekordy gry na tym serwerze i odsetek wygranych z każdego miejsca przy stole

## Pomoc
help-statistics = **Statystyki.** `/porównanie` pokazuje wyniki twoich partii z inną osobą, `/rekordy` rekordy gry na tym serwerze i odsetek wygranych z każdego miejsca przy stole. Liczą się tylko zakończone partie.
slip-versus-oneself = Ze sobą zawsze byłby remis. Wybierz kogoś innego.

## Rekordy
records-heading = Rekordy: { $game }
records-none = Nie ma tu jeszcze zakończonych partii bez robotów i bez odejść.
records-best = Najlepszy wynik: **{ $value }**, { $names } (partia { NUMBER($match, useGrouping: 0) }, miejsca: { $seats }, { $day })
records-narrowest = Najmniejsza przewaga: **{ $value }** { $value ->
    [1] punkt
   *[other] pkt
}, { $names } (partia { NUMBER($match, useGrouping: 0) }, miejsca: { $seats }, { $day })
records-shortest = Najkrótsza partia: **{ $value }**, { $names } (partia { NUMBER($match, useGrouping: 0) }, miejsca: { $seats }, { $day })
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
    [one] Na podstawie { $count } partii rozegranej do końca, bez robotów i bez odejść.
    [few] Na podstawie { $count } najnowszych partii rozegranych do końca, bez robotów i bez odejść.
    [many] Na podstawie { $count } najnowszych partii rozegranych do końca, bez robotów i bez odejść.
   *[other] Na podstawie { $count } najnowszych partii rozegranych do końca, bez robotów i bez odejść.
}
