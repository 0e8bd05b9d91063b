import { matchPath } from 'react-router';
import { type MainPath, mainPathNames, patternOf } from '../paths.ts';

/** Document 1, section 2: the screens whose title the shell shows; the others have their own heading. */
export const titledByShell: ReadonlySet<MainPath> = new Set([
  'rules',
  'matches',
  'profile',
  'freeGames',
  'changePassword',
  'ledger',
  'statement',
  'pendingBets',
  'settings',
  'editStakes',
  'verifyMatch',
  'verifyRound',
]);

export function sectionAt(pathname: string): MainPath | undefined {
  return mainPathNames.find((name) => matchPath(patternOf(name), pathname));
}
