import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface ChainRow {
  readonly first_round: number;
  readonly length: number;
  readonly chain_end: string;
  readonly checkpoint_every: number;
  /** In hex. Secret. */
  readonly checkpoints: readonly string[];
}

const read = statement(
  'seed-chain-read',
  `select first_round, length, chain_end, checkpoint_every, checkpoints from seed_chain
   where game = $1 and first_round <= $2 order by first_round desc limit 1`,
);

/** The chain that decides a round, or the last one before it. */
export async function readChain(
  db: Queries,
  game: string,
  roundNumber: number,
): Promise<ChainRow | undefined> {
  return (await db.query<ChainRow>(read, [game, roundNumber]))[0];
}

const insert = statement(
  'seed-chain-insert',
  `insert into seed_chain (game, first_round, length, chain_end, checkpoint_every, checkpoints, made_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7) on conflict (game, first_round) do nothing`,
);

/** An existing chain is unchanged: its end has been published. */
export async function insertChain(db: Queries, game: string, chain: ChainRow, now: number): Promise<void> {
  await db.query(insert, [
    game,
    chain.first_round,
    chain.length,
    chain.chain_end,
    chain.checkpoint_every,
    JSON.stringify(chain.checkpoints),
    new Date(now),
  ]);
}
