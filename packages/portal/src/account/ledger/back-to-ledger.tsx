import { buttonLook } from '@maidan/ui/button-look.ts';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { pathTo } from '../../paths.ts';
import { useAccountTexts } from '../texts/account-texts.ts';

export function BackToLedger() {
  return (
    <Link to={pathTo('ledger')} className={buttonLook('outline', 'md', 'self-start bg-surface')}>
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {useAccountTexts().details.back}
    </Link>
  );
}
