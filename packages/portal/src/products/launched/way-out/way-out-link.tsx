import { buttonLook } from '@maidan/ui/button-look.ts';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { useBrand } from '../../../brand/brand.ts';
import { useTexts } from '../../../texts/texts.ts';
import { useLaunchedTexts } from '../texts/launched-texts.ts';
import { wayOut } from './way-out.ts';

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
