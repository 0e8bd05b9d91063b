create table match (
  event_id text primary key,
  market_id text not null unique,
  source text not null,
  sport text not null,
  name text not null,
  series text not null,
  teams jsonb not null,
  starts_at timestamptz not null,
  status text not null check (status in ('upcoming', 'in-play', 'completed', 'abandoned')),
  notification text not null default '',
  -- Whole coins by the wire's own names; a maximum of 0 is not set.
  limits jsonb not null,
  bet_status boolean not null default true,
  -- Off, clients poll the cache addresses instead.
  socket_perm boolean not null default true,
  created_at timestamptz not null
);
create index match_status on match (status, starts_at);

-- A simulated season is the same for ever given its seed, speed, number and first moment.
create table season (
  number integer generated always as identity primary key,
  seed text not null,
  speed double precision not null,
  started_at timestamptz not null,
  unique (seed, speed)
);
