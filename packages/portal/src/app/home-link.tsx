import { Link } from 'react-router';
import { pathTo } from '../api/paths.ts';
import { useTexts } from '../i18n/texts.ts';
import { buttonLook } from '../ui/button-look.ts';

export function HomeLink() {
  return (
    <Link to={pathTo('dashboard')} className={buttonLook('outline')}>
      {useTexts().screens.backHome}
    </Link>
  );
}
