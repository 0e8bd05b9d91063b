import { type AccountId, type Clock, type Refusal, sleep } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import {
  type Act,
  type ActAnswer,
  asCashedOut,
  asPlaced,
  asTakenBack,
  type BetRequest,
  type CashOutAnswer,
  type CashOutRequest,
  marketOf,
  type PlaceAnswer,
  type RequestHead,
  type TakeBackAnswer,
  type TakeBackRequest,
} from './act.ts';
import { createClosingMarkets } from './closing-markets.ts';
import type { Desk, Reserved } from './desk.ts';
import type { HouseLiability } from './liability/house-liability.ts';
import { type BatchAnswer, placeBatch } from './place-batch.ts';
import { createUnconfirmedActs, type UnconfirmedActs } from './unconfirmed-acts.ts';

export interface PlaceBets {
  place(request: BetRequest): Promise<PlaceAnswer>;
  /**
   * Refuses what cannot be placed at all, in the order of the client's acts. The refusal is stored, so that a repeated request
   * gets the same answer; a request that was answered before gets that answer.
   */
  refuse(request: RequestHead, refusal: Refusal): Promise<PlaceAnswer>;
  cashOut(request: CashOutRequest): Promise<CashOutAnswer>;
  /** Takes back the client's own bet, while its betting window is open and nothing was shown since. */
  takeBack(request: TakeBackRequest): Promise<TakeBackAnswer>;
  /** Carries out what locks these markets for itself: acts on them that arrive meanwhile wait, so that it gets the lock. */
  closing<Value>(marketIds: readonly string[], act: () => Promise<Value>): Promise<Value>;
  /** Resolves when nothing is waiting or under way: never, while calls bring more. For a house that closes. */
  drain(): Promise<void>;
}

/** A bet that was just placed, cashed out or taken back. */
export interface BetAccepted {
  readonly client: AccountId;
  readonly product: string;
  readonly room: string;
  readonly balance: bigint;
  readonly exposure: bigint;
}

export interface PlaceBetsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly liability: HouseLiability;
  readonly rateDifferenceOf: Desk['rateDifferenceOf'];
  /** Called after the commit; must not throw. */
  readonly onAccepted: (bets: readonly BetAccepted[]) => void;
}

interface Waiting {
  readonly act: Act;
  readonly resolve: (answer: ActAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/** What the batches of one house share. */
interface Placing extends PlaceBetsParts {
  readonly waiting: Waiting[];
  readonly lockedOut: LockedOut<Waiting>;
  readonly unconfirmed: UnconfirmedActs;
  /** The clients locked by each batch that holds its locks. */
  readonly lockedBy: Map<readonly Waiting[], readonly AccountId[]>;
}

/** A larger batch would hold its locks too long. */
const batchMost = 256;

/** With more waiting than this the database has stopped answering: further bets are refused at once. */
const waitingMost = 20_000;

/** A second batch reads while the first is written and committed; a third would only wait for both. */
const batchesMost = 2;

/**
 * Bets and cash-outs that arrive while a transaction is under way form the next one. A single bet waits for no
 * other; under load bets share the cost of a transaction. The next one may lock only when the one before holds its locks,
 * which keeps each account's order. A client whose wallet another transaction has locked waits apart from the others.
 */
export function createPlaceBets(parts: PlaceBetsParts): PlaceBets {
  const waiting: Waiting[] = [];
  const lockedOut = createLockedOut<Waiting>({
    clock: parts.clock,
    clientOf: ({ act }) => act.request.client,
    onRetry: (entries) => {
      waiting.unshift(...entries);
      startBatch();
    },
    onTooLong: (entry) => entry.resolve({ ok: false, refusal: { code: 'busy' } }),
  });
  const closing = keepWhileClosing((entries) => {
    for (const entry of entries) queue(entry);
    startBatch();
  });
  const unconfirmed = createUnconfirmedActs(parts);
  const placing: Placing = { ...parts, waiting, lockedOut, unconfirmed, lockedBy: new Map() };
  const running = new Set<Promise<void>>();
  let isLocking = false;

  function startBatch(): void {
    if (isLocking || waiting.length === 0 || running.size >= batchesMost) return;
    isLocking = true;
    let hasLocked = false;
    const locked = () => {
      if (hasLocked) return;
      hasLocked = true;
      isLocking = false;
      startBatch();
    };
    const batch = runBatch(placing, locked).finally(() => {
      running.delete(batch);
      locked();
      startBatch();
    });
    running.add(batch);
  }

  function queue(entry: Waiting): void {
    if (lockedOut.hasClient(entry.act.request.client)) lockedOut.add([entry]);
    else waiting.push(entry);
  }

  function enqueue(act: Act): Promise<ActAnswer> {
    const kept = closing.markets.size === 0 ? 0 : closing.size();
    if (waiting.length + lockedOut.size() + kept >= waitingMost)
      return Promise.resolve({ ok: false, refusal: { code: 'busy' } });
    return new Promise((resolve, reject) => {
      const entry = { act, resolve, reject };
      if (closing.markets.size === 0 || !closing.keep(entry)) queue(entry);
      startBatch();
    });
  }

  return {
    async place(request) {
      if (request.delayMs > 0) await waitOut(parts.clock, request);
      return asPlaced(await enqueue({ kind: 'place', request }));
    },
    refuse: async ({ client, requestId, content }, refusal) =>
      asPlaced(await enqueue({ kind: 'refuse', request: { client, requestId, content, refusal } })),
    cashOut: async (request) => asCashedOut(await enqueue({ kind: 'cash-out', request })),
    takeBack: async (request) => asTakenBack(await enqueue({ kind: 'take-back', request })),
    closing: closing.during,
    async drain() {
      while (running.size > 0 || lockedOut.size() > 0 || closing.size() > 0)
        await Promise.all([...running, lockedOut.retried(), closing.released()]);
    },
  };
}

async function waitOut(clock: Clock, { delayMs, refresh }: BetRequest): Promise<void> {
  await sleep(clock, delayMs);
  await refresh?.();
}

const keepWhileClosing = (onRelease: (entries: readonly Waiting[]) => void) =>
  createClosingMarkets<Waiting>({
    marketOf: ({ act }) => marketOf(act),
    clientOf: ({ act }) => act.request.client,
    onRelease,
  });

/** Takes the waiting acts, carries them out in one transaction and answers them; `onLocked` lets the next batch begin. */
async function runBatch(placing: Placing, onLocked: () => void): Promise<void> {
  const { db, clock, liability, rateDifferenceOf, waiting, unconfirmed, lockedBy, onAccepted } = placing;
  let batch: Waiting[] = [];
  /** Without those set aside, which another batch may have taken by the time this one fails. */
  let own: readonly Waiting[] = [];
  const reserved: Reserved[] = [];
  let answers: readonly BatchAnswer[];
  try {
    answers = await db.transaction((tx) => {
      // Taken only now: on a database with one connection many more have arrived while this waited for it.
      batch = waiting.splice(0, batchMost);
      own = batch;
      return placeBatch(tx, actsOf(batch), {
        now: clock.now,
        liability,
        rateDifferenceOf,
        ours: new Set([...lockedBy.values()].flat()),
        reserved,
        confirm(key, isStored) {
          if (unconfirmed.acts.size > 0) unconfirmed.confirm(key, isStored);
        },
        onLocked(missed) {
          own = setAside(placing, batch, missed);
          onLocked();
        },
      });
    });
  } catch (error) {
    // Where the transaction could not begin, the waiting acts fail too: otherwise they might never be answered.
    if (batch.length === 0) own = waiting.splice(0, batchMost);
    for (const entry of own) entry.reject(error);
    unconfirmed.add(reserved);
    return;
  } finally {
    lockedBy.delete(batch);
  }
  for (const [index, entry] of batch.entries()) answer(entry, answers[index]);
  onAccepted(acceptedOf(actsOf(batch), answers));
}

/**
 * Returns what is left of the batch. Called before the next one is formed, so that no later act of a client overtakes an
 * earlier one.
 */
function setAside(
  { waiting, lockedOut, lockedBy }: Placing,
  batch: readonly Waiting[],
  missed: ReadonlySet<AccountId>,
): readonly Waiting[] {
  const isMissed = ({ act }: Waiting) => missed.has(act.request.client);
  if (missed.size > 0) lockedOut.add([...batch.filter(isMissed), ...takeOut(waiting, isMissed)]);
  const own = batch.filter((entry) => !isMissed(entry));
  lockedBy.set(
    batch,
    own.map(({ act }) => act.request.client),
  );
  return own;
}

function answer(entry: Waiting, given: BatchAnswer | undefined): void {
  if (given === 'locked-out') return;
  if (given === undefined || given instanceof Error) entry.reject(given);
  else entry.resolve(given.answer);
}

const actsOf = (batch: readonly Waiting[]): Act[] => batch.map((entry) => entry.act);

function takeOut<Item>(items: Item[], isWanted: (item: Item) => boolean): Item[] {
  const wanted = items.filter(isWanted);
  if (wanted.length > 0) items.splice(0, items.length, ...items.filter((item) => !isWanted(item)));
  return wanted;
}

function acceptedOf(acts: readonly Act[], answers: readonly BatchAnswer[]): BetAccepted[] {
  return acts.flatMap(({ request }, index) => {
    const given = answers[index];
    if (given === undefined || given === 'locked-out' || given instanceof Error) return [];
    const { answer, product } = given;
    if (!answer.ok || product === undefined) return [];
    const { room, balance, exposure } = answer.value;
    return [{ client: request.client, product, room, balance, exposure }];
  });
}

/** Bets of clients whose wallets another transaction has locked, retried until the lock is gone. */
interface LockedOut<Entry> {
  add(entries: readonly Entry[]): void;
  hasClient(client: AccountId): boolean;
  size(): number;
  /** Resolves at the next retry. */
  retried(): Promise<void>;
}

/** Short compared with placing a bet; a settlement holds a wallet for some milliseconds. */
const retryMs = 5;
/** Bets on a wallet locked for longer are refused as busy. */
const waitMsMost = 5_000;

function createLockedOut<Entry extends object>(parts: {
  clock: Clock;
  clientOf: (entry: Entry) => AccountId;
  onRetry: (entries: readonly Entry[]) => void;
  onTooLong: (entry: Entry) => void;
}): LockedOut<Entry> {
  const { clock, clientOf, onRetry, onTooLong } = parts;
  let entries: Entry[] = [];
  /** When each was first locked out; kept during retries. */
  const since = new WeakMap<Entry, number>();
  let isWaiting = false;
  let tried = Promise.withResolvers<void>();

  function retry(): void {
    isWaiting = false;
    const now = clock.elapsed();
    const due = entries;
    entries = [];
    const isLate = (entry: Entry) => now - (since.get(entry) ?? now) > waitMsMost;
    for (const entry of due.filter(isLate)) onTooLong(entry);
    const again = due.filter((entry) => !isLate(entry));
    if (again.length > 0) onRetry(again);
    tried.resolve();
    tried = Promise.withResolvers();
  }

  return {
    add(added) {
      const now = clock.elapsed();
      for (const entry of added) if (!since.has(entry)) since.set(entry, now);
      entries.push(...added);
      // A real timer, not the clock passed in: it waits for another transaction, which a test's clock cannot advance.
      if (!isWaiting) setTimeout(retry, retryMs);
      isWaiting = true;
    },
    hasClient: (client) => entries.some((entry) => clientOf(entry) === client),
    size: () => entries.length,
    retried: () => (entries.length === 0 ? Promise.resolve() : tried.promise),
  };
}
