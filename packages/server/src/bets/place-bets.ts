import { type AccountId, type Clock, sleep } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import {
  type Act,
  type ActAnswer,
  asCashedOut,
  asPlaced,
  type CashOutAnswer,
  type CashOutRequest,
} from './act.ts';
import type { BetRequest, PlaceAnswer } from './bet-request.ts';
import { flyBatch, type Runway, type Waiting } from './fly-batch.ts';
import { createHeldUp } from './held-up.ts';
import type { HouseLiability } from './liability/house-liability.ts';

export interface PlaceBets {
  place(request: BetRequest): Promise<PlaceAnswer>;
  cashOut(request: CashOutRequest): Promise<CashOutAnswer>;
  /** Resolves when nothing is waiting or under way. */
  drain(): Promise<void>;
}

/** A bet that was placed or cashed out. */
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
  readonly onAccepted: (bets: readonly BetAccepted[]) => void;
}

/** More waiting than this means the database has stopped answering: better a clear no now. */
const waitingMost = 20_000;

/** A second batch is read while the first is written and made durable; a third would only wait for both. */
const flightsMost = 2;

/**
 * Bets and cash-outs that arrive while a transaction is under way form the next one. Alone, one waits for nobody;
 * under load the cost of a transaction is shared. The next one may lock only when the one before holds its locks,
 * which keeps each account's order. A client whose wallet somebody else has locked waits apart from the others.
 */
export function createPlaceBets(parts: PlaceBetsParts): PlaceBets {
  const { clock } = parts;
  const waiting: Waiting[] = [];
  const heldUp = createHeldUp<Waiting>({
    clock,
    clientOf: ({ act }) => act.request.client,
    onRetry: (entries) => {
      waiting.unshift(...entries);
      launch();
    },
    onTooLong: (entry) => entry.resolve({ ok: false, refusal: { code: 'busy' } }),
  });
  const runway: Runway = { ...parts, waiting, heldUp, lockedBy: new Map() };
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
    const flight = flyBatch(runway, locked).finally(() => {
      flights.delete(flight);
      locked();
      launch();
    });
    flights.add(flight);
  }

  function enqueue(act: Act): Promise<ActAnswer> {
    if (waiting.length + heldUp.size() >= waitingMost)
      return Promise.resolve({ ok: false, refusal: { code: 'busy' } });
    return new Promise((resolve, reject) => {
      const entry = { act, resolve, reject };
      if (heldUp.isHolding(act.request.client)) heldUp.add([entry]);
      else waiting.push(entry);
      launch();
    });
  }

  return {
    async place(request) {
      if (request.delayMs > 0) await sleep(clock, request.delayMs);
      return asPlaced(await enqueue({ kind: 'place', request }));
    },
    cashOut: async (request) => asCashedOut(await enqueue({ kind: 'cash-out', request })),
    async drain() {
      while (flights.size > 0 || heldUp.size() > 0) await Promise.all([...flights, heldUp.emptied()]);
    },
  };
}
