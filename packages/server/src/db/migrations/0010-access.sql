-- Devices that signed in to an account before: strangers' wrong passwords do not keep them out. Only the hash is stored.
create table device (
  token_hash bytea not null,
  account_id bigint not null references account (id),
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index device_account on device (account_id, used_at);

-- Null on bets that stand, and on those taken out before this was recorded.
alter table bet add column taken_out_by text, add column taken_out_at timestamptz;

-- Everything an operator changed or tried to.
create table operator_act (
  id bigint generated always as identity primary key,
  done_by text not null,
  verb text not null,
  -- Words of the command, without secrets.
  arguments jsonb not null,
  outcome text not null check (outcome in ('under-way', 'done', 'in-part', 'refused', 'failed')),
  reason text,
  begun_at timestamptz not null,
  ended_at timestamptz
);
create index operator_act_by on operator_act (done_by, id);
