import type { CallPath } from '@maidan/contract';

/** Calls that read as much as their client has bet, or every match there is. A client has few of them under way. */
export const heavyCalls: ReadonlySet<CallPath> = new Set<CallPath>([
  'user/userStatement',
  'user/userLedger',
  'user/completeLedgerDetails',
  'user/betStory',
  'user/clientBetListByMarketId',
  'sports/betsList',
  'sports/userPositionByMarketId',
  'sports/completedFancyByMarketId',
  'sports/matchList',
]);

/** A screen asks for three or four at once. */
export const heavyAtOnce = 2;
export const heavyWaiting = 8;
