import type { ListedOutcome, OptionGroup, OptionsDefinition } from '@maidan/betting';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';
import { type Place, places, playerGroup, playersOf } from '../thirty-two-cards/options.ts';

export const players = playersOf('card32eu');

const stakeMax = 25_000;

interface Halves {
  readonly place: Place;
  readonly odd: PricedOption;
  readonly even: PricedOption;
}

const parity = { betFor: 'oddEven', price: 1.97, returns: 98.5, stakeMax };

/** Odd and even of each player's first card. */
export const parities: readonly Halves[] = places.map((place, index) => ({
  place,
  odd: pricedOption({ ...parity, sid: String(5 + 2 * index), name: `Player ${8 + index} Odd` }),
  even: pricedOption({ ...parity, sid: String(6 + 2 * index), name: `Player ${8 + index} Even` }),
}));

const three = { betFor: 'anyThree', price: 3.25, lay: 3.45, returns: 97.43, stakeMax };

export const threeBlack = pricedOption({ ...three, sid: '13', name: 'Any Three Card Black' });
export const threeRed = pricedOption({ ...three, sid: '14', name: 'Any Three Card Red' });
export const twoTwo = pricedOption({
  sid: '27',
  name: 'Two Black Two Red',
  betFor: 'anyThree',
  price: 2.44,
  lay: 2.54,
  returns: 97.71,
  stakeMax,
});
export const colours: readonly PricedOption[] = [threeBlack, threeRed, twoTwo];

/** In the order of the tiles. */
export const digits: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** The sum of four cards does not end in every digit equally often. */
const singleReturns: Readonly<Record<number, number>> = {
  1: 93.84,
  2: 94.42,
  3: 93.84,
  4: 94.42,
  5: 93.84,
  6: 95.34,
  7: 95.95,
  8: 97.06,
  9: 95.95,
  0: 95.34,
};

export const singles: readonly PricedOption[] = digits.map((digit, index) =>
  pricedOption({
    sid: String(15 + index),
    name: `${digit} Single`,
    betFor: 'single',
    price: 9.5,
    returns: singleReturns[digit] ?? 0,
    stakeMax,
  }),
);

const total = { betFor: 'total', price: 1.97, returns: 98.62, stakeMax };

export const lowTotal = pricedOption({ ...total, sid: '25', name: '8 & 9 Total' });
export const highTotal = pricedOption({ ...total, sid: '26', name: '10 & 11 Total' });

export const options: readonly PricedOption[] = [
  ...players,
  ...parities.flatMap(({ odd, even }) => [odd, even]),
  threeBlack,
  threeRed,
  ...singles,
  lowTotal,
  highTotal,
  twoTwo,
];

export const opensIn = opensInMain(options);

export type TotalEnd = 'low' | 'high' | 'equal';

const totalEnds: readonly (ListedOutcome & { readonly id: TotalEnd })[] = [
  { id: 'low', verdicts: { [lowTotal.sid]: 'win' } },
  { id: 'high', verdicts: { [highTotal.sid]: 'win' } },
  { id: 'equal', verdicts: { [lowTotal.sid]: 'push', [highTotal.sid]: 'push' } },
];

const oneWins = (id: string, listed: readonly PricedOption[]): OptionGroup => ({
  id,
  options: listed.map(({ sid }) => sid),
  isComplete: true,
});

export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [
    playerGroup(players),
    ...parities.map(({ place, odd, even }) => oneWins(place, [odd, even])),
    oneWins('colours', colours),
    oneWins('digit', singles),
    { id: 'total', options: [lowTotal.sid, highTotal.sid], outcomes: totalEnds },
  ],
};
