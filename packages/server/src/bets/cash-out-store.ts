import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface NewCashOut {
  readonly client: AccountId;
  readonly requestId: string;
  readonly inputHash: string;
  readonly betId: bigint;
  readonly multiplier: number;
}

const cashOutsWrite = statement(
  'cash-outs-write',
  `with stamped as (
     update bet set cashed_at = t.multiplier
     from unnest($1::bigint[], $2::int[], $3::text[], $4::text[]) t (bet_id, multiplier, request_id, input_hash)
     where bet.id = t.bet_id and bet.state = 'open' and bet.cashed_at is null
     returning bet.client_id, t.request_id, t.input_hash, bet.id, t.multiplier
   )
   insert into cash_out (client_id, request_id, input_hash, bet_id, multiplier, cashed_at)
   select client_id, request_id, input_hash, id, multiplier, $5::timestamptz from stamped returning bet_id`,
);

export async function writeCashOuts(
  tx: Queries,
  cashOuts: readonly NewCashOut[],
  now: number,
): Promise<void> {
  if (cashOuts.length === 0) return;
  const written = await tx.query(cashOutsWrite, [
    cashOuts.map(({ betId }) => betId),
    cashOuts.map(({ multiplier }) => multiplier),
    cashOuts.map(({ requestId }) => requestId),
    cashOuts.map(({ inputHash }) => inputHash),
    new Date(now),
  ]);
  if (written.length !== cashOuts.length) throw new Error('a bet changed while it was being cashed out');
}
