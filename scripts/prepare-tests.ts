import { env } from 'node:process';
import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';
import { caseFactor } from './case-factor.ts';
import { waitMs } from './machine-pace.ts';
import { propertySeed } from './property-seed.ts';

const seed = propertySeed(env.MAIDAN_SEED);
configureGlobal({ numRuns: 100 * caseFactor(), ...(seed === undefined ? {} : { seed }) });

/** Vitest's own limit is one second, which a busy machine may need for a single call. */
const { waitFor } = vi;
vi.waitFor = (isThere, options) =>
  waitFor(isThere, typeof options === 'number' ? options : { timeout: waitMs(), ...options });

if (env.STEADY_STARTS_AT !== undefined) {
  const day: { beginDay(): void } = await import(new URL('./testing/starts-at.mjs', import.meta.url).href);
  day.beginDay();
}
