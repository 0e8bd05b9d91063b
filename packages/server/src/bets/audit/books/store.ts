import type { AccountId, MarketDefinition } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../../db/market-definition.ts';
import type { BetToSettle } from '../../settling/store.ts';

export interface AuditedBook {
  readonly client_id: AccountId;
  readonly market_id: string;
  readonly book: unknown;
  readonly held: bigint;
  readonly bets: number;
  /** Null when there is no such market. */
  readonly definition: MarketDefinition | null;
}

export interface BookKey {
  readonly client: bigint;
  readonly market: string;
}

const page = statement(
  'audit-books-page',
  `select b.client_id, b.market_id, b.book, b.held, b.bets, ${definitionOf('m')}
   from book b left join market m on m.id = b.market_id
   where (b.client_id, b.market_id) > ($1, $2) order by b.client_id, b.market_id limit $3`,
);

export function booksAfter(tx: Queries, after: BookKey, most: number): Promise<AuditedBook[]> {
  return tx.query<AuditedBook>(page, [after.client, after.market, most]);
}

const bets = statement(
  'audit-book-bets',
  `select id, client_id, option, side, stake, odds, run, cashed_at from bet
   where client_id = $1 and market_id = $2 and state = 'open' and id > $3 order by id limit $4`,
);

export function openBetsAfter(
  tx: Queries,
  key: BookKey,
  after: bigint,
  most: number,
): Promise<BetToSettle[]> {
  return tx.query<BetToSettle>(bets, [key.client, key.market, after, most]);
}
