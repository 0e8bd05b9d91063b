import { type AccountId, type MarketBook, odds, shapeOf } from '@maidan/betting';
import { type ActAnswer, decodeRefusal, type Placed } from './act.ts';
import type { NewCashOut, NewTakeBack, StandingBet } from './acts-store.ts';
import type { HouseLiability } from './liability/house-liability.ts';
import type * as store from './store.ts';
import type { AnswerRow } from './store.ts';

export interface OpenBook {
  readonly marketId: string;
  readonly client: AccountId;
  book: MarketBook;
  held: bigint;
  bets: number;
  isChanged: boolean;
}

/** An act of an uncommitted batch that changed what the house may lose. */
export interface Reserved {
  readonly client: AccountId;
  readonly requestId: string;
  /** Undoes the change when the act was not committed. */
  readonly release: () => void;
}

/** The state on which a batch is decided: read under locks, changed act by act, written in one step. */
export interface Desk {
  readonly clients: Map<AccountId, store.ClientRow & { exposure: bigint }>;
  readonly markets: Map<string, store.MarketRow>;
  readonly books: Map<string, OpenBook>;
  readonly answers: Map<string, { hash: string; answer: ActAnswer }>;
  /** Bets that the batch cashes out or takes back, by id. */
  readonly standing: Map<bigint, StandingBet>;
  readonly bets: store.NewBet[];
  readonly cashOuts: NewCashOut[];
  readonly takeBacks: NewTakeBack[];
  readonly refusals: store.NewRefusal[];
  /** The moment of decision, taken while the locks are held: results declared later come after these acts. */
  readonly now: number;
  readonly liability: HouseLiability;
  /** By which a bet that the demo client sent from an address is decided. */
  readonly rateDifferenceOf: (client: store.ClientRow, address: string) => number;
  /** One entry for each accepted act, for the caller to release when the transaction fails. */
  readonly reserved: Reserved[];
  /** Called before an act is decided: whether it is stored already, perhaps by an earlier batch that seemed to fail. */
  readonly confirm: (key: string, isStored: boolean) => void;
}

export const requestKey = (client: AccountId, requestId: string): string => `${client}/${requestId}`;
export const bookKey = (client: AccountId, marketId: string): string => `${client}/${marketId}`;

export function openDesk(
  read: {
    readonly clients: readonly store.ClientRow[];
    readonly markets: readonly store.MarketRow[];
    readonly books: readonly store.BookRow[];
    readonly answers: readonly store.AnswerRow[];
    readonly standing: readonly StandingBet[];
  },
  parts: Pick<Desk, 'liability' | 'rateDifferenceOf' | 'reserved' | 'confirm' | 'now'>,
): Desk {
  const markets = new Map(read.markets.map((row) => [row.id, row]));
  const clients = new Map(read.clients.map((row) => [row.id, { ...row }]));
  const books = new Map<string, OpenBook>();
  for (const row of read.books) {
    const definition = markets.get(row.market_id)?.definition;
    if (definition === undefined) throw new Error(`book on unknown market ${row.market_id}`);
    books.set(bookKey(row.client_id, row.market_id), {
      marketId: row.market_id,
      client: row.client_id,
      book: shapeOf(definition).decodeBook(definition, row.book),
      held: row.held,
      bets: row.bets,
      isChanged: false,
    });
  }
  const answers: Desk['answers'] = new Map();
  for (const row of read.answers) {
    const client = clients.get(row.client_id);
    // Its wallet is locked by another transaction: nothing is decided for it now.
    if (client === undefined && row.bet_id !== null) continue;
    const answer = answerOfRow(row, client);
    answers.set(requestKey(row.client_id, row.request_id), { hash: row.input_hash, answer });
  }
  const standing = new Map(read.standing.map((row) => [row.id, row]));
  const made = { bets: [], cashOuts: [], takeBacks: [], refusals: [] };
  const { liability, rateDifferenceOf, reserved, confirm, now } = parts;
  const kept = { liability, rateDifferenceOf, reserved, confirm, now };
  return { clients, markets, books, answers, standing, ...made, ...kept };
}

/** The book an open bet is in. */
export function bookOf(desk: Desk, { id, client_id, market_id }: StandingBet): OpenBook {
  const open = desk.books.get(bookKey(client_id, market_id));
  if (open === undefined) throw new Error(`open bet ${id} has no book`);
  return open;
}

export function bookFor(desk: Desk, client: AccountId, market: store.MarketRow): OpenBook {
  const key = bookKey(client, market.id);
  const known = desk.books.get(key);
  if (known !== undefined) return known;
  const book = shapeOf(market.definition).emptyBook(market.definition);
  const made: OpenBook = { marketId: market.id, client, book, held: 0n, bets: 0, isChanged: false };
  desk.books.set(key, made);
  return made;
}

/** The changes of the batch. */
export function deskToWrite(desk: Desk): store.BatchWrite {
  const changed = [...desk.books.values()].filter((book) => book.isChanged);
  const clients = [...new Set(changed.map((book) => book.client))];
  return {
    bets: desk.bets,
    refusals: desk.refusals,
    books: changed.map((book) => encodeBook(desk, book)),
    exposures: clients.map((id) => [id, exposureOf(desk, id)]),
  };
}

export function giveBetId(desk: Desk, row: store.PlacedRow): void {
  const found = desk.answers.get(requestKey(row.client_id, row.request_id));
  if (found?.answer.ok) found.answer = { ok: true, value: { ...found.answer.value, betId: row.id } };
}

export function answerOf(desk: Desk, key: string): ActAnswer {
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

type Wallet = Pick<Placed, 'balance' | 'exposure'>;

/** The answer as it was given, with the present wallet. */
export function answerOfRow(row: AnswerRow, wallet: Wallet | undefined): ActAnswer {
  if (row.bet_id === null || row.room === null) {
    return { ok: false, refusal: decodeRefusal(row.refusal) };
  }
  if (wallet === undefined) throw new Error(`the client of bet ${row.bet_id} has no wallet`);
  const { balance, exposure } = wallet;
  const common = { betId: row.bet_id, room: row.room, balance, exposure };
  if (row.is_taken_back) return { ok: true, value: { ...common, isTakenBack: true } };
  if (row.multiplier !== null) return { ok: true, value: { ...common, multiplier: row.multiplier } };
  if (row.odds === null) throw new Error(`bet ${row.bet_id} was stored without odds`);
  return { ok: true, value: { ...common, odds: odds(row.odds) } };
}
