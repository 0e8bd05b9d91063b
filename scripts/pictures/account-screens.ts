import type { Page } from '@playwright/test';
import { spinRoulette } from './game-screens.ts';
import { openLedgerOf, screen } from './open-screen.ts';
import type { Picture } from './picture.ts';
import { playedMatch } from './players.ts';
import { playTable } from './table-screens.ts';

async function openTableLedger(page: Page): Promise<void> {
  await playTable(page);
  await openLedgerOf(page, 'Lucky7-A');
}

async function openLaunchedLedger(page: Page): Promise<void> {
  await spinRoulette(page);
  await openLedgerOf(page, /Roulette|Casino/);
}

export const accountPictures: readonly Picture[] = [
  screen('account/exposure', 'pending-bets'),
  screen('account/statement', 'statement'),
  screen('account/ledger', 'ledger'),
  { name: 'account/ledger-details', open: (page) => openLedgerOf(page, playedMatch.name) },
  { name: 'account/table-ledger', open: openTableLedger },
  { name: 'account/int-casino-ledger', open: openLaunchedLedger },
  screen('account/profile', 'profile'),
  screen('account/settings', 'settings'),
  screen('account/stakes', 'edit-stakes'),
  screen('account/password', 'changepassword'),
  { ...screen('account/no-bets', 'pending-bets'), by: 'newcomer' },
];
