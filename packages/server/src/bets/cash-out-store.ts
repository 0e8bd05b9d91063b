import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '../db/db.ts';
import type { BetToSettle } from './settling/store.ts';

export interface BetToCashOut extends BetToSettle {
  readonly market_id: string;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
}

const betsRead = statement(
  'cash-out-bets',
  `select id, client_id, market_id, option, side, stake, odds, run, cashed_at, state from bet where id = any ($1::bigint[])`,
);

/** The largest bigint of the database: what is beyond it is no bet's id, and would fail the whole batch. */
const betIdMost = 9_223_372_036_854_775_807n;

/** To be read under the locks of their clients' wallets and markets, without which no bet is changed. */
export async function betsToCashOut(tx: Queries, ids: readonly bigint[]): Promise<BetToCashOut[]> {
  const possible = [...new Set(ids)].filter((id) => id > 0n && id <= betIdMost);
  return possible.length === 0 ? [] : tx.query<BetToCashOut>(betsRead, [possible]);
}

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
