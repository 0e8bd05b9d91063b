import { generatePath } from 'react-router';

export const rootPath = '/';
export const signInPath = '/signin';
export const mainPath = '/main';
/** A game at an address of its own, which is a word of the game. */
export const gamePattern = ':game/:eventId?';

/** Addresses under /main by the name of their screen. */
export type PathPatterns = Readonly<Record<string, string>>;

type ParamsOf<Pattern extends string> = Parameters<typeof generatePath<`/main/${Pattern}`>>[1];

export const patternUnderMain = (pattern: string): string => `${mainPath}/${pattern}`;

/** Builds the addresses of these screens: `pathTo('statement', { userId })`. */
export const pathsUnderMain =
  <const Patterns extends PathPatterns>(patterns: Patterns) =>
  <Name extends keyof Patterns & string>(name: Name, params?: ParamsOf<Patterns[Name]>): string =>
    generatePath<string>(patternUnderMain(patterns[name] ?? ''), params);

/**
 * The addresses of the account and of the portal itself, spelt as clients have bookmarked them (documents 1 and 2, section 2). Those of a
 * product are in its folder.
 */
export const accountPatterns = {
  dashboard: 'dashboard',
  rules: 'rules',
  profile: 'profile',
  statement: 'statement/:userId?',
  changePassword: 'changepassword',
  freeGames: 'freegame',
  ledger: 'ledger',
  settings: 'settings',
  editStakes: 'edit-stakes',
  pendingBets: 'pending-bets',
  ledgerDetails: 'ledger-details/:marketId',
  ledgerCasinoDetails: 'ledger-casino-details/:eventId/:ledgerType/:date',
  internationalLedgerCasinoDetails: 'international-ledger-casino-details/:eventId?/:ledgerType?/:date?',
  /** Ours: deals a round again. */
  verifyRound: 'verify-round/:roundId?',
} as const;

export type AccountPath = keyof typeof accountPatterns;

export const pathTo = pathsUnderMain(accountPatterns);

/** A game in a frame: any product may have a launcher of its own among the launched games (document 2, section 9). */
export const launchPattern = 'iframe-casino/:gameId';
export const launchPath = (gameId: string): string => `${mainPath}/iframe-casino/${gameId}`;
