import type { CallPath } from '@maidan/contract';

/** Calls outside of products whose cost grows with the client's bets. Only a few of a client run at once. */
export const heavyCalls = [
  'sports/betsList',
  'user/userStatement',
  'user/userLedger',
  'user/betStory',
  'reports/casinoTransactionReport',
  'casino/diamondCasinoReportByUser',
] as const satisfies readonly CallPath[];

/** A screen makes three or four of them at once. */
export const heavyAtOnce = 2;
export const heavyWaiting = 8;

/** Lets a few tasks of a key run at once and a few more wait their turn. */
export interface InFlight {
  /** Undefined when too many wait already. */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value> | undefined;
}

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

export function inFlight(atOnce: number, waitingMost: number): InFlight {
  const queues = new Map<string, Queue>();

  function leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next !== undefined) {
      // The next task replaces the one that ended.
      next();
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  }

  async function go<Value>(key: string, queue: Queue, work: () => Promise<Value>): Promise<Value> {
    if (queue.running < atOnce) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave(key, queue);
    }
  }

  return {
    run(key, work) {
      const queue = queues.get(key) ?? { running: 0, waiting: [] };
      if (queue.running >= atOnce && queue.waiting.length >= waitingMost) return undefined;
      queues.set(key, queue);
      return go(key, queue, work);
    },
  };
}
