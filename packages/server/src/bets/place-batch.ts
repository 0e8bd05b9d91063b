import type { AccountId } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { lockWallets } from '../wallet/wallets.ts';
import { type Act, type ActAnswer, actHash, earlierHash, encodeRefusal, marketOf } from './act.ts';
import { standingBets, writeCashOuts, writeTakeBacks } from './acts-store.ts';
import { takeBet } from './decide-bet.ts';
import { cashOutBet } from './decide-cash-out.ts';
import { takeBetBack } from './decide-take-back.ts';
import { answerOf, bookKey, type Desk, deskToWrite, giveBetId, openDesk, requestKey } from './desk.ts';
import * as store from './store.ts';

export interface BatchParts extends Pick<Desk, 'liability' | 'rateDifferenceOf' | 'reserved' | 'confirm'> {
  readonly now: () => number;
  /** Clients locked by another batch of this house, which will commit soon: their locks are waited for. */
  readonly ours: ReadonlySet<AccountId>;
  /** Called once the batch holds its locks, with the clients it could not lock. The next batch may lock from then on. */
  readonly onLocked: (missed: ReadonlySet<AccountId>) => void;
}

/** An answer, and the product of its market if that exists. */
export interface Decided {
  readonly answer: ActAnswer;
  readonly product: string | undefined;
}

/** `locked-out`: another transaction has locked the client's wallet, and nothing was decided. */
export type BatchAnswer = Decided | Error | 'locked-out';

/**
 * Carries out a batch in an open transaction: each act is decided on its own, in order of arrival, and none fails because of
 * another or waits for another client's lock.
 */
export async function placeBatch(
  tx: Queries,
  batch: readonly Act[],
  parts: BatchParts,
): Promise<BatchAnswer[]> {
  const requests = batch.map((act) => act.request);
  const ids = unique(requests.map((request) => request.client));
  const marketIds = unique(batch.flatMap((act) => marketOf(act) ?? []));
  const named = requests.flatMap((request) => ('betId' in request ? [request.betId] : []));
  const pairs = new Map(
    requests.flatMap((r) =>
      'marketId' in r ? [[bookKey(r.client, r.marketId), [r.client, r.marketId] as const]] : [],
    ),
  );
  const requestKeys = new Map(
    requests.map((r) => [requestKey(r.client, r.requestId), [r.client, r.requestId] as const]),
  );
  // Sent together and run in this order: books, earlier answers and bets are read under the locks.
  const [clients, shared, books, answers, standing] = await Promise.all([
    lockAll(tx, ids, parts.ours),
    store.shareMarkets(tx, marketIds),
    store.readBooks(tx, [...pairs.values()]),
    store.readAnswers(tx, [...requestKeys.values()]),
    named.length === 0 ? [] : standingBets(tx, named),
  ]);
  const missed = await missedBy(tx, ids, clients);
  parts.onLocked(missed);
  const markets = await withDeclared(tx, marketIds, shared);

  // Read once the locks are held, at the moment when prices are read.
  const now = parts.now();
  const desk = openDesk({ clients, markets, books, answers, standing }, { ...parts, now });
  const decided = batch.map((act) => ({
    act,
    decision: missed.has(act.request.client) ? lockedOut : decideAlone(desk, act),
  }));
  if (desk.bets.length + desk.refusals.length + desk.cashOuts.length + desk.takeBacks.length > 0) {
    for (const row of await store.writeBatch(tx, deskToWrite(desk), now)) giveBetId(desk, row);
    if (desk.cashOuts.length > 0) await writeCashOuts(tx, desk.cashOuts, now);
    if (desk.takeBacks.length > 0) await writeTakeBacks(tx, desk.takeBacks, now);
  }
  return decided.map(({ act, decision }) => batchAnswer(desk, decision, marketOf(act)));
}

type Decision =
  | { readonly kind: 'locked-out' }
  /** The answer is on the desk under this key; one to a bet gets its id when the bet is written. */
  | { readonly kind: 'kept'; readonly key: string }
  | { readonly kind: 'not-kept'; readonly answer: ActAnswer }
  | { readonly kind: 'failed'; readonly error: Error };

const lockedOut: Decision = { kind: 'locked-out' };

/** Called once the batch is written. */
function batchAnswer(desk: Desk, decision: Decision, marketId: string | undefined): BatchAnswer {
  const product = marketId === undefined ? undefined : desk.markets.get(marketId)?.product;
  switch (decision.kind) {
    case 'locked-out':
      return 'locked-out';
    case 'kept':
      return { answer: answerOf(desk, decision.key), product };
    case 'not-kept':
      return { answer: decision.answer, product };
    case 'failed':
      return decision.error;
  }
}

/**
 * Locks clients of our own previous batch, which is about to commit, and those that nobody has locked. It waits for the
 * first, while it holds no lock, and never for the others, which rules out deadlocks. Rows are read after all waiting: a
 * statement that waits for a lock sees the limits and betting status from before the wait.
 */
async function lockAll(
  tx: Queries,
  ids: readonly AccountId[],
  ours: ReadonlySet<AccountId>,
): Promise<store.ClientRow[]> {
  const own = ids.filter((client) => ours.has(client));
  const [, rows] = await Promise.all([
    own.length === 0 ? undefined : lockWallets(tx, own),
    store.lockFreeClients(tx, ids),
  ]);
  return rows;
}

async function withDeclared(
  tx: Queries,
  ids: readonly string[],
  shared: readonly store.MarketRow[],
): Promise<readonly store.MarketRow[]> {
  if (shared.length === ids.length) return shared;
  const known = new Set(shared.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  return [...shared, ...(await store.declaredMarkets(tx, missing))];
}

async function missedBy(
  tx: Queries,
  ids: readonly AccountId[],
  locked: readonly store.ClientRow[],
): Promise<ReadonlySet<AccountId>> {
  if (locked.length === ids.length) return new Set();
  const known = new Set(locked.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  // A client that does not exist is not locked out: it is refused by the controls.
  return new Set(await store.existingClients(tx, missing));
}

/** A fault in deciding one act fails that act alone. */
function decideAlone(desk: Desk, act: Act): Decision {
  try {
    return decideAct(desk, act);
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function decideAct(desk: Desk, act: Act): Decision {
  const { client, requestId } = act.request;
  const key = requestKey(client, requestId);
  const hash = actHash(act);
  const earlier = desk.answers.get(key);
  desk.confirm(key, earlier?.answer.ok === true);
  if (earlier !== undefined) {
    if (isSameInput(earlier.hash, hash, act)) return { kind: 'kept', key };
    const refusal = { code: 'request-id-reused', request: requestId } as const;
    return { kind: 'not-kept', answer: { ok: false, refusal } };
  }
  const answer = carryOut(desk, act, hash);
  desk.answers.set(key, { hash, answer });
  if (!answer.ok)
    desk.refusals.push({ client, requestId, inputHash: hash, refusal: encodeRefusal(answer.refusal) });
  return { kind: 'kept', key };
}

function carryOut(desk: Desk, act: Act, hash: string): ActAnswer {
  switch (act.kind) {
    case 'place':
      return takeBet(desk, act.request, hash);
    case 'cash-out':
      return cashOutBet(desk, act.request, hash);
    case 'take-back':
      return takeBetBack(desk, act.request, hash);
    case 'refuse':
      return { ok: false, refusal: act.request.refusal };
  }
}

const isSameInput = (earlier: string, now: string, act: Act): boolean =>
  earlier === now ||
  earlier === store.anyInput ||
  (act.kind === 'place' && earlier === earlierHash(act.request));

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
