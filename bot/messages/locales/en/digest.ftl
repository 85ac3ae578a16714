### The daily summary of matches that wait for a user.

digest-heading = { $count ->
    [one] It’s your turn in { $count } match
   *[other] It’s your turn in { $count } matches
}
digest-hint = You get this summary once a day. You can change it in `/settings me`.
