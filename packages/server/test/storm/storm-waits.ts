import { patience } from '../support/patience.ts';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A storm goes on until there is enough to check, which takes longer than what a single act causes. */
export const untilEnough = { timeout: patience(180_000), interval: 250 };
