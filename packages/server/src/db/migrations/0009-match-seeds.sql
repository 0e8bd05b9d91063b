-- How the season draws its results. Seasons of the first generator could be computed in advance and are never played again.
alter table season add column generator integer not null default 1;
alter table season alter column generator drop default;
-- Set in SIM_SEED: whoever knows the setting knows the results.
alter table season add column is_seed_chosen boolean not null default false;
-- Another season took its place: it is never resumed, for the seeds of its matches may be public.
alter table season add column ended_at timestamptz;
alter table season drop constraint season_seed_speed_key;

-- SHA-256 of the seed that decides the match: stored with the match, never changed.
alter table match add column seed_hash text;
-- The seed itself, once the match is over and every market of it settled.
alter table match add column seed text;
alter table match add column seed_shown_at timestamptz;
alter table match add constraint match_seed_shown check ((seed is null) = (seed_shown_at is null));
