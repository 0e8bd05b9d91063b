-- The studio: our own provider of launched games. A party of its own, which knows players by the wallet's name for them.

-- A page that changed its launch token. Of the token only its SHA-256.
create table studio_session (
  token_hash bytea primary key,
  player text not null,
  player_name text not null,
  game text not null,
  wallet_session text not null unique,
  price_per_point text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index studio_session_expires on studio_session (expires_at);

-- Every call of the studio that moves money in a wallet.
create table studio_call (
  number bigint generated always as identity primary key,
  transaction_id text not null unique,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  round_id text not null,
  player text not null,
  -- As it is sent, without its signature.
  body jsonb not null,
  -- A bet is asked for once; a win or a rollback is due until it is answered.
  state text not null check (state in ('asked', 'due', 'answered')),
  -- As the wallet said it; of a bet without an answer {"status": "unknown"}.
  answer jsonb,
  tries integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  check ((state = 'answered') = (answer is not null)),
  check (state <> 'asked' or kind = 'bet')
);
create index studio_call_due on studio_call (due_at, number) where state = 'due';
create index studio_call_asked on studio_call (number) where state = 'asked';
create index studio_call_round on studio_call (round_id, number) where state = 'due';
create index studio_call_created on studio_call (created_at);

-- Rounds of instant games: one player, one round when he plays.
create table studio_round (
  id text primary key,
  game text not null,
  -- Of the rules it is played by.
  version text not null,
  player text not null,
  -- 32 bytes in hex, and their SHA-256, which is shown first.
  seed text not null,
  commitment text not null,
  -- Staked: its bets are fixed, and the wallet is asked for them. Decided and refused are final.
  state text not null check (state in ('offered', 'staked', 'decided', 'refused')),
  client_seed text,
  bets jsonb,
  staked bigint check (staked > 0),
  outcome jsonb,
  paid bigint check (paid >= 0),
  reason text,
  message text,
  created_at timestamptz not null,
  played_at timestamptz,
  decided_at timestamptz,
  check ((state = 'offered') = (bets is null)),
  check ((state = 'offered') = (client_seed is null)),
  check ((state = 'decided') = (outcome is not null)),
  check ((state = 'decided') = (paid is not null)),
  check ((state = 'refused') = (reason is not null))
);
create unique index studio_round_offered on studio_round (player, game) where state = 'offered';
create index studio_round_recent on studio_round (player, game, decided_at desc) where state = 'decided';
create index studio_round_staked on studio_round (played_at) where state = 'staked';
create index studio_round_created on studio_round (created_at);
