import type { ListedOutcome, OptionsDefinition } from '@maidan/betting';
import {
  cardEndId,
  cardEnds,
  cardOptions,
  cardVerdicts,
  listCardOptions,
  sevenVerdicts,
} from '../../kit/card-options.ts';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

const half = { betFor: 'lowHigh', price: 2, returns: 96.15, stakeMax: 300_000 };

export const low = pricedOption({ ...half, sid: '1', name: 'LOW Card' });
export const high = pricedOption({ ...half, sid: '2', name: 'HIGH Card' });
export const onCard = cardOptions({ firstSid: 3, aceName: '1' });

export const options: readonly PricedOption[] = [low, high, ...listCardOptions(onCard)];

export const opensIn = opensInMain(options);

const ends = cardEnds.map(
  (end): ListedOutcome => ({
    id: cardEndId(end),
    verdicts: { ...sevenVerdicts(low, high, end), ...cardVerdicts(onCard, end) },
  }),
);

/** One card decides everything, so bets offset one another exactly. */
export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [{ id: 'card', options: options.map(({ sid }) => sid), outcomes: ends }],
};
