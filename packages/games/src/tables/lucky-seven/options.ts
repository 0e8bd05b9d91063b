import type { ListedOutcome, OptionsDefinition, Verdicts } from '@maidan/betting';
import {
  type CardEnd,
  cardEndId,
  cardEnds,
  cardOptions,
  cardVerdicts,
  listCardOptions,
} from '../../kit/card-options.ts';
import { rankNumber } from '../../kit/cards.ts';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

const half = { betFor: 'lowHigh', price: 2, returns: 96.15, stakeMax: 300_000 };

export const low = pricedOption({ ...half, sid: '1', name: 'LOW Card' });
export const high = pricedOption({ ...half, sid: '2', name: 'HIGH Card' });
export const onCard = cardOptions({ firstSid: 3, aceName: '1' });

export const options: readonly PricedOption[] = [low, high, ...listCardOptions(onCard)];

export const opensIn = opensInMain(options);

const seven = 7;

/** A seven is neither low nor high, and both lose half. */
function halfVerdicts({ rank }: CardEnd): Verdicts {
  const number = rankNumber(rank);
  if (number === seven) return { [low.sid]: 'half-loss', [high.sid]: 'half-loss' };
  return { [number < seven ? low.sid : high.sid]: 'win' };
}

const ends = cardEnds.map(
  (end): ListedOutcome => ({
    id: cardEndId(end),
    verdicts: { ...halfVerdicts(end), ...cardVerdicts(onCard, end) },
  }),
);

/** One card decides everything, so bets cover one another exactly. */
export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [{ id: 'card', options: options.map(({ sid }) => sid), outcomes: ends }],
};
