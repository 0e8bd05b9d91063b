import { tableAt, tables } from '@maidan/games/rules';
import { Spade } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { ProductParts } from '../../product.ts';
import { tableTitle } from '../../texts/table-title.ts';
import picture from './art/cards.svg';
import { pathTo, type patterns, tablePath } from './paths.ts';
import { soundChoice } from './sound-choice.ts';

const path = pathTo('casino');
const Page = lazyPart(async () => (await import('./table/page.tsx')).TablePage);

export const parts: ProductParts<keyof typeof patterns> = {
  gameAt(word) {
    const table = tableAt(word);
    return table && { titleIn: (texts) => tableTitle(table, texts), Page };
  },
  pageOf({ gameId }) {
    const table = tables.find(({ eventId }) => eventId === gameId);
    return table && tablePath(table);
  },
  menu: [{ label: 'casino', path, icon: Spade }],
  tiles: { casino: { icon: Spade, picture, targetOf: () => ({ path }) } },
  LiveCards: lazyPart(async () => (await import('./list/live/table-cards.tsx')).TableCards),
  gameList: path,
  ledger: {
    type: 'diamondCasino',
    detailPath: ({ eventId }, date) =>
      pathTo('ledgerCasinoDetails', { eventId, ledgerType: 'diamondCasino', date }),
    isNumbered: true,
    RoundDialog: lazyPart(async () => (await import('./table/results/round-dialog.tsx')).RoundDialog),
  },
  sound: { label: 'tables', choice: soundChoice },
  loadVerifiers: async () => [(await import('./verify/table-verifier.tsx')).tableVerifier],
};
