### English texts of Pearls.

## The game
pearls-name = Pearls
pearls-tagline = Dive for pearls before the tides run out: a game for 2 to 4 players
pearls-help =
    {"**"}Aim.** Collect the most pearls. If players are tied, the finer shell wins.

    {"**"}A round.** Each player in turn dives for one to three pearls. Players who take only one may secretly look at the next tide. Then the tide comes: a high tide washes up two pearls.

    {"**"}Shells.** Everyone has one that no one else sees, from a cockle, the plainest, to a scallop, the finest. They are revealed at the end, when there are no pearls or no tides left.
pearls-robot-wild = Wild
    .about = Takes anything.
pearls-robot-greedy = Greedy
    .about = Takes all it can carry.

## Game options
pearls-option-most = Pearls per dive
    .about = Maximum number of pearls per dive
pearls-option-most-2 = two
pearls-option-most-3 = three

## Pieces
pearls-pearls = Pearls
pearls-shell-cockle = a cockle
pearls-shell-mussel = a mussel
pearls-shell-limpet = a limpet
pearls-shell-whelk = a whelk
pearls-shell-oyster = an oyster
pearls-shell-conch = a conch
pearls-shell-scallop = a scallop

## The dive
pearls-ask-dive = { $pile ->
    [one] There is one pearl left. How many do you take?
   *[other] There are { $pile } pearls. How many do you take?
}
pearls-take = { $count ->
    [one] One pearl
   *[other] { $count } pearls
}
pearls-took = { $count ->
    [one] { $who } takes one pearl.
   *[other] { $who } takes { $count } pearls.
}

## Surfacing
pearls-ask-rise = Do you surface?
pearls-surface = Surface
pearls-look = Look at the tide
pearls-looked = { $who } looks at the next tide.
pearls-next-high = The next tide will be high.
pearls-next-low = The next tide will be low.

## The tide
pearls-tide-high = High tide: two pearls are washed up.
pearls-tide-low = Low tide.
pearls-shows = { $who } reveals { $shell }.
pearls-tie = { $count ->
    [one] { $first } and { $second } have one pearl each; the finer shell decides.
   *[other] { $first } and { $second } have { $count } pearls each; the finer shell decides.
}

## The board
pearls-heading = Round { $round }, pearls left: { $pile }
pearls-over = The shells are revealed
pearls-table = Pearls left: { $pile }. Tides to come: { $tides }.
pearls-line = { $who }: { $own }.
pearls-glance = { $heading }.
pearls-hand = In your hand: { $shell }.

## The picture
pearls-picture-pile = Pearls left
pearls-picture-tides = Tides
pearls-picture-hand = Your shell
pearls-picture-player = Player { $seat }
pearls-picture-end = The end

## Conditions of plans
pearls-if-left = { $count ->
    [one] there is one pearl left
   *[other] there are { $count } pearls left
}
pearls-if-ahead = you have the most pearls
