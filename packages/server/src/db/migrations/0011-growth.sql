-- What is purged is found by its age.
create index refused_bet_age on refused_bet (refused_at);
create index session_used on session (used_at);
create index session_created on session (created_at);
create index market_settled_age on market (created_at, id) where state = 'settled';
-- A settlement is only deleted once none corrects it.
create index settlement_corrects on settlement (corrects) where corrects is not null;

-- A client's lists of bets that are no longer open, newest first. An open bet is in none of these indexes, so that placing
-- one does not write to them.
create index bet_settled on bet (client_id, id) where state = 'settled';
create index bet_taken_out on bet (client_id, id) where state in ('void', 'deleted');
create index bet_taken_out_market on bet (client_id, market_id, id) where state in ('void', 'deleted');
