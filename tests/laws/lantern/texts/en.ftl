lantern-prompt-deal = The cards are dealt.
lantern-prompt-blow = Is there a wind?
lantern-prompt-search = Round { $round }: look, swap, rummage, or rest.
lantern-prompt-wait = Round { $round }: the others still search.
lantern-prompt-scatter = A gust!
lantern-prompt-keeper = The keeper comes.
lantern-prompt-over = The game is over.
lantern-refuse-place = Nothing lies at { $place }.
lantern-refuse-card = You do not hold { $card }.
lantern-over = The dearest hand wins.
lantern-event-dealt = { $player } is dealt a hand.
lantern-event-peeked = { $player } looks at { $place }.
lantern-event-swapped = { $player } swaps a card at { $place }.
lantern-event-rested = { $player } rests.
lantern-event-blown = { $gust ->
    [yes] A gust is coming.
   *[other] The air is still.
  }
lantern-event-scattered = The cards fly about.
lantern-event-sand = The sand of round { $round } has run out.
lantern-event-taken = The keeper takes { $card } from { $place }.
lantern-event-over = The game is over.
lantern-action-peek = Look at place { $place }
lantern-action-swap = Swap card { $card } for what lies at place { $place }
lantern-action-rummage = Rummage in the dark
lantern-action-rest = Rest
lantern-action-deal = The cards are dealt.
lantern-action-blow = { lantern-event-blown }
lantern-action-find = { $player } finds place { $place }.
lantern-action-scatter = { lantern-event-scattered }
lantern-action-sand-out = { lantern-event-sand }
lantern-action-take = The keeper takes a card from place { $place }.
lantern-moves-peek = Look
lantern-moves-swap = Swap
