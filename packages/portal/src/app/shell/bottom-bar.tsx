import { House, Notebook, Person, Ticket } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { pathTo } from '../../paths.ts';
import type { BarEntry, OfferedBy } from '../../product.ts';
import { offeredParts } from '../../product-parts.ts';
import { useTexts } from '../../texts/texts.ts';

const CasinoDisclaimer = lazyPart(
  async () => (await import('../home/casino-disclaimer.tsx')).CasinoDisclaimer,
);
const BetCount = lazyPart(async () => (await import('../../account/open-bets/bet-count.tsx')).BetCount);

const cell =
  'focus-inset relative flex h-15 w-full flex-col items-center justify-center gap-0.5 text-xs font-medium tracking-tight [&>svg]:size-5';
/** The brand's own button, half above the bar, in the middle of the seven. */
const raised =
  'absolute -top-5 size-12 rounded-full border-4 border-surface bg-accent bg-[image:var(--brand-art-in-play)] bg-cover';

/** Shown below 992px only. */
export function BottomBar() {
  const brand = useBrand();
  const { bottomBar: texts, shell } = useTexts();
  const [disclaimedPath, setDisclaimedPath] = useState<string>();
  return (
    <nav
      aria-label={shell.bottomBar}
      className="pb-safe fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface at-table:hidden lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {barEntriesOf(brand).map(({ icon: Icon, ...entry }) => (
          <li key={entry.label} className="min-w-0">
            {entry.isDisclaimed ? (
              <button
                type="button"
                aria-haspopup="dialog"
                className={`${cell} text-muted`}
                onClick={() => setDisclaimedPath(entry.path)}
              >
                <Icon aria-hidden="true" />
                {texts[entry.label]}
              </button>
            ) : (
              <PlaceLink {...entry} icon={Icon}>
                {entry.label === 'myBets' && (
                  <Suspense>
                    <BetCount />
                  </Suspense>
                )}
              </PlaceLink>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {disclaimedPath && (
          <CasinoDisclaimer path={disclaimedPath} onClose={() => setDisclaimedPath(undefined)} />
        )}
      </Suspense>
    </nav>
  );
}

type PlaceLinkProps = Omit<BarEntry, 'isOffered'> & { readonly children: ReactNode };

function PlaceLink({ label, path, icon: Icon, isRaised = false, children }: PlaceLinkProps) {
  const { bottomBar: texts } = useTexts();
  return (
    <NavLink
      to={path}
      className={({ isActive }) =>
        `${cell} ${isActive ? 'text-text' : 'text-muted'} ${isRaised ? 'pt-6' : ''}`
      }
    >
      {({ isActive }) => (
        <>
          {isActive && (
            <span aria-hidden="true" className="absolute inset-x-2 top-0 h-0.5 rounded-full bg-mark" />
          )}
          {isRaised ? (
            <span aria-hidden="true" className={raised} />
          ) : (
            <Icon aria-hidden="true" strokeWidth={isActive ? 2.5 : 2} />
          )}
          {texts[label]}
          {children}
        </>
      )}
    </NavLink>
  );
}

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
