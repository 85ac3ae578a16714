### English texts of Nautilus Island.
###
### Messages for amounts and counts get their number from the sentence that references them.

## The game
nautilus-island-name = Nautilus Island
nautilus-island-tagline = Salvage sets of objects from a stranded submarine: a game with secret hands for 2 to 4 players
nautilus-island-help =
    {"**"}Goal.** Have the most victory points (VP) from bonus tokens, portholes and treasures.

    {"**"}Moving.** In the first round, beginning with the start player, everyone enters above a column of the wreck. After that, the player furthest back (at the end with single stacks) moves first. Every move crosses to the opposite side, to a column that isn’t your previous one and has no one on that side yet.

    {"**"}Collecting.** Then take the top card of each stack of your column. Only you see what you take from a face-down stack. There is no hand limit.

    {"**"}Storing.** Instead of collecting, you can lay out cards of one colour from your hand: at most as many as the column has stacks. Your cards of one colour always form one set. The bonus token of that colour goes onto the set, if it is still in the camp. When only one token is left there, the camp is refilled.

    {"**"}Closing.** After storing, you can close the set with the next porthole for exactly that number of cards. Nothing can be added to a closed set. Once a set has more cards than a porthole requires, it can no longer get that porthole.

    {"**"}Bonus tokens.** 2 or 3 VP; 1 VP for each card in the set; the value of the set’s porthole again; 4 VP if the set has an odd number of cards; 5 VP for a pair of the same object in the set (each card counts for one token only).

    {"**"}Treasures** can’t be stored. At the end, treasures in your hand score points. All other cards in your hand score nothing.

    {"**"}End.** When a column is empty, the round is finished and everyone has one more turn. At an empty column, you can still store as many cards as it has spaces. If players are tied, the one whose castaway is closer to the back wins.
nautilus-island-help-edition = { $printed ->
    [1] All values are the same as in the printed game.
   *[other] Some values could not be read from a printed copy and were reconstructed: { $components }. If you own the game, please send the printed values to the bot operator.
}
nautilus-island-rebuilt-wreck = the columns for two and three players
nautilus-island-rebuilt-face-up = which stacks are face up
nautilus-island-rebuilt-portholes = the point values of the portholes
nautilus-island-rebuilt-treasures = the treasure values
nautilus-island-rebuilt-tokens = the number of each bonus token
nautilus-island-unlike-stacks = { $stacks } stacks of cards for { $seats } players (rule book: { $printed })
nautilus-island-unlike-columns = columns with { $columns } stacks for { $seats } players (rule book: { $printed })
nautilus-island-unlike-tokens = { $tokens } bonus tokens (rule book: { $printed })
nautilus-island-unlike-kinds = the bonus token “{ $token }” from the rule book is missing
nautilus-island-unlike-portholes = { $portholes } portholes (rule book: { $printed })
nautilus-island-unlike-porthole = { $vp } VP for the first 4-card porthole (rule book: { $printed })
nautilus-island-robot-landlubber = Landlubber
    .about = Still learning: a friendly opponent for a first game.
nautilus-island-robot-deckhand = Deckhand
    .about = Plays instantly and reasonably well.
nautilus-island-robot-helmsman = Helmsman
    .about = Thinks a few turns ahead and sometimes surprises you.
nautilus-island-robot-captain = Captain
    .about = Considers every turn for a second and punishes mistakes.

## Evaluation terms of robots
nautilus-island-term-laid = tokens and portholes
nautilus-island-term-treasures = treasures
nautilus-island-term-hopes = unfinished sets
nautilus-island-term-cards = unknown cards

## Advice: the steps of a turn, as clauses. The bot joins them and capitalizes the first letter.
nautilus-island-do-collect = collect { $cards }
nautilus-island-do-go-collect = go to column { $column } and collect { $cards }
nautilus-island-do-store = store { $cards }
nautilus-island-do-go-store = go to column { $column } and store { $cards }
nautilus-island-do-close = close the { $colour } set
nautilus-island-do-leave = leave the { $colour } set open

## Advice: reasons for a turn. These clauses follow a colon.
nautilus-island-why-points = it scores { nautilus-island-amount-vp } right away
nautilus-island-amount-vp = { $vp } VP
nautilus-island-why-last-porthole = it’s the last porthole for { $size } cards
nautilus-island-why-next-porthole = the next porthole for { $size } cards is worth only { nautilus-island-amount-vp }
nautilus-island-why-race = { $lacking ->
    [one] { $who } needs only { $lacking } more { $colour } card for the same porthole
   *[other] { $who } needs only { $lacking } more { $colour } cards for the same porthole
}
nautilus-island-why-enough = that makes enough { $colour } cards for a porthole ({ $size } cards, { nautilus-island-amount-vp })
nautilus-island-why-almost = then only one more { $colour } card is needed for a porthole ({ $size } cards, { nautilus-island-amount-vp })
nautilus-island-why-rest = what’s left in hand can take the { $colour } set to a porthole ({ $size } cards, { nautilus-island-amount-vp })
nautilus-island-why-token = { $vp ->
    [0] it brings the bonus token “{ $token }”
   *[other] it brings the bonus token “{ $token }”, worth { nautilus-island-amount-vp } right away
}
nautilus-island-why-treasure = holding { $cards } at the end is worth { nautilus-island-amount-vp }
nautilus-island-why-rival = { $who } could still collect there this round
nautilus-island-why-same-colour = { $count ->
    [one] { $who } is after { $colour }, too, and could still collect there this round
   *[other] { $who } are after { $colour }, too, and could still collect there this round
}
nautilus-island-why-last-round = it’s the last round, and only treasures score in hand
nautilus-island-why-ending = there’s only one more round after this one
nautilus-island-why-cards = that’s { nautilus-island-amount-cards } at once
nautilus-island-why-unseen = { $count ->
    [one] no one else sees the face-down card
   *[other] no one else sees the face-down cards
}

## Game options
nautilus-island-option-open-stacks = Open stacks
    .about = All stacks are face up, so everyone can see which cards are taken
nautilus-island-option-open-stacks-no = no
nautilus-island-option-open-stacks-yes = yes

## Colours, by what the cards show
nautilus-island-colour-clothes = clothes
nautilus-island-colour-navigation = navigation
nautilus-island-colour-repair = repair
nautilus-island-colour-fishing = fishing
nautilus-island-colour-supplies = supplies
nautilus-island-colour-treasures = treasures

## Objects
nautilus-island-object-clothes-hat = hat
nautilus-island-object-clothes-boots = boots
nautilus-island-object-clothes-coat = coat
nautilus-island-object-clothes-gloves = gloves
nautilus-island-object-navigation-compass = compass
nautilus-island-object-navigation-sextant = sextant
nautilus-island-object-navigation-spyglass = spyglass
nautilus-island-object-navigation-map = map
nautilus-island-object-repair-hammer = hammer
nautilus-island-object-repair-wrench = wrench
nautilus-island-object-repair-saw = saw
nautilus-island-object-repair-screws = screws
nautilus-island-object-fishing-rod = rod
nautilus-island-object-fishing-net = net
nautilus-island-object-fishing-harpoon = harpoon
nautilus-island-object-fishing-hook = hook
nautilus-island-object-supplies-biscuits = biscuits
nautilus-island-object-supplies-water = water
nautilus-island-object-supplies-fruit = fruit
nautilus-island-object-supplies-tins = tins
nautilus-island-object-treasures-pearl = pearl
nautilus-island-object-treasures-coins = coins
nautilus-island-object-treasures-statuette = statuette
nautilus-island-object-treasures-crown = crown

## Cards, counted
nautilus-island-count-clothes-hat = { $count ->
    [one] a hat
   *[other] { $count } hats
}
nautilus-island-count-clothes-boots = { $count ->
    [one] boots
   *[other] { $count } × boots
}
nautilus-island-count-clothes-coat = { $count ->
    [one] a coat
   *[other] { $count } coats
}
nautilus-island-count-clothes-gloves = { $count ->
    [one] gloves
   *[other] { $count } × gloves
}
nautilus-island-count-navigation-compass = { $count ->
    [one] a compass
   *[other] { $count } compasses
}
nautilus-island-count-navigation-sextant = { $count ->
    [one] a sextant
   *[other] { $count } sextants
}
nautilus-island-count-navigation-spyglass = { $count ->
    [one] a spyglass
   *[other] { $count } spyglasses
}
nautilus-island-count-navigation-map = { $count ->
    [one] a map
   *[other] { $count } maps
}
nautilus-island-count-repair-hammer = { $count ->
    [one] a hammer
   *[other] { $count } hammers
}
nautilus-island-count-repair-wrench = { $count ->
    [one] a wrench
   *[other] { $count } wrenches
}
nautilus-island-count-repair-saw = { $count ->
    [one] a saw
   *[other] { $count } saws
}
nautilus-island-count-repair-screws = { $count ->
    [one] screws
   *[other] { $count } × screws
}
nautilus-island-count-fishing-rod = { $count ->
    [one] a rod
   *[other] { $count } rods
}
nautilus-island-count-fishing-net = { $count ->
    [one] a net
   *[other] { $count } nets
}
nautilus-island-count-fishing-harpoon = { $count ->
    [one] a harpoon
   *[other] { $count } harpoons
}
nautilus-island-count-fishing-hook = { $count ->
    [one] a hook
   *[other] { $count } hooks
}
nautilus-island-count-supplies-biscuits = { $count ->
    [one] biscuits
   *[other] { $count } × biscuits
}
nautilus-island-count-supplies-water = { $count ->
    [one] water
   *[other] { $count } × water
}
nautilus-island-count-supplies-fruit = { $count ->
    [one] fruit
   *[other] { $count } × fruit
}
nautilus-island-count-supplies-tins = { $count ->
    [one] tins
   *[other] { $count } × tins
}
nautilus-island-count-treasures-pearl = { $count ->
    [one] a pearl
   *[other] { $count } pearls
}
nautilus-island-count-treasures-coins = { $count ->
    [one] coins
   *[other] { $count } × coins
}
nautilus-island-count-treasures-statuette = { $count ->
    [one] a statuette
   *[other] { $count } statuettes
}
nautilus-island-count-treasures-crown = { $count ->
    [one] a crown
   *[other] { $count } crowns
}
nautilus-island-count-hidden = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}

## Bonus tokens
nautilus-island-token-vp2 = 2 VP
nautilus-island-token-vp3 = 3 VP
nautilus-island-token-per-card = 1 VP per card
nautilus-island-token-double = double porthole
nautilus-island-token-odd = 4 VP if odd
nautilus-island-token-pair = 5 VP for a pair
nautilus-island-token-of = { $token } ({ $colour })
nautilus-island-token-worth = { $token } ({ $vp } VP)

## Sides
nautilus-island-side-above = above the wreck
nautilus-island-side-below = below the wreck

## Amounts
nautilus-island-amount-points = { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}
nautilus-island-amount-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
nautilus-island-amount-size = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}

## Questions
nautilus-island-ask-enter = Which column will you enter? You’ll be { $side }.
nautilus-island-ask-explore = Which column will you go to? You’ll cross over and be { $side }.
nautilus-island-ask-recover = { $stacks ->
    [one] You’re at column { $column }. Do you want to collect, or to store one card?
   *[other] You’re at column { $column }. Do you want to collect, or to store up to { $stacks } cards of one colour?
}
nautilus-island-ask-recover-empty = { $stacks ->
    [one] Column { $column } is empty, so you can only store one card here.
   *[other] Column { $column } is empty, so you can only store cards here: up to { $stacks } of one colour.
}
nautilus-island-ask-close = Your { $colour } set has { nautilus-island-amount-size }. Close it?

## Groups of choices
nautilus-island-group-store = Store { $colour }

## Conditions of plans
nautilus-island-if-untouched = no one else takes cards from column { $column }
nautilus-island-now-left = cards left in column { $column }: { $left } ({ $before } when you planned)
nautilus-island-goal-collect = Go to column { $column } and collect cards

## Choices
nautilus-island-label-go = Column { $column }
nautilus-island-label-go-empty = { $stacks ->
    [one] Column { $column }: empty, 1 space
   *[other] Column { $column }: empty, { $stacks } spaces
}
nautilus-island-label-go-detail = { $cards } ({ $left } per stack)
nautilus-island-label-collect = Collect { $cards }
nautilus-island-label-store = { $numbers } · Store { $cards }
nautilus-island-label-store-detail = makes a set of { $size }
nautilus-island-label-store-detail-token = makes a set of { $size }, token: { $token }
nautilus-island-label-nothing = Nothing to collect or store
nautilus-island-label-close = Close it: { nautilus-island-amount-points }
nautilus-island-label-leave = { $size ->
    [7] Leave it open (there is no larger porthole)
   *[other] Leave it open (next porthole: { $size } cards or more)
}

## Log entries
nautilus-island-tell-go = { $who } goes to column { $column }.
nautilus-island-tell-collect = { $who } collects { $cards }.
nautilus-island-tell-drawn = { $count ->
    [one] Only you can see the face-down card: { $cards }.
   *[other] Only you can see the face-down cards: { $cards }.
}
nautilus-island-tell-store = { $who } stores { $cards }: the { $colour } set now has { nautilus-island-amount-size }.
nautilus-island-tell-store-token = { $who } stores { $cards }: the { $colour } set now has { nautilus-island-amount-size } and gets the bonus token “{ $token }”.
nautilus-island-tell-nothing = { $who } can’t collect or store anything.
nautilus-island-tell-fill = The camp is refilled: { $tokens }.
nautilus-island-tell-close = { $who } closes the { $colour } set with { nautilus-island-amount-size } for { nautilus-island-amount-points }.
nautilus-island-tell-leave = { $who } leaves the { $colour } set open.
nautilus-island-tell-round = In round { $round }, everyone moves { $side }. Move order, starting from the back: { $order }.
nautilus-island-tell-last-round = A column is empty: round { $round } is the last one, and everyone moves { $side }. Move order, starting from the back: { $order }.

## Progress of the game
nautilus-island-heading-round = Round { $round }: everyone moves { $side }
nautilus-island-heading-ending = Round { $round }: everyone moves { $side }; the last round comes next
nautilus-island-heading-last = Round { $round } (last): everyone moves { $side }
nautilus-island-heading-finished = The game is over after { $round } rounds

## The scoring
nautilus-island-score-tokens = Bonus tokens
nautilus-island-score-portholes = Portholes
nautilus-island-score-treasures = Treasures
nautilus-island-tie = { $first } and { $second } both have { $vp } VP; { $first } ranks higher because column { $nearer } is closer to the back than column { $farther }.

## The board as text
nautilus-island-who = { $who }
nautilus-island-number = { $number }
nautilus-island-board-turn = To play: { $who }, then { $others }.
nautilus-island-board-turn-last = To play: { $who }, then the round ends.
nautilus-island-board-open = Columns open to { $who }: { $columns }.
nautilus-island-board-hand = Your hand ({ $count }): { $cards }.
nautilus-island-board-hand-empty = Your hand is empty.
nautilus-island-board-wreck = The wreck, from the back:
nautilus-island-column = { $number }. { $stacks }
nautilus-island-column-above = { $number }. { $stacks }; above: { $above }
nautilus-island-column-below = { $number }. { $stacks }; below: { $below }
nautilus-island-column-above-below = { $number }. { $stacks }; above: { $above }, below: { $below }
nautilus-island-stack-open = { $card } ({ $count })
nautilus-island-stack-hidden = face down ({ $count })
nautilus-island-stack-empty = empty
nautilus-island-board-camp = In the camp: { $tokens }. Face down beside it: { $left }.
nautilus-island-board-camp-empty = The camp is empty. Face down beside it: { $left }.
nautilus-island-board-portholes = Next portholes: { $piles }.
nautilus-island-board-no-portholes = All portholes are taken.
nautilus-island-pile = { $vp } VP for { $size } cards ({ $count } left)
nautilus-island-seat = { "**" }{ $who }**: { $vp } VP on the table, { nautilus-island-amount-cards } in hand
nautilus-island-set = - { $colour }: { $cards }
nautilus-island-set-tokens = - { $colour }: { $cards }; tokens: { $tokens }
nautilus-island-set-closed = - { $colour }, closed for { $vp } VP: { $cards }
nautilus-island-set-closed-tokens = - { $colour }, closed for { $vp } VP: { $cards }; tokens: { $tokens }
nautilus-island-final = { $rank }. { $who }: { nautilus-island-amount-points } (tokens { $tokens }, portholes { $portholes }, treasures { $treasures })
nautilus-island-final-treasures = { $rank }. { $who }: { nautilus-island-amount-points } (tokens { $tokens }, portholes { $portholes }, treasures { $treasures }: { $cards })

## Alt text of images
nautilus-island-alt-heading = Nautilus Island. { $heading }.
nautilus-island-alt-seat = { $who }: { $vp } VP on the table, { nautilus-island-amount-cards } in hand; sets: { $sets }.
nautilus-island-alt-seat-bare = { $who }: { $vp } VP on the table, { nautilus-island-amount-cards } in hand.
nautilus-island-alt-set = { $colour } { $size }
nautilus-island-alt-set-closed = { $colour } { $size } (closed)
nautilus-island-alt-column = { $column }.

## Words inside pictures
nautilus-island-picture-round = Round { $round }
nautilus-island-picture-ending = Last round is next
nautilus-island-picture-last = Last round
nautilus-island-picture-turn = To play
nautilus-island-picture-over = Game over
nautilus-island-picture-order = Order
# Label at the end of the wreck where columns and turn order start.
nautilus-island-picture-back = BACK
# Label beside a large arrow: all castaways move to this side in this round.
nautilus-island-picture-enter = Enter this side
# Replaces a name that the fonts can't display; $seat is a letter.
nautilus-island-picture-player = Player { $seat }
nautilus-island-picture-scoring = Final scoring
nautilus-island-picture-total = Victory points
nautilus-island-picture-course = Points, round by round
nautilus-island-picture-rounds = { $rounds ->
    [one] After { $rounds } round
   *[other] After { $rounds } rounds
}
# Title of the image of all printed figures.
nautilus-island-picture-figures = What everything is worth
nautilus-island-picture-figures-tokens = Bonus tokens: { $count } in all
nautilus-island-picture-figures-portholes = Portholes by number of cards
nautilus-island-picture-figures-objects = Objects by colour; treasures score in hand
nautilus-island-picture-figures-columns = Columns in a { $players }-player game
nautilus-island-picture-face-up = face up
nautilus-island-picture-face-down = face down
