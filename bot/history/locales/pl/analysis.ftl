### Analizy partii, które się skończyły.

## Help
help-analysis = **Analiza.** Po końcu partii `/analiza` omawia ją tura po turze: jak zmieniała się spodziewana przewaga, które tury kosztowały najwięcej i co byłoby lepsze, a co było szczęściem. Każda tura jest oceniana według tego, co było wtedy widać z danego miejsca. Za pierwszym razem trwa to około minuty.

## Commands
command-analyse = analiza
    .description = Przeanalizuj zakończoną partię: przewaga w kolejnych rundach i koszt tur

## Buttons
button-analyse = Analiza
button-back-to-analysis = Wróć do analizy

## What is told
analysis-heading = { $match }: analiza
analysis-whose = Oczekiwania robota „{ $robot }” tura po turze, na podstawie tego, co było wtedy widać z każdego miejsca. Liczby to spodziewana na koniec przewaga punktowa nad najlepszą z pozostałych osób.
analysis-course = **Spodziewana przewaga, runda po rundzie i na koniec**
analysis-course-of = { $who }: { $values }
analysis-portions = **Szczęście i koszt własnych tur**
analysis-portions-no-luck = **Koszt własnych tur**
analysis-portion = { $who }: szczęście { $luck }, własne tury { $lost }
analysis-portion-no-luck = { $who }: { $lost }
analysis-costly = **Tury, które kosztowały najwięcej**
analysis-none-costly = Żadna tura nie była kosztowna.
analysis-turn = Tura { $turn }, { $who }: { $played }. Lepiej: { $better }. Koszt: { $loss }.
analysis-turn-heading = { $match }: przed turą { $turn }
analysis-option = { $number }: tura { $turn }, { $who }
analysis-menu = Obejrzyj turę
analysis-small-print = Szczęście to zysk z odkrytych elementów minus to, czego średnio można się było spodziewać. Robot może się we wszystkim mylić.
analysis-chart = { $game }: oczekiwana przewaga
analysis-chart-above = Spodziewana przewaga nad najlepszą z pozostałych osób, według rund

## What can't be done
refusal-analysis-failed = Analizy nie udało się dokończyć. Gotowa część zostaje; spróbuj ponownie później.
