create table market (
  id text primary key,
  brand text,
  product text not null,
  event_id text not null,
  -- What clients watch it as: a match's market id, a table's short name.
  room text not null,
  kind text not null,
  name text not null,
  definition jsonb not null,
  state text not null check (state in ('open', 'shut', 'settling', 'settled')),
  -- Hundredths; null leaves the limit to the event's and the client's.
  stake_min bigint,
  stake_max bigint,
  bet_delay_ms integer not null default 0,
  is_commission boolean not null default false,
  settlement_id bigint,
  created_at timestamptz not null
);
create index market_event on market (event_id);

create table settlement (
  id bigint generated always as identity primary key,
  market_id text not null references market (id),
  outcome jsonb not null,
  rule text not null,
  reason text not null,
  details jsonb,
  declared_by text not null,
  declared_at timestamptz not null,
  -- The settlement this one replaces.
  corrects bigint references settlement (id),
  state text not null check (state in ('running', 'done')),
  -- Clients are settled in order of id; a restart goes on after this one.
  settled_through bigint not null default 0
);
create index settlement_running on settlement (id) where state = 'running';
create index settlement_market on settlement (market_id);

create table bet (
  id bigint generated always as identity primary key,
  client_id bigint not null references account (id),
  market_id text not null,
  request_id text not null,
  input_hash text not null,
  option text not null,
  side text not null check (side in ('back', 'lay')),
  stake bigint not null check (stake > 0),
  odds integer not null,
  run integer,
  -- The multiplier a crash bet was cashed out at, in hundredths.
  cashed_at integer,
  odds_seen integer not null,
  state text not null default 'open' check (state in ('open', 'settled', 'void', 'deleted')),
  profit bigint,
  settlement_id bigint,
  remark text,
  details jsonb,
  address text not null,
  placed_at timestamptz not null
) with (fillfactor = 80);
create unique index bet_request on bet (client_id, request_id);
create index bet_market on bet (market_id, client_id, id);
create index bet_open on bet (client_id, id) where state = 'open';

-- What a client stands to win or lose on one market, folded from its open bets.
create table book (
  client_id bigint not null,
  market_id text not null,
  book jsonb not null,
  held bigint not null check (held >= 0),
  bets integer not null,
  primary key (client_id, market_id)
) with (fillfactor = 50);
create index book_market on book (market_id, client_id);

create table refused_bet (
  client_id bigint not null,
  request_id text not null,
  input_hash text not null,
  refusal jsonb not null,
  refused_at timestamptz not null,
  primary key (client_id, request_id)
);

create table transfer (
  id bigint generated always as identity primary key,
  from_account bigint not null references account (id),
  to_account bigint not null references account (id),
  coins bigint not null check (coins > 0),
  kind text not null,
  market_id text,
  settlement_id bigint,
  remark text not null default '',
  -- The operator's or the caller's own name for this movement: said twice, done once.
  request_id text unique,
  created_at timestamptz not null,
  corrects bigint references transfer (id),
  check (from_account <> to_account)
);
create index transfer_from on transfer (from_account, id);
create index transfer_to on transfer (to_account, id);
create index transfer_market on transfer (market_id, id) where market_id is not null;
create index transfer_corrects on transfer (corrects) where corrects is not null;
