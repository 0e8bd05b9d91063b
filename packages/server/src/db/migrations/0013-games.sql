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

-- What a game's rounds offer and pay, once for all of them: rounds are many, and name it by its version.
create table game_definition (
  version text primary key,
  definition jsonb not null
);
alter table market alter column definition drop not null;
alter table market add column definition_version text references game_definition (version);
alter table market add constraint market_has_definition check ((definition is null) = (definition_version is not null));
-- Bets decided at this moment or later are refused. Null where only the board says when betting ends.
alter table market add column closes_at timestamptz;

-- A round of a game; what it has come to is the state and the settlement of its market.
create table round (
  market_id text primary key references market (id),
  game text not null,
  number integer not null,
  -- Hash of what decides the round, shown while bets are open.
  commitment text not null,
  opened_at timestamptz not null,
  unique (game, number)
);
