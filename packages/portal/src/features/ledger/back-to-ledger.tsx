import { Link } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { ArrowLeft } from '../../ui/icons/signs.ts';

export function BackToLedger() {
  return (
    <Link to={pathTo('ledger')} className={buttonLook('outline', 'md', 'self-start bg-surface')}>
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {useAccountTexts().details.back}
    </Link>
  );
}
