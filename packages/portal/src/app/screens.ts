import { type ComponentType, lazy } from 'react';
import { type MainPath, mainPathNames } from '../api/paths.ts';
import { gameScreenNames } from './game-screen-names.ts';
import { notYetScreen } from './not-yet-page.tsx';
import { sectionAt } from './section-title.ts';

type LoadScreen = () => Promise<ComponentType>;

/** Screens that are built; every other path says honestly that it is not open yet. */
const built: Partial<Record<MainPath, LoadScreen>> = {
  ...Object.fromEntries(
    gameScreenNames.map((name): [MainPath, LoadScreen] => [
      name,
      async () => (await import('./game-screens.ts')).gameScreens[name](),
    ]),
  ),
  dashboard: async () => (await import('../features/dashboard/page.tsx')).DashboardPage,
  matches: async () => (await import('../features/matches/page.tsx')).MatchesPage,
  matchDetails: async () => (await import('../features/match/page.tsx')).MatchPage,
  verifyMatch: async () => (await import('../features/verify/page.tsx')).VerifyPage,
  changePassword: async () => (await import('../features/password/page.tsx')).PasswordPage,
  rules: async () => (await import('../features/rules/page.tsx')).RulesPage,
  profile: async () => (await import('../features/profile/page.tsx')).ProfilePage,
  statement: async () => (await import('../features/statement/page.tsx')).StatementPage,
  freeGames: async () => (await import('../features/free-games/page.tsx')).FreeGamesPage,
  ledger: async () => (await import('../features/ledger/page.tsx')).LedgerPage,
  ledgerDetails: async () => (await import('../features/ledger/match-ledger-page.tsx')).MatchLedgerPage,
  ledgerCasinoDetails: async () => (await import('./table-ledger-screen.tsx')).TableLedgerScreen,
  internationalLedgerCasinoDetails: async () =>
    (await import('../features/ledger/launched-ledger-page.tsx')).LaunchedLedgerPage,
  settings: async () => (await import('../features/settings/page.tsx')).SettingsPage,
  editStakes: async () => (await import('../features/stakes/page.tsx')).StakesPage,
  pendingBets: async () => (await import('../features/pending-bets/page.tsx')).PendingBetsPage,
};

export const screens = Object.fromEntries(
  mainPathNames.map((name) => {
    const load = built[name];
    return [name, load ? lazy(async () => ({ default: await load() })) : notYetScreen(name)];
  }),
) as Record<MainPath, ComponentType>;

/** Fetches the screen of an address before anybody draws it. */
export function preloadScreen(pathname: string): void {
  const name = sectionAt(pathname);
  if (name) void built[name]?.();
}
