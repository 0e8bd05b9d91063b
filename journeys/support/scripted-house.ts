import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HouseAnswer, HouseOrder } from '../../packages/server/test/support/scripted-orders.ts';
import type { NewClient } from './create-client.ts';

export type ScriptedHouse = {
  url: string;
  /** Resolves once the house has taken it in. */
  order(order: HouseOrder): Promise<void>;
  openClient(coins?: number): Promise<NewClient>;
  stop(): Promise<void>;
};

const processFile = fileURLToPath(
  new URL('../../packages/server/test/support/scripted-house.ts', import.meta.url),
);

/** The real house, on a database of its own, whose matches do what a journey says. */
export async function startScriptedHouse(): Promise<ScriptedHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-scripted-'));
  const child = fork(processFile, {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, DATABASE_URL: '' },
  });
  const waiting = new Map<number, (answer: HouseAnswer) => void>();
  child.on('message', (answer: HouseAnswer) => waiting.get(answer.id)?.(answer));
  let lastId = 0;

  const { url = '' } = await new Promise<HouseAnswer>((resolve, reject) => {
    waiting.set(0, resolve);
    child.once('exit', (code) => reject(new Error(`The scripted house ended with ${code}`)));
  });

  async function order(wanted: HouseOrder): Promise<void> {
    lastId += 1;
    const id = lastId;
    const answer = await new Promise<HouseAnswer>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, order: wanted });
    });
    waiting.delete(id);
    if (answer.error) throw new Error(answer.error);
  }

  return {
    url,
    order,
    async openClient(coins = 100_000) {
      const username = `S${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;
      const password = 'Journey-12345';
      await order({ kind: 'client', username, password, coins });
      return { username, password };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
