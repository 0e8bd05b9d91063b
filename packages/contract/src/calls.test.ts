import { describe, expect, it } from 'vitest';
import { calls, methods } from './index.ts';

// As section 7 of each document prints them.
const shellAndSports = [
  'POST user/login',
  'PATCH user/updateUserPassword',
  'POST user/userLoginCheck',
  'PATCH user/userUpdate',
  'POST website/domainSettingByDomainName',
  'POST sports/matchList',
  'POST sports/sportByMarketId',
  'POST sports/userPositionByMarketId',
  'POST sports/completedFancyByMarketId',
  'POST sports/betsList',
  'POST user/clientBetListByMarketId',
  'POST user/userStatement',
  'POST user/userLedger',
  'POST user/completeLedgerDetails',
  'PATCH user/updateRateReffrenece',
  'POST user/userBalance',
  'POST user/updateBetChipsModal',
  'POST sports/sessionBetPlaced',
  'POST sports/oddBetPlaced',
];
const games = [
  'POST casino/getDiamondCasinoByEventId',
  'POST casino/diamondBetsList',
  'POST casino/casinoBetPlace',
  'POST user/casinoLoginUrl',
  'POST casino/diamondCasinoReportByUser',
  'POST reports/casinoTransactionReport',
  'GET casino/allCasinoResult',
  'POST matka/getMatkaList',
  'POST matka/getMatkaByMatkaEventId',
  'POST matka/matkaBetList',
  'POST matka/matkaPlaceBet',
  'POST casino/avaitorGamePlace',
  'POST casino/avaitorCashOut',
  'POST v1/game/getRoundIdDetails',
  'POST game/getRoundIdDetails',
];
const ours = [
  'POST user/logout',
  'POST user/betStory',
  'POST casino/avaitorBetsList',
  'POST casino/aviatorBetCancel',
  'POST casino/casinoBetTakeBack',
  'POST casino/launchedGames',
  'POST casino/tableResults',
  'POST sports/matchProof',
  'POST matka/matkaChart',
  'POST matka/matkaProof',
];
/** Made by other clients of this family. */
const family = [
  'POST sports/getSessionPositionBySelectionId',
  'POST sports/casinoSearchResult',
  'GET sports/getCasinoList',
  'POST v1/game/lastRounds',
  'POST matka/matkaBetCancel',
];

const table = Object.entries(calls).map(([path, call]) => `${call.method} ${path}`);

describe('the table of calls', () => {
  it.each([...shellAndSports, ...games])('has %s as the specification prints it', (line) => {
    expect(table).toContain(line);
  });

  it('has nothing else but our own additions and what other clients call', () => {
    expect(table.toSorted()).toEqual([...shellAndSports, ...games, ...ours, ...family].toSorted());
  });

  it('refuses with 422 where clients take every 2xx for success, and with 200 where they read the reply', () => {
    const unprocessable = Object.entries(calls).filter(([, { refusalStatus }]) => refusalStatus === 422);
    expect(unprocessable.map(([path]) => path).toSorted()).toEqual([
      'casino/avaitorCashOut',
      'casino/avaitorGamePlace',
      'casino/aviatorBetCancel',
      'matka/matkaPlaceBet',
      'sports/oddBetPlaced',
      'sports/sessionBetPlaced',
      'user/completeLedgerDetails',
      'user/login',
      'user/updateRateReffrenece',
      'user/updateUserPassword',
      'user/userLedger',
      'user/userLoginCheck',
      'user/userUpdate',
    ]);
  });

  it('agrees with the methods the browser knows', () => {
    expect(Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, call.method]))).toEqual(
      methods,
    );
  });

  it('requires a session everywhere but at sign-in, the notices and published results', () => {
    const open = Object.entries(calls).filter(([, call]) => call.session === 'none');
    expect(open.map(([path]) => path).toSorted()).toEqual([
      'casino/allCasinoResult',
      'game/getRoundIdDetails',
      'sports/casinoSearchResult',
      'user/login',
      'v1/game/getRoundIdDetails',
      'v1/game/lastRounds',
      'website/domainSettingByDomainName',
    ]);
  });
});
