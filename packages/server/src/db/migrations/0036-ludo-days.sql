-- What the house of a brand has lost to its own players at Ludo, and may still lose in games under way, by the day in India on
-- which their stakes were asked for. In hundredths of a coin; lost is below zero where the house has won.
create table studio_ludo_day (
  house text not null,
  day text not null,
  is_demo boolean not null,
  lost bigint not null default 0,
  at_risk bigint not null check (at_risk >= 0),
  primary key (house, day, is_demo)
);
-- The day a game against the house counts towards; null until its stake is asked for, and between players.
alter table studio_ludo_game add column risk_day text;
