import type { BetParts } from '../../product.ts';
import { virtualGameId } from './known-games.ts';
import { pathTo } from './paths.ts';

export const bets: BetParts = {
  // The address of a virtual game has its name instead of its id.
  isAt: (words, eventId) => words.some((word) => virtualGameId(word) === eventId),
  ledger: {
    type: 'internationalCasino',
    detailPath: ({ eventId }, date) =>
      pathTo('internationalLedgerCasinoDetails', { eventId, ledgerType: 'internationalCasino', date }),
  },
  loadVerifiers: async () => (await import('./screens.ts')).loadVerifiers(),
};
