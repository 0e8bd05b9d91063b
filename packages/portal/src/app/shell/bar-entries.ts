import { House, Notebook, Person, Ticket } from '@maidan/ui/icons/places.ts';
import { pathTo } from '../../paths.ts';
import type { BarEntry, OfferedBy } from '../../product.ts';
import { offeredParts } from '../../product-parts.ts';

const first: readonly BarEntry[] = [
  { label: 'home', path: pathTo('dashboard'), icon: House },
  { label: 'account', path: pathTo('statement'), icon: Person },
  { label: 'ledger', path: pathTo('ledger'), icon: Notebook },
];
const myBets: BarEntry = { label: 'myBets', path: pathTo('pendingBets'), icon: Ticket };

/** Links first, then the games behind a disclaimer. */
export function barEntriesOf(brand: OfferedBy): readonly BarEntry[] {
  const ofProducts = offeredParts(brand)
    .flatMap(({ bottomBar }) => bottomBar ?? [])
    .filter(({ isOffered }) => isOffered?.(brand) ?? true);
  return [
    ...first,
    ...ofProducts.filter(({ isDisclaimed }) => !isDisclaimed),
    myBets,
    ...ofProducts.filter(({ isDisclaimed }) => isDisclaimed),
  ];
}
