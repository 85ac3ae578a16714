### Próba.

## Pomoc
help-thinking = **Namysł.** `/próba` albo *Wypróbuj* otwiera prywatną kopię partii, na której próbujesz ruchów za każde miejsce, dopóki nie potrzeba niczego zakrytego. Gdy czekasz, *Zaplanuj* pozwala tam wypróbować następną turę i zapisać ją jako plan. `/plan pasuj` planuje pasowanie.

## Polecenia
command-sandbox = próba
    .description = Wypróbuj ruchy na prywatnej kopii partii

## Przyciski
button-sandbox = Wypróbuj
button-plan-ahead = Zaplanuj
button-plan = Zaplanuj to
button-plan-else = Plan zapasowy
button-play-tried = Zagraj tak
button-throw-away = Odrzuć

sandbox-heading = { $match }: próba
sandbox-private = Widzisz to tylko ty i nie zmienia to niczego przy stole.
sandbox-tried = **Dotychczasowa próba**
sandbox-line = { $who }: { $option }
sandbox-asked = Za gracza { $who }: { $prompt }
sandbox-hidden = Dalszy ciąg zależy od czegoś zakrytego, więc próba tu się kończy.
sandbox-over = Tutaj partia by się skończyła.
sandbox-may-play = *Zagraj tak* zatwierdza wypróbowaną turę, bez ruchów po niej. Zanim coś zostanie odkryte, dostaniesz pytanie.
sandbox-moved-on = Partia poszła dalej. Próba zaczyna się teraz od nowego stanu; zostały tylko ruchy, które nadal pasują.
sandbox-thrown-away = Twoja próba jest znów pusta. Przy stole nic się nie zmieniło.

## Czego nie można
refusal-plan-nothing = Najpierw wypróbuj własną następną turę: dopiero wtedy możesz ją zaplanować.
refusal-sandbox-full = Próba mieści najwyżej { $most } wyborów. Cofnij kilka albo zacznij od nowa.
refusal-sandbox-unfinished = Najpierw wypróbuj całą swoją turę: dopiero wtedy możesz ją tak zagrać.
