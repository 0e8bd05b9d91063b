-- What an operator has set for a live table. A table without a row, or a null in it, is as its game says.
create table table_setting (
  game text primary key,
  -- An operator's stream in place of the house's own picture.
  video_url text,
  -- A shut table finishes its round and opens no other.
  is_open boolean not null default true,
  stake_min bigint check (stake_min > 0),
  stake_max bigint check (stake_max > 0),
  -- In ten-thousandths: clients send the price they show less this much.
  odds_difference integer not null default 0 check (odds_difference >= 0),
  check (stake_min <= stake_max)
);
