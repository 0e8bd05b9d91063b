-- A market that moved no coins for a client, on the client's latest bet of it: the ledger finds these without reading the
-- rest of its settled bets. Only settling writes here, and only where a client's bets came to 0.
alter table bet add column is_quiet boolean;

-- All settled bets are read once and whole: here scans and hashes are right.
set local enable_seqscan = on;
set local enable_hashjoin = on;
update bet set is_quiet = true from (
  select max(id) as id from bet where state = 'settled' group by client_id, market_id having sum(profit) = 0
) came_to_nothing where bet.id = came_to_nothing.id;

create index bet_quiet on bet (client_id, id) where is_quiet;
