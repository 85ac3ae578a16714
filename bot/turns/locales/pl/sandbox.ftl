### Próba.

## Pomoc
help-thinking = **Planowanie.** `/próba` albo *Wypróbuj* otwiera prywatną kopię partii. Możesz w niej wypróbować ruchy każdego gracza, o ile nie zależą od ukrytych informacji. Gdy czekasz na swoją turę, przycisk *Zaplanuj* pozwala wybrać, co zrobisz potem, na przykład kupić coś do określonej ceny. *Krok po kroku* otwiera kopię, a wypróbowaną w niej turę możesz zapisać jako plan. `/plan pasuj` planuje pasowanie w następnych turach.

## Polecenia
command-sandbox = próba
    .description = Wypróbuj ruchy na prywatnej kopii partii

## Przyciski
button-sandbox = Wypróbuj
button-plan-ahead = Zaplanuj
button-plan-steps = Krok po kroku
button-plan = Zapisz jako plan
button-plan-else = Dodaj jako wariant
button-play-tried = Zagraj tak
button-sandbox-back = Wróć
button-throw-away = Odrzuć próbę

sandbox-heading = { $match }: próba
sandbox-private = Widzisz to tylko ty. Sama partia się nie zmienia.
sandbox-about = Rozegraj to, co może się zdarzyć: najpierw wykonaj ruchy innych graczy, potem swoją turę. *Zapisz jako plan* zapisuje tylko twoje własne ruchy.
sandbox-tried = **Wypróbowane ruchy**
sandbox-line = { $who }: { $option }
sandbox-asked = Za gracza { $who }: { $prompt }
sandbox-hidden = Następny krok zależy od ukrytych informacji, więc dalej nie można już niczego wypróbować.
sandbox-over = Tutaj partia by się skończyła.
sandbox-may-play = *Zagraj tak* rozgrywa twoją turę tak jak w próbie, ale bez późniejszych ruchów. Zanim coś zostanie ujawnione, bot zapyta cię o zgodę.
sandbox-moved-on = W partii coś się zmieniło, więc próba zaczyna się teraz od aktualnego stanu. Zachowano tylko te ruchy, które są nadal możliwe.
sandbox-thrown-away = Próba została wyczyszczona. Sama partia się nie zmieniła.

## Czego nie można
refusal-plan-nothing = Najpierw wypróbuj swoją następną turę. Potem możesz ją zapisać jako plan.
refusal-sandbox-full = W próbie można wykonać najwyżej { $most } ruchów. Cofnij kilka albo zacznij od nowa.
refusal-sandbox-unfinished = Najpierw wypróbuj całą swoją turę. Potem możesz ją rozegrać.
