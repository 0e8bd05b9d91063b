import { formatCoins, formatExposure } from '@maidan/ui/format/coins.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { House, LogOut, Menu } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useWallet } from '../../house/wallet-store.ts';
import { pathTo } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';
import { askToLogOut } from '../log-out/log-out-question.ts';

const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

const action =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2 text-sm font-semibold hover:bg-current/10 [&>svg]:size-4.5 [&>svg]:shrink-0';

export function Header() {
  const brand = useBrand();
  const { shell: texts } = useTexts();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-b at-table:max-md:hidden border-line bg-header text-on-header">
      <div className="mx-auto flex max-w-400 flex-wrap items-center">
        <div className="flex min-h-14 min-w-0 flex-1 items-center gap-1 ps-1 pe-2 lg:ps-4">
          <IconButton
            label={texts.openMenu}
            icon={<Menu />}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
            className="lg:hidden"
          />
          <Link to={pathTo('dashboard')} className="flex min-h-11 min-w-11 items-center rounded-lg pe-1">
            <img src={brand.logoUrl} alt={brand.title} className="h-8 w-auto max-w-full" />
          </Link>
        </div>
        <BalanceBar className="order-last w-full lg:order-none lg:w-auto lg:rounded-lg" />
        <nav aria-label={texts.quickLinks} className="flex items-center gap-1 pe-2 lg:ps-2 lg:pe-4">
          <Link to={pathTo('dashboard')} className={action}>
            <House aria-hidden="true" className="max-[420px]:hidden" />
            {texts.home}
          </Link>
          <button type="button" className={action} onClick={askToLogOut}>
            <LogOut aria-hidden="true" className="max-[420px]:hidden rtl:-scale-x-100" />
            {texts.logout}
          </button>
        </nav>
      </div>
      <Suspense>{isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}</Suspense>
    </header>
  );
}

const unknown = '–';

/**
 * On a phone the figure is under its name: crores do not fit beside it, and a bar that grows would shift the
 * page.
 */
const entry = 'max-sm:grid max-sm:text-xs';

/** Document 1, section 9: exposure is green when above 0, otherwise red. */
function BalanceBar({ className = '' }: { readonly className?: string }) {
  const { shell: texts, ui } = useTexts();
  const wallet = useWallet();
  const coins = wallet ? formatCoins(wallet.coins) : unknown;
  const exposure = wallet ? formatExposure(wallet.exposure) : unknown;
  const tone = wallet && wallet.exposure > 0 ? 'text-win' : 'text-loss';
  return (
    <Link
      to={pathTo('pendingBets')}
      className={`focus-inset brand-purse flex min-h-11 items-center justify-between gap-x-6 text-sm text-text ${className}`}
    >
      <span className={entry}>
        {texts.coins}
        {ui.colon}
        <strong dir="ltr" className="tabular text-sm">
          {coins}
        </strong>
      </span>
      <span className={`${entry} text-end`}>
        {texts.exposure}
        {ui.colon}
        <strong className={`tabular text-sm ${wallet ? tone : ''}`}>{exposure}</strong>
      </span>
      <span className="sr-only">{texts.openPendingBets}</span>
    </Link>
  );
}
