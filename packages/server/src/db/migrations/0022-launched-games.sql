-- Who plays the games that are launched, and with which key it signs what it asks of a wallet. In hex. Secret: a signature
-- is checked with the key itself, so a hash of it would not do.
create table wallet_provider (
  name text primary key,
  key text not null,
  added_at timestamptz not null
);

-- The games that can be launched. Those of the house's own provider are written at every start; an operator switches all.
create table launched_game (
  id text primary key,
  provider text not null references wallet_provider (name),
  name text not null,
  -- A word of one kind of game: what its bets and its artwork go by.
  kind text not null,
  -- How it is launched: a name of our list of adapters.
  adapter text not null,
  -- Where its page is: a path of ours, or a whole address.
  address text not null,
  -- The most a stake is expected to return, as a multiple of it.
  returns_times integer not null check (returns_times > 0),
  -- The most a round is expected to win, in hundredths of a point; null where only the stake bounds it.
  profit_max bigint check (profit_max > 0),
  is_on boolean not null default true,
  position integer not null default 0
);

-- Good once and for a minute. Only its hash is stored.
create table launch_token (
  token_hash bytea primary key,
  provider text not null,
  client_id bigint not null references account (id),
  game_id text not null,
  -- The client's session at the portal, which must still be there; null for a token an operator asked for.
  portal_session bytea,
  expires_at timestamptz not null
);
create index launch_token_expires on launch_token (expires_at);

-- What a provider calls a client: another name for each provider.
create table wallet_player (
  provider text not null,
  player text not null,
  client_id bigint not null references account (id),
  primary key (provider, player),
  unique (provider, client_id)
);

create table wallet_session (
  token_hash bytea primary key,
  provider text not null,
  client_id bigint not null references account (id),
  game_id text not null,
  -- In whole coins, for as long as the session lasts.
  price_per_point integer not null check (price_per_point > 0),
  -- As in launch_token: a game's session ends with it.
  portal_session bytea,
  expires_at timestamptz not null
);
create index wallet_session_expires on wallet_session (expires_at);

-- A provider's round of one client: a market of its own.
create table launched_round (
  market_id text primary key references market (id),
  provider text not null,
  client_id bigint not null references account (id),
  round_id text not null,
  game_id text not null,
  -- Of its first bet, and so of all that is paid on it.
  price_per_point integer not null,
  opened_at timestamptz not null,
  unique (provider, client_id, round_id)
);

-- What providers asked for, once for ever: written before any money moves, answered after it has. `lost` stands for what
-- was rolled back before it came. The reply of what has not been answered yet is null.
create table wallet_transaction (
  provider text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'lost')),
  input_hash text not null,
  client_id bigint not null references account (id),
  market_id text references launched_round (market_id),
  -- Hundredths of a coin: staked or won.
  coins bigint check (coins >= 0),
  is_final boolean not null default false,
  summary text,
  rolls_back text,
  rolled_back_by text,
  asked_at timestamptz not null,
  reply jsonb,
  primary key (provider, transaction_id)
);
create index wallet_transaction_market on wallet_transaction (market_id) where market_id is not null;
create index wallet_transaction_unanswered on wallet_transaction (provider, transaction_id) where reply is null and kind <> 'lost';
