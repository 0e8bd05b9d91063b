import type { ListedOutcome, OptionsDefinition } from '@maidan/betting';
import type { RequestedOption } from '../../game.ts';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

/** In the order of the tiles: 0 counts as ten and comes last. */
export const digits: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

export const singles: readonly PricedOption[] = digits.map((digit, index) =>
  pricedOption({
    sid: String(index + 1),
    name: `${digit} Single`,
    betFor: 'single',
    price: 9.5,
    returns: 95,
    stakeMax: 25_000,
  }),
);

/** The tile 0 is the tenth; some clients send its digit. */
export const sidMeant = ({ sid }: RequestedOption): string => (sid === '0' ? String(digits.length) : sid);

const half = { price: 1.9, returns: 95, stakeMax: 100_000 };

export const lineOne = pricedOption({ ...half, sid: '11', name: 'Line 1', betFor: 'line' });
export const lineTwo = pricedOption({ ...half, sid: '12', name: 'Line 2', betFor: 'line' });
export const odd = pricedOption({ ...half, sid: '13', name: 'Odd', betFor: 'oddEven' });
export const even = pricedOption({ ...half, sid: '14', name: 'Even', betFor: 'oddEven' });

export const options: readonly PricedOption[] = [...singles, lineOne, lineTwo, odd, even];

export const opensIn = opensInMain(options);

const lineLength = 5;

const ends = digits.map((digit, index): ListedOutcome => {
  const line = index < lineLength ? lineOne : lineTwo;
  const parity = digit % 2 === 1 ? odd : even;
  const single = singles[index]?.sid ?? '';
  return { id: String(digit), verdicts: { [single]: 'win', [line.sid]: 'win', [parity.sid]: 'win' } };
});

export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [{ id: 'digit', options: options.map(({ sid }) => sid), outcomes: ends }],
};
