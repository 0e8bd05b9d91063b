import type { ListedOutcome, OptionsDefinition } from '@maidan/betting';
import { type Rank, rankNumber, ranks, type Suit } from '../../kit/cards.ts';
import { type PricedOption, pricedOption, sidsOf } from '../../kit/priced-option.ts';

const mainMax = 300_000;
const sideMax = 25_000;

/** Bahar is dealt first and wins more often, so it pays less than Andar. */
export const firstAndar = pricedOption({
  sid: '2',
  name: '1st Bet Andar',
  betFor: 'firstBet',
  price: 2,
  returns: 97,
  stakeMax: mainMax,
});
export const secondAndar = pricedOption({
  sid: '3',
  name: '2nd Bet Andar',
  betFor: 'secondBet',
  price: 2,
  returns: 96.87,
  stakeMax: mainMax,
});
export const firstBahar = pricedOption({
  sid: '5',
  name: '1st Bet Bahar',
  betFor: 'firstBet',
  price: 1.9,
  returns: 97.85,
  stakeMax: mainMax,
});
export const secondBahar = pricedOption({
  sid: '6',
  name: '2nd Bet Bahar',
  betFor: 'secondBet',
  price: 1.9,
  returns: 97.97,
  stakeMax: mainMax,
});

/** Bahar gets the first card, Andar the second: a side bet wins with that one card only. */
export const sideAndar = pricedOption({
  sid: '1',
  name: 'SA',
  betFor: 'sideBet',
  price: 15,
  returns: 84.71,
  stakeMax: sideMax,
});
export const sideBahar = pricedOption({
  sid: '4',
  name: 'SB',
  betFor: 'sideBet',
  price: 15,
  returns: 88.24,
  stakeMax: sideMax,
});

/** The three options of each side's row. */
export const onSide = {
  andar: { first: firstAndar, second: secondAndar, side: sideAndar },
  bahar: { first: firstBahar, second: secondBahar, side: sideBahar },
} as const;

export const jokerRanks: readonly PricedOption[] = ranks.map((rank, index) =>
  pricedOption({
    sid: String(7 + index),
    name: `Joker ${rank}`,
    betFor: 'cards',
    price: 12,
    returns: 92.31,
    stakeMax: sideMax,
  }),
);

export const odd = pricedOption({
  sid: '24',
  name: 'Odd',
  betFor: 'oddEven',
  price: 1.83,
  returns: 98.54,
  stakeMax: sideMax,
});
export const even = pricedOption({
  sid: '25',
  name: 'Even',
  betFor: 'oddEven',
  price: 2.12,
  returns: 97.85,
  stakeMax: sideMax,
});

/** In the order of the board. Shown but never open: they have no price. */
export const suitTiles: readonly { readonly sid: string; readonly name: string; readonly suit: Suit }[] = [
  { sid: '20', name: 'Joker Spade', suit: 'SS' },
  { sid: '22', name: 'Joker Heart', suit: 'HH' },
  { sid: '21', name: 'Joker Club', suit: 'CC' },
  { sid: '23', name: 'Joker Diamond', suit: 'DD' },
];

const sideOptions = [sideAndar, firstAndar, secondAndar, sideBahar, firstBahar, secondBahar];
const jokerOptions = [...jokerRanks, odd, even];

export const options: readonly PricedOption[] = [...sideOptions, ...jokerOptions];

const windows: Readonly<Record<string, readonly string[]>> = {
  joker: sidsOf(jokerOptions),
  first: sidsOf([sideAndar, firstAndar, sideBahar, firstBahar]),
  second: sidsOf([secondAndar, secondBahar]),
};

export const opensIn = (window: string): readonly string[] => windows[window] ?? [];

export type SideEnd = 'bahar-first-card' | 'andar-second-card' | 'bahar-later' | 'andar-later';

/** Every combined result of the six options, so that a bet on one side offsets a bet on the other. */
const sideEnds: readonly (ListedOutcome & { readonly id: SideEnd })[] = [
  {
    id: 'bahar-first-card',
    verdicts: {
      [sideBahar.sid]: 'win',
      [firstBahar.sid]: 'win',
      [secondAndar.sid]: 'push',
      [secondBahar.sid]: 'push',
    },
  },
  {
    id: 'andar-second-card',
    verdicts: {
      [sideAndar.sid]: 'win',
      [firstAndar.sid]: 'win',
      [secondAndar.sid]: 'push',
      [secondBahar.sid]: 'push',
    },
  },
  { id: 'bahar-later', verdicts: { [firstBahar.sid]: 'win', [secondBahar.sid]: 'win' } },
  { id: 'andar-later', verdicts: { [firstAndar.sid]: 'win', [secondAndar.sid]: 'win' } },
];

const jokerEnd = (rank: Rank, index: number): ListedOutcome => ({
  id: rank,
  verdicts: {
    [jokerRanks[index]?.sid ?? '']: 'win',
    [rankNumber(rank) % 2 === 1 ? odd.sid : even.sid]: 'win',
  },
});

export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [
    { id: 'side', options: sidsOf(sideOptions), outcomes: sideEnds },
    { id: 'joker', options: sidsOf(jokerOptions), outcomes: ranks.map(jokerEnd) },
  ],
};
