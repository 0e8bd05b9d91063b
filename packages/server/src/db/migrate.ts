import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { type Db, statement } from './db.ts';

const folder = new URL('./migrations/', import.meta.url);

const applied = statement('migrations-applied', 'select name from migration order by name');

/** Brings the database to this build's shape; refuses one that a newer build has written. */
export async function migrate(db: Db, report: (name: string) => void = () => undefined): Promise<void> {
  await db.script(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const known = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const done = new Set((await db.query<{ name: string }>(applied)).map((row) => row.name));
  const newer = [...done].filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new StartError(
      `The database was written by a newer version of Maidan (it has ${newer.join(', ')}). Start that version, or use another DATA_DIR or DATABASE_URL.`,
    );
  }
  for (const name of known) {
    if (done.has(name)) continue;
    report(name);
    const text = await readFile(new URL(name, folder), 'utf8');
    // In one piece: a house that dies between the two would apply it twice.
    await db.script(`begin;\n${text}\ninsert into migration (name) values ('${name}');\ncommit;`);
  }
}
