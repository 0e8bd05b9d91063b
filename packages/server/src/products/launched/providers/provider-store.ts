import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface Provider {
  readonly name: string;
  /** In hex. Secret. */
  readonly key: string;
  readonly added_at: number;
}

const all = statement('wallet-providers', 'select name, key, added_at from wallet_provider order by name');

export const readProviders = (db: Queries): Promise<Provider[]> => db.query<Provider>(all);

const insert = statement(
  'wallet-provider-insert',
  `insert into wallet_provider (name, key, added_at) values ($1, $2, $3) on conflict (name) do nothing returning name`,
);

const update = statement(
  'wallet-provider-key',
  'update wallet_provider set key = $2 where name = $1 returning name',
);

/** False where there is no such provider. */
export async function changeProviderKey(db: Queries, name: string, key: string): Promise<boolean> {
  return (await db.query(update, [name, key])).length > 0;
}

/** False where the name is taken; the key is then unchanged. */
export async function addProvider(db: Queries, name: string, key: string, now: number): Promise<boolean> {
  return (await db.query(insert, [name, key, new Date(now)])).length > 0;
}
