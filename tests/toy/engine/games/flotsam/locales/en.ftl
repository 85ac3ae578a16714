### English texts of Flotsam.

## The game
flotsam-name = Flotsam
flotsam-tagline = Bid, claim and share: an auction game for 3 or 4 players
flotsam-help =
    {"**"}Aim.** Have the most coins and cargo after the last lot.

    {"**"}Auction.** Each lot is sold in an open auction. You can raise the bid by one or two coins at any time, or pass. The auction ends when all others have passed. A lot without a bid sinks.

    {"**"}Claim.** Then the others can each use their hook, once per game, to claim the lot for one coin more. Only the first claim counts.

    {"**"}Shares.** The owner of the lot can offer shares to one player or to all. Players who accept pay the owner one coin, and the lot’s value is divided among its owners.
flotsam-robot-wild = Wild
    .about = Bids and claims at random.
flotsam-robot-trader = Trader
    .about = Buys lots below their value.

## Moves
flotsam-ask-bid = { $coins ->
    [0] This lot is worth { $value }. Would you like to bid?
   *[other] This lot is worth { $value }, and the highest bid is { $coins }. Would you like to raise it?
}
flotsam-bid = Bid { $coins }
flotsam-pass = Pass
flotsam-ask-claim = { $who } buys a lot worth { $value }. Would you like to use your hook and claim it for { $coins }?
flotsam-claim = Claim the lot
flotsam-ask-offer = Would you like to offer shares of the lot for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each?
flotsam-keep = Keep the whole lot
flotsam-offer = Offer { $who } a share
flotsam-offer-all = Offer everyone a share
flotsam-ask-answer = { $who } offers you a share of a lot worth { $value } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Do you accept?
flotsam-accept = Accept
flotsam-decline = Decline
flotsam-lot = Lot { $number } is worth { $value }.
flotsam-bids = { $who } bids { $coins }.
flotsam-passes = { $who } passes.
flotsam-wins = { $who } buys the lot for { $coins }, unless another player claims it.
flotsam-claims = { $who } claims the lot for { $coins }.
flotsam-unclaimed = The lot is not claimed.
flotsam-keeps = { $who } keeps the whole lot.
flotsam-offers = { $who } offers { $other } a share.
flotsam-offers-all = { $who } offers everyone a share.
flotsam-accepts = { $who } accepts.
flotsam-declines = { $who } declines.
flotsam-gets = { $who } gets cargo worth { $value }.
flotsam-sinks = The lot sinks.
flotsam-you-claim = You claim the lot.
flotsam-you-pass = You pass.
flotsam-you-accept = You accept the share.
flotsam-you-decline = You decline the share.

## The board
flotsam-heading = Lot { $lot } of { $lots }, worth { $value }
flotsam-over = The game is over
flotsam-highest = Highest bid: { $coins } by { $who }
flotsam-owns = The lot belongs to { $who }.
flotsam-line = { $who }: coins { $coins }, cargo { $cargo }, with hook
flotsam-line-used = { $who }: coins { $coins }, cargo { $cargo }, hook used
flotsam-glance = { $heading }.
flotsam-coins = Coins
flotsam-cargo = Cargo

## The picture
flotsam-picture-title = Flotsam
flotsam-picture-player = Player { $seat }
flotsam-picture-purse = { $coins } + { $cargo }
