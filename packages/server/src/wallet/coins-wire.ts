import { coins, coinsToWireNumber } from '@maidan/betting';

/** Coins on the wire are plain numbers of coins; inside they are whole hundredths. */
export const hundredthsToWire = (hundredths: bigint): number => coinsToWireNumber(coins(hundredths));

/** `balance` and `coins` on the wire are what the client may still stake: the stored balance less what is held. */
export function coinsToWire(wallet: { balance: bigint; exposure: bigint }) {
  return {
    balance: hundredthsToWire(wallet.balance - wallet.exposure),
    exposure: hundredthsToWire(wallet.exposure),
  };
}

/** The same with the field names of replies to bets. */
export function totalCoinsToWire(wallet: { readonly balance: bigint; readonly exposure: bigint }) {
  const { balance, exposure } = coinsToWire(wallet);
  return { totalCoins: balance, exposure };
}
