import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { BetToSettle } from './settling/store.ts';

export interface BetToTakeOut extends BetToSettle {
  readonly market_id: string;
  readonly brand: string;
  readonly is_demo: boolean;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
}

const betToTakeOut = `select b.id, b.client_id, b.market_id, b.option, b.side, b.stake, b.odds, b.run, b.cashed_at, b.state,
     a.brand, a.is_demo
   from bet b join account a on a.id = b.client_id where b.id = $1`;

const betFind = statement('take-out-find', betToTakeOut);
const betLock = statement('take-out-lock', `${betToTakeOut} for update of b`);

export async function findBet(db: Queries, id: bigint): Promise<BetToTakeOut | undefined> {
  return (await db.query<BetToTakeOut>(betFind, [id]))[0];
}

export async function lockBet(tx: Queries, id: bigint): Promise<BetToTakeOut | undefined> {
  return (await tx.query<BetToTakeOut>(betLock, [id]))[0];
}

const betTakeOut = statement(
  'take-out-mark',
  `update bet set state = $2, remark = $3, profit = 0, settlement_id = null, taken_out_by = $4, taken_out_at = $5,
     taken_out_rule = $6
   where id = $1`,
);

export async function markTakenOut(
  tx: Queries,
  id: bigint,
  out: {
    readonly state: 'void' | 'deleted';
    readonly remark: string;
    readonly rule: string | null;
    readonly by: string;
    readonly at: number;
  },
): Promise<void> {
  await tx.query(betTakeOut, [id, out.state, out.remark, out.by, new Date(out.at), out.rule]);
}

const bookWrite = statement(
  'take-out-book',
  `update book set book = $3::jsonb, held = $4, bets = bets - 1 where client_id = $1 and market_id = $2 returning bets`,
);
const bookDelete = statement(
  'take-out-book-delete',
  'delete from book where client_id = $1 and market_id = $2',
);
const bookRead = statement(
  'take-out-book-read',
  'select client_id, market_id, book, held, bets from book where client_id = $1 and market_id = $2 for update',
);
const exposureMove = statement(
  'take-out-exposure',
  'update wallet set exposure = exposure + $2 where account_id = $1',
);

export interface BookToChange {
  readonly book: unknown;
  readonly held: bigint;
  readonly bets: number;
}

export async function lockBook(
  tx: Queries,
  client: AccountId,
  market: string,
): Promise<BookToChange | undefined> {
  return (await tx.query<BookToChange>(bookRead, [client, market]))[0];
}

export async function writeBook(
  tx: Queries,
  client: AccountId,
  market: string,
  next: { book: object; held: bigint; wasHeld: bigint; isEmpty: boolean },
): Promise<void> {
  if (next.isEmpty) await tx.query(bookDelete, [client, market]);
  else await tx.query(bookWrite, [client, market, JSON.stringify(next.book), next.held]);
  await tx.query(exposureMove, [client, (next.isEmpty ? 0n : next.held) - next.wasHeld]);
}

const profitsSum = statement(
  'take-out-profits',
  `select coalesce(sum(profit), 0)::bigint as net, coalesce(sum(stake), 0)::bigint as turnover
   from bet where market_id = $1 and client_id = $2 and state = 'settled'`,
);

export async function settledSums(
  tx: Queries,
  market: string,
  client: AccountId,
): Promise<{ net: bigint; turnover: bigint }> {
  const [row] = await tx.query<{ net: bigint; turnover: bigint }>(profitsSum, [market, client]);
  return row ?? { net: 0n, turnover: 0n };
}
