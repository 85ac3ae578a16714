### Pomoc.

## Polecenia
command-help = pomoc
    .description = Zobacz, co można tu robić
command-rules = zasady
    .description = Zasady gry w skrócie i wartości z instrukcji

help-heading = Gry planszowe rozgrywane przez wiele dni
help-games = **Zasady.** `/zasady` podaje zasady gry w skrócie, pokazuje na obrazie wartości z instrukcji i mówi, które z nich trzeba było odtworzyć:
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
help-now-host = Zarządzaj partiami na tym serwerze
help-topics = Więcej na temat…
help-version = Harbourmaster { $version }
button-turn-in = Moja tura: { $match }
button-join-at = Dołącz: { $match }
button-match-here = Partia na tym kanale
button-new-here = Pierwszy raz?
button-rules = Zasady
button-rules-of = Zasady gry { $game }
first-steps-heading = Pierwszy raz tutaj?
first-steps = **{ $game }**: { $tagline }

    Partia trwa wiele dni; grasz wtedy, kiedy masz czas. *Dołącz* daje ci miejsce. Partia zaczyna się na tym kanale, gdy wszystkie miejsca są zajęte albo osoba, która otworzyła stół, naciśnie *Rozpocznij*.

    Dostaniesz powiadomienie, gdy przyjdzie twoja tura. *Moja tura* pokazuje wtedy tylko tobie twoją stronę stołu i możliwości. Dopóki nie *zatwierdzisz*, wszystko możesz cofnąć; dopiero potem widzą to inni.

    Na karcie widać, ile czasu ma każdy. W nocy i w dni wolne zegary mogą stać: `/ustawienia czas`. Jeśli musisz przerwać, dalej zagra robot.
