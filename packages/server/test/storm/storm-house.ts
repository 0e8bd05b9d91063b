import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StormOrder } from './storm-process.ts';

const program = fileURLToPath(new URL('./storm-process.ts', import.meta.url));

/** Thrown when the house was killed before it answered: the order may or may not have been carried out. */
export class Killed extends Error {}

/** The database was too busy: the order may or may not have been carried out, and is sent again. */
class Busy extends Error {}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly fault?: string;
  readonly isBusy?: boolean;
}

export interface StormHouse {
  ask<Value>(order: StormOrder): Promise<Value>;
  /** As kill -9 does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStormHouse(env: Record<string, string>): Promise<StormHouse> {
  const child: ChildProcess = fork(program, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: Error) => void }>();
  let lastId = 0;
  const failAll = () => {
    for (const caller of waiting.values()) caller.reject(new Killed());
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the house did not start: ${code}`)));
  });
  child.on('exit', failAll);
  child.on('message', ({ id, value, fault, isBusy }: Answer) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) caller?.resolve(value as never);
    else caller?.reject(isBusy ? new Busy(fault) : new Error(fault));
  });
  const askOnce = <Value>(order: StormOrder): Promise<Value> => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ id, order }, (error) => {
        if (error !== null) reject(new Killed());
      });
    });
  };
  const ask = async <Value>(order: StormOrder): Promise<Value> => {
    for (;;) {
      try {
        return await askOnce<Value>(order);
      } catch (error) {
        if (!(error instanceof Busy)) throw error;
      }
    }
  };
  return {
    ask,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      const gone = once(child, 'exit');
      await ask({ do: 'stop' });
      await gone;
    },
  };
}
