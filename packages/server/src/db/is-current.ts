import { readdir } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Queries, statement } from './db.ts';

const folder = new URL('./migrations/', import.meta.url);

const applied = statement('migrations-current', 'select name from migration order by name');

/** Whether the database has exactly this build's shape; false too when it cannot be asked. */
export async function isCurrent(db: Queries): Promise<boolean> {
  const known = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const done = await db.query<{ name: string }>(applied).catch(() => []);
  return isDeepStrictEqual(done.map(({ name }) => name).sort(), known);
}
