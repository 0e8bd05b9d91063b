import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { type Db, type Queries, statement } from './db.ts';

const folder = new URL('./migrations/', import.meta.url);

const table = statement('migrations-table', `select to_regclass('migration') is not null as is_there`);
const applied = statement('migrations-applied', 'select name from migration order by name');

/** The migrations of this build, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

export const migrationText = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8');

/** Throws where the database was never migrated. */
export const appliedMigrations = async (db: Queries): Promise<string[]> =>
  (await db.query<{ name: string }>(applied)).map((row) => row.name);

/** Whether a house was ever started on the database. */
export async function isMigrated(db: Queries): Promise<boolean> {
  const [found] = await db.query<{ is_there: boolean }>(table);
  return found?.is_there === true;
}

/** What this build would change in the database; refuses one that a newer build has written. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = await knownMigrations();
  if (!(await isMigrated(db))) return known;
  const done = new Set(await appliedMigrations(db));
  const newer = [...done].filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new StartError(
      `The database was written by a newer version of Maidan (it has ${newer.join(', ')}). Start that version, or use another DATA_DIR or DATABASE_URL.`,
    );
  }
  return known.filter((name) => !done.has(name));
}

/** Applies the pending migrations. The caller must have the database to itself. */
export async function migrate(db: Db, report: (name: string) => void = () => undefined): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return;
  await db.script(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const name of pending) {
    report(name);
    const text = await migrationText(name);
    // In one transaction: a house that dies between the two would apply the migration twice.
    await db.script(`begin;\n${text}\ninsert into migration (name) values ('${name}');\ncommit;`);
  }
}
