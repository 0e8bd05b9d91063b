-- Accepted cash-outs: a request id gets its answer again for ever, and a bet is cashed out once. The multiplier, in
-- hundredths, is also stamped on the bet.
create table cash_out (
  client_id bigint not null references account (id),
  request_id text not null,
  input_hash text not null,
  bet_id bigint not null unique references bet (id),
  multiplier integer not null check (multiplier >= 100),
  cashed_at timestamptz not null,
  primary key (client_id, request_id)
);
