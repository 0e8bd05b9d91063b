import type { CallPath } from '@maidan/contract';

/** Calls outside of products whose cost grows with the client's bets. Only a few of a client run at once. */
export const heavyCalls = [
  'sports/betsList',
  'user/userStatement',
  'user/userLedger',
  'user/betStory',
  'reports/casinoTransactionReport',
  'casino/diamondCasinoReportByUser',
] as const satisfies readonly CallPath[];

/** A screen makes three or four of them at once. */
export const heavyAtOnce = 2;
export const heavyWaiting = 8;
