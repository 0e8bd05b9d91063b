import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Recorded data beside the repository, never part of it; tests on it run where it is. */
export const SHARED_DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

export const hasSharedData = existsSync(SHARED_DATA);
