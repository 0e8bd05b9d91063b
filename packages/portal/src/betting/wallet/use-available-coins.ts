import { type Coins, coins } from '@maidan/betting';
import { timesHundred } from '../../format/times-hundred.ts';
import { useWallet } from '../../live/wallet-store.ts';

/** What may be staked, truncated to hundredths; undefined until the wallet is known. */
export function useAvailableCoins(): Coins | undefined {
  const wallet = useWallet();
  return wallet && coins(BigInt(Math.floor(timesHundred(wallet.coins))));
}
