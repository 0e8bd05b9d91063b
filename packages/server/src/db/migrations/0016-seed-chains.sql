-- The seeds of a table's rounds: each is the SHA-256 of the one after it, so they are used, and shown, from the end that
-- was published first. Secret until a round is over.
create table seed_chain (
  game text not null,
  -- The number of the first round it decides; rounds follow one another through it.
  first_round integer not null,
  length integer not null check (length > 0),
  -- Hash of the first seed, published before the first round.
  chain_end text not null,
  -- Seeds at regular distances, last first, so that finding one takes few hashes.
  checkpoint_every integer not null check (checkpoint_every > 0),
  checkpoints jsonb not null,
  made_at timestamptz not null,
  primary key (game, first_round)
);
