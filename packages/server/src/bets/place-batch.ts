import { type AccountId, type Coins, held, type MarketBook, type Refusal, shapeOf } from '@maidan/betting';
import type { Queries } from '../db/db.ts';
import type { BetRequest, PlaceAnswer } from './bet-request.ts';
import { firstRefusal } from './controls.ts';
import { inputHash } from './input-hash.ts';
import { answerOfRow } from './recall-answer.ts';
import { encodeRefusal } from './refusal-json.ts';
import * as store from './store.ts';

interface OpenBook {
  readonly marketId: string;
  readonly client: AccountId;
  book: MarketBook;
  held: bigint;
  bets: number;
  isChanged: boolean;
}

/** The state a batch decides on: read under lock, changed bet by bet, written at once. */
interface Desk {
  readonly clients: Map<AccountId, store.ClientRow & { exposure: bigint }>;
  readonly markets: Map<string, store.MarketRow>;
  readonly books: Map<string, OpenBook>;
  readonly answers: Map<string, { hash: string; answer: PlaceAnswer }>;
  readonly bets: store.NewBet[];
  readonly refusals: store.NewRefusal[];
}

const requestKey = (client: AccountId, requestId: string): string => `${client}/${requestId}`;
const bookKey = (client: AccountId, marketId: string): string => `${client}/${marketId}`;

/**
 * Places a batch in an open transaction: each bet is decided on its own, in order of arrival, and none fails for
 * another. `onLocked` is called once the batch holds its locks: whoever locks after that comes after this batch.
 */
export async function placeBatch(
  tx: Queries,
  batch: readonly BetRequest[],
  now: number,
  onLocked: () => void,
): Promise<(PlaceAnswer | Error)[]> {
  const clients = unique(batch.map((request) => request.client));
  const marketIds = unique(batch.map((request) => request.marketId));
  const pairs = new Map(batch.map((r) => [bookKey(r.client, r.marketId), [r.client, r.marketId] as const]));
  const asked = new Map(
    batch.map((r) => [requestKey(r.client, r.requestId), [r.client, r.requestId] as const]),
  );
  // Sent together and run in this order: books and earlier answers are read under the locks.
  const [clientRows, marketRows, bookRows, answerRows] = await Promise.all([
    store.lockClients(tx, clients),
    store.shareMarkets(tx, marketIds),
    store.readBooks(tx, [...pairs.values()]),
    store.readAnswers(tx, [...asked.values()]),
  ]);
  onLocked();

  const desk = openDesk(clientRows, marketRows, bookRows, answerRows);
  const keys = batch.map((request) => decideAlone(desk, request));
  const changed = [...desk.books.values()].filter((book) => book.isChanged);
  if (desk.bets.length > 0 || desk.refusals.length > 0) {
    const placed = await store.writeBatch(
      tx,
      {
        bets: desk.bets,
        refusals: desk.refusals,
        books: changed.map((book) => encodeBook(desk, book)),
        exposures: unique(changed.map((book) => book.client)).map((id) => [id, exposureOf(desk, id)]),
      },
      now,
    );
    for (const row of placed) giveBetId(desk, row);
  }
  return keys.map((key) => (typeof key === 'string' ? answerOf(desk, key) : key));
}

/** A fault in deciding one bet is that bet's alone: nothing of it is on the desk yet when it throws. */
function decideAlone(desk: Desk, request: BetRequest): string | PlaceAnswer | Error {
  try {
    return decide(desk, request);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The key under which the answer will stand, or an answer that is not to be remembered. */
function decide(desk: Desk, request: BetRequest): string | PlaceAnswer {
  const key = requestKey(request.client, request.requestId);
  const hash = inputHash(request);
  const earlier = desk.answers.get(key);
  if (earlier !== undefined) {
    if (earlier.hash === hash || earlier.hash === store.anyInput) return key;
    return { ok: false, refusal: { code: 'request-id-reused', request: request.requestId } };
  }
  const refusal = tryToBook(desk, request, hash);
  if (refusal === undefined) {
    desk.answers.set(key, { hash, answer: accepted(desk, request) });
  } else {
    desk.answers.set(key, { hash, answer: { ok: false, refusal } });
    desk.refusals.push({
      client: request.client,
      requestId: request.requestId,
      inputHash: hash,
      refusal: encodeRefusal(refusal),
    });
  }
  return key;
}

function tryToBook(desk: Desk, request: BetRequest, hash: string): Refusal | undefined {
  const client = desk.clients.get(request.client);
  if (client === undefined) return { code: 'session-gone' };
  const market = desk.markets.get(request.marketId);
  let made: Booking | undefined;
  const booking = () => {
    made ??= bookWith(desk, request, market);
    return made;
  };
  const refusal = firstRefusal(request, { client, market, quoted: request.quote(), holding: booking });
  if (refusal !== undefined) return refusal;

  const { open, book, without, with: nowHeld } = booking();
  client.exposure += nowHeld - without;
  Object.assign(open, { book, held: nowHeld, bets: open.bets + 1, isChanged: true });
  desk.bets.push(newBet(request, hash));
  return undefined;
}

/** The client's book with the bet in it, not yet on the desk. */
interface Booking {
  readonly open: OpenBook;
  readonly book: MarketBook;
  readonly without: bigint;
  readonly with: Coins;
}

function bookWith(desk: Desk, request: BetRequest, market: store.MarketRow | undefined): Booking {
  if (market === undefined) throw new Error(`no market ${request.marketId} to book on`);
  const { definition } = market;
  const open = bookFor(desk, request.client, market);
  const book = shapeOf(definition).addLeg(definition, open.book, request.leg);
  return { open, book, without: open.held, with: held(definition, book) };
}

const newBet = (request: BetRequest, hash: string): store.NewBet => ({
  client: request.client,
  marketId: request.marketId,
  requestId: request.requestId,
  inputHash: hash,
  option: request.leg.option,
  side: request.leg.side,
  stake: request.leg.stake,
  odds: request.leg.odds,
  run: request.leg.run,
  details: request.details,
  address: request.address,
});

function bookFor(desk: Desk, client: AccountId, market: store.MarketRow): OpenBook {
  const key = bookKey(client, market.id);
  const known = desk.books.get(key);
  if (known !== undefined) return known;
  const book = shapeOf(market.definition).emptyBook(market.definition);
  const made: OpenBook = { marketId: market.id, client, book, held: 0n, bets: 0, isChanged: false };
  desk.books.set(key, made);
  return made;
}

function openDesk(
  clients: readonly store.ClientRow[],
  marketRows: readonly store.MarketRow[],
  bookRows: readonly store.BookRow[],
  answerRows: readonly store.AnswerRow[],
): Desk {
  const markets = new Map(marketRows.map((row) => [row.id, row]));
  const books = new Map<string, OpenBook>();
  for (const row of bookRows) {
    const definition = markets.get(row.market_id)?.definition;
    if (definition === undefined) throw new Error(`book on unknown market ${row.market_id}`);
    const book = shapeOf(definition).decodeBook(definition, row.book);
    books.set(bookKey(row.client_id, row.market_id), {
      marketId: row.market_id,
      client: row.client_id,
      book,
      held: row.held,
      bets: row.bets,
      isChanged: false,
    });
  }
  const desk: Desk = {
    clients: new Map(clients.map((row) => [row.id, { ...row }])),
    markets,
    books,
    answers: new Map(),
    bets: [],
    refusals: [],
  };
  for (const row of answerRows) {
    const answer = answerOfRow(row, desk.clients.get(row.client_id));
    desk.answers.set(requestKey(row.client_id, row.request_id), { hash: row.input_hash, answer });
  }
  return desk;
}

const unfinishedId = -1n;

function accepted(desk: Desk, request: BetRequest): PlaceAnswer {
  const client = desk.clients.get(request.client);
  return {
    ok: true,
    value: {
      betId: unfinishedId,
      room: desk.markets.get(request.marketId)?.room ?? request.marketId,
      odds: request.leg.odds,
      balance: client?.balance ?? 0n,
      exposure: client?.exposure ?? 0n,
    },
  };
}

function giveBetId(desk: Desk, row: store.PlacedRow): void {
  const found = desk.answers.get(requestKey(row.client_id, row.request_id));
  if (found?.answer.ok) found.answer = { ok: true, value: { ...found.answer.value, betId: row.id } };
}

function answerOf(desk: Desk, key: string): PlaceAnswer {
  const found = desk.answers.get(key);
  if (found === undefined) throw new Error(`no answer for ${key}`);
  return found.answer;
}

function exposureOf(desk: Desk, id: AccountId): bigint {
  const client = desk.clients.get(id);
  if (client === undefined) throw new Error(`no client ${id}`);
  return client.exposure;
}

function encodeBook(desk: Desk, open: OpenBook): store.BookWrite {
  const definition = desk.markets.get(open.marketId)?.definition;
  if (definition === undefined) throw new Error(`book on unknown market ${open.marketId}`);
  const book = JSON.stringify(shapeOf(definition).encodeBook(open.book));
  return { client: open.client, marketId: open.marketId, book, held: open.held, bets: open.bets };
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
