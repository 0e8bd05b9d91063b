import type { Icon } from '@maidan/ui/icons/icon.tsx';
import { House, Notebook, Person, Ticket, Trophy } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { type MainPath, pathTo } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';
import type { DisclaimedGame } from '../home/casino-disclaimer.tsx';
import { launchersOf } from './launchers.ts';

const CasinoDisclaimer = lazyPart(
  async () => (await import('../home/casino-disclaimer.tsx')).CasinoDisclaimer,
);
const BetCount = lazyPart(async () => (await import('../../account/open-bets/bet-count.tsx')).BetCount);

type Label = 'home' | 'account' | 'ledger' | 'inPlay' | 'myBets';

interface Place {
  readonly label: Label;
  readonly screen: MainPath;
  readonly icon: Icon;
}

const places: readonly Place[] = [
  { label: 'home', screen: 'dashboard', icon: House },
  { label: 'account', screen: 'statement', icon: Person },
  { label: 'ledger', screen: 'ledger', icon: Notebook },
  { label: 'inPlay', screen: 'matches', icon: Trophy },
  { label: 'myBets', screen: 'pendingBets', icon: Ticket },
];

const cell =
  'focus-inset relative flex h-15 w-full flex-col items-center justify-center gap-0.5 text-xs font-medium tracking-tight [&>svg]:size-5';
/** The brand's own button, half above the bar, in the middle of the seven. */
const raised =
  'absolute -top-5 size-12 rounded-full border-4 border-surface bg-accent bg-[image:var(--brand-art-in-play)] bg-cover';

/** Shown below 992px only. */
export function BottomBar() {
  const brand = useBrand();
  const { bottomBar: texts, shell } = useTexts();
  const [game, setGame] = useState<DisclaimedGame>();
  return (
    <nav
      aria-label={shell.bottomBar}
      className="pb-safe fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface at-table:hidden lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {places.map((place) => (
          <li key={place.label} className="min-w-0">
            <PlaceLink {...place}>
              {place.label === 'myBets' && (
                <Suspense>
                  <BetCount />
                </Suspense>
              )}
            </PlaceLink>
          </li>
        ))}
        {launchersOf(brand).map(({ game: launched, icon: Icon }) => (
          <li key={launched} className="min-w-0">
            <button
              type="button"
              aria-haspopup="dialog"
              className={`${cell} text-muted`}
              onClick={() => setGame(launched)}
            >
              <Icon aria-hidden="true" />
              {texts[launched]}
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{game && <CasinoDisclaimer game={game} onClose={() => setGame(undefined)} />}</Suspense>
    </nav>
  );
}

function PlaceLink({ label, screen, icon: Icon, children }: Place & { readonly children: ReactNode }) {
  const { bottomBar: texts } = useTexts();
  const isRaised = label === 'inPlay';
  return (
    <NavLink
      to={pathTo(screen)}
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
