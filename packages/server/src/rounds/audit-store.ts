import type { MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { type Moments, pagesOf } from '../bets/audit/check.ts';

export interface AuditedRound {
  readonly game: string;
  readonly number: number;
  readonly market_id: string;
  readonly commitment: string;
  readonly state: 'open' | 'shut' | 'settling' | 'settled';
  readonly has_later: boolean;
  /** The present outcome; null while there is none. */
  readonly outcome: MarketOutcome | null;
  readonly rule: string | null;
  /** As the game wrote them. */
  readonly details: unknown;
  readonly declared_by: string | null;
}

type RoundPlace = Pick<AuditedRound, 'game' | 'number'>;

const rounds = statement(
  'audit-rounds-page',
  `select r.game, r.number, r.market_id, r.commitment, m.state, s.outcome, s.rule, s.details, s.declared_by,
     exists (select 1 from round x where x.game = r.game and x.number > r.number) as has_later
   from round r join market m on m.id = r.market_id left join settlement s on s.id = m.settlement_id
   where m.product = $1 and (r.game, r.number) > ($2, $3) order by r.game, r.number limit $4`,
);

function roundsAfter(tx: Queries, product: string, after: RoundPlace, most: number): Promise<AuditedRound[]> {
  return tx.query<AuditedRound>(rounds, [product, after.game, after.number, most]);
}

export interface AuditedChain extends ChainRow {
  readonly game: string;
}

const chains = statement(
  'audit-seed-chains',
  `select game, first_round, length, chain_end, checkpoint_every, checkpoints from seed_chain order by game, first_round`,
);

export const allChains = (tx: Queries): Promise<AuditedChain[]> => tx.query<AuditedChain>(chains);

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

const first: RoundPlace = { game: '', number: 0 };

/** Every round of a product, for its audit. */
export const roundPages = (
  moments: Moments,
  product: string,
  most: number,
): AsyncGenerator<readonly AuditedRound[]> =>
  pagesOf(
    moments,
    first,
    (tx, after) => roundsAfter(tx, product, after, most),
    (round) => round,
  );
