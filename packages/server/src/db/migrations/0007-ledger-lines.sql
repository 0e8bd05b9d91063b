-- All transfers are read once and whole: here scans and hashes are right.
set local enable_seqscan = on;
set local enable_hashjoin = on;

-- The line of the ledger a transfer stands on: its match, however many days that took, or a day at a table or a matka.
-- Kept with the transfer, since a month may touch a thousand markets. Days are those of +05:30; as text that would be
-- read as a zone's name, which counts westward.
create function ledger_line(product text, event_id text, at timestamptz) returns text stable language sql as $$
  select case when product = 'sports' then event_id
    else concat_ws('/', product, event_id, to_char(at at time zone interval '05:30', 'YYYY-MM-DD')) end
$$;

alter table transfer add column ledger_line text;
update transfer set ledger_line = ledger_line(m.product, m.event_id, transfer.created_at)
from market m where m.id = transfer.market_id;
alter table transfer add check ((market_id is null) = (ledger_line is null));

drop index transfer_from;
drop index transfer_to;
create index transfer_from on transfer (from_account, created_at, id) include (coins, kind, market_id, ledger_line);
create index transfer_to on transfer (to_account, created_at, id) include (coins, kind, market_id, ledger_line);
