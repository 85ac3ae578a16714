### English texts of Nauticus.
###
### `.title` is used at the start of a line, `.acc` as the object of a verb (with its article).
### Messages for amounts and counts get their number from the sentence that references them.

## The game
nauticus-name = Nauticus
nauticus-tagline = A shipyard game for 2 to 4 players: build, rig and load ships
nauticus-help =
    {"**"}Goal.** Have the most victory points (VP) after 5 rounds of 7 phases; with two players, after 4 rounds.

    {"**"}A phase.** The start player picks an action that has not been played this round and gets the bonus on its space. Then each player in turn performs this action or passes. The start player changes after every phase; the eighth action of a round is not played.

    {"**"}Workers.** Each use of an action takes one worker. Everyone can use the blue workers of the space, but only for this action. After that, you need your own workers.

    {"**"}Buying.** The first tile of a kind costs the price shown; each further tile of that kind in the same action costs 4 taler. If you buy all four kinds, you get one more tile of any of them for free. Tiles that cost at least 1 taler may go straight to the yard; free tiles go to storage (12 spaces, masts take 2).

    {"**"}Ships.** A hull is a single part, or a bow, up to two middle parts and a stern, without gaps. Every part needs a mast and a sail. All masts and sails of a ship show the same emblem; crowns match any emblem. When you finish a ship, you immediately get one reward for each of its masts.

    {"**"}Actions that cost no taler.** Transport: move a tile from storage to the yard. Withdraw money: get 2 taler per worker. Deliver goods: deliver the whole cargo of a finished, fully loaded ship, one worker per good. Score crowns: each worker scores as many VP as you have crowns, at most 15 VP in total.

    {"**"}Passing** flips a pass tile: you don’t lose its VP at the end of the round, and it counts as a crown until then. **Extra action:** once per game, before or after the action, you get 2 workers and perform any action. The first tile of each kind then costs 2 taler.

    {"**"}End.** Delivered goods of one kind: 2, 5, 9, 14, 20 VP, then 5 more each. Finished ships of 1 to 4 parts: 2, 8, 20, 35 VP. Workers, stored tiles, parts of unfinished ships and undelivered goods are exchanged for 1 taler each. Every 3 taler are worth 1 VP.
nauticus-help-edition = { $printed ->
    [1] The prices and numbers of blue workers are the same as in the printed game.
   *[other] Some values could not be read from a printed copy and were reconstructed: { $components }. If you own the game, please send the printed values to the bot operator.
}
nauticus-rebuilt-wheel = the blue workers on the wheel
nauticus-rebuilt-prices = { $count ->
    [one] the prices on the space with the bonus { $bonuses }
   *[other] the prices on the spaces with the bonuses { $bonuses }
}
nauticus-unlike-prices = prices { $prices } on the space with the bonus { $bonus } (rule book: { $printed })
nauticus-unlike-row = the space with the prices { $prices } from the rule book is missing
nauticus-unlike-wheel = no space on the wheel with { $workers } blue workers (rule book: 1, 2 and 3)
nauticus-robot-landlubber = Landlubber
    .about = Still learning: a friendly opponent for a first game.
nauticus-robot-deckhand = Deckhand
    .about = Plays instantly and reasonably well.
nauticus-robot-helmsman = Helmsman
    .about = Thinks a few turns ahead and sometimes surprises you.
nauticus-robot-captain = Captain
    .about = Considers every turn for a second and punishes mistakes.

## Evaluation terms of robots
nauticus-term-points = points
nauticus-term-means = taler and workers
nauticus-term-crowns = crowns
nauticus-term-ships = ships
nauticus-term-goods = goods
nauticus-term-extra = extra action
nauticus-term-passes = passes

## Advice: the steps of a turn, as clauses. The bot joins them and capitalizes the first letter.
nauticus-one = { $part-acc }
nauticus-some-vp = { nauticus-amount-vp }
nauticus-some-taler = { nauticus-amount-taler }
nauticus-some-workers = { nauticus-amount-workers }
nauticus-do-choose = choose “{ $tile }”
nauticus-do-take = take { $part-acc }
nauticus-do-pass = pass
nauticus-do-done = stop here
nauticus-do-end = end the turn and keep the extra action
nauticus-do-buy = { $taler ->
    [0] take { $parts } for free
   *[other] buy { $parts } for { nauticus-amount-taler }
}
nauticus-do-transport = move { $parts } to the yard
nauticus-do-withdraw = withdraw { nauticus-amount-taler }
nauticus-do-crowns = score crowns for { nauticus-amount-vp }
nauticus-do-deliver = deliver { $goods }
nauticus-do-rewards = take { $rewards } as a reward
nauticus-do-extra = use the extra action for “{ $tile }”

## Advice: reasons for a turn. These clauses follow a colon.
nauticus-ship = { $size ->
    [1] one-master
    [2] two-master
    [3] three-master
   *[other] four-master
}
nauticus-why-finish = that finishes a { nauticus-ship } ({ nauticus-amount-vp } at the end)
nauticus-why-can-finish = a { nauticus-ship } can then be finished ({ nauticus-amount-vp } at the end)
nauticus-why-nearly = a { nauticus-ship } ({ nauticus-amount-vp } at the end) then needs only { $missing }
nauticus-why-hull = the hull of a { nauticus-ship } is then complete
nauticus-why-deliver = the delivered goods add { nauticus-amount-vp } at the end
nauticus-why-can-deliver = goods can then be delivered for { nauticus-amount-vp } at the end
nauticus-why-can-score = crowns can score { nauticus-amount-vp } right away
nauticus-why-loaded = the { nauticus-ship } is then fully loaded
nauticus-why-set = buying all four kinds brings one more tile for free
nauticus-why-crown = each crown counts whenever crowns are scored
nauticus-why-blue = blue workers do all the work
nauticus-why-straight = everything goes straight to the yard, without “Transport”
nauticus-why-poor = { $taler ->
    [0] there’s no money left
    [one] there’s only { nauticus-amount-taler } left
   *[other] there are only { nauticus-amount-taler } left
}
nauticus-why-rich = that makes { nauticus-amount-taler } in all
nauticus-why-no-use = the action can’t be used right now
nauticus-why-pass = that saves { nauticus-amount-vp } at the end of the round
nauticus-why-save = that keeps workers and taler for later
nauticus-why-pass-crown = the pass tile counts as a crown for the rest of the round
nauticus-why-extra = an unused extra action is worth nothing at the end
nauticus-why-can-pass = passing saves { nauticus-amount-vp } at the end of the round
nauticus-why-can-withdraw = { nauticus-amount-taler } can be withdrawn
nauticus-why-can-buy = { $taler ->
    [0] { $parts } can be had for free
   *[other] { $parts } can be had for { nauticus-amount-taler }
}
nauticus-why-once = this action won’t come again this round
nauticus-why-last-chance = this action won’t come again
nauticus-why-useless = { $who } can’t use the action right now
nauticus-why-bonus = the bonus is { $bonus }
nauticus-why-workers = { $blue ->
    [one] there is { $blue } blue worker
   *[other] there are { $blue } blue workers
}

## Game options
nauticus-option-length = Length
    .about = A full game has 5 rounds (4 with two players); a short game has two fewer
nauticus-option-length-full = full
nauticus-option-length-short = short

## Amounts
nauticus-amount-taler = { $taler } taler
nauticus-amount-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
nauticus-amount-blue = { $blue ->
    [0] no blue workers
    [one] { $blue } blue worker
   *[other] { $blue } blue workers
}
nauticus-amount-own = { $own ->
    [one] { $own } of your workers
   *[other] { $own } of your workers
}
nauticus-own = { $own } of your own
nauticus-amount-vp = { $vp } VP
nauticus-amount-points = { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}
nauticus-amount-crowns = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}

## Tiles
nauticus-part-hull-bow = bow
    .title = Bow
    .acc = a bow
nauticus-part-hull-middle = middle part
    .title = Middle part
    .acc = a middle part
nauticus-part-hull-stern = stern
    .title = Stern
    .acc = a stern
nauticus-part-hull-single = single hull
    .title = Single hull
    .acc = a single hull
nauticus-part-mast-wheel = steering wheel mast
    .title = Steering wheel mast
    .acc = a steering wheel mast
nauticus-part-mast-anchor = anchor mast
    .title = Anchor mast
    .acc = an anchor mast
nauticus-part-mast-whale = whale mast
    .title = Whale mast
    .acc = a whale mast
nauticus-part-mast-compass = compass mast
    .title = Compass mast
    .acc = a compass mast
nauticus-part-mast-crown = crown mast
    .title = Crown mast
    .acc = a crown mast
nauticus-part-sail-wheel = steering wheel sail
    .title = Steering wheel sail
    .acc = a steering wheel sail
nauticus-part-sail-anchor = anchor sail
    .title = Anchor sail
    .acc = an anchor sail
nauticus-part-sail-whale = whale sail
    .title = Whale sail
    .acc = a whale sail
nauticus-part-sail-compass = compass sail
    .title = Compass sail
    .acc = a compass sail
nauticus-part-sail-crown = crown sail
    .title = Crown sail
    .acc = a crown sail
nauticus-part-good-coffee = coffee
    .title = Coffee
    .acc = coffee
nauticus-part-good-grain = grain
    .title = Grain
    .acc = grain
nauticus-part-good-fish = fish
    .title = Fish
    .acc = fish
nauticus-part-good-salt = salt
    .title = Salt
    .acc = salt

## Tiles counted
nauticus-count-hull-bow = { $count ->
    [one] { $count } bow
   *[other] { $count } bows
}
nauticus-count-hull-middle = { $count ->
    [one] { $count } middle part
   *[other] { $count } middle parts
}
nauticus-count-hull-stern = { $count ->
    [one] { $count } stern
   *[other] { $count } sterns
}
nauticus-count-hull-single = { $count ->
    [one] { $count } single hull
   *[other] { $count } single hulls
}
nauticus-count-mast-wheel = { $count ->
    [one] { $count } steering wheel mast
   *[other] { $count } steering wheel masts
}
nauticus-count-mast-anchor = { $count ->
    [one] { $count } anchor mast
   *[other] { $count } anchor masts
}
nauticus-count-mast-whale = { $count ->
    [one] { $count } whale mast
   *[other] { $count } whale masts
}
nauticus-count-mast-compass = { $count ->
    [one] { $count } compass mast
   *[other] { $count } compass masts
}
nauticus-count-mast-crown = { $count ->
    [one] { $count } crown mast
   *[other] { $count } crown masts
}
nauticus-count-sail-wheel = { $count ->
    [one] { $count } steering wheel sail
   *[other] { $count } steering wheel sails
}
nauticus-count-sail-anchor = { $count ->
    [one] { $count } anchor sail
   *[other] { $count } anchor sails
}
nauticus-count-sail-whale = { $count ->
    [one] { $count } whale sail
   *[other] { $count } whale sails
}
nauticus-count-sail-compass = { $count ->
    [one] { $count } compass sail
   *[other] { $count } compass sails
}
nauticus-count-sail-crown = { $count ->
    [one] { $count } crown sail
   *[other] { $count } crown sails
}
nauticus-count-good-coffee = { $count } coffee
    .acc = { nauticus-count-good-coffee }
nauticus-count-good-grain = { $count } grain
    .acc = { nauticus-count-good-grain }
nauticus-count-good-fish = { $count } fish
    .acc = { nauticus-count-good-fish }
nauticus-count-good-salt = { $count } salt
    .acc = { nauticus-count-good-salt }
nauticus-count-masts = { $count ->
    [one] { $count } mast
   *[other] { $count } masts
}
nauticus-count-sails = { $count ->
    [one] { $count } sail
   *[other] { $count } sails
}
nauticus-count-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}

## Emblems
nauticus-emblem-wheel = steering wheel
nauticus-emblem-anchor = anchor
nauticus-emblem-whale = whale
nauticus-emblem-compass = compass

## Actions
nauticus-tile-hull = Buy hull parts
nauticus-tile-mast = Buy masts
nauticus-tile-sail = Buy sails
nauticus-tile-goods = Buy goods
nauticus-tile-transport = Transport
nauticus-tile-withdraw = Withdraw money
nauticus-tile-deliver = Deliver goods
nauticus-tile-crowns = Score crowns

## Conditions of plans
nauticus-if-free = { $part-acc } is free
nauticus-if-untaken = no one else takes { $part-acc }
nauticus-if-performed = the action is “{ $tile }”
nauticus-if-other = the action is not “{ $tile }”
nauticus-if-price = { $most ->
    [0] the price is 0 taler
   *[other] the price is at most { $most } taler
}
nauticus-now-price = the lowest price is { $price } taler
nauticus-now-left = { $left } left ({ $before } when you planned)
nauticus-now-action = the action is “{ $tile }”
nauticus-now-no-action = no action has been chosen yet
nauticus-goal-buy-hull = Buy one hull part of each kind for storage
nauticus-goal-buy-mast = Buy one mast of each kind for storage
nauticus-goal-buy-sail = Buy one sail of each kind for storage
nauticus-goal-buy-goods = Buy one good of each kind for storage
nauticus-goal-buy-part = Buy { $part-acc } for storage
nauticus-goal-pass = Pass

## Bonuses
nauticus-bonus-workers3 = 3 workers
nauticus-bonus-mast = 1 mast
nauticus-bonus-sail = 1 sail
nauticus-bonus-vp2 = 2 VP
nauticus-bonus-workers2 = 2 workers
nauticus-bonus-worker-good = 1 worker + 1 good
nauticus-bonus-worker-vp = 1 worker + 1 VP
nauticus-bonus-taler4 = 4 taler

## Rewards for a finished ship
nauticus-reward-crown-mast = Crown mast
    .acc = a crown mast
nauticus-reward-crown-sail = Crown sail
    .acc = a crown sail
nauticus-reward-taler7 = 7 taler
    .acc = 7 taler
nauticus-reward-workers3 = 3 workers
    .acc = 3 workers
nauticus-reward-vp3 = 3 victory points
    .acc = 3 victory points
nauticus-reward-goods2 = Goods: { $goods }
    .acc = { $goods-acc }

## Destination of a tile: on a label, after a purchase, after a transport
nauticus-to-storage = to storage
    .buy = and stores it
nauticus-to-new-ship = begins ship { $ship }
    .buy = and begins ship { $ship } with it
    .move = to the yard and begins ship { $ship } with it
nauticus-to-ship = for ship { $ship }
    .buy = and adds it to ship { $ship }
    .move = to ship { $ship }
nauticus-to-ship-fore = to the front of ship { $ship }
    .buy = and adds it to the front of ship { $ship }
    .move = to the front of ship { $ship }
nauticus-to-ship-aft = to the rear of ship { $ship }
    .buy = and adds it to the rear of ship { $ship }
    .move = to the rear of ship { $ship }

## Cost of a use
nauticus-cost = { $blue ->
    [0] { nauticus-amount-own }
   *[other] { $own ->
        [0] { nauticus-amount-blue }
       *[other] { nauticus-amount-blue }, { nauticus-own }
    }
}
nauticus-cost-taler = { nauticus-amount-taler }, { nauticus-cost }

## Questions
nauticus-hands = Workers available: { $blue } blue, { $own } of your own.
nauticus-ask-choose = You’re the start player. Which action do you choose?
nauticus-ask-turn = “{ $tile }”: perform the action or pass? { nauticus-hands }
nauticus-ask-turn-extra = “{ $tile }” can’t be performed now. Pass, or use your extra action? { nauticus-hands }
nauticus-ask-turn-pass = “{ $tile }” can’t be performed now: you have to pass. { nauticus-hands }
nauticus-ask-use = “{ $tile }”: what’s next? { nauticus-hands }
nauticus-ask-extra-use = Extra action “{ $tile }”: what’s next? { nauticus-hands }
nauticus-ask-finish = Use your extra action now, or end the turn?
nauticus-ask-take-bonus = Space bonus: which tile do you want to store?
nauticus-ask-take-set = You bought all four kinds: which extra tile do you want to store for free?
nauticus-ask-reward = { $remaining ->
    [one] Ship { $ship } is finished: choose a reward.
   *[other] Ship { $ship } is finished: choose a reward ({ $remaining } left).
}

## Groups of choices
nauticus-group-action = { $tile }
nauticus-group-choose = The action of this phase
nauticus-group-extra = Extra action
nauticus-group-reward = Rewards for ship { $ship }

## Choices
nauticus-label-choose = { $number } · { $tile }
nauticus-label-choose-detail = bonus { $bonus }, { nauticus-amount-blue }
nauticus-label-part = { $number } · { $part-title }, { $place }
nauticus-label-take-bonus = { $part-title }
nauticus-label-take-set = { $number } · { $part-title }
nauticus-label-take-nothing = No tile (none of those left fits into your storage)
nauticus-label-withdraw = Withdraw { nauticus-amount-taler }
nauticus-label-deliver = Deliver ship { $ship } ({ $goods })
nauticus-label-crowns = Score { nauticus-amount-points }
nauticus-label-pass = { $saved ->
    [0] Pass (all pass tiles are already flipped)
   *[other] Pass (flips pass tile −{ $saved })
}
nauticus-label-extra = Extra action: { $tile }
nauticus-label-done = Finish this action
nauticus-label-done-extra = Go on to the extra action
nauticus-label-end = End the turn and keep the extra action

## Log entries
nauticus-tell-choose = { $who } chooses “{ $tile }”: { nauticus-amount-blue }, bonus { $bonus }.
nauticus-tell-take-bonus = { $who } takes { $part-acc } as the bonus.
nauticus-tell-take-set = { $who } has bought all four kinds and takes { $part-acc } for free.
nauticus-tell-forfeit = { $who } has no room in storage and forfeits the free tile.
nauticus-tell-buy = { $who } buys { $part-acc } for { nauticus-amount-taler } { $place-buy }.
nauticus-tell-transport = { $who } moves { $part-acc } { $place-move }.
nauticus-tell-withdraw = { $who } withdraws { nauticus-amount-taler } with { nauticus-amount-workers }.
nauticus-tell-deliver = { $who } delivers { $goods } from ship { $ship }.
nauticus-tell-crowns = { $who } has { nauticus-amount-crowns } and scores { nauticus-amount-points } with { nauticus-amount-workers }.
nauticus-tell-reward = { $who } takes { $reward-acc } for finishing ship { $ship }.
nauticus-tell-pass = { $saved ->
    [0] { $who } passes.
   *[other] { $who } passes and flips pass tile −{ $saved }.
}
nauticus-tell-extra = { $who } uses the extra action for “{ $tile }” and gets 2 workers.
nauticus-tell-round-over = Round { $round } is over.
nauticus-tell-penalty = { $who } loses { nauticus-amount-points } for unflipped pass tiles.

## Progress of the game
nauticus-heading-action = Round { $round } of { $rounds }, phase { $phase } of { $phases }: { $tile }
nauticus-heading-choose = Round { $round } of { $rounds }, phase { $phase } of { $phases }: { $who } chooses the action
nauticus-heading-finished = The game is over after { $round } rounds

## The scoring
nauticus-score-vp-before = Points during the game
nauticus-score-goods = Delivered goods
nauticus-score-ships = Finished ships
nauticus-score-material-vp = Taler and leftover material
nauticus-tie-leftover = { $first } and { $second } both have { $vp } VP; { $first } ranks higher with more taler left over after the exchange ({ $more } vs. { $less }).
nauticus-tie-taler = { $first } and { $second } both have { $vp } VP and the same number of taler left over; { $first } ranks higher with more taler in total ({ $more } vs. { $less }).
nauticus-tie-shared = { $first } and { $second } both have { $vp } VP and { $taler } taler and share the place.

## The board as text
nauticus-who = { $who }
nauticus-price = { $kind } { $taler }
nauticus-board-turn = To play: { $who }, then { $others }.
nauticus-board-turn-last = To play: { $who }, then the phase ends.
nauticus-board-action = “{ $tile }”: { nauticus-amount-blue } left.
nauticus-board-extra = Extra action “{ $tile }”, without blue workers.
nauticus-board-prices = Prices in taler: { $prices }.
nauticus-board-bought = Bought so far: { $tiles }.
nauticus-board-actions = Actions, clockwise:
nauticus-space-open = { $number }. { $tile }: { nauticus-amount-blue }, bonus { $bonus }
nauticus-space-open-prices = { $number }. { $tile }: { nauticus-amount-blue }, bonus { $bonus }; { $prices }
nauticus-space-in-play = { $number }. { $tile }: in play, { nauticus-amount-blue }
nauticus-space-in-play-prices = { $number }. { $tile }: in play, { nauticus-amount-blue }; { $prices }
nauticus-space-played = { $number }. { $tile }: played
nauticus-space-first = { $number }. { $tile }: played first (anchor tile)
nauticus-means = { nauticus-amount-vp }, { nauticus-amount-taler }, { nauticus-amount-workers }, { nauticus-amount-crowns }
nauticus-seat = { $start ->
    [1] { $who } (start player): { nauticus-means }
   *[other] { $who }: { nauticus-means }
}
nauticus-seat-tiles = { $extra ->
    [1] - Pass tiles flipped: { $passes } of 3 ({ nauticus-penalty }), extra action unused
   *[other] - Pass tiles flipped: { $passes } of 3 ({ nauticus-penalty }), extra action used
}
nauticus-penalty = { $penalty ->
    [0] no penalty at the end of the round
   *[other] −{ $penalty } VP at the end of the round
}
nauticus-storage = - Storage: { $tiles }; { $free } of 12 spaces free
nauticus-storage-empty = - Storage: empty, { $free } of 12 spaces free
nauticus-ship-building = - Ship { $ship }: { $tiles }; missing: { $missing }
nauticus-ship-finished = - Ship { $ship }: finished { $size }-part ship, { nauticus-amount-vp }
nauticus-ship-empty = { nauticus-ship-finished }, room for { nauticus-count-goods }
nauticus-ship-loaded = { nauticus-ship-finished }, carrying { $goods }, room for { nauticus-count-goods }
nauticus-ship-full = { nauticus-ship-finished }, carrying { $goods }, ready to deliver
nauticus-delivered = - Delivered: { $goods }
nauticus-board-gone = None left: { $tiles }
nauticus-board-low = Almost gone: { $tiles }
nauticus-final = { $rank }. { $who }: { $vp } VP = { $before } during the game + { $goods } for goods + { $ships } for ships + { $material } for { nauticus-amount-taler }.

## Alt text of images
nauticus-alt-heading = Nauticus. { $heading }.
nauticus-alt-seat = { $who }: { nauticus-means }; ships: { $finished } finished, { $building } being built; goods delivered: { $delivered }.
nauticus-alt-more = { $extra ->
    [1] { $who }: storage { $storage } of 12, pass tiles flipped: { $passes }, extra action unused.
   *[other] { $who }: storage { $storage } of 12, pass tiles flipped: { $passes }, extra action used.
}
nauticus-alt-tile = { $tile } ({ $blue })
nauticus-alt-left = Actions still available (blue workers in brackets): { $tiles }.

## Words inside pictures

nauticus-picture-round = Round { $round }/{ $rounds }
nauticus-picture-phase = Phase { $phase }/{ $phases }
nauticus-picture-start = Start player
nauticus-picture-turn = To play
nauticus-picture-over = Game over
# Replaces a name that the fonts can't display; $seat is a letter.
nauticus-picture-player = Player { $seat }

nauticus-picture-blue-left = Blue workers left
nauticus-picture-bought = Bought
nauticus-picture-storage = Storage
nauticus-picture-delivered = Delivered goods

nauticus-picture-scoring = Final scoring
nauticus-picture-score-before = During the game
nauticus-picture-score-goods = Delivered goods
nauticus-picture-score-ships = Finished ships
nauticus-picture-score-material = Taler and materials
nauticus-picture-score-total = Victory points
nauticus-picture-rest = { $taler } left
nauticus-picture-course-round = Round { $round }
nauticus-picture-course-scoring = Scoring

nauticus-picture-rules = Values printed on the board
nauticus-picture-prices = Prices, from left to right
nauticus-picture-rewards = Reward for each mast of a finished ship
nauticus-picture-goods = Delivered goods of one kind
nauticus-picture-end = At the end of the game
nauticus-picture-buying = Buying: first, further, extra action
nauticus-picture-worker = What a worker brings

## End of words inside pictures
