import { coins, formatCoins, type Side } from '@maidan/betting';
import { indiaTime } from '../india-time.ts';

export const shownCoins = (hundredths: bigint): string => formatCoins(coins(hundredths));

/** A bet that names a run is on a session. */
export const shownSide = ({ side, run }: { readonly side: Side; readonly run: number | null }): string => {
  if (run === null) return side;
  return side === 'back' ? 'yes' : 'no';
};

/** Ten-thousandths as per cent. */
export const shownPercent = (rate: number): string => `${rate / 100}%`;

/** As the screens show times: +05:30. */
export const shownTime = (ms: number): string => indiaTime(ms).slice(0, 19).replace('T', ' ');
