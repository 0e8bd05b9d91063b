import { CircleUser, House, type LucideIcon, NotebookText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { type MainPath, pathTo } from '../../api/paths.ts';
import { useBrand } from '../../brand/brand.ts';
import type { DisclaimedGame } from '../../features/dashboard/casino-disclaimer.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { launchersOf } from './launchers.ts';

const CasinoDisclaimer = lazy(async () => ({
  default: (await import('../../features/dashboard/casino-disclaimer.tsx')).CasinoDisclaimer,
}));

type Label = 'home' | 'account' | 'ledger';

const places: readonly { readonly label: Label; readonly screen: MainPath; readonly icon: LucideIcon }[] = [
  { label: 'home', screen: 'dashboard', icon: House },
  { label: 'account', screen: 'statement', icon: CircleUser },
  { label: 'ledger', screen: 'ledger', icon: NotebookText },
];

const cell =
  'focus-inset flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-xs font-medium [&>svg]:size-5';

/** Under 992px only. */
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
        {places.map(({ label, screen, icon: Icon }) => (
          <li key={label}>
            <NavLink
              to={pathTo(screen)}
              className={({ isActive }) => `${cell} ${isActive ? 'text-text' : 'text-muted'}`}
            >
              {({ isActive }) => (
                <>
                  <Icon aria-hidden="true" strokeWidth={isActive ? 2.5 : 2} />
                  {texts[label]}
                </>
              )}
            </NavLink>
          </li>
        ))}
        {launchersOf(brand).map(({ game: launched, icon: Icon }) => (
          <li key={launched}>
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
