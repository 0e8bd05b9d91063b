import type { ComponentType } from 'react';
import type { AccountScreenName } from './screen-names.ts';

/**
 * In a separate chunk, like the games, so that the first load does not contain the list of what each needs.
 */
export const accountScreens: Record<AccountScreenName, () => Promise<ComponentType>> = {
  verifyMatch: async () => (await import('../../products/sports/verify/page.tsx')).VerifyPage,
  profile: async () => (await import('../../account/profile/page.tsx')).ProfilePage,
  statement: async () => (await import('./statement-screen.tsx')).StatementScreen,
  freeGames: async () => (await import('../free-games/page.tsx')).FreeGamesPage,
  ledger: async () => (await import('../../account/ledger/page.tsx')).LedgerPage,
  ledgerDetails: async () => (await import('../../account/ledger/match-ledger-page.tsx')).MatchLedgerPage,
  ledgerCasinoDetails: async () => (await import('./table-ledger-screen.tsx')).TableLedgerScreen,
  internationalLedgerCasinoDetails: async () =>
    (await import('../../account/ledger/launched-ledger-page.tsx')).LaunchedLedgerPage,
  settings: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  editStakes: async () => (await import('../../account/stakes/page.tsx')).StakesPage,
  pendingBets: async () => (await import('../../account/pending-bets/page.tsx')).PendingBetsPage,
};
