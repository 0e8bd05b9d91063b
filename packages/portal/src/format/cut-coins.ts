import { type Coins, coins } from '@maidan/betting';
import { timesHundred } from './times-hundred.ts';

/** A balance as it comes on the wire: cut to hundredths, never rounded up. */
export const cutCoins = (figure: number): Coins => coins(BigInt(Math.floor(timesHundred(figure))));
