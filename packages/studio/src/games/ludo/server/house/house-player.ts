import { Worker } from 'node:worker_threads';
import type { Logger } from '@maidan/process/log.ts';
import type { HouseAnswer, HouseQuestion } from './house-thread.ts';

type Question = Omit<HouseQuestion, 'id'>;

/** The player of the house seat, in a thread of its own: its search would hold up every request of the house's. */
export interface HousePlayer {
  /** The token to move. Throws where two threads, one after the other, ended without an answer. */
  move(question: Question): Promise<number>;
  close(): Promise<void>;
}

interface Waiting {
  readonly question: HouseQuestion;
  readonly resolve: (token: number) => void;
  readonly reject: (reason: Error) => void;
  /** The thread that was asked first ended. */
  isSecond: boolean;
}

export type StartThread = () => Worker;

const resourceLimits = { maxYoungGenerationSizeMb: 4 };
const startThread: StartThread = () =>
  new Worker(new URL('./house-thread.ts', import.meta.url), { resourceLimits });

/** Started by the first question, and again after it ended: what it was asked is a function of the question alone. */
export function createHousePlayer(log: Pick<Logger, 'error'>, start = startThread): HousePlayer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  function take(answer: HouseAnswer): void {
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer) pending?.reject(new Error(answer.failure));
    else pending?.resolve(answer.token);
  }

  function onEnd(ended: Worker, reason: unknown): void {
    if (thread !== ended) return;
    thread = undefined;
    if (!isClosed) log.error({ error: reason }, 'the thread of the Ludo house player has ended');
    for (const [id, pending] of [...waiting]) {
      if (!pending.isSecond && !isClosed) {
        pending.isSecond = true;
        present().postMessage(pending.question);
        continue;
      }
      waiting.delete(id);
      pending.reject(new Error('the thread of the Ludo house player has ended'));
    }
  }

  function present(): Worker {
    if (thread !== undefined) return thread;
    const started = start();
    thread = started;
    started.on('message', take);
    started.on('error', (error) => onEnd(started, error));
    started.on('exit', (code) => onEnd(started, new Error(`exit code ${code}`)));
    // A process that has nothing else to do may end.
    started.unref();
    return started;
  }

  return {
    move(position) {
      if (isClosed) return Promise.reject(new Error('the Ludo tables are closed'));
      lastId += 1;
      const question: HouseQuestion = { id: lastId, ...position };
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { question, resolve, reject, isSecond: false });
        present().postMessage(question);
      });
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
