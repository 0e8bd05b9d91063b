import { expect, test, vi } from 'vitest';
import { en } from '../i18n/en.ts';
import { en as sports } from '../i18n/sports/en.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import type { SlipBet } from './slip-bet.ts';

vi.mock('../i18n/texts.ts', () => ({ useTexts: () => en }));
vi.mock('../i18n/sports/sports-texts.ts', () => ({ useSportsTexts: () => sports }));
vi.mock('./slip-provider.tsx', () => ({ useSlip: () => ({}) }));

const bet: SlipBet = {
  kind: 'bookmaker',
  side: 'back',
  selectionId: '1',
  selectionName: 'Lions',
  odds: 0.9,
  marketId: '1.9',
  eventId: '9',
  table: 'bookmaker',
  cell: 'bookmaker/1/back0',
  row: 'bookmaker/1',
};

test.each([
  { bet: 'placed', words: 'Taken at 90', title: 'Success', said: 'Taken at 90' },
  { bet: 'placed', words: '', title: 'Success', said: 'Bet Placed Successfully' },
  { bet: 'refused', words: 'This market is suspended', title: 'Error', said: 'This market is suspended' },
  { bet: 'refused', words: '', title: 'Error', said: 'Bet not Placed !' },
])('a bet that was $bet says "$said"', ({ bet: became, words, title, said }) => {
  const outcome = { isPlaced: became === 'placed', message: words };
  expect(OutcomeDialog({ bet, outcome }).props).toMatchObject({ title, description: said });
});
