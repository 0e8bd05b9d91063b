import { type ComponentType, lazy } from 'react';
import { type MainPath, mainPathNames } from '../api/paths.ts';
import { type GameScreenName, gameScreenNames } from './game-screen-names.ts';
import { sectionAt } from './section-title.ts';

type LoadScreen = () => Promise<ComponentType>;

const gameLoads = Object.fromEntries(
  gameScreenNames.map((name) => [name, async () => (await import('./game-screens.ts')).gameScreens[name]()]),
) as Record<GameScreenName, LoadScreen>;

const loads: Record<MainPath, LoadScreen> = {
  ...gameLoads,
  dashboard: async () => (await import('./live-now/dashboard-screen.tsx')).DashboardScreen,
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
  mainPathNames.map((name): [MainPath, ComponentType] => [
    name,
    lazy(async () => ({ default: await loads[name]() })),
  ]),
) as Record<MainPath, ComponentType>;

/** Fetches the screen of an address before anybody draws it. */
export function preloadScreen(pathname: string): void {
  const name = sectionAt(pathname);
  if (name) void loads[name]();
}
