import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, type Settings } from './house.ts';

export type NewClient = { username: string; password: string };

const operatorFile = join(projectRoot, 'packages', 'server', 'src', 'operator', 'main.ts');

/** A fresh client of the running house, made the way an operator makes one. */
export async function createClient(settings: Settings, coins = 100_000): Promise<NewClient> {
  const username = `J${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;
  const password = 'Journey-12345';
  const options = { username, password, coins: String(coins) };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await promisify(execFile)(process.execPath, [operatorFile, 'create-client', ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...settings },
  });
  return { username, password };
}
