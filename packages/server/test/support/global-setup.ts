import type { TestProject } from 'vitest/node';
import { migratedDump } from './database/migrated-dump.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedDump: string;
  }
}

/** One embedded database is migrated, so that each test file opens a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('migratedDump', await migratedDump());
}
