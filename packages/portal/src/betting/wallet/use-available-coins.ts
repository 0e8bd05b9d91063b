import { type Coins, coins } from '@maidan/betting';
import type { Wallet } from '@maidan/contract/wire';
import { timesHundred } from '@maidan/ui/format/times-hundred.ts';
import { currentWallet, useWallet } from '../../house/wallet-store.ts';
import type { ShownSlip, SlipBet } from '../slip.ts';

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
