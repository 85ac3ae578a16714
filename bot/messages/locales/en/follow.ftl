### Following matches of others.

## Commands
command-follow = follow
    .description = Hear by direct message how a match goes that you don’t play in
option-when = when
    .description = How often; without a choice, at the end
choice-follow-each = after each phase
choice-follow-end = at the end
choice-follow-never = not any more

## News
follow-news = { $match } goes on:
follow-over = { $count ->
    [one] { $match } is over: { $people } has won.
   *[other] { $match } is over: { $people } have won.
}
follow-ended = { $match } was ended without a result.
follow-earlier = … and more before that
button-unfollow = Stop following
done-follow-each = I’ll tell you by direct message after each phase of { $match }, and at its end.
done-follow-end = I’ll tell you by direct message when { $match } is over.
done-unfollow = I won’t tell you about { $match } any more.

## What can't be done
refusal-follow-own = You play in this match: its notices reach you anyway.
refusal-follow-too-many = You follow { $most } matches. Stop following one of them first.
refusal-follow-crowded = I can’t write to any more people about this match: too many follow it already.
refusal-follow-not = You don’t follow this match.
