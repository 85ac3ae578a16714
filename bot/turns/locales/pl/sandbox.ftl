### Próba.

## Pomoc
help-thinking = **Namysł.** `/próba` albo *Wypróbuj* otwiera prywatną kopię partii, na której próbujesz ruchów za każde miejsce, dopóki nie potrzeba niczego zakrytego. Gdy czekasz, prowadzi tam też *Zaplanuj*: co wypróbujesz na swoją następną turę, to możesz zaplanować. `/plan pasuj` pasuje z góry.

## Polecenia
command-sandbox = próba
    .description = Wypróbuj ruchy na prywatnej kopii partii

## Przyciski
button-sandbox = Wypróbuj
button-plan-ahead = Zaplanuj
button-plan = Zaplanuj to
button-plan-else = W razie czego to
button-play-tried = Zagraj tak
button-throw-away = Odrzuć

sandbox-heading = { $match }: próba
sandbox-private = Widzisz to tylko ty i nic z tego nie dzieje się przy stole.
sandbox-tried = **Wypróbowane dotąd**
sandbox-line = { $who }: { $option }
sandbox-asked = Za gracza { $who }: { $prompt }
sandbox-hidden = Dalej trzeba by znać coś zakrytego: więcej nie da się przemyśleć z góry.
sandbox-over = Tutaj partia by się skończyła.
sandbox-may-play = *Zagraj tak* zatwierdza twoją turę tak, jak ją tu wypróbowano, i nic po niej. Zanim coś zostanie odkryte, dostaniesz pytanie.
sandbox-moved-on = Partia poszła dalej. Próbujesz teraz od nowego stanu; z twoich prób zostało to, co nadal pasuje.
sandbox-thrown-away = Twoja próba jest znów pusta. Nic z niej nie wydarzyło się przy stole.

## Czego nie można
refusal-plan-nothing = Najpierw wypróbuj własną następną turę: to ją można zaplanować.
refusal-sandbox-full = Próba mieści najwyżej { $most } wyborów. Cofnij kilka albo zacznij od nowa.
refusal-sandbox-unfinished = Najpierw wypróbuj własną turę do końca: wtedy można ją tak zagrać.
