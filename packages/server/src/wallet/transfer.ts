import type { AccountId, Coins } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export type TransferKind =
  | 'credit'
  | 'debit'
  | 'settlement'
  | 'settlement-reversal'
  | 'session-commission'
  | 'match-commission'
  | 'commission-reversal';

/** Remarks the house writes itself, to be said in any language. */
export type RemarkKey = 'result-corrected' | 'demo-coins';

export interface Transfer {
  readonly from: AccountId;
  readonly to: AccountId;
  readonly coins: Coins;
  readonly kind: TransferKind;
  readonly marketId?: string;
  readonly settlementId?: bigint;
  readonly remark?: string;
  readonly remarkKey?: RemarkKey;
  readonly requestId?: string;
  readonly corrects?: bigint;
}

const write = statement(
  'transfer-write',
  `with written as (
     insert into transfer
       (from_account, to_account, coins, kind, market_id, settlement_id, remark, request_id, corrects, remark_key,
        created_at, ledger_line)
     select t.*, $11::timestamptz,
       (select ledger_line(m.product, m.event_id, $11::timestamptz) from market m where m.id = t.market_id)
     from unnest
       ($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::bigint[],
        $10::text[])
       t (from_account, to_account, coins, kind, market_id, settlement_id, remark, request_id, corrects, remark_key)
     on conflict (request_id) do nothing
     returning id, from_account, to_account, coins
   ), moved as (
     update wallet set balance = balance + delta.coins
     from (
       select account_id, sum(coins)::bigint as coins from (
         select from_account as account_id, -coins as coins from written
         union all
         select to_account, coins from written
       ) sides group by account_id
     ) delta
     where wallet.account_id = delta.account_id
   )
   select id from written order by id`,
);

/**
 * The only writer of transfers: a row for each and the stored balances of both sides in one statement,
 * so balances and transfers always agree. The caller must have locked the wallets concerned, in order of id.
 * Returns the ids written; a transfer whose requestId is already stored is not written again.
 */
export async function writeTransfers(
  tx: Queries,
  transfers: readonly Transfer[],
  now: number,
): Promise<bigint[]> {
  if (transfers.length === 0) return [];
  const rows = await tx.query<{ id: bigint }>(write, [
    transfers.map((t) => t.from),
    transfers.map((t) => t.to),
    transfers.map((t) => t.coins),
    transfers.map((t) => t.kind),
    transfers.map((t) => t.marketId ?? null),
    transfers.map((t) => t.settlementId ?? null),
    transfers.map((t) => t.remark ?? ''),
    transfers.map((t) => t.requestId ?? null),
    transfers.map((t) => t.corrects ?? null),
    transfers.map((t) => t.remarkKey ?? null),
    new Date(now),
  ]);
  return rows.map((row) => row.id);
}
