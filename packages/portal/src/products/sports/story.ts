import type { StoryParts } from '../../product.ts';
import { showWhole } from './bets/show-price.ts';
import { pathTo } from './paths.ts';

export const story: StoryParts = {
  showPrice(odds, { isDecimal, run }) {
    if (run !== null) return showWhole({ odds, run }, isDecimal);
    return isDecimal ? undefined : showWhole({ odds }, isDecimal);
  },
  proofPath: ({ seedHash, eventId }) =>
    seedHash === undefined ? undefined : pathTo('verifyMatch', { eventId }),
};
