import { type ListedOutcome, type OptionsDefinition, oddsFromRaw, type Verdicts } from '@maidan/betting';
import { type HandKind, vendorOrder } from '../../kit/hands.ts';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

/** In the order of dealing. */
export const places = ['a', 'b'] as const;
export type Place = (typeof places)[number];

const player = { betFor: 'winner', price: 1.98, returns: 99, stakeMax: 500_000 };
/** The rate shown is that of the lowest prize, a pair. */
const plus = { betFor: 'pairPlus', price: 2, returns: 97.68, stakeMax: 25_000 };

export const playerOf: Readonly<Record<Place, PricedOption>> = {
  a: pricedOption({ ...player, sid: '1', name: 'Player A' }),
  b: pricedOption({ ...player, sid: '3', name: 'Player B' }),
};

export const pairPlusOf: Readonly<Record<Place, PricedOption>> = {
  a: pricedOption({ ...plus, sid: '2', name: 'Pair plus A' }),
  b: pricedOption({ ...plus, sid: '4', name: 'Pair plus B' }),
};

/** Profit per coin staked. A hand wins only its highest prize. */
export const prizes: Readonly<Record<Exclude<HandKind, 'high-card'>, number>> = {
  pair: 1,
  colour: 4,
  sequence: 6,
  trail: 30,
  'pure-sequence': 40,
};

export const options: readonly PricedOption[] = places.flatMap((place) => [
  playerOf[place],
  pairPlusOf[place],
]);

export const opensIn = opensInMain(options);

export type MainEnd = Place | 'tie';

const mainEnds: readonly (ListedOutcome & { readonly id: MainEnd })[] = [
  { id: 'a', verdicts: { [playerOf.a.sid]: 'win' } },
  { id: 'b', verdicts: { [playerOf.b.sid]: 'win' } },
  { id: 'tie', verdicts: { [playerOf.a.sid]: 'push', [playerOf.b.sid]: 'push' } },
];

const prizeVerdicts = (place: Place, kind: HandKind): Verdicts =>
  kind === 'high-card' ? {} : { [pairPlusOf[place].sid]: { pays: oddsFromRaw(prizes[kind]) } };

export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [
    { id: 'main', options: places.map((place) => playerOf[place].sid), outcomes: mainEnds },
    ...places.map((place) => ({
      id: place,
      options: [pairPlusOf[place].sid],
      outcomes: vendorOrder.map((kind) => ({ id: kind, verdicts: prizeVerdicts(place, kind) })),
    })),
  ],
};
