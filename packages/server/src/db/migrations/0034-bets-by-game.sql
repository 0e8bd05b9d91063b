-- A client's closed bets at one game, newest first: of all its bets the latest may be of other games. The market of a round
-- has the id of its game, a dot and its number; ids that begin with 1 and a dot are those of an exchange. Neither placing a
-- bet nor settling a match writes to these.
create index bet_settled_game on bet (split_part(market_id, '.', 1), client_id, id)
  where state = 'settled' and market_id like '%.%' and market_id not like '1.%';
create index bet_taken_out_game on bet (split_part(market_id, '.', 1), client_id, id)
  where state in ('void', 'deleted') and market_id like '%.%' and market_id not like '1.%';
