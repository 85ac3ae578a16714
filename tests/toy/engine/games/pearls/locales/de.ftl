pearls-name = Perlen
pearls-pearls = Perlen
pearls-ask-dive = { $pile ->
    [one] Eine Perle ist noch da. Wie viele nimmst du?
   *[other] { $pile } Perlen sind noch da. Wie viele nimmst du?
}
pearls-take = { $count ->
    [one] Eine Perle
   *[other] { $count } Perlen
}
pearls-took = { $count ->
    [one] { $who } nimmt eine Perle.
   *[other] { $who } nimmt { $count } Perlen.
}
pearls-ask-rise = Tauchst du auf?
pearls-surface = Auftauchen
pearls-look = Nach der Tide sehen
pearls-looked = { $who } sieht nach der Tide.
pearls-tide-high = Flut: Zwei Perlen werden angespült.
pearls-tide-low = Ebbe.
pearls-heading = Runde { $round }, übrige Perlen: { $pile }
pearls-line = { $who }: { $own }
