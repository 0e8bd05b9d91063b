import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { House, LogOut, Menu } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { pathTo } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';
import { askToLogOut } from '../log-out/log-out-question.ts';
import { BalanceBar } from './balance-bar.tsx';

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
