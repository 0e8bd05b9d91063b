import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../i18n/en.ts';
import { en as sports } from '../i18n/sports/en.ts';
import { lionsBet } from './fake-bet.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';

let language = 'en';
vi.mock('../i18n/texts.ts', () => ({ useTexts: () => en, useLanguage: () => language }));
vi.mock('../i18n/sports/sports-texts.ts', () => ({ useSportsTexts: () => sports }));
vi.mock('./slip-provider.tsx', () => ({ useSlip: () => ({}) }));

beforeEach(() => {
  language = 'en';
});

test.each([
  { bet: 'placed', words: 'Taken at 90', title: 'Success', said: 'Taken at 90' },
  { bet: 'placed', words: '', title: 'Success', said: 'Bet Placed Successfully' },
  { bet: 'refused', words: 'This market is suspended', title: 'Error', said: 'This market is suspended' },
  { bet: 'refused', words: '', title: 'Error', said: 'Bet not Placed !' },
])('a bet that was $bet says "$said"', ({ bet: became, words, title, said }) => {
  const outcome = { isPlaced: became === 'placed', message: words };
  expect(OutcomeDialog({ bet: lionsBet, outcome }).props).toMatchObject({ title, description: said });
});

test('a bet that was placed says so in the player’s own words, since the house has English ones only', () => {
  language = 'hi';
  const outcome = { isPlaced: true, message: 'Taken at 90' };
  expect(OutcomeDialog({ bet: lionsBet, outcome }).props).toMatchObject({ description: sports.slip.placed });
});

test('a bet taken at another price than was tapped says at which', () => {
  const outcome = { isPlaced: true, message: '', takenAt: '92' };
  expect(OutcomeDialog({ bet: lionsBet, outcome }).props).toMatchObject({
    description: 'Bet Placed Successfully · Taken at 92, the price when your bet arrived.',
  });
});
