import { type Coins, coins } from '@maidan/betting';
import { useState } from 'react';
import { timesHundred } from '../../format/times-hundred.ts';
import { useWallet } from '../../live/wallet-store.ts';

/**
 * What may be staked, truncated to hundredths; undefined until the wallet is known. While a bet is placed it stays as
 * it was before, since the house may push what the bet holds before it answers.
 */
export function useAvailableCoins(isPlacing: boolean): Coins | undefined {
  const wallet = useWallet();
  const available = wallet && coins(BigInt(Math.floor(timesHundred(wallet.coins))));
  const [before, setBefore] = useState(available);
  if (isPlacing) return before;
  if (before !== available) setBefore(available);
  return available;
}
