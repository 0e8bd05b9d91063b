import { isDeepStrictEqual } from 'node:util';
import {
  type AccountId,
  held,
  type MarketBook,
  type MarketDefinition,
  type Result,
  shapeOf,
} from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/db.ts';
import { legOf } from '../settling/client-result.ts';
import type { BetToSettle } from '../settling/store.ts';
import { attempt, type Check, type Findings, pagesOf, shown } from './check.ts';

interface AuditedBook {
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

function booksAfter(tx: Queries, after: BookKey, most: number): Promise<AuditedBook[]> {
  return tx.query<AuditedBook>(page, [after.client, after.market, most]);
}

const bets = statement(
  'audit-book-bets',
  `select id, client_id, option, side, stake, odds, run, cashed_at from bet
   where client_id = $1 and market_id = $2 and state = 'open' and id > $3 order by id limit $4`,
);

function openBetsAfter(tx: Queries, key: BookKey, after: bigint, most: number): Promise<BetToSettle[]> {
  return tx.query<BetToSettle>(bets, [key.client, key.market, after, most]);
}

const pageBooks = 20;
const pageBets = 1_000;

/** Proves that every book is the sum of its open bets, and holds their worst case. */
export const checkBooks: Check = {
  name: 'books',
  async run(moments, findings, onPage) {
    const first = { client: 0n, market: '' };
    const read = async (tx: Queries, after: typeof first) => {
      const books = await booksAfter(tx, after, pageBooks);
      for (const book of books) await checkBook(tx, book, findings);
      return books;
    };
    const placeOf = (book: AuditedBook) => ({ client: book.client_id, market: book.market_id });
    for await (const page of pagesOf(moments, first, read, placeOf)) onPage(page.length);
  },
};

async function checkBook(tx: Queries, row: AuditedBook, findings: Findings): Promise<void> {
  const name = `book of client ${row.client_id} on market ${row.market_id}`;
  const { definition } = row;
  findings.checked('books', 1);
  if (definition === null) return findings.fault(`${name}: expected a market, found none`);
  const shape = shapeOf(definition);
  const folded = await foldOpenBets(tx, row, definition);
  const stored = attempt(() => shape.decodeBook(definition, row.book));
  if (!folded.ok) return findings.fault(`${name}: its open bets do not fold (${folded.refusal})`);
  if (!stored.ok) return findings.fault(`${name}: cannot be read (${stored.refusal})`);

  const { book, bets } = folded.value;
  if (bets === 0) return findings.fault(`${name}: expected open bets, found none`);
  if (row.bets !== bets) findings.fault(`${name}: bets expected ${bets}, found ${row.bets}`);
  const worst = held(definition, book);
  if (row.held !== worst) findings.fault(`${name}: held expected ${shown(worst)}, found ${shown(row.held)}`);
  if (!isDeepStrictEqual(stored.value, book)) {
    const expected = JSON.stringify(shape.encodeBook(book));
    findings.fault(`${name}: expected ${expected}, found ${JSON.stringify(row.book)}`);
  }
}

async function foldOpenBets(
  tx: Queries,
  row: AuditedBook,
  definition: MarketDefinition,
): Promise<Result<{ book: MarketBook; bets: number }, string>> {
  const shape = shapeOf(definition);
  const key = { client: row.client_id, market: row.market_id };
  const addAll = (book: MarketBook, page: readonly BetToSettle[]) =>
    page.reduce((sum, bet) => shape.addLeg(definition, sum, legOf(bet)), book);
  let book = shape.emptyBook(definition);
  let bets = 0;
  let after = 0n;
  for (;;) {
    const page = await openBetsAfter(tx, key, after, pageBets);
    const grown = attempt(() => addAll(book, page));
    if (!grown.ok) return grown;
    book = grown.value;
    bets += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < pageBets) return { ok: true, value: { book, bets } };
    after = last.id;
  }
}
