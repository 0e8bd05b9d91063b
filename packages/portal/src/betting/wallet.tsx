import { type Coins, coins } from '@maidan/betting';
import type { Wallet } from '@maidan/contract/wire';
import { formatCoins, formatExposure, timesHundred } from '@maidan/ui/format/coins.ts';
import { Link } from 'react-router';
import { currentWallet, useWallet } from '../house/wallet-store.ts';
import { pathTo } from '../paths.ts';
import { useTexts } from '../texts/texts.ts';
import type { ShownSlip, SlipBet } from './slip.ts';

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

/** Truncated to hundredths. */
const coinsOf = (wallet: Wallet | undefined): Coins | undefined =>
  wallet && coins(BigInt(Math.floor(timesHundred(wallet.coins))));

/** What may be staked; undefined until the wallet is known. */
export const availableCoins = (): Coins | undefined => coinsOf(currentWallet());

/** What may be staked on the bet of the slip; while it is placed, what could be before. */
export function useAvailableCoins(state: ShownSlip<SlipBet>): Coins | undefined {
  const available = coinsOf(useWallet());
  return state.kind === 'placing' ? state.coinsBefore : available;
}
