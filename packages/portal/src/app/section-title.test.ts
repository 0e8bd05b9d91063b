import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { sectionAt, titledByShell } from './section-title.ts';

function titleAt(path: string): string | undefined {
  const section = sectionAt(path);
  return section && titledByShell.has(section) ? en.titles[section] : undefined;
}

test.each([
  ['/main/rules', 'Rules'],
  ['/main/matches', 'MATCHES'],
  ['/main/profile', 'PROFILE'],
  ['/main/freegame', 'Free Games'],
  ['/main/changepassword', 'Change Password'],
  ['/main/ledger', 'Ledgers'],
  ['/main/statement', 'Statement'],
  ['/main/statement/u1', 'Statement'],
  ['/main/pending-bets', 'Exposure'],
  ['/main/dashboard', undefined],
  ['/main/casino', undefined],
  ['/main/nowhere', undefined],
])('%s is titled %s', (path, title) => {
  expect(titleAt(path)).toBe(title);
});
