### English texts of Regatta.

## The game
regatta-name = Regatta
regatta-tagline = Row in crews and keep your effort secret: a race for 4, 5 or 8 boats
regatta-help =
    {"**"}Aim.** Two crews race: odd seats are red, even seats are blue. The two fastest boats of each crew count, and the crew with fewer hours wins. On a tie, the crew with the fastest boat wins.

    {"**"}A leg.** The wind is revealed. Every boat secretly chooses an effort from 0 to 1000, and all are revealed together. Effort above 3 has the same effect as 3. A leg takes six hours. Each point of effort saves two hours in a calm and one in a breeze, and costs one in a storm. Boats with the same effort get in each other’s way: each loses an hour for every other such boat.
regatta-robot-wild = Wild
    .about = Rows at random.
regatta-robot-cox = Cox
    .about = Watches the wind and avoids rowing like the others.

## Pieces
regatta-hours = Hours
regatta-wind-calm = calm
regatta-wind-breeze = breeze
regatta-wind-storm = storm
regatta-crew-red = Red crew
regatta-crew-blue = Blue crew

## The leg
regatta-turned-calm = It’s calm: each point of effort saves two hours.
regatta-turned-breeze = A breeze: each point of effort saves an hour.
regatta-turned-storm = A storm: each point of effort costs an hour.
regatta-ask-row = Wind: { $wind }. How hard do you row?
regatta-row = Effort { $effort }
regatta-chosen = { $who } has chosen.
regatta-chose = Your effort: { $effort }.
regatta-rowed = { $who }: effort { $effort }, { $hours } h.
regatta-tie = The crews are tied; { $crew } has the fastest boat, with { $hours } h.
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
