import { buttonLook } from '@maidan/ui/button.tsx';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { type PortalBrand, useBrand } from '../../brand/brand.ts';
import { useTexts } from '../../texts/texts.ts';
import { pathTo } from './paths.ts';
import { useLaunchedTexts } from './texts/launched-texts.ts';

export function useWayOut() {
  const texts = useLaunchedTexts();
  const { screens } = useTexts();
  const { screen, path } = wayOut(useBrand());
  return { path, label: screen === 'dashboard' ? screens.backHome : texts.allGames };
}

export function WayOutLink() {
  const { path, label } = useWayOut();
  return (
    <Link to={path} className={buttonLook('outline')}>
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {label}
    </Link>
  );
}

/** The target of a game's back link: the list of games, or home if the brand has none. */
export function wayOut({ flags }: Pick<PortalBrand, 'flags'>): {
  readonly screen: 'internationalCasino' | 'dashboard';
  readonly path: string;
} {
  const screen = flags.internationalCasino ? 'internationalCasino' : 'dashboard';
  return { screen, path: pathTo(screen) };
}
