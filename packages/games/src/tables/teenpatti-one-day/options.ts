import type { ListedOutcome, OptionsDefinition } from '@maidan/betting';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import type { MainEnd, Place } from '../teenpatti-twenty/options.ts';

/** One window before the first card, and one after the second and the fourth. */
export const windows = ['main', 'two-cards', 'four-cards'] as const;

/** Prices and returns before the first card; `quote.ts` computes those of later windows. */
const terms = { betFor: 'teen', price: 1.97, lay: 2.03, returns: 98.5, stakeMax: 100_000 };

export const playerOf: Readonly<Record<Place, PricedOption>> = {
  a: pricedOption({ ...terms, sid: '1', name: 'Player A' }),
  b: pricedOption({ ...terms, sid: '2', name: 'Player B' }),
};

export const options: readonly PricedOption[] = [playerOf.a, playerOf.b];

const sids = options.map(({ sid }) => sid);

export const opensIn = (window: string): readonly string[] =>
  windows.some((known) => known === window) ? sids : [];

const ends: readonly (ListedOutcome & { readonly id: MainEnd })[] = [
  { id: 'a', verdicts: { [playerOf.a.sid]: 'win' } },
  { id: 'b', verdicts: { [playerOf.b.sid]: 'win' } },
  { id: 'tie', verdicts: { [playerOf.a.sid]: 'push', [playerOf.b.sid]: 'push' } },
];

export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [{ id: 'main', options: sids, outcomes: ends }],
};

export const returnFloor = 95;
