import type { AccountId, MarketDefinition } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/market-definition.ts';
import type { BetToSettle } from '../settling/store.ts';

export interface OpenBetRow extends BetToSettle {
  readonly brand: string;
  readonly is_demo: boolean;
  readonly market_id: string;
  readonly event_id: string;
  readonly definition: MarketDefinition;
}

/** Without markets that are being settled: they are decided, so their remaining bets are no risk. */
const openBets = statement(
  'liability-open-bets',
  `select b.id, b.client_id, b.option, b.side, b.stake, b.odds, b.run, b.cashed_at, a.brand, a.is_demo, b.market_id, m.event_id,
     ${definitionOf('m')}
   from bet b join market m on m.id = b.market_id join account a on a.id = b.client_id
   where b.state = 'open' and (b.client_id, b.id) > ($1, $2) and m.state in ('open', 'shut')
   order by b.client_id, b.id limit $3`,
);

export function openBetsAfter(
  tx: Queries,
  after: { readonly client: AccountId; readonly bet: bigint },
  most: number,
): Promise<OpenBetRow[]> {
  return tx.query<OpenBetRow>(openBets, [after.client, after.bet, most]);
}
