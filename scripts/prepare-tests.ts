import { env } from 'node:process';
import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';
import { waitMs } from './machine-pace.ts';
import { runs } from './property-runs.ts';
import { propertySeed } from './property-seed.ts';

const seed = propertySeed(env.MAIDAN_SEED);
configureGlobal({ numRuns: runs(100), ...(seed === undefined ? {} : { seed }) });

/** Vitest's own limit is one second, which a busy machine may need for a single call. */
const { waitFor } = vi;
vi.waitFor = (isThere, options) =>
  waitFor(isThere, typeof options === 'number' ? options : { timeout: waitMs(), ...options });
