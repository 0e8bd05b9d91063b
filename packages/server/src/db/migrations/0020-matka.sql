-- The most that any one option of a market may pay to the clients of all brands together, stakes included.
alter table market add column payout_max bigint check (payout_max > 0);

-- What an operator has set for a matka. One without a row, or a null in it, is as the house has it.
create table matka_setting (
  matka text primary key,
  -- A shut matka takes no bets, finishes its day and opens no other.
  is_open boolean not null default true,
  stake_min bigint check (stake_min > 0),
  stake_max bigint check (stake_max > 0),
  -- The most one number may pay; 0 is no limit.
  liability_max bigint check (liability_max >= 0),
  -- Of the days opened from now on: their pannas are entered by an operator.
  is_drawn_by_operator boolean not null default false,
  check (stake_min <= stake_max)
);

-- A day of a matka with its two draws. Its bets are on three rounds with this number: open, close and jodi.
create table matka_day (
  matka text not null,
  number integer not null,
  -- YYYY-MM-DD at +05:30.
  day text not null,
  drawn_by text not null check (drawn_by in ('seed', 'operator')),
  open_until timestamptz not null,
  open_draw_at timestamptz not null,
  close_until timestamptz not null,
  close_draw_at timestamptz not null,
  -- A draw has its panna or is cancelled once, and the settlements follow from it.
  open_panna text,
  open_cancelled text,
  open_by text,
  close_panna text,
  close_cancelled text,
  close_by text,
  is_corrected boolean not null default false,
  -- Both draws are settled.
  over_at timestamptz,
  primary key (matka, number),
  unique (matka, day),
  check (open_panna is null or open_cancelled is null),
  check (close_panna is null or close_cancelled is null)
);
