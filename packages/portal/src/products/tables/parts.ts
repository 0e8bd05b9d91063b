import { tableAt, tables } from '@maidan/games/rules';
import { Spade } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { ProductParts } from '../../product.ts';
import { tableTitle } from '../../texts/table-title.ts';
import { pathTo, type patterns, tablePath } from './paths.ts';
import { soundChoice } from './sound-choice.ts';

const loadScreens = () => import('./screens.ts');
const Page = lazyPart(async () => (await loadScreens()).loadTable());

export const parts: ProductParts<keyof typeof patterns> = {
  gameAt(word) {
    const table = tableAt(word);
    return table && { titleIn: (texts) => tableTitle(table, texts), Page };
  },
  pageOf({ gameId }) {
    const table = tables.find(({ eventId }) => eventId === gameId);
    return table && tablePath(table);
  },
  menu: [{ label: 'casino', path: pathTo('casino'), icon: Spade }],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  ledger: {
    type: 'diamondCasino',
    detailPath: ({ eventId }, date) =>
      pathTo('ledgerCasinoDetails', { eventId, ledgerType: 'diamondCasino', date }),
    isNumbered: true,
    RoundDialog: lazyPart(async () => (await loadScreens()).loadRoundDialog()),
  },
  sound: { label: 'tables', choice: soundChoice },
  loadVerifiers: async () => (await loadScreens()).loadVerifiers(),
};
