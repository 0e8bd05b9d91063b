-- When bets on the day could first be placed. A day is opened before its date, once the day before it is over.
alter table matka_day add column opened_at timestamptz;
update matka_day d set opened_at = coalesce(
  (select m.created_at from market m where m.id = d.matka || '-open.' || d.number), now());
alter table matka_day alter column opened_at set not null;
