### English texts of Lantern bids.

lantern-bids-name = Lantern bids
lantern-bids-tagline = Outbid the others for the brightest lanterns: a game for 2 to 5 players
lantern-bids-help =
    {"**"}Aim.** Win lanterns. Each is worth its number in points.

    {"**"}A round.** A lantern from 1 to 10 is turned up. Everyone secretly bids a card from their hand. The highest bid that only one player has made wins the lantern. The game ends after five rounds, when all cards have been played.
lantern-bids-robot-random = Random
    .about = Bids any card.
lantern-bids-robot-steady = Steady
    .about = Bids high for bright lanterns.

lantern-bids-points = Points
lantern-bids-ask = Which card do you bid?
lantern-bids-card = Card { $card }
lantern-bids-turned = Lantern { $lantern } is up for bids.
lantern-bids-chosen = { $who } has chosen a bid.
lantern-bids-chose = You bid card { $card }.
lantern-bids-bid = { $who } bid card { $card }.
lantern-bids-won = { $who } wins the lantern.
lantern-bids-tied = The bids are tied, so no one wins the lantern.

lantern-bids-heading = Round { $round } of { $rounds }: lantern { $lantern }
lantern-bids-over = The end
lantern-bids-row = { $who }: { $own }.
lantern-bids-row-chosen = { $who }: { $own }, has chosen.
lantern-bids-hand = In your hand: { $cards }.

lantern-bids-picture-player = Player { $seat }
lantern-bids-picture-rules = The highest single bid wins
