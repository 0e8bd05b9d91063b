import type { SettingsLink } from '@maidan/contract/wire';
import type { Icon } from '@maidan/ui/icons/icon.tsx';
import { Gamepad, Hourglass, Key, OpenBook, Person } from '@maidan/ui/icons/places.ts';
import { ChevronRight, Coins } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { type AccountPath, pathTo } from '../../paths.ts';
import { useAccountTexts } from '../texts/account-texts.ts';

const places: Record<SettingsLink, { readonly screen: AccountPath; readonly icon: Icon }> = {
  profile: { screen: 'profile', icon: Person },
  'free-games': { screen: 'freeGames', icon: Gamepad },
  rules: { screen: 'rules', icon: OpenBook },
  password: { screen: 'changePassword', icon: Key },
  stakes: { screen: 'editStakes', icon: Coins },
  exposure: { screen: 'pendingBets', icon: Hourglass },
};

/** The brand chooses the links (document 1, section 2). */
export function SettingsMenu() {
  const { settings: texts } = useAccountTexts();
  const { settingsLinks } = useBrand();
  return (
    <nav aria-label={texts.heading}>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {settingsLinks.map((link) => {
          const { screen, icon: Icon } = places[link];
          return (
            <li key={link}>
              <Link
                to={pathTo(screen)}
                className="focus-inset flex min-h-12 items-center gap-3 px-4 font-medium hover:bg-text/6"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
                <span className="flex-1">{texts.links[link]}</span>
                <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
