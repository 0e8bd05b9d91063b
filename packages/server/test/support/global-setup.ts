import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migratedDump } from './database/migrated-dump.ts';
import { startMigratedPostgres } from './database/migrated-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedDump: string;
    /** The program of the built server. */
    serverMain: string;
    /** That of the operator's command. */
    operatorMain: string;
    /** undefined where no PostgreSQL comes with npm. */
    migratedPostgres: string | undefined;
  }
}

/** One database of each kind is migrated, so that each test file opens a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { serverMain } = project.getProvidedContext();
  const [dump, postgres] = await Promise.all([
    migratedDump(dirname(dirname(serverMain))),
    startMigratedPostgres(),
  ]);
  project.provide('migratedDump', dump);
  project.provide('migratedPostgres', postgres?.url);
  return async () => postgres?.stop();
}
