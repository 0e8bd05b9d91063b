import type { ComponentType } from 'react';
import type { AccountPath } from '../../paths.ts';
import { loadBetParts } from '../../product-parts.ts';

/** Screens on which few visits begin. */
export type OtherAccountPath = Exclude<AccountPath, 'dashboard' | 'changePassword' | 'rules'>;

/** For a screen that asks products about bets while it is drawn. */
const withBets = (load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  const [screen] = await Promise.all([load(), loadBetParts()]);
  return screen;
};

/**
 * In a separate chunk, like the games, so that the first load does not contain the list of what each needs.
 */
export const accountScreens: Record<OtherAccountPath, () => Promise<ComponentType>> = {
  profile: async () => (await import('../../account/profile/page.tsx')).ProfilePage,
  statement: async () => (await import('./statement-screen.tsx')).StatementScreen,
  freeGames: async () => (await import('../free-games/page.tsx')).FreeGamesPage,
  ledger: withBets(async () => (await import('../../account/ledger/page.tsx')).LedgerPage),
  ledgerDetails: async () => (await import('../../account/ledger/match-ledger-page.tsx')).MatchLedgerPage,
  ledgerCasinoDetails: withBets(
    async () => (await import('../../account/ledger/table-ledger-page.tsx')).TableLedgerPage,
  ),
  internationalLedgerCasinoDetails: async () =>
    (await import('../../account/ledger/launched-ledger-page.tsx')).LaunchedLedgerPage,
  settings: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  editStakes: async () => (await import('../../account/stakes/page.tsx')).StakesPage,
  pendingBets: withBets(async () => (await import('../../account/pending-bets/page.tsx')).PendingBetsPage),
  verifyRound: async () => (await import('../verify-round/page.tsx')).VerifyRoundPage,
};
