import type { BetParts } from '../../product.ts';
import { pathTo } from './paths.ts';

export const bets: BetParts = {
  pageOf: ({ match }) => match && pathTo('matchDetails', match),
  loadStory: async () => (await import('./story.ts')).story,
};
