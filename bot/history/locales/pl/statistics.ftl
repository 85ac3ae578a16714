### Bezpośrednie starcia i rekordy.

## Polecenia
command-versus = porównanie
    .description = Ktoś i ja w bezpośrednich starciach: kto był przed kim w naszych wspólnych partiach
command-records = rekordy
    .description = Rekordy gry na tym serwerze i jak często wygrywa każde miejsce przy stole

## Pomoc
help-statistics = **Liczby.** `/porównanie` pokazuje bezpośrednie starcia twoje i innej osoby, `/rekordy` rekordy gry na tym serwerze i jak często wygrywa każde miejsce przy stole. Liczą się tylko zakończone partie.
slip-versus-oneself = To byłby remis. Podaj kogoś innego.

## Rekordy
records-heading = Rekordy: { $game }
records-none = Nie skończyła się tu jeszcze żadna partia rozegrana przez ludzi od początku do końca.
records-best = Najlepszy wynik: **{ $value }**, { $names } (partia { NUMBER($match, useGrouping: 0) }, miejsca: { $seats }, { $day })
records-narrowest = Najmniejsza przewaga: **{ $value }** { $value ->
    [1] punkt
   *[other] pkt
}, { $names } (partia { NUMBER($match, useGrouping: 0) }, miejsca: { $seats }, { $day })
records-shortest = Najkrócej: **{ $value }**, { $names } (partia { NUMBER($match, useGrouping: 0) }, miejsca: { $seats }, { $day })
records-seats = **Wygrane według miejsca przy stole**, stoły na { $seats } ({ $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}):
records-seats-few = Stoły na { $seats }: { $count ->
    [one] { $count } partia to za mało
    [few] { $count } partie to za mało
    [many] { $count } partii to za mało
   *[other] { $count } partii to za mało
}, by powiedzieć, jak często wygrywa każde miejsce.
records-seat = miejsce { $seat }: **{ $share }%**, w rzeczywistości między { $low } a { $high }% (na 95%)
records-note = { $count ->
    [one] Z { $count } partii, którą ludzie rozegrali do końca i nikt nie odszedł.
    [few] Z { $count } najnowszych partii, które ludzie rozegrali do końca i nikt nie odszedł.
    [many] Z { $count } najnowszych partii, które ludzie rozegrali do końca i nikt nie odszedł.
   *[other] Z { $count } najnowszych partii, które ludzie rozegrali do końca i nikt nie odszedł.
}
