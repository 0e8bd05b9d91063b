import { inject } from 'vitest';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A storm goes on until there is enough to check, which takes longer than what a single act causes. */
export const untilEnough = { timeout: 180_000 * inject('pace'), interval: 250 };
