import { tableAt, tables } from '@maidan/games/rules';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { BetParts } from '../../product.ts';
import { tableTitle } from '../../texts/table-title.ts';
import { pathTo, tablePath } from './paths.ts';

const loadScreens = () => import('./screens.ts');
const Page = lazyPart(async () => (await loadScreens()).loadTable());

export const bets: BetParts = {
  gameAt(word) {
    const table = tableAt(word);
    return table && { titleIn: (language) => tableTitle(table, language), Page };
  },
  pageOf({ gameId }) {
    const table = tables.find(({ eventId }) => eventId === gameId);
    return table && tablePath(table);
  },
  ledger: {
    type: 'diamondCasino',
    detailPath: ({ eventId }, date) =>
      pathTo('ledgerCasinoDetails', { eventId, ledgerType: 'diamondCasino', date }),
    isNumbered: true,
    RoundDialog: lazyPart(async () => (await loadScreens()).loadRoundDialog()),
  },
  loadVerifiers: async () => (await loadScreens()).loadVerifiers(),
};
