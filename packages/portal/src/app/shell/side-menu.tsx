import { Select } from '@maidan/ui/form/fields.tsx';
import {
  Gamepad,
  Hourglass,
  House,
  Key,
  LogOut,
  Notebook,
  OpenBook,
  Person,
  Receipt,
  Sliders,
} from '@maidan/ui/icons/places.ts';
import { NavLink } from 'react-router';
import { type PortalBrand, useBrand } from '../../brand/brand.ts';
import { pathTo } from '../../paths.ts';
import type { MenuEntry } from '../../product.ts';
import { offeredParts } from '../../product-parts.ts';
import { useTexts } from '../../texts/texts.ts';
import { askToLogOut } from '../log-out/log-out-question.ts';
import { themes, useTheme } from '../theme.ts';
import { ClientLanguage } from './client-language.tsx';

const row =
  'flex min-h-11 w-full items-center lg:pointer-fine:min-h-9 gap-3 rounded-lg px-3 text-start font-medium [&>svg]:size-5 [&>svg]:shrink-0';
const here = `${row} bg-primary text-on-primary`;
const elsewhere = `${row} hover:bg-text/6`;

interface SideMenuProps {
  /** Lets a drawer close once a link was chosen. */
  readonly onChosen?: () => void;
}

export function SideMenu({ onChosen }: SideMenuProps) {
  const brand = useBrand();
  const texts = useTexts();
  return (
    <nav aria-label={texts.shell.menu}>
      <ul className="flex flex-col gap-0.5">
        {menuItemsOf(brand).map(({ label, path, icon: Icon }) => (
          <li key={label}>
            <NavLink to={path} onClick={onChosen} className={({ isActive }) => (isActive ? here : elsewhere)}>
              <Icon aria-hidden="true" />
              {texts.menu[label]}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className={`${elsewhere} text-loss`} onClick={askToLogOut}>
            <LogOut aria-hidden="true" className="rtl:-scale-x-100" />
            {texts.shell.logout}
          </button>
        </li>
      </ul>
      <DeviceChoices />
    </nav>
  );
}

const home: MenuEntry = { label: 'home', path: pathTo('dashboard'), icon: House };

const ofAccount: readonly MenuEntry[] = [
  { label: 'freeGames', path: pathTo('freeGames'), icon: Gamepad },
  { label: 'ledger', path: pathTo('ledger'), icon: Notebook },
  { label: 'statement', path: pathTo('statement'), icon: Receipt },
  { label: 'exposure', path: pathTo('pendingBets'), icon: Hourglass },
  { label: 'profile', path: pathTo('profile'), icon: Person },
  { label: 'rules', path: pathTo('rules'), icon: OpenBook },
  { label: 'password', path: pathTo('changePassword'), icon: Key },
  { label: 'settings', path: pathTo('settings'), icon: Sliders },
];

/** In the order of document 1, section 2. */
export function menuItemsOf(brand: Pick<PortalBrand, 'flags'>): readonly MenuEntry[] {
  const ofProducts = offeredParts(brand).flatMap(({ menu }) => menu ?? []);
  return [
    home,
    ...ofProducts.filter(({ isLast }) => !isLast),
    ...ofAccount,
    ...ofProducts.filter(({ isLast }) => isLast),
  ];
}

export function DeviceChoices() {
  const { device: texts } = useTexts();
  const [theme, setTheme] = useTheme();
  return (
    <div className="mt-2 grid gap-3 border-t border-line px-1 pt-3 pb-2">
      <ClientLanguage />
      <Select
        label={texts.theme}
        value={theme}
        onChange={(event) => setTheme(themes.find((name) => name === event.target.value) ?? 'system')}
        options={themes.map((name) => ({ value: name, label: texts.themes[name] }))}
      />
    </div>
  );
}
