### Die Worte von Perlen auf Deutsch.

## The game
pearls-name = Perlen
pearls-tagline = Nach Perlen tauchen, bevor die Tiden ausgehen: ein Spiel für 2 bis 4
pearls-help =
    {"**"}Ziel.** Die meisten Perlen gewinnen, bei Gleichstand die schönere Muschel.

    {"**"}Eine Runde.** Reihum taucht jeder nach einer bis drei Perlen. Wer nur eine genommen hat, darf nach der nächsten Tide sehen und behält sie für sich. Dann kommt die Tide: Eine Flut spült zwei Perlen an.

    {"**"}Muscheln.** Jeder hält eine, die sonst niemand sieht, von der Herzmuschel, der geringsten, bis zur Jakobsmuschel, der schönsten. Gezeigt werden sie am Ende: wenn keine Perlen oder keine Tiden mehr da sind.
pearls-robot-wild = Wildling
    .about = Nimmt irgendetwas.
pearls-robot-greedy = Gierschlund
    .about = Nimmt, so viel er tragen kann.

## What a table may choose
pearls-option-most = Perlen je Tauchgang
    .about = Wie viele Perlen ein Tauchgang höchstens bringt
pearls-option-most-2 = zwei
pearls-option-most-3 = drei

## Pieces
pearls-pearls = Perlen
pearls-shell-cockle = eine Herzmuschel
pearls-shell-mussel = eine Miesmuschel
pearls-shell-limpet = eine Napfschnecke
pearls-shell-whelk = eine Wellhornschnecke
pearls-shell-oyster = eine Auster
pearls-shell-conch = eine Flügelschnecke
pearls-shell-scallop = eine Jakobsmuschel

## The dive
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

## Surfacing
pearls-ask-rise = Tauchst du auf?
pearls-surface = Auftauchen
pearls-look = Nach der Tide sehen
pearls-looked = { $who } sieht nach der nächsten Tide.
pearls-next-high = Als Nächstes kommt die Flut.
pearls-next-low = Als Nächstes kommt die Ebbe.

## The tide
pearls-tide-high = Flut: Zwei Perlen werden angespült.
pearls-tide-low = Ebbe.
pearls-shows = { $who } zeigt { $shell }.
pearls-tie = { $count ->
    [one] { $first } und { $second } haben je eine Perle; die schönere Muschel entscheidet.
   *[other] { $first } und { $second } haben je { $count } Perlen; die schönere Muschel entscheidet.
}

## The board
pearls-heading = Runde { $round }, übrige Perlen: { $pile }
pearls-over = Die Muscheln liegen offen
pearls-table = Übrige Perlen: { $pile }. Tiden, die noch kommen: { $tides }.
pearls-line = { $who }: { $own }.
pearls-glance = { $heading }.
pearls-hand = In deiner Hand: { $shell }.

## The picture
pearls-picture-pile = Übrige Perlen
pearls-picture-tides = Tiden
pearls-picture-hand = Deine Muschel
pearls-picture-player = Platz { $seat }
pearls-picture-end = Das Ende

## Woran ein Plan hängt
pearls-if-left = { $count ->
    [one] noch eine Perle da ist
   *[other] noch { $count } Perlen da sind
}
pearls-if-ahead = du die meisten Perlen hast
