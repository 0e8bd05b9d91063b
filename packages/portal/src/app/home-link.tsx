import { buttonLook } from '@maidan/ui/button-look.ts';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
import { useTexts } from '../texts/texts.ts';

export function HomeLink() {
  return (
    <Link to={pathTo('dashboard')} className={buttonLook('outline')}>
      {useTexts().screens.backHome}
    </Link>
  );
}
