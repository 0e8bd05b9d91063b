-- An account's transfers in order of time, with all that counts and sums ask for, so that these never visit the table.
drop index transfer_from;
drop index transfer_to;
create index transfer_from on transfer (from_account, created_at, id) include (coins, kind, market_id);
create index transfer_to on transfer (to_account, created_at, id) include (coins, kind, market_id);
-- Credits and debits are few among many: their sum must not cost a walk through every settlement.
create index transfer_credit_from on transfer (from_account, created_at, id) include (coins) where kind in ('credit', 'debit');
create index transfer_credit_to on transfer (to_account, created_at, id) include (coins) where kind in ('credit', 'debit');
