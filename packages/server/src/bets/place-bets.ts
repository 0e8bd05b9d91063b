import { type AccountId, type Clock, sleep } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import type { BetRequest, PlaceAnswer } from './bet-request.ts';
import type { Reserved } from './desk.ts';
import { createHeldUp } from './held-up.ts';
import type { HouseLiability } from './liability/house-liability.ts';
import { type BatchAnswer, placeBatch } from './place-batch.ts';
import { releaseUnwritten } from './release-unwritten.ts';

export interface PlaceBets {
  place(request: BetRequest): Promise<PlaceAnswer>;
  /** Resolves when nothing is waiting or under way. */
  drain(): Promise<void>;
}

export interface BetAccepted {
  readonly client: AccountId;
  readonly room: string;
  readonly balance: bigint;
  readonly exposure: bigint;
}

export interface PlaceBetsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly liability: HouseLiability;
  readonly onAccepted: (bets: readonly BetAccepted[]) => void;
}

interface Waiting {
  readonly request: BetRequest;
  readonly resolve: (answer: PlaceAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/** Beyond this a batch holds its locks too long for those who wait. */
const batchMost = 256;
/** More waiting than this means the database has stopped answering: better a clear no now. */
const waitingMost = 20_000;

/** A second batch is read while the first is written and made durable; a third would only wait for both. */
const flightsMost = 2;

/**
 * Bets that arrive while a transaction is under way form the next one. Alone, a bet waits for nobody;
 * under load the cost of a transaction is shared. The next one may lock only when the one before holds its locks,
 * which keeps each account's order. A client whose wallet somebody else has locked waits apart from the others.
 */
export function createPlaceBets(parts: PlaceBetsParts): PlaceBets {
  const { db, clock, liability, onAccepted } = parts;
  const waiting: Waiting[] = [];
  const flights = new Set<Promise<void>>();
  /** For each flight that has its locks, the clients it has locked. */
  const lockedBy = new Map<readonly Waiting[], readonly AccountId[]>();
  let isLocking = false;
  const heldUp = createHeldUp<Waiting>({
    clock,
    clientOf: ({ request }) => request.client,
    onRetry: (entries) => {
      waiting.unshift(...entries);
      launch();
    },
    onTooLong: (entry) => entry.resolve({ ok: false, refusal: { code: 'busy' } }),
  });

  function launch(): void {
    if (isLocking || waiting.length === 0 || flights.size >= flightsMost) return;
    isLocking = true;
    let hasLocked = false;
    const locked = () => {
      if (hasLocked) return;
      hasLocked = true;
      isLocking = false;
      launch();
    };
    const flight = fly(locked).finally(() => {
      flights.delete(flight);
      locked();
      launch();
    });
    flights.add(flight);
  }

  async function fly(locked: () => void): Promise<void> {
    let batch: Waiting[] = [];
    const reserved: Reserved[] = [];
    /** Before the next batch is formed, so that none of their later bets overtakes an earlier one. */
    const onLocked = (missed: ReadonlySet<AccountId>) => {
      if (missed.size > 0) {
        const isMissed = ({ request }: Waiting) => missed.has(request.client);
        heldUp.add([...batch.filter(isMissed), ...takeOut(waiting, isMissed)]);
      }
      const clients = batch.map(({ request }) => request.client);
      lockedBy.set(
        batch,
        clients.filter((client) => !missed.has(client)),
      );
      locked();
    };
    try {
      const answers = await db.transaction((tx) => {
        // Only now: on a database of one connection many more have come while it waited for its turn.
        batch = waiting.splice(0, batchMost);
        const ours = new Set([...lockedBy.values()].flat());
        return placeBatch(tx, requestsOf(batch), { now: clock.now, liability, ours, reserved, onLocked });
      });
      for (const [index, entry] of batch.entries()) answer(entry, answers[index]);
      onAccepted(acceptedOf(requestsOf(batch), answers));
    } catch (error) {
      // What could not even begin takes those who waited for it along: better a clear no now than a wait without end.
      if (batch.length === 0) batch = waiting.splice(0, batchMost);
      for (const entry of batch) if (!heldUp.has(entry)) entry.reject(error);
      void releaseUnwritten({ db, clock, liability }, reserved);
    } finally {
      lockedBy.delete(batch);
    }
  }

  function answer(entry: Waiting, given: BatchAnswer | undefined): void {
    if (given === 'held-up') return;
    if (given === undefined || given instanceof Error) entry.reject(given);
    else entry.resolve(given);
  }

  function enqueue(request: BetRequest): Promise<PlaceAnswer> {
    if (waiting.length + heldUp.size() >= waitingMost)
      return Promise.resolve({ ok: false, refusal: { code: 'busy' } });
    return new Promise((resolve, reject) => {
      const entry = { request, resolve, reject };
      if (heldUp.isHolding(request.client)) heldUp.add([entry]);
      else waiting.push(entry);
      launch();
    });
  }

  return {
    async place(request) {
      if (request.delayMs > 0) await sleep(clock, request.delayMs);
      return enqueue(request);
    },
    async drain() {
      while (flights.size > 0) await Promise.all(flights);
    },
  };
}

const requestsOf = (batch: readonly Waiting[]): BetRequest[] => batch.map((entry) => entry.request);

function takeOut<Item>(items: Item[], isWanted: (item: Item) => boolean): Item[] {
  const wanted = items.filter(isWanted);
  if (wanted.length > 0) items.splice(0, items.length, ...items.filter((item) => !isWanted(item)));
  return wanted;
}

function acceptedOf(requests: readonly BetRequest[], answers: readonly BatchAnswer[]): BetAccepted[] {
  return requests.flatMap((request, index) => {
    const answer = answers[index];
    if (answer === undefined || answer === 'held-up' || answer instanceof Error || !answer.ok) return [];
    const { room, balance, exposure } = answer.value;
    return [{ client: request.client, room, balance, exposure }];
  });
}
