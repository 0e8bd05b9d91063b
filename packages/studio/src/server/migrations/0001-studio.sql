-- The tables of the studio. A house of an earlier build made them in its own database, in this form: there nothing changes.

-- A page that exchanged its launch token. Of the token only its SHA-256.
create table if not exists studio_session (
  token_hash bytea primary key,
  player text not null,
  player_name text not null,
  game text not null,
  wallet_session text not null unique,
  price_per_point text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Plays with coins that are worth nothing: nobody may win real coins of such a player.
  is_demo boolean not null default false,
  -- Who pays the player's wins: what is lost at one house is not there to pay at another's.
  house text not null default ''
);
create index if not exists studio_session_expires on studio_session (expires_at);

-- Every call of the studio that moves money in a wallet.
create table if not exists studio_call (
  number bigint generated always as identity primary key,
  transaction_id text not null unique,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  round_id text not null,
  player text not null,
  -- As it is sent, without its signature.
  body jsonb not null,
  -- A bet is sent once; a win or a rollback is due until it is answered.
  state text not null check (state in ('asked', 'due', 'answered')),
  -- The wallet's words; of a bet without an answer {"status": "unknown"}.
  answer jsonb,
  tries integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  check ((state = 'answered') = (answer is not null)),
  check (state <> 'asked' or kind = 'bet')
);
create index if not exists studio_call_due on studio_call (due_at, number) where state = 'due';
create index if not exists studio_call_asked on studio_call (number) where state = 'asked';
create index if not exists studio_call_round on studio_call (round_id, number) where state = 'due';
create index if not exists studio_call_created on studio_call (created_at);
create index if not exists studio_call_refused on studio_call (created_at)
  where state = 'answered' and kind = 'bet' and answer ->> 'status' = 'refused';

-- Rounds of instant games, of one player each.
create table if not exists studio_round (
  id text primary key,
  game text not null,
  -- Of the rules it is played by.
  version text not null,
  player text not null,
  -- 32 bytes in hex, and their SHA-256, which is shown first.
  seed text not null,
  commitment text not null,
  -- Staked: its bets are fixed, and the wallet has been called for them. Decided and refused are final.
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
create unique index if not exists studio_round_offered on studio_round (player, game) where state = 'offered';
create index if not exists studio_round_recent on studio_round (player, game, decided_at desc) where state = 'decided';
create index if not exists studio_round_staked on studio_round (played_at) where state = 'staked';
create index if not exists studio_round_created on studio_round (created_at);
create index if not exists studio_round_refused on studio_round (created_at) where state = 'refused';

-- Ludo tables. Whatever decides a game is written here before anybody is shown it.
create table if not exists studio_ludo_game (
  number bigint generated always as identity primary key,
  -- Of the rules it is played by.
  version integer not null,
  -- Whole points, of each player.
  stake integer not null check (stake > 0),
  stage text not null check (stage in ('waiting', 'committing', 'revealing', 'playing', 'over')),
  -- 32 bytes in hex; its SHA-256 is shown from the beginning, the seed when the game is over.
  server_seed text not null,
  -- Time of the game that has passed, without the time a stopped server was away.
  played_ms bigint not null default 0,
  end_reason text,
  winner text check (winner in ('A', 'B')),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- What a point costs the players of the table.
  price_per_point text,
  is_demo boolean not null default false,
  house text not null default '',
  -- The day a game against the house counts towards; null until its stake is requested, and between players.
  risk_day text,
  check ((stage = 'over') = (end_reason is not null)),
  check ((stage = 'over') = (ended_at is not null))
);
create index if not exists studio_ludo_game_open on studio_ludo_game (number) where stage <> 'over';
create index if not exists studio_ludo_game_ended on studio_ludo_game (ended_at);
create index if not exists studio_ludo_game_unplayed on studio_ludo_game (ended_at) where end_reason = 'not-started';

create table if not exists studio_ludo_seat (
  game_number bigint not null references studio_ludo_game (number),
  seat text not null check (seat in ('A', 'B')),
  -- Null is the house.
  player text,
  player_name text not null,
  sit_request text not null,
  -- In hex; null until committed to, and until revealed.
  seed_hash text,
  seed text,
  -- Of the stake: requested in the wallet, locked there, returned.
  stake_state text not null check (stake_state in ('none', 'asked', 'locked', 'returned')),
  -- In hundredths of a point, the stake included; null until the game is over.
  paid bigint check (paid >= 0),
  is_seated boolean not null,
  primary key (game_number, seat)
);
-- A player sits at one table at a time.
create unique index if not exists studio_ludo_seat_player on studio_ludo_seat (player) where is_seated;

-- One row for each die, in order. A token that is null was not moved; a mover that is null has not finished the die.
create table if not exists studio_ludo_move (
  game_number bigint not null references studio_ludo_game (number),
  n integer not null check (n > 0),
  seat text not null check (seat in ('A', 'B')),
  die smallint not null check (die between 1 and 6),
  token smallint check (token between 0 and 3),
  mover text check (mover in ('player', 'clock', 'house')),
  primary key (game_number, n)
);

-- What a house has lost to its own players at Ludo, and may still lose in games under way, by the day in India on which their
-- stakes were requested. In hundredths of a coin; lost is below zero where the house has won.
create table if not exists studio_ludo_day (
  house text not null,
  day text not null,
  is_demo boolean not null,
  lost bigint not null default 0,
  at_risk bigint not null check (at_risk >= 0),
  primary key (house, day, is_demo)
);
