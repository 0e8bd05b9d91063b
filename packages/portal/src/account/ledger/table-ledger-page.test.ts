import { expect, test } from 'vitest';
import { useCasinoTexts } from '../../products/tables/option-texts/casino-texts.ts';
import { en as casino } from '../../products/tables/option-texts/en.ts';
import { en as account } from '../texts/en.ts';
import { fr as accountFr } from '../texts/fr.ts';
import { formatBetResult } from './table-ledger-page.tsx';

const casinoFr = await useCasinoTexts.load('fr');

const flown = { isDeleted: 0, deletedRemark: '', showResult: '1.85x' } as const;
const takenBack = {
  isDeleted: 1,
  deletedRule: 'taken-back',
  deletedRemark: 'Taken back by the player',
  showResult: '',
} as const;

test('a bet that stood has the result of its round', () => {
  expect(formatBetResult(flown, account, casino)).toBe('1.85x');
});

test('a bet that its player took back says so, in the language of the page', () => {
  expect(formatBetResult(takenBack, account, casino)).toBe('Taken back');
  expect(formatBetResult(takenBack, accountFr, casinoFr)).toBe('Repris');
});

test('a bet that an operator took out has the operator’s own words', () => {
  const bet = { isDeleted: 1, deletedRemark: 'Wrong rate', showResult: '' } as const;
  expect(formatBetResult(bet, accountFr, casinoFr)).toBe('Wrong rate');
});

test('a flight that was called off is void in the language of the page', () => {
  const bet = { ...flown, showResult: 'void' };
  expect(formatBetResult(bet, account, casino)).toBe('Void');
  expect(formatBetResult(bet, accountFr, casinoFr)).toBe('Annulé');
});
