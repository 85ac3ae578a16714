### Analyses of finished matches.

## Help
help-analysis = **Analiza.** `/analiza` omawia zakończoną partię tura po turze: jak zmieniała się spodziewana przewaga, które tury kosztowały najwięcej, co byłoby lepsze i ile było w tym szczęścia. Każda tura jest oceniana na podstawie tego, co gracz mógł wtedy widzieć. Pierwsza analiza partii trwa około minuty.

## Commands
command-analyse = analiza
    .description = Przeanalizuj zakończoną partię: spodziewane przewagi, kosztowne tury i szczęście

## Buttons
button-analyse = Analiza
button-back-to-analysis = Wróć do analizy

## Messages
analysis-heading = { $match }: analiza
analysis-whose-common = Ocena robota „{ $robot }” na podstawie tego, co każdy gracz mógł wtedy widzieć. Liczby: spodziewany wspólny wynik, w punktach.
analysis-whose = Ocena robota „{ $robot }” na podstawie tego, co każdy gracz mógł wtedy widzieć. Liczby: spodziewana przewaga nad najlepszym rywalem na koniec partii, w punktach.
analysis-whose-result = Ocena robota „{ $robot }” na podstawie tego, co każdy gracz mógł wtedy widzieć. Liczby: spodziewany wynik, od −{ $win } (pewna przegrana) do +{ $win } (pewna wygrana).
analysis-course-common = **Spodziewany wynik po każdej rundzie i na koniec**
analysis-course = **Spodziewana przewaga po każdej rundzie i na koniec**
analysis-course-of = { $who }: { $values }
analysis-portions = **Szczęście i punkty stracone przez błędy**
analysis-portions-no-luck = **Punkty stracone przez błędy**
analysis-portions-result = **Szczęście i koszt błędów**
analysis-portions-no-luck-result = **Koszt błędów**
analysis-cut = Ta partia jest długa, więc przeanalizowano tylko jej pierwsze tury.
analysis-portion = { $who }: szczęście { $luck }, błędy { $lost }
analysis-portion-no-luck = { $who }: { $lost }
analysis-costly = **Najbardziej kosztowne tury**
analysis-none-costly = Żadna tura nie była kosztowna.
analysis-turn = Tura { $turn }, { $who }: { $played }. Lepiej: { $better }. Koszt: { $loss }.
analysis-turn-reasons = Tura { $turn }, { $who }: { $played }. Lepiej: { $better } – { $reasons }. Koszt: { $loss }.
analysis-turn-heading = { $match }: przed turą { $turn }
analysis-option = { $number }: tura { $turn }, { $who }
analysis-menu = Zobacz turę
analysis-small-print = Szczęście: różnica między wynikami losowań a ich wartością oczekiwaną. Ocena robota może być błędna.
analysis-chart-common = { $game }: spodziewany wynik
analysis-chart = { $game }: spodziewana przewaga
analysis-chart-above-common = Spodziewany wspólny wynik po każdej rundzie
analysis-chart-above = Spodziewana przewaga nad najlepszym rywalem po każdej rundzie

## Errors
refusal-analysis-failed = Nie udało się dokończyć analizy. Spróbuj ponownie później: analiza ruszy od miejsca, w którym się zatrzymała.
