import { LogOut } from '@maidan/ui/icons/places.ts';
import { NavLink } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';
import { askToLogOut } from '../log-out/log-out-question.ts';
import { DeviceChoices } from './device-choices.tsx';
import { menuItemsOf } from './menu-items.ts';

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
