import { Link } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { formatCoins, formatExposure } from '../../format/coins.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useWallet } from '../../live/wallet-store.ts';

/** Coins above exposure, for pages that hide the site's bars on a phone. */
export function PhoneWallet() {
  const { shell: texts, ui } = useTexts();
  const wallet = useWallet();
  return (
    <Link
      to={pathTo('pendingBets')}
      className="figure flex min-h-11 flex-col items-end justify-center rounded-lg border border-line bg-raised px-2.5 leading-tight md:hidden"
    >
      <span className="sr-only">
        {texts.coins}
        {ui.colon}
      </span>
      <span dir="ltr" className="tabular text-primary">
        {wallet ? formatCoins(wallet.coins) : '–'}
      </span>
      <span className="text-xs text-muted">
        {texts.exposure}{' '}
        <span dir="ltr" className="tabular">
          {wallet ? formatExposure(wallet.exposure) : '–'}
        </span>
      </span>
    </Link>
  );
}
