### Przełożenie partii ligowej.

## Głosowanie
question-postpone = { $by } chce przełożyć tę partię o { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}. Wszystkie zegary staną, ale terminy sezonu się nie zmienią. Muszą się zgodzić wszyscy. Zgadzasz się?
told-match-postponed = Wszyscy się zgodzili: partia została przełożona o { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}, a wszystkie zegary stoją.
told-match-continued = Partia toczy się dalej, a zegary znów chodzą.
told-postpone-refused = Partia nie zostanie przełożona.

## Zrobione
done-league-postpone-asked = Pozostali mogą teraz głosować nad przełożeniem partii.
done-league-postpone = Partia zostanie przełożona.
slip-league-postpone-where = Użyj tego polecenia w wątku partii albo wybierz stół.

## Błędy
refusal-league-not-league-match = Przełożyć można tylko partie ligowe.
refusal-league-postponed = Ta partia jest już przełożona.
refusal-league-postpone-days = Partię można przełożyć o 1–{ $most } dni.
refusal-league-postpone-waits = Tej partii nie można przełożyć, bo niektórzy gracze mogą zacząć następną dopiero po niej.
refusal-league-postpone-late = { $count ->
    [0] Tej partii nie można już przełożyć: na grę musi zostać co najmniej { $days } dni.
    [one] Tę partię można przełożyć najwyżej o { $count } dzień: na grę musi zostać co najmniej { $days } dni.
    [few] Tę partię można przełożyć najwyżej o { $count } dni: na grę musi zostać co najmniej { $days } dni.
   *[many] Tę partię można przełożyć najwyżej o { $count } dni: na grę musi zostać co najmniej { $days } dni.
}

## Polecenia
command-league-postpone = przełóż
    .description = Poproś innych o przełożenie partii; gdy wszyscy się zgodzą, zegary staną
