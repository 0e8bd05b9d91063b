import type { CallPath } from '@maidan/contract';
import { type HandlersFor, refuse } from './answer.ts';

/** Calls whose product is not open yet: they say so, and one test lists them. */
export const notYetCalls = [
  'user/casinoLoginUrl',
  'matka/getMatkaList',
  'matka/getMatkaByMatkaEventId',
  'matka/matkaBetList',
  'matka/matkaPlaceBet',
] as const satisfies readonly CallPath[];

const notAvailableYet = async () => refuse('not-available-yet');

export const notYetHandlers = Object.fromEntries(
  notYetCalls.map((path) => [path, notAvailableYet]),
) as unknown as HandlersFor<(typeof notYetCalls)[number]>;
