### Following other players' matches.

## Commands
command-follow = follow
    .description = Get direct messages about a match you’re not playing in
option-when = when
    .description = When to get a message (default: at the end)
choice-follow-each = after each phase
choice-follow-end = at the end
choice-follow-never = never (stop following)

## News
follow-news = New in { $match }:
follow-over = { $count ->
    [one] { $match } is over: { $people } won.
   *[other] { $match } is over: { $people } won.
}
follow-draw = { $match } is over: it’s a draw.
follow-all-won = { $match } is over: everyone won together.
follow-all-lost = { $match } is over: everyone lost together.
follow-ended = { $match } ended without a result.
follow-earlier = …and earlier events
button-unfollow = Stop following
done-follow-each = I’ll send you a direct message after each phase of { $match } and when it ends.
done-follow-end = I’ll send you a direct message when { $match } is over.
done-unfollow = You’re no longer following { $match }.

## Errors
refusal-follow-own = You’re playing in this match, so you already get its notifications.
refusal-follow-too-many = You’re already following { $most } matches. Stop following one of them first.
refusal-follow-crowded = This match already has the maximum number of followers.
refusal-follow-not = You’re not following this match.
