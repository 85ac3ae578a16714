### The words of Regatta in English.

## The game
regatta-name = Regatta
regatta-tagline = Row in crews and keep your effort secret: a race for 4, 5 or 8 boats
regatta-help =
    {"**"}Aim.** Two crews race: the odd places are red, the even ones blue. The two fastest boats of a crew count, and fewer hours win; among equals the crew with the faster boat does.

    {"**"}A leg.** A wind is turned up. Every boat secretly chooses an effort from 0 to 3, and all are shown together. A leg takes six hours. Each effort saves two of them in a calm and one in a breeze, and costs one in a storm. Boats that row alike get in each other’s way: an hour for each other one.
regatta-robot-wild = Wild
    .about = Rows anyhow.
regatta-robot-cox = Cox
    .about = Rows with the wind, and unlike others.

## Pieces
regatta-hours = Hours
regatta-wind-calm = calm
regatta-wind-breeze = breeze
regatta-wind-storm = storm
regatta-crew-red = Red crew
regatta-crew-blue = Blue crew

## The leg
regatta-turned-calm = It is calm: every effort saves two hours.
regatta-turned-breeze = A breeze: every effort saves an hour.
regatta-turned-storm = A storm: every effort costs an hour.
regatta-ask-row = Wind: { $wind }. How hard do you row?
regatta-row = Effort { $effort }
regatta-chosen = { $who } has chosen.
regatta-chose = Your effort: { $effort }.
regatta-rowed = { $who }: effort { $effort }, { $hours } h.
regatta-tie = The crews are equal; { $crew } has the faster boat, with { $hours } h.
regatta-total = { $count } h

## The board
regatta-heading = Leg { $leg } of { $legs }, wind: { $wind }
regatta-over = The race is over
regatta-table = Leg { $leg } of { $legs }. Wind: { $wind }.
regatta-line = { $who }: { $hours } h.
regatta-line-chosen = { $who }: { $hours } h, effort chosen.
regatta-crew-line = { $crew }: { $hours } h.
regatta-glance = { $heading }.

## The picture
regatta-picture-wind = Wind
regatta-picture-leg = Leg
regatta-picture-effort = Your effort
regatta-picture-player = Player { $seat }
regatta-picture-end = The end
