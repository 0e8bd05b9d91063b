-- The public salt of each chain of flight seeds, drawn once the chain's end is stored. In hex.
create table flight_salt (
  chain_end text primary key,
  salt text not null,
  made_at timestamptz not null
);

-- What an operator has set for the flights: one row at most. A null, or no row, is as the game says.
create table flight_setting (
  only_one boolean primary key default true check (only_one),
  -- A shut game finishes its flight and opens no other.
  is_open boolean not null default true,
  -- Shown to a client who may not bet.
  error_message text,
  stake_min bigint check (stake_min > 0),
  stake_max bigint check (stake_max > 0),
  -- The most one bet may win, and the most the house of a brand may lose in one flight, in hundredths.
  win_max bigint check (win_max > 0),
  loss_max bigint check (loss_max > 0),
  check (stake_min <= stake_max)
);

-- The best cash-outs of each day, few of them, so that a year of them is read at once.
create table flight_win (
  bet_id bigint primary key references bet (id),
  day date not null,
  win bigint not null,
  multiplier integer not null
);
create index flight_win_day on flight_win (day);

-- What players say to each other, kept for a day.
create table chat_message (
  id bigint generated always as identity primary key,
  brand text not null,
  client_id bigint not null references account (id),
  text text not null,
  sent_at timestamptz not null
);
create index chat_message_sent on chat_message (sent_at);
create index chat_message_client on chat_message (client_id);

-- Clients an operator does not let speak; until null is for good.
create table chat_mute (
  client_id bigint primary key references account (id),
  until timestamptz,
  muted_by text not null,
  muted_at timestamptz not null
);
