### Pytania do graczy przy stole i co z nich wynika.

## Pytania
question-default-no = Brak głosu w terminie liczy się jako „nie”.
question-default-yes = Brak głosu w terminie liczy się jako „tak”.
question-default-most = Po upływie terminu wygrywa opcja z największą liczbą głosów.
question-missing = Czekamy na głosy: { $people }
question-departed = Nie ma już na serwerze: { $people }. { $count ->
    [one] Ten głos nie jest potrzebny, ale po powrocie można go jeszcze oddać.
    [few] Te głosy nie są potrzebne, ale po powrocie można je jeszcze oddać.
   *[many] Te głosy nie są potrzebne, ale po powrocie można je jeszcze oddać.
}
question-counts = { $choice }: { $count }
button-vote-wait = Poczekajmy
button-vote-turn = Robot rozegra tę turę
button-vote-seat = Robot zajmie miejsce
button-vote-substitute = Poszukajmy zastępcy
button-vote-yes = Tak
button-vote-no = Nie
question-closes = Głosowanie kończy się { $relative } ({ $absolute }).
question-direct = Nie mogę pisać na kanale partii { $match }, więc możesz zagłosować tutaj.
vote-pending = 🗳️ Czekamy na twój głos: { $match } (koniec głosowania { $closes })
button-vote-show = Głosuj: { $match }
question-cancelled = Głosowanie zostało anulowane, bo nie udało się opublikować wiadomości z pytaniem.
question-cancelled-asked = { $person }, twoje głosowanie zostało anulowane, bo nie udało się opublikować wiadomości z pytaniem. Możesz spróbować jeszcze raz, najlepiej inaczej opisując powód.

## Zrobione
done-vote = Twój głos: { $choice }. Możesz go zmienić do końca głosowania.
done-vote-decided = Twój głos: { $choice }. Głosowanie jest już zakończone.

## Czego nie można
refusal-asked-already = W tej sprawie już trwa głosowanie.
refusal-question-closed = To głosowanie się skończyło. Wynik znajdziesz na kanale.
refusal-question-unknown = Ta wersja bota nie obsługuje tego głosowania. Głosowanie jest wstrzymane do czasu aktualizacji bota.
refusal-not-asked = Nie bierzesz udziału w tym głosowaniu.
refusal-own-question = To głosowanie jest na twoją prośbę, więc nie musisz głosować. Decydują pozostałe osoby.
refusal-asked-too-often = { $most ->
    [one] W ciągu doby możesz rozpocząć tylko { $most } głosowanie.
    [few] W ciągu doby możesz rozpocząć najwyżej { $most } głosowania.
   *[other] W ciągu doby możesz rozpocząć najwyżej { $most } głosowań.
} Spróbuj ponownie później.

## Pomoc
help-together = **Wspólna gra.** `/gra cofnij` cofa twoją ostatnią turę: od razu, jeśli nikt jeszcze po niej nie zagrał; w przeciwnym razie muszą się zgodzić gracze, którzy wykonali już ruch. Gdy komuś skończy się czas, pozostali głosują, co dalej. Jeśli nie zapadnie decyzja, gra robot, a nieobecna osoba może wrócić poleceniem `/gra dołącz`. Tym samym poleceniem zajmiesz porzucone miejsce. Poleceniem `/gra zamień` poprosisz innych o zastąpienie gracza, a `/gra odwołaj` kończy partię, jeśli wszyscy się zgodzą.

## Powiadomienia
notice-last = { $person }, w partii { $match } zagłosowali już wszyscy oprócz ciebie.
notice-unanswered = { $person }, w partii { $match } potrzebny jest twój głos.
