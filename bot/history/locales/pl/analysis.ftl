### Analizy partii, które się skończyły.

## Help
help-analysis = **Analiza.** Gdy partia się skończy, `/analiza` przechodzi ją tura po turze: kto i kiedy mógł liczyć na przewagę, które tury kosztowały najwięcej i co byłoby lepsze, a co było szczęściem. Każda tura jest oceniana po tym, co było wtedy widać z danego miejsca. Za pierwszym razem trwa to około minuty.

## Commands
command-analyse = analiza
    .description = Przejdź partię, która się skończyła: kto kiedy prowadził i ile kosztowały tury

## Buttons
button-analyse = Analiza
button-back-to-analysis = Wróć do analizy

## What is told
analysis-heading = { $match }: analiza
analysis-whose = Czego robot „{ $robot }” spodziewał się tura po turze na podstawie tego, co było wtedy widać z każdego miejsca. Liczby to punkty przewagi na koniec nad najlepszą z pozostałych osób.
analysis-course = **Spodziewana przewaga, runda po rundzie i na koniec**
analysis-course-of = { $who }: { $values }
analysis-portions = **Szczęście i koszt własnych tur**
analysis-portions-no-luck = **Koszt własnych tur**
analysis-portion = { $who }: szczęście { $luck }, własne tury { $lost }
analysis-portion-no-luck = { $who }: { $lost }
analysis-costly = **Tury, które kosztowały najwięcej**
analysis-none-costly = Żadna tura nie kosztowała nikogo wiele.
analysis-turn = Tura { $turn }, { $who }: { $played }. Lepiej: { $better }. Koszt: { $loss }.
analysis-turn-heading = { $match }: przed turą { $turn }
analysis-option = { $number }: tura { $turn }, { $who }
analysis-menu = Obejrzyj turę
analysis-small-print = Szczęście to, co przyniosło coś odkrytego, mniej to, czego średnio można się było po tym spodziewać. Robot może się w tym wszystkim mylić.
analysis-chart = { $game }: kto spodziewał się przewagi
analysis-chart-above = Spodziewana przewaga nad najlepszą z pozostałych osób, według rund

## What can't be done
refusal-analysis-failed = Analizy nie udało się dokończyć. To, co gotowe, zostaje; spróbuj ponownie później.
