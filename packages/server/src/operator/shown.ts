import { coins, formatCoins, type Side } from '@maidan/betting';
import { indiaTime } from '../time/india-time.ts';

export const shownCoins = (hundredths: bigint): string => formatCoins(coins(hundredths));

export const shownWithCoins = (hundredths: bigint): string =>
  `${shownCoins(hundredths)} ${hundredths === 100n ? 'coin' : 'coins'}`;

/** Such as "1 market" and "2 markets". */
export const shownCount = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** A bet that names a run is on a session. */
export const shownSide = ({ side, run }: { readonly side: Side; readonly run: number | null }): string => {
  if (run === null) return side;
  return side === 'back' ? 'yes' : 'no';
};

/** Ten-thousandths as per cent. */
export const shownPercent = (rate: number): string => `${rate / 100}%`;

/** As the screens show times: +05:30. */
export const shownTime = (ms: number): string => indiaTime(ms).slice(0, 19).replace('T', ' ');
