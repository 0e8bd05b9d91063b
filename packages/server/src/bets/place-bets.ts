import { type AccountId, type Clock, sleep } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import type { BetRequest, PlaceAnswer } from './bet-request.ts';
import { placeBatch } from './place-batch.ts';
import { isHopeless } from './price-controls.ts';

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
 * which keeps each account's order.
 */
export function createPlaceBets(parts: PlaceBetsParts): PlaceBets {
  const { db, clock, onAccepted } = parts;
  const waiting: Waiting[] = [];
  const flights = new Set<Promise<void>>();
  let isLocking = false;

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

  async function fly(onLocked: () => void): Promise<void> {
    let batch: Waiting[] = [];
    try {
      const answers = await db.transaction((tx) => {
        // Only now: on a database of one connection many more have come while it waited for its turn.
        batch = waiting.splice(0, batchMost);
        return placeBatch(tx, requestsOf(batch), clock.now(), onLocked);
      });
      batch.forEach((entry, index) => {
        const answer = answers[index];
        if (answer === undefined || answer instanceof Error) entry.reject(answer);
        else entry.resolve(answer);
      });
      onAccepted(acceptedOf(requestsOf(batch), answers));
    } catch (error) {
      // What could not even begin takes those who waited for it along: better a clear no now than a wait without end.
      if (batch.length === 0) batch = waiting.splice(0, batchMost);
      for (const entry of batch) entry.reject(error);
    }
  }

  function enqueue(request: BetRequest): Promise<PlaceAnswer> {
    if (waiting.length >= waitingMost) return Promise.resolve({ ok: false, refusal: { code: 'busy' } });
    return new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      launch();
    });
  }

  return {
    async place(request) {
      const isWorthTheWait = request.delayMs > 0 && !isHopeless(request, request.quote());
      if (isWorthTheWait) await sleep(clock, request.delayMs);
      return enqueue(request);
    },
    async drain() {
      while (flights.size > 0) await Promise.all(flights);
    },
  };
}

const requestsOf = (batch: readonly Waiting[]): BetRequest[] => batch.map((entry) => entry.request);

function acceptedOf(
  requests: readonly BetRequest[],
  answers: readonly (PlaceAnswer | Error)[],
): BetAccepted[] {
  return requests.flatMap((request, index) => {
    const answer = answers[index];
    if (answer === undefined || answer instanceof Error || !answer.ok) return [];
    const { room, balance, exposure } = answer.value;
    return [{ client: request.client, room, balance, exposure }];
  });
}
