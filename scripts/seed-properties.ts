import { env } from 'node:process';
import { configureGlobal } from 'fast-check';
import { propertySeed } from './property-seed.ts';

const seed = propertySeed(env.MAIDAN_SEED);
configureGlobal(seed === undefined ? {} : { seed });
