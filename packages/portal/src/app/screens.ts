import { type ComponentType, lazy } from 'react';
import { type MainPath, mainPathNames } from '../api/paths.ts';
import { notYetScreen } from './not-yet-page.tsx';

/** Screens that are built; every other path says honestly that it is not open yet. */
const built: Partial<Record<MainPath, ComponentType>> = {
  dashboard: lazy(async () => ({ default: (await import('../features/dashboard/page.tsx')).DashboardPage })),
  matches: lazy(async () => ({ default: (await import('../features/matches/page.tsx')).MatchesPage })),
  matchDetails: lazy(async () => ({ default: (await import('../features/match/page.tsx')).MatchPage })),
  changePassword: lazy(async () => ({
    default: (await import('../features/password/page.tsx')).PasswordPage,
  })),
  rules: lazy(async () => ({ default: (await import('../features/rules/page.tsx')).RulesPage })),
  profile: lazy(async () => ({ default: (await import('../features/profile/page.tsx')).ProfilePage })),
  statement: lazy(async () => ({ default: (await import('../features/statement/page.tsx')).StatementPage })),
  freeGames: lazy(async () => ({ default: (await import('../features/free-games/page.tsx')).FreeGamesPage })),
  ledger: lazy(async () => ({ default: (await import('../features/ledger/page.tsx')).LedgerPage })),
  ledgerDetails: lazy(async () => ({
    default: (await import('../features/ledger/match-ledger-page.tsx')).MatchLedgerPage,
  })),
  ledgerCasinoDetails: lazy(async () => ({
    default: (await import('../features/ledger/table-ledger-page.tsx')).TableLedgerPage,
  })),
  internationalLedgerCasinoDetails: lazy(async () => ({
    default: (await import('../features/ledger/launched-ledger-page.tsx')).LaunchedLedgerPage,
  })),
  settings: lazy(async () => ({ default: (await import('../features/settings/page.tsx')).SettingsPage })),
  editStakes: lazy(async () => ({ default: (await import('../features/stakes/page.tsx')).StakesPage })),
  pendingBets: lazy(async () => ({
    default: (await import('../features/pending-bets/page.tsx')).PendingBetsPage,
  })),
};

export const screens = Object.fromEntries(
  mainPathNames.map((name) => [name, built[name] ?? notYetScreen(name)]),
) as Record<MainPath, ComponentType>;
