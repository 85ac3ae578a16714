"""Flotsam, a toy game of auctions in which players act out of turn.

1. Three or four boats bid for lots of flotsam. Each boat begins with a purse of coins and a hook.

2. A lot is sold in an open auction: any boat may raise the bid by one or two coins. A lot without a bid sinks.

3. Then any other boat may use its hook and claim the lot for one coin more. Only the first claim counts.

4. The owner of a lot may offer shares of it, to one boat or to all. Whoever accepts pays the owner one coin.

5. A lot's value is divided among its owners, rounded down. The boat with the most coins and cargo wins.
"""
