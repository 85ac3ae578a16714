### Pomoc.

## Polecenia
command-help = pomoc
    .description = Zobacz, co można tu robić
command-rules = zasady
    .description = Zobacz zasady gry w skrócie i wartości z instrukcji

help-heading = Gry planszowe we własnym tempie
help-games = **Zasady.** `/zasady` pokazuje zasady gry w skrócie i obraz z wartościami z instrukcji oraz informuje, które z nich trzeba było odtworzyć:
help-now = Co możesz tu teraz zrobić
help-now-turn = Rozegraj swoją turę: { $match }
help-now-more = { $count ->
    [one] Czeka na ciebie jeszcze { $count } partia: `/partie moje`
    [few] Czekają na ciebie jeszcze { $count } partie: `/partie moje`
   *[many] Czeka na ciebie jeszcze { $count } partii: `/partie moje`
}
help-now-join = Dołącz do otwartego stołu: { $match }
help-now-match = Zobacz, co możesz zrobić w partii na tym kanale: { $match }
help-now-open = Otwórz stół: `/gra otwórz`
help-now-open-on-a-server = Otwórz stół na serwerze: `/gra otwórz`
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

    Partia trwa wiele dni; grasz wtedy, kiedy masz czas. Miejsce zajmiesz przyciskiem *Dołącz*. Partia zaczyna się na tym kanale, gdy wszystkie miejsca są zajęte albo gdy właściciel stołu naciśnie *Rozpocznij*.

    Gdy przyjdzie twoja tura, dostaniesz powiadomienie. *Moja tura* pokaże ci wtedy twoją stronę stołu i dostępne ruchy; widzisz je tylko ty. Wszystko możesz cofnąć, dopóki nie naciśniesz *Zatwierdź* albo przycisku, który coś odkrywa lub kończy turę. Dopiero potem inni zobaczą twoją turę. Nawet wtedy możesz użyć *Cofnij moją turę*, ale czasem inni muszą się na to zgodzić.

    Przypięta karta partii pokazuje, ile czasu ma każdy. W nocy i w dni wolne twój zegar może stać: zobacz `/ustawienia czas`. Jeśli musisz przerwać grę, zastąpi cię robot.
