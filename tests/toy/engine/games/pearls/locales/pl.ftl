pearls-name = Perły
pearls-pearls = Perły
pearls-ask-dive = { $pile ->
    [one] Została jedna perła. Ile bierzesz?
    [few] Zostały { $pile } perły. Ile bierzesz?
   *[many] Zostało { $pile } pereł. Ile bierzesz?
}
pearls-take = { $count ->
    [one] Jedna perła
    [few] { $count } perły
   *[many] { $count } pereł
}
pearls-took = { $count ->
    [one] { $who } bierze jedną perłę.
    [few] { $who } bierze { $count } perły.
   *[many] { $who } bierze { $count } pereł.
}
pearls-ask-rise = Wynurzasz się?
pearls-surface = Wynurz się
pearls-look = Sprawdź pływ
pearls-looked = { $who } sprawdza pływ.
pearls-tide-high = Przypływ: fale przynoszą dwie perły.
pearls-tide-low = Odpływ.
pearls-heading = Runda { $round }, pozostałe perły: { $pile }
pearls-line = { $who }: { $own }
