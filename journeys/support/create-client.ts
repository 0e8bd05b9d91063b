import { randomUUID } from 'node:crypto';
import type { Settings } from './house.ts';
import { operate } from './operate.ts';

export type NewClient = { username: string; password: string };

/** The coins of a new client. */
export const firstCoins = 100_000;

/** A name that no account has yet. */
export function freshName(): string {
  return `J${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`;
}

/** A new client of the running house, created by the operator's command. */
export async function createClient(settings: Settings, brand = 'default'): Promise<NewClient> {
  const client = { username: freshName(), password: 'Journey-12345' };
  await operate(settings, 'create-client', { ...client, coins: String(firstCoins), brand, upline: 'OWNER' });
  return client;
}
