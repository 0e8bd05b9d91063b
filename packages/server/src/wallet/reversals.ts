import { type AccountId, coins } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { Transfer, TransferKind } from './transfer.ts';

interface StandingRow {
  readonly id: bigint;
  readonly from_account: AccountId;
  readonly to_account: AccountId;
  readonly coins: bigint;
  readonly kind: TransferKind;
}

const standing = statement(
  'transfers-standing',
  `select t.id, t.from_account, t.to_account, t.coins, t.kind from transfer t
   where t.market_id = $1 and t.corrects is null
     and (t.from_account = any ($2::bigint[]) or t.to_account = any ($2::bigint[]))
     and not exists (select 1 from transfer r where r.corrects = t.id)
   order by t.id`,
);

/** The transfers that undo all transfers of a market to these clients so far. */
export async function reversalsOf(
  tx: Queries,
  marketId: string,
  clients: readonly AccountId[],
  why: Pick<Transfer, 'remark' | 'remarkKey'>,
): Promise<Transfer[]> {
  const rows = await tx.query<StandingRow>(standing, [marketId, [...clients]]);
  return rows.map((row) => ({
    from: row.to_account,
    to: row.from_account,
    coins: coins(row.coins),
    kind: row.kind === 'settlement' ? 'settlement-reversal' : 'commission-reversal',
    marketId,
    corrects: row.id,
    ...why,
  }));
}
