import { type Coins, coins, coinsToWireNumber, noCoins, parseCoins } from '@maidan/betting';

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

/** An amount finer than a hundredth is no stake: it becomes 0, which the controls refuse in their order. */
export const stakeFromWire = (amount: number): Coins => parseCoins(amount) ?? noCoins;
