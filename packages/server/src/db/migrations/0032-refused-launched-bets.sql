-- Refused bets at launched games are deleted after two days.
create index wallet_transaction_refused on wallet_transaction (asked_at)
  where kind = 'bet' and rolled_back_by is null and reply ->> 'status' = 'refused';

-- And what our own studio keeps of them, and of tables at which nobody played.
create index studio_ludo_game_unplayed on studio_ludo_game (ended_at) where end_reason = 'not-started';
create index studio_round_refused on studio_round (created_at) where state = 'refused';
create index studio_call_refused on studio_call (created_at)
  where state = 'answered' and kind = 'bet' and answer ->> 'status' = 'refused';
