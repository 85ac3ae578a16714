### The list of a server's matches.

server-board-heading = Matches
server-board-none = There are no open or running matches. Open one with `/game open`.
