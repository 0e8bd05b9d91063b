import { inject } from 'vitest';

/** A limit written for a quick machine, in the time of this one: whole milliseconds, as child processes and sockets want them. */
export const patience = (ms: number): number => Math.round(ms * inject('pace'));
