-- A recording put on the board, kept whole: a restarted server goes on with it, and a ball of it can be corrected.
create table replay (
  event_id text primary key,
  file_name text not null,
  recording bytea not null,
  -- Recorded time per real time.
  speed double precision not null,
  started_at timestamptz not null
);

-- A scorer's correction of a ball, over what the scorecard or an earlier correction says. Innings, over and delivery from 0.
create table ball_correction (
  id bigint generated always as identity primary key,
  event_id text not null,
  innings integer not null,
  over_number integer not null,
  delivery integer not null,
  ball jsonb not null,
  reason text not null,
  corrected_by text not null,
  corrected_at timestamptz not null
);
create index ball_correction_event on ball_correction (event_id, id);
