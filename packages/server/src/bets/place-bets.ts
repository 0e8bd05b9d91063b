import { type AccountId, type Clock, sleep } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import type { BetRequest, PlaceAnswer } from './bet-request.ts';
import { checkPrice } from './controls.ts';
import { placeBatch } from './place-batch.ts';

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

/**
 * Bets that arrive while a transaction is under way form the next one. Alone, a bet waits for nobody;
 * under load the cost of a transaction is shared. One flight at a time keeps each account's order.
 */
export function createPlaceBets(parts: PlaceBetsParts): PlaceBets {
  const { db, clock, onAccepted } = parts;
  const waiting: Waiting[] = [];
  let flight: Promise<void> | undefined;

  async function fly(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchMost);
      try {
        const requests = batch.map((entry) => entry.request);
        const answers = await placeBatch(db, requests, clock.now());
        batch.forEach((entry, index) => {
          const answer = answers[index];
          if (answer === undefined || answer instanceof Error) entry.reject(answer);
          else entry.resolve(answer);
        });
        onAccepted(acceptedOf(requests, answers));
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    flight = undefined;
  }

  function enqueue(request: BetRequest): Promise<PlaceAnswer> {
    if (waiting.length >= waitingMost) return Promise.resolve({ ok: false, refusal: { code: 'busy' } });
    return new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      flight ??= fly();
    });
  }

  return {
    async place(request) {
      // A bet that would be refused now need not wait out the delay to hear it.
      const isWorthTheWait =
        request.delayMs > 0 && checkPrice(request, request.quote(), Infinity) === undefined;
      if (isWorthTheWait) await sleep(clock, request.delayMs);
      return enqueue(request);
    },
    async drain() {
      while (flight !== undefined) await flight;
    },
  };
}

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
