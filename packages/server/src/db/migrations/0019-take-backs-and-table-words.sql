-- Bets their own clients took back: a request id gets its answer again for ever, and a bet is taken back once.
create table take_back (
  client_id bigint not null references account (id),
  request_id text not null,
  input_hash text not null,
  bet_id bigint not null unique references bet (id),
  taken_at timestamptz not null,
  primary key (client_id, request_id)
);

-- What players read at a table that is shut.
alter table table_setting add column message text;
-- Flagged New Launch in the list of tables. Null: as the house says.
alter table table_setting add column is_new boolean;
