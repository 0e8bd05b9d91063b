import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../packages/server/test/support/database/postgres.ts';
import type { HouseAnswer, HouseOrder } from '../../packages/server/test/support/scripted-orders.ts';
import { firstCoins, freshName, type NewClient } from './create-client.ts';
import type { Settings } from './house.ts';

export type ScriptedHouse = {
  url: string;
  /** The operator's command needs the same. */
  settings: Settings;
  /** Resolves once the house has processed it. */
  order(order: HouseOrder): Promise<void>;
  openClient(): Promise<NewClient>;
  stop(): Promise<void>;
};

const processFile = fileURLToPath(
  new URL('../../packages/server/test/support/scripted-house.ts', import.meta.url),
);

/**
 * The real house with its own database, whose matches the journey controls. An embedded database takes ten
 * times the processor time to start, and is used only where there is no PostgreSQL.
 */
export async function startScriptedHouse(extra: Settings = {}): Promise<ScriptedHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-scripted-'));
  const postgres = await startPostgres();
  const settings: Settings = { DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const child = fork(processFile, {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...settings, ...extra },
  });
  const waiting = new Map<number, (answer: HouseAnswer) => void>();
  let end: HouseAnswer | undefined;
  child.on('message', (answer: HouseAnswer) => waiting.get(answer.id)?.(answer));
  child.once('exit', (code) => {
    end = { id: 0, error: `The scripted house ended with ${code}` };
    for (const resolve of waiting.values()) resolve(end);
  });

  async function answerTo(id: number): Promise<HouseAnswer> {
    const answer = await new Promise<HouseAnswer>((resolve) => {
      waiting.set(id, resolve);
      if (end) resolve(end);
    });
    waiting.delete(id);
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  async function clear(): Promise<void> {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }

  let lastId = 0;
  async function order(wanted: HouseOrder): Promise<void> {
    lastId += 1;
    if (!end) child.send({ id: lastId, order: wanted });
    await answerTo(lastId);
  }

  try {
    const { url = '' } = await answerTo(0);
    return {
      url,
      settings,
      order,
      async openClient() {
        const client = { username: freshName(), password: 'Journey-12345' };
        await order({ kind: 'client', ...client, coins: firstCoins });
        return client;
      },
      async stop() {
        if (!end) {
          const ended = once(child, 'exit');
          child.disconnect();
          await ended;
        }
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
