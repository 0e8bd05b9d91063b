import { coins, formatCoins, type Side } from '@maidan/betting';

export const shownCoins = (hundredths: bigint): string => formatCoins(coins(hundredths));

/** A bet that names a run is on a session. */
export const shownSide = ({ side, run }: { readonly side: Side; readonly run: number | null }): string => {
  if (run === null) return side;
  return side === 'back' ? 'yes' : 'no';
};

/** Ten-thousandths as per cent. */
export const shownPercent = (rate: number): string => `${rate / 100}%`;

const indiaMs = 5.5 * 60 * 60 * 1000;

/** As the screens show times: +05:30. */
export const shownTime = (ms: number): string =>
  new Date(ms + indiaMs).toISOString().slice(0, 19).replace('T', ' ');
