create table account (
  id bigint generated always as identity primary key,
  parent_id bigint references account (id),
  brand text not null,
  role text not null check (role in
    ('owner', 'sub-owner', 'super-admin', 'admin', 'mini-admin', 'master', 'super-agent', 'agent', 'client', 'house')),
  username text not null,
  name text not null,
  password_hash text,
  is_password_changed boolean not null default false,
  is_demo boolean not null default false,
  -- Blocked, it and everyone under it cannot sign in.
  is_blocked boolean not null default false,
  bet_status boolean not null default true,
  -- The upline account that shut this one's betting, if any; kept true when an upline opens or shuts.
  shut_by bigint references account (id),
  -- Points of the displayed price a bet may slip, 1 to 5.
  rate_difference integer not null default 1 check (rate_difference between 1 and 5),
  bet_chips jsonb,
  bet_chips_modal boolean not null default true,
  casino_multiply integer not null default 2,
  -- Ten-thousandths.
  session_commission integer not null default 0 check (session_commission between 0 and 10000),
  match_commission integer not null default 0 check (match_commission between 0 and 10000),
  limits jsonb,
  language text,
  created_at timestamptz not null,
  unique (brand, username)
);
create index account_parent on account (parent_id);

-- Apart from account so that a bet rewrites one narrow row in place.
create table wallet (
  account_id bigint primary key references account (id),
  balance bigint not null default 0,
  exposure bigint not null default 0 check (exposure >= 0)
) with (fillfactor = 50);

create table session (
  token_hash bytea primary key,
  account_id bigint not null references account (id),
  brand text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  address text not null
);
create index session_account on session (account_id);

create table brand_notice (
  brand text primary key,
  client_notification text not null default '',
  user_notification text not null default ''
);
