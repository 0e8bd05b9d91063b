import type { CallPath } from '@maidan/contract';

/** Calls of no product that read as much as their client has bet. A client has few of the heavy ones under way. */
export const heavyCalls = [
  'sports/betsList',
  'user/userStatement',
  'user/userLedger',
  'user/betStory',
  'reports/casinoTransactionReport',
  'casino/diamondCasinoReportByUser',
] as const satisfies readonly CallPath[];

/** A screen asks for three or four at once. */
export const heavyAtOnce = 2;
export const heavyWaiting = 8;
