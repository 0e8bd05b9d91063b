import type { MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { ChainRow } from './chain-store.ts';

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

export type RoundPlace = Pick<AuditedRound, 'game' | 'number'>;

const rounds = statement(
  'audit-rounds-page',
  `select r.game, r.number, r.market_id, r.commitment, m.state, s.outcome, s.rule, s.details, s.declared_by,
     exists (select 1 from round x where x.game = r.game and x.number > r.number) as has_later
   from round r join market m on m.id = r.market_id left join settlement s on s.id = m.settlement_id
   where m.product = $1 and (r.game, r.number) > ($2, $3) order by r.game, r.number limit $4`,
);

export function roundsAfter(
  tx: Queries,
  product: string,
  after: RoundPlace,
  most: number,
): Promise<AuditedRound[]> {
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
