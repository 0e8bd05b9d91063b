import { isDeepStrictEqual } from 'node:util';
import { held, type MarketBook, type MarketDefinition, type Result, shapeOf } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { legOf } from '../../settling/client-result.ts';
import type { BetToSettle } from '../../settling/store.ts';
import { attempt, type Check } from '../check.ts';
import { type Findings, shown } from '../findings.ts';
import { pagesOf } from '../pages-of.ts';
import { type AuditedBook, booksAfter, openBetsAfter } from './store.ts';

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
