import type { ListedOutcome, OptionsDefinition } from '@maidan/betting';
import {
  type CardOptions,
  cardEndId,
  cardEnds,
  cardOptions,
  cardVerdicts,
  listCardOptions,
} from '../../kit/card-options.ts';
import { type PricedOption, pricedOption, sidsOf } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

/** In the order of dealing. */
export const places = ['dragon', 'tiger'] as const;
type Place = (typeof places)[number];

const side = { betFor: 'dragonTiger', price: 2, returns: 98.31, stakeMax: 300_000 };
const rare = { betFor: 'dragonTiger', stakeMax: 25_000 };

export const dragon = pricedOption({ ...side, sid: '1', name: 'Dragon' });
export const tiger = pricedOption({ ...side, sid: '2', name: 'Tiger' });
export const tie = pricedOption({ ...rare, sid: '3', name: 'Tie', price: 50, returns: 84.34 });
export const pair = pricedOption({ ...rare, sid: '4', name: 'Pair', price: 12, returns: 89.64 });

export const onCard: Readonly<Record<Place, CardOptions>> = {
  dragon: cardOptions({ firstSid: 5, prefix: 'Dragon ', aceName: '1' }),
  tiger: cardOptions({ firstSid: 22, prefix: 'Tiger ', aceName: '1' }),
};

const mainOptions = [dragon, tiger, tie, pair];

export const options: readonly PricedOption[] = [
  ...mainOptions,
  ...places.flatMap((place) => listCardOptions(onCard[place])),
];

export const opensIn = opensInMain(options);

export type MainEnd = 'dragon' | 'tiger' | 'pair-dragon' | 'pair-tiger' | 'tie';

/** A tie is the same card twice, and therefore also a pair; Dragon and Tiger then lose. */
const mainEnds: readonly (ListedOutcome & { readonly id: MainEnd })[] = [
  { id: 'dragon', verdicts: { [dragon.sid]: 'win' } },
  { id: 'tiger', verdicts: { [tiger.sid]: 'win' } },
  { id: 'pair-dragon', verdicts: { [dragon.sid]: 'win', [pair.sid]: 'win' } },
  { id: 'pair-tiger', verdicts: { [tiger.sid]: 'win', [pair.sid]: 'win' } },
  { id: 'tie', verdicts: { [tie.sid]: 'win', [pair.sid]: 'win' } },
];

export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [
    { id: 'main', options: sidsOf(mainOptions), outcomes: mainEnds },
    ...places.map((place) => ({
      id: place,
      options: sidsOf(listCardOptions(onCard[place])),
      outcomes: cardEnds.map((end) => ({ id: cardEndId(end), verdicts: cardVerdicts(onCard[place], end) })),
    })),
  ],
};
