import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { type Db, type Queries, statement } from './db.ts';

/** The tables of one program, as the files of a folder in order. Several programs may have theirs in one database. */
export interface Migrations {
  /** The names of this build's files, in order. */
  known(): Promise<string[]>;
  textOf(name: string): Promise<string>;
  /** Throws where the database was never migrated. */
  applied(db: Queries): Promise<string[]>;
  /** Whether the program was ever started on the database. */
  isApplied(db: Queries): Promise<boolean>;
  /** What this build would change in the database; refuses one that a newer build has written. */
  pending(db: Db): Promise<string[]>;
  /** The caller must have the database to itself. */
  apply(db: Db, report?: (name: string) => void): Promise<void>;
}

/** `table` is where the names of applied files are kept. */
export function migrationsIn(folder: URL, table = 'migration'): Migrations {
  const find = statement(`${table}s-table`, 'select to_regclass($1) is not null as is_there');
  const list = statement(`${table}s-applied`, `select name from ${table} order by name`);

  const known = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

  const textOf = (name: string) => readFile(new URL(name, folder), 'utf8');

  const applied = async (db: Queries) => (await db.query<{ name: string }>(list)).map((row) => row.name);

  async function isApplied(db: Queries): Promise<boolean> {
    const [found] = await db.query<{ is_there: boolean }>(find, [table]);
    return found?.is_there === true;
  }

  async function pending(db: Db): Promise<string[]> {
    const ours = await known();
    if (!(await isApplied(db))) return ours;
    const done = new Set(await applied(db));
    const newer = [...done].filter((name) => !ours.includes(name));
    if (newer.length > 0) {
      throw new StartError(
        `The database was written by a newer version of Maidan (it has ${newer.join(', ')}). Start that version, or use another DATA_DIR or DATABASE_URL.`,
      );
    }
    return ours.filter((name) => !done.has(name));
  }

  return {
    known,
    textOf,
    applied,
    isApplied,
    pending,
    async apply(db, report = () => undefined) {
      const names = await pending(db);
      if (names.length === 0) return;
      await db.script(
        `create table if not exists ${table} (name text primary key, applied_at timestamptz not null default now())`,
      );
      for (const name of names) {
        report(name);
        const text = await textOf(name);
        // In one transaction: a process that dies between the two would apply the migration twice.
        await db.script(`begin;\n${text}\ninsert into ${table} (name) values ('${name}');\ncommit;`);
      }
    },
  };
}
