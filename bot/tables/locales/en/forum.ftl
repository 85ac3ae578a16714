### The table forum: one post per match, with tags.

## Tags, up to 20 characters
forum-tag-open = open
forum-tag-running = running
forum-tag-finished = finished

## Messages
forum-post-intro = This post is for one match and its rematches. The card below shows who plays.

## Errors
slip-no-forum = This server has no table forum yet. A member who manages the server can choose one in `/host settings`. You can also open the table in this channel or in a new thread.
slip-forum-hidden = You can’t see this server’s table forum. Open the table in this channel or in a new thread.
slip-forum-permissions = { $count ->
    [one] To open a table in { $forum }, I still need this permission there: { $permissions }.
   *[other] To open a table in { $forum }, I still need these permissions there: { $permissions }.
}
slip-forum-tag = { $forum } requires a tag, but has none that I’m allowed to use. With the *Manage Channels* permission, I can create tags. A member who manages the forum can also add one.
