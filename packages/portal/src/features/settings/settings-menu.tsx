import type { SettingsLink } from '@maidan/contract/wire';
import {
  BookOpen,
  ChevronRight,
  CircleUser,
  Coins,
  Gamepad2,
  Hourglass,
  KeyRound,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { type MainPath, pathTo } from '../../api/paths.ts';
import { useBrand } from '../../brand/brand.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';

const places: Record<SettingsLink, { readonly screen: MainPath; readonly icon: LucideIcon }> = {
  profile: { screen: 'profile', icon: CircleUser },
  'free-games': { screen: 'freeGames', icon: Gamepad2 },
  rules: { screen: 'rules', icon: BookOpen },
  password: { screen: 'changePassword', icon: KeyRound },
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
