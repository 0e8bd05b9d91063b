import { env } from 'node:process';
import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';
import { propertySeed } from './property-seed.ts';

const seed = propertySeed(env.MAIDAN_SEED);
configureGlobal(seed === undefined ? {} : { seed });

/** Vitest gives up after one second, which a busy machine needs for a single answer. */
const patienceMs = 20_000;
const { waitFor } = vi;
vi.waitFor = (isThere, options) =>
  waitFor(isThere, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
