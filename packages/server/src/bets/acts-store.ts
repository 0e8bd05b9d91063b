import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { BetDetails } from './act.ts';
import type { BetToSettle } from './settling/store.ts';

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
  const written = await tx.query(cashOutsWrite, [
    cashOuts.map(({ betId }) => betId),
    cashOuts.map(({ multiplier }) => multiplier),
    cashOuts.map(({ requestId }) => requestId),
    cashOuts.map(({ inputHash }) => inputHash),
    new Date(now),
  ]);
  if (written.length !== cashOuts.length) throw new Error('a bet changed while it was being cashed out');
}

/** As shown in a bet's story and the list of taken-out bets. */
export const takenBack = { rule: 'taken-back', remark: 'Taken back by the player', by: 'player' } as const;

export interface NewTakeBack {
  readonly client: AccountId;
  readonly requestId: string;
  readonly inputHash: string;
  readonly betId: bigint;
}

/** Deletes the client's book on the market with its last bet. */
const takeBacksWrite = statement(
  'take-backs-write',
  `with taken as (
     update bet set state = 'void', remark = $5, profit = 0, taken_out_rule = $6, taken_out_by = $7, taken_out_at = $4::timestamptz
     from unnest($1::bigint[], $2::text[], $3::text[]) t (bet_id, request_id, input_hash)
     where bet.id = t.bet_id and bet.state = 'open'
     returning bet.client_id, bet.market_id, t.request_id, t.input_hash, bet.id
   ), emptied as (
     delete from book using taken
     where book.client_id = taken.client_id and book.market_id = taken.market_id and book.bets = 0
   )
   insert into take_back (client_id, request_id, input_hash, bet_id, taken_at)
   select client_id, request_id, input_hash, id, $4::timestamptz from taken returning bet_id`,
);

/** Call this after the books are written. */
export async function writeTakeBacks(
  tx: Queries,
  takeBacks: readonly NewTakeBack[],
  now: number,
): Promise<void> {
  const written = await tx.query(takeBacksWrite, [
    takeBacks.map(({ betId }) => betId),
    takeBacks.map(({ requestId }) => requestId),
    takeBacks.map(({ inputHash }) => inputHash),
    new Date(now),
    takenBack.remark,
    takenBack.rule,
    takenBack.by,
  ]);
  if (written.length !== takeBacks.length) throw new Error('a bet changed while it was being taken back');
}

export interface StandingBet extends BetToSettle {
  readonly market_id: string;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
  readonly details: BetDetails | null;
}

const betsRead = statement(
  'standing-bets',
  `select id, client_id, market_id, option, side, stake, odds, run, cashed_at, state, details from bet
   where id = any ($1::bigint[])`,
);

/** The largest bigint of the database: a larger id is no bet's, and would make the whole batch fail. */
export const betIdMost = 9_223_372_036_854_775_807n;

/** Call this while holding the locks of the clients' wallets and markets, without which no bet is changed. */
export async function standingBets(tx: Queries, ids: readonly bigint[]): Promise<StandingBet[]> {
  const possible = [...new Set(ids)].filter((id) => id > 0n && id <= betIdMost);
  return possible.length === 0 ? [] : tx.query<StandingBet>(betsRead, [possible]);
}
