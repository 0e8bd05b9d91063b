/**
 * Every call's path and HTTP method, without a schema, so that a browser can know them without loading any.
 * The compiler checks `calls.ts` against this list. Spellings are the wire's.
 */
export const methods = {
  'user/login': 'POST',
  'user/logout': 'POST',
  'user/updateUserPassword': 'PATCH',
  'user/userLoginCheck': 'POST',
  'user/userUpdate': 'PATCH',
  'user/clientBetListByMarketId': 'POST',
  'user/userStatement': 'POST',
  'user/userLedger': 'POST',
  'user/completeLedgerDetails': 'POST',
  'user/betStory': 'POST',
  'user/updateRateReffrenece': 'PATCH',
  'user/userBalance': 'POST',
  'user/updateBetChipsModal': 'POST',
  'user/casinoLoginUrl': 'POST',
  'website/domainSettingByDomainName': 'POST',
  'sports/matchList': 'POST',
  'sports/sportByMarketId': 'POST',
  'sports/userPositionByMarketId': 'POST',
  'sports/completedFancyByMarketId': 'POST',
  'sports/betsList': 'POST',
  'sports/sessionBetPlaced': 'POST',
  'sports/oddBetPlaced': 'POST',
  'sports/matchProof': 'POST',
  'casino/getDiamondCasinoByEventId': 'POST',
  'casino/diamondBetsList': 'POST',
  'casino/casinoBetPlace': 'POST',
  'casino/casinoBetTakeBack': 'POST',
  'casino/tableResults': 'POST',
  'casino/diamondCasinoReportByUser': 'POST',
  'casino/allCasinoResult': 'GET',
  'casino/launchedGames': 'POST',
  'casino/avaitorGamePlace': 'POST',
  'casino/avaitorCashOut': 'POST',
  'casino/aviatorBetCancel': 'POST',
  'casino/avaitorBetsList': 'POST',
  'v1/game/getRoundIdDetails': 'POST',
  'game/getRoundIdDetails': 'POST',
  'matka/getMatkaList': 'POST',
  'matka/getMatkaByMatkaEventId': 'POST',
  'matka/matkaBetList': 'POST',
  'matka/matkaPlaceBet': 'POST',
  'matka/matkaChart': 'POST',
  'matka/matkaProof': 'POST',
  'reports/casinoTransactionReport': 'POST',
} as const;

export type CallPath = keyof typeof methods;
export type Method = (typeof methods)[CallPath];
export type MethodOf<Path extends CallPath> = (typeof methods)[Path];
