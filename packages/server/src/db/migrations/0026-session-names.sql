-- Other names that boards use for a side or a player of the scorecard, as operators add them.
create table name_alias (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('team', 'player')),
  alias text not null,
  name text not null,
  -- Good in matches of this series alone; null in all.
  series text,
  added_by text not null,
  added_at timestamptz not null
);

-- How a source means the forms of names that boards use in two ways. A form without a row is unread.
create table name_dialect (
  source text not null,
  form text not null,
  reading text not null,
  primary key (source, form)
);
