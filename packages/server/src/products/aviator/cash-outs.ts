import type { Refusal, Result } from '@maidan/betting';
import type { CashedOut, CashOutRequest } from '../../bets/act.ts';
import type { PlaceBets } from '../../bets/place-bets.ts';
import type { RunnerWaits } from '../../rounds/runner-waits.ts';
import type { Landing } from './landings.ts';

/** A stored cash-out, with its stake. */
export type LandedAnswer = Result<CashedOut & { readonly stake: bigint }, Refusal>;

/** Stores the cash-outs decided in memory, one for each bet, retrying until each is stored. */
export interface CashOuts {
  /** Resolves when the cash-out is durable. Repeated calls return the same cash-out. */
  write(roundId: string, landing: Landing, pressId?: string): Promise<LandedAnswer>;
  of(betId: bigint): Promise<LandedAnswer> | undefined;
  /** The cash-out made by the press with this id. */
  ofPress(betId: bigint, pressId: string): Promise<LandedAnswer> | undefined;
  /** The stored cash-outs of this flight. */
  landed(): readonly Landing[];
  /** The cash-out of a bet that may reach its own target; undefined when the flight ended first, `busy` when the house closes. */
  whenLanded(betId: bigint): Promise<LandedAnswer | undefined>;
  /** The flight is over: waiting requests are answered. */
  endFlight(): void;
  /** The house closes: waiting requests are answered, and the next start may finish the flight. */
  release(): void;
  /** Resolves when nothing is being written: false when the house closed before each cash-out was stored. */
  settled(): Promise<boolean>;
  /** Clears everything before the next flight. */
  forget(): void;
}

export interface CashOutParts {
  readonly bets: Pick<PlaceBets, 'cashOut'>;
  readonly waits: Pick<RunnerWaits, 'retried'>;
  /** Called after the commit. */
  readonly onCashedOut: (roundId: string, landing: Landing) => void;
}

type Waiter = (answer: LandedAnswer | undefined | Promise<LandedAnswer>) => void;

export function createCashOuts({ bets, waits, onCashedOut }: CashOutParts): CashOuts {
  let written = new Map<bigint, Promise<LandedAnswer>>();
  let presses = new Map<bigint, string>();
  let landed: Landing[] = [];
  let isReleased = false;
  const waiting = new Map<bigint, Waiter[]>();
  const underWay = new Set<Promise<unknown>>();

  async function writeOnce(roundId: string, landing: Landing): Promise<LandedAnswer> {
    const request = requestFor(roundId, landing);
    const answer = await waits.retried('write a cash-out', async () => {
      const given = await bets.cashOut(request);
      if (!given.ok && given.refusal.code === 'busy') throw new Error('too many bets at this moment');
      return given;
    });
    if (answer === undefined) return unanswered;
    if (!answer.ok) return answer;
    landed.push(landing);
    onCashedOut(roundId, landing);
    return { ok: true, value: { ...answer.value, stake: landing.bet.stake } };
  }

  function wake(betId: bigint, answer: LandedAnswer | undefined | Promise<LandedAnswer>): void {
    for (const resolve of waiting.get(betId) ?? []) resolve(answer);
    waiting.delete(betId);
  }

  function wakeAll(answer: LandedAnswer | undefined): void {
    for (const betId of [...waiting.keys()]) wake(betId, answer);
  }

  return {
    write(roundId, landing, pressId) {
      const { id } = landing.bet;
      const known = written.get(id);
      if (known !== undefined) return known;
      const writing = writeOnce(roundId, landing).finally(() => underWay.delete(writing));
      underWay.add(writing);
      written.set(id, writing);
      if (pressId !== undefined) presses.set(id, pressId);
      wake(id, writing);
      return writing;
    },
    of: (betId) => written.get(betId),
    ofPress: (betId, pressId) => (presses.get(betId) === pressId ? written.get(betId) : undefined),
    landed: () => landed,
    async whenLanded(betId) {
      const known = written.get(betId);
      if (known !== undefined) return known;
      if (isReleased) return unanswered;
      return new Promise((resolve) => {
        waiting.set(betId, [...(waiting.get(betId) ?? []), resolve]);
      });
    },
    endFlight: () => wakeAll(undefined),
    release() {
      isReleased = true;
      wakeAll(unanswered);
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
      return hasNoneUnanswered(written.values());
    },
    forget() {
      written = new Map();
      presses = new Map();
      landed = [];
    },
  };
}

/** For what was not stored when the house closed. */
const unanswered: LandedAnswer = { ok: false, refusal: { code: 'busy' } };

async function hasNoneUnanswered(written: Iterable<Promise<LandedAnswer>>): Promise<boolean> {
  const answers = await Promise.allSettled(written);
  return answers.every((each) => each.status === 'rejected' || each.value !== unanswered);
}

/** A request id that no client can send, with the same input every time, so that a second write changes nothing. */
export function requestFor(
  roundId: string,
  { bet, multiplier }: Pick<Landing, 'bet' | 'multiplier'>,
): CashOutRequest {
  const { id, client } = bet;
  const content = JSON.stringify(['flight-cash-out', roundId, String(id)]);
  return { client, requestId: `cash-out:${id}`, content, marketId: roundId, betId: id, multiplier };
}
