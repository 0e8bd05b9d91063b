import type { BetParts } from '../../product.ts';
import { pathTo } from './paths.ts';

const betList = pathTo('matkaBetList');

export const bets: BetParts = {
  ledger: {
    type: 'matka',
    detailPath: ({ eventId }, date) => `${betList}?${new URLSearchParams({ matkaEventId: eventId, date })}`,
    roundPath: betList,
    isGathered: true,
  },
};
