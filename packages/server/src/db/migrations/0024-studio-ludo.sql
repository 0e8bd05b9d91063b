-- Ludo tables of the studio. Whatever decides a game is written here before anybody is shown it.
create table studio_ludo_game (
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
  check ((stage = 'over') = (end_reason is not null)),
  check ((stage = 'over') = (ended_at is not null))
);
create index studio_ludo_game_open on studio_ludo_game (number) where stage <> 'over';
create index studio_ludo_game_ended on studio_ludo_game (ended_at);

create table studio_ludo_seat (
  game_number bigint not null references studio_ludo_game (number),
  seat text not null check (seat in ('A', 'B')),
  -- Null is the house.
  player text,
  player_name text not null,
  sit_request text not null,
  -- In hex; null until committed to, and until revealed.
  seed_hash text,
  seed text,
  -- Of the stake: asked for in the wallet, locked there, returned.
  stake_state text not null check (stake_state in ('none', 'asked', 'locked', 'returned')),
  -- In hundredths of a point, the stake included; null until the game is over.
  paid bigint check (paid >= 0),
  is_seated boolean not null,
  primary key (game_number, seat)
);
-- A player sits at one table at a time.
create unique index studio_ludo_seat_player on studio_ludo_seat (player) where is_seated;

-- One row for each die, in order. A token that is null was not moved; a mover that is null has not finished the die.
create table studio_ludo_move (
  game_number bigint not null references studio_ludo_game (number),
  n integer not null check (n > 0),
  seat text not null check (seat in ('A', 'B')),
  die smallint not null check (die between 1 and 6),
  token smallint check (token between 0 and 3),
  mover text check (mover in ('player', 'clock', 'house')),
  primary key (game_number, n)
);
