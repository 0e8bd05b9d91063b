import type { BetParts } from '../../product.ts';
import { aviatorEventId, gamePath } from './paths.ts';

export const bets: BetParts = {
  pageOf: ({ gameId }) => (gameId === aviatorEventId ? gamePath : undefined),
  isAt: (words, eventId) => eventId === aviatorEventId && words.includes('aviator'),
  loadVerifiers: async () => (await import('./screens.ts')).loadVerifiers(),
};
