### Requirements of tables: what users without an invitation need to join.

## Options
option-reliability = punktualnosc
    .description = Kto może dołączyć: minimalny procent tur na czas (nie wyższy niż twój)
option-min-rating = min-ranking
    .description = Kto może dołączyć: najniższy ranking (zakres musi obejmować twój)
option-max-rating = max-ranking
    .description = Kto może dołączyć: najwyższy ranking (zakres musi obejmować twój)
choice-newcomers = tylko początkujący

## The status card
requirements = Warunki dołączenia bez zaproszenia: { $list }.
requirement-newcomers = tylko początkujący
requirement-reliability = co najmniej { $least }% tur na czas
requirement-rating = ranking od { $least } do { $most }
requirement-rating-least = ranking co najmniej { $least }
requirement-rating-most = ranking najwyżej { $most }
card-shared-hours = { $count ->
    [0] Nie ma godziny, w której nikt przy stole nie śpi.
   *[other] Godziny, w których nikt przy stole nie śpi (twojego czasu): { $times }
}

## Errors
refusal-rating-range-empty = Najniższy ranking jest wyższy od najwyższego.
refusal-rating-range-without-own = Twój ranking ({ $own }) nie spełnia wybranego warunku ({ $range }). Zakres musi obejmować twój ranking.
refusal-rating-outside-range = Przy tym stole obowiązuje warunek: { $range }. Twój ranking to { $own }.
refusal-reliability-above-own = Na czas wykonujesz { $own }% tur, więc nie możesz wymagać { $least }% od innych.
refusal-reliability-low = Przy tym stole wymagane jest co najmniej { $least }% tur na czas. Twój wynik: { $own }%.
refusal-reliability-unknown = Wymagane jest co najmniej { $least }% tur na czas, a ten wynik jest znany dopiero po { $turns } turach w partiach z innymi.
refusal-newcomers-only = To stół dla początkujących, którzy mają najwyżej { $most } ukończone partie z innymi.
refusal-newcomers-unrated = Rankingowe stoły dla początkujących mogą otwierać tylko początkujący. Możesz otworzyć ten stół bez rankingu.
