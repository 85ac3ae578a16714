### Pomoc.

## Polecenia
command-help = pomoc
    .description = Co tu można robić
command-rules = zasady
    .description = Zasady gry w skrócie, z jej wydrukowanymi wartościami

help-heading = Gry planszowe rozgrywane przez wiele dni
help-games = **Zasady.** `/zasady` podaje zasady gry w skrócie, pokazuje jej wydrukowane wartości na obrazie i mówi, które z nich trzeba było odtworzyć:
help-now = Co możesz tu teraz zrobić
help-now-turn = Wykonaj swoją turę: { $match }
help-now-more = { $count ->
    [one] Czeka na ciebie jeszcze { $count } partia: `/moje-partie`
    [few] Czekają na ciebie jeszcze { $count } partie: `/moje-partie`
   *[many] Czeka na ciebie jeszcze { $count } partii: `/moje-partie`
}
help-now-join = Dołącz do otwartego stołu: { $match }
help-now-match = Zobacz, co możesz zrobić z partią na tym kanale: { $match }
help-now-open = Otwórz stół: `/gra otwórz`
help-now-host = Zadbaj o partie na tym serwerze
help-topics = Przeczytaj więcej o…
help-version = Harbourmaster { $version }
button-turn-in = Moja tura: { $match }
button-join-at = Dołącz: { $match }
button-match-here = Partia na tym kanale
button-new-here = Pierwszy raz?
button-rules = Zasady
button-rules-of = Zasady gry { $game }
first-steps-heading = Pierwszy raz tutaj?
first-steps = **{ $game }**: { $tagline }

    Gra się przez wiele dni, wtedy, kiedy masz czas. *Dołącz* daje ci miejsce. Gdy wszystkie miejsca są zajęte albo osoba, która otworzyła stół, naciśnie *Rozpocznij*, partia zaczyna się na tym kanale.

    Powiem ci, kiedy przyjdzie twoja kolej. *Moja tura* pokazuje wtedy tylko tobie twoją stronę stołu i możliwości. Dopóki nie *zatwierdzisz*, wszystko możesz cofnąć; dopiero potem widzą to inni.

    Na karcie jest napisane, ile czasu ma każdy. Noce i dni wolne nie muszą się liczyć: `/ustawienia czas`. Jeśli musisz przerwać, dalej zagra robot.
