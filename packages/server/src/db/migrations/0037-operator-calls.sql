-- Commands given from another data folder to the house that has the database. Whoever may write here commands the house: a
-- login that may only read or notify does not.
create unlogged table operator_call (
  id text primary key,
  asker_key bytea not null,
  house_key bytea,
  request bytea,
  is_taken boolean not null default false,
  answer bytea
);
