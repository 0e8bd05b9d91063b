import type { ListedOutcome, OptionsDefinition } from '@maidan/betting';
import {
  cardEndId,
  cardEnds,
  cardOptions,
  cardVerdicts,
  listCardOptions,
  sevenVerdicts,
} from '../../kit/card-options.ts';
import { type Rank, rankNumber } from '../../kit/cards.ts';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

const main = { betFor: 'aaa', stakeMax: 300_000 };

export const amar = pricedOption({ ...main, sid: '1', name: 'Amar', price: 2.12, lay: 2.22, returns: 97.85 });
export const akbar = pricedOption({
  ...main,
  sid: '2',
  name: 'Akbar',
  price: 3.15,
  lay: 3.35,
  returns: 96.92,
});
export const anthony = pricedOption({
  ...main,
  sid: '3',
  name: 'Anthony',
  price: 4.15,
  lay: 4.45,
  returns: 95.77,
});
export const brothers: readonly PricedOption[] = [amar, akbar, anthony];

export const onCard = cardOptions({ firstSid: 4, aceName: 'A' });

const half = { betFor: 'underOver', price: 2, returns: 96.15, stakeMax: 25_000 };
export const under = pricedOption({ ...half, sid: '21', name: 'Under 7' });
export const over = pricedOption({ ...half, sid: '22', name: 'Over 7' });

export const options: readonly PricedOption[] = [...brothers, ...listCardOptions(onCard), under, over];

export const opensIn = opensInMain(options);

const [lastOfAmar, lastOfAkbar] = [6, 10];

/** Amar wins from the ace to the six, Akbar from the seven to the ten, Anthony from the jack to the king. */
export function brotherOf(rank: Rank): PricedOption {
  const number = rankNumber(rank);
  if (number <= lastOfAmar) return amar;
  return number <= lastOfAkbar ? akbar : anthony;
}

const ends = cardEnds.map(
  (end): ListedOutcome => ({
    id: cardEndId(end),
    verdicts: {
      [brotherOf(end.rank).sid]: 'win',
      ...cardVerdicts(onCard, end),
      ...sevenVerdicts(under, over, end),
    },
  }),
);

/** One card decides everything, so bets offset one another exactly. */
export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [{ id: 'card', options: options.map(({ sid }) => sid), outcomes: ends }],
};
