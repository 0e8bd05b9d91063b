import { formatCoins, formatExposure } from '@maidan/ui/format/coins.ts';
import { Link } from 'react-router';
import { useWallet } from '../../house/wallet-store.ts';
import { pathTo } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';

const unknown = '–';

/**
 * On a phone the figure is under its name: crores do not fit beside it, and a bar that grows would shift the
 * page.
 */
const entry = 'max-sm:grid max-sm:text-xs';

/** Document 1, section 9: exposure is green when above 0, otherwise red. */
export function BalanceBar({ className = '' }: { readonly className?: string }) {
  const { shell: texts, ui } = useTexts();
  const wallet = useWallet();
  const coins = wallet ? formatCoins(wallet.coins) : unknown;
  const exposure = wallet ? formatExposure(wallet.exposure) : unknown;
  const tone = wallet && wallet.exposure > 0 ? 'text-win' : 'text-loss';
  return (
    <Link
      to={pathTo('pendingBets')}
      className={`focus-inset brand-purse flex min-h-11 items-center justify-between gap-x-6 text-sm text-text ${className}`}
    >
      <span className={entry}>
        {texts.coins}
        {ui.colon}
        <strong dir="ltr" className="tabular text-sm">
          {coins}
        </strong>
      </span>
      <span className={`${entry} text-end`}>
        {texts.exposure}
        {ui.colon}
        <strong className={`tabular text-sm ${wallet ? tone : ''}`}>{exposure}</strong>
      </span>
      <span className="sr-only">{texts.openPendingBets}</span>
    </Link>
  );
}
