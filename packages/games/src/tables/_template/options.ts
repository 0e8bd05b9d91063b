import type { OptionsDefinition } from '@maidan/betting';
import { type PricedOption, pricedOption, sidsOf } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

const even = { betFor: 'color', price: 1.96, returns: 98, stakeMax: 100_000 };

export const red = pricedOption({ ...even, sid: '1', name: 'Red' });
export const black = pricedOption({ ...even, sid: '2', name: 'Black' });

export const options: readonly PricedOption[] = [red, black];

export const opensIn = opensInMain(options);

export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [{ id: 'colour', options: sidsOf(options), isComplete: true }],
};
