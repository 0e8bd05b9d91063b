import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Recorded data is never part of the repository; where it lies beside it, tests on it run. */
export const SHARED_DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

export const hasSharedData = existsSync(SHARED_DATA);
