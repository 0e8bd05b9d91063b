import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface AuditedMarket {
  readonly id: string;
  readonly state: 'open' | 'shut' | 'settling' | 'settled';
  readonly settlement_id: bigint | null;
  readonly settlement_market: string | null;
  readonly settlement_state: 'running' | 'done' | null;
}

const page = statement(
  'audit-markets-page',
  `select m.id, m.state, m.settlement_id, s.market_id as settlement_market, s.state as settlement_state
   from market m left join settlement s on s.id = m.settlement_id
   where m.id > $1 order by m.id limit $2`,
);

export function marketsAfter(db: Queries, after: string, most: number): Promise<AuditedMarket[]> {
  return db.query<AuditedMarket>(page, [after, most]);
}

const strays = statement(
  'audit-settlements-stray',
  `select s.id, s.market_id, m.state from settlement s left join market m on m.id = s.market_id
   where s.state = 'running' and not (m.state = 'settling' and m.settlement_id = s.id) and s.id > $1
   order by s.id limit $2`,
);

export interface StraySettlement {
  readonly id: bigint;
  readonly market_id: string;
  readonly state: string | null;
}

/** Running settlements whose market is not being settled by them. */
export function straySettlements(db: Queries, after: bigint, most: number): Promise<StraySettlement[]> {
  return db.query<StraySettlement>(strays, [after, most]);
}
