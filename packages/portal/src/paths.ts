import { launchedGameIds } from '@maidan/contract/wire';
import { generatePath } from 'react-router';

export const rootPath = '/';
export const signInPath = '/signin';
export const mainPath = '/main';
export const galleryPath = '/gallery';
/** Ours, without sign-in: only the live picture of a table, for a frame in another client. */
export const videoPath = '/table-video';

/** Every address under /main, spelt as clients have bookmarked them (documents 1 and 2, section 2). */
export const mainPatterns = {
  dashboard: 'dashboard',
  rules: 'rules',
  matches: 'matches',
  profile: 'profile',
  statement: 'statement/:userId?',
  changePassword: 'changepassword',
  freeGames: 'freegame',
  ledger: 'ledger',
  settings: 'settings',
  editStakes: 'edit-stakes',
  pendingBets: 'pending-bets',
  matchDetails: 'match-deatils/:marketId/:eventId/:cacheUrls?',
  /** Ours: replays a match. */
  verifyMatch: 'verify-match/:eventId?',
  /** Ours: deals a round again. */
  verifyRound: 'verify-round/:roundId?',
  ledgerDetails: 'ledger-details/:marketId',
  ledgerCasinoDetails: 'ledger-casino-details/:eventId/:ledgerType/:date',
  internationalLedgerCasinoDetails: 'international-ledger-casino-details/:eventId?/:ledgerType?/:date?',
  casino: 'casino',
  internationalCasino: 'int-casino',
  launchedGame: 'iframe-casino/:gameId',
  virtualGame: 'virtual-games/:gameName',
  aviator: 'aviator/:eventId?',
  matka: 'matka',
  matkaList: 'matka-list',
  sattaMatkas: 'satta-matkas/:matkaEventId',
  sattaMatka: 'satta-matka/:marketEvent?',
  matkaType: 'matka-type/:matkaName/:matkaEventId',
  matkaSingle: 'matka-single/:matkaEventId?',
  matkaJodi: 'matka-jodi/:matkaEventId?',
  matkaSinglePatti: 'matka-single-patti/:matkaEventId?',
  matkaDoublePatti: 'matka-double-patti/:matkaEventId?',
  matkaTriplePatti: 'matka-tripple-patti/:matkaEventId?',
  matkaOddEven: 'matka-odd-even/:matkaEventId?',
  matkaBetList: 'matka-bet-list',
  /** Ours: a market's results by week. */
  matkaChart: 'matka-chart/:matkaEventId/:chart?',
} as const;

/** Live tables share one address pattern under /main; `@maidan/games` lists their words. */
export const tablePattern = ':table/:eventId?';

export const tablePath = ({ route, eventId }: { readonly route: string; readonly eventId: string }): string =>
  `${mainPath}/${route}/${eventId}`;

export type MainPath = keyof typeof mainPatterns;
type PatternOf<N extends MainPath> = `/main/${(typeof mainPatterns)[N]}`;

export const mainPathNames = Object.keys(mainPatterns) as readonly MainPath[];

export function patternOf<N extends MainPath>(name: N): PatternOf<N> {
  return `${mainPath}/${mainPatterns[name]}` as PatternOf<N>;
}

/** The address of a screen: `pathTo('launchedGame', { gameId: '900000' })`. */
export function pathTo<N extends MainPath>(
  name: N,
  params?: Parameters<typeof generatePath<PatternOf<N>>>[1],
): string {
  return generatePath<PatternOf<N>>(patternOf(name), params);
}

/** Games the house launches in a frame (document 2, sections 2 and 9). */
export const gameIds = {
  royalGaming: launchedGameIds.lobby,
  aviatorLauncher: '201206',
  ludo: launchedGameIds.ludo,
} as const;
export const aviatorEventId = '303031';
