import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import type { Outcome } from './slip.ts';
import { en as betting } from './texts/en.ts';

let language = 'en';
vi.mock('../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => language }));
vi.mock('./texts/betting-texts.ts', () => ({ useBettingTexts: () => betting }));

const nothing = () => undefined;

/** What the dialog is given. */
function drawn(outcome: Outcome) {
  const { type, props } = OutcomeDialog({ outcome, onClose: nothing, onSendAgain: nothing });
  return type(props).props;
}

beforeEach(() => {
  language = 'en';
});

test.each([
  { bet: 'placed', words: 'Taken at 90', title: 'Success', expected: 'Taken at 90' },
  { bet: 'placed', words: '', title: 'Success', expected: 'Bet Placed Successfully' },
  { bet: 'refused', words: 'This market is suspended', title: 'Error', expected: 'This market is suspended' },
  { bet: 'refused', words: '', title: 'Error', expected: 'Bet not Placed !' },
])('a bet that was $bet says "$expected"', ({ bet: became, words, title, expected }) => {
  const outcome = { isPlaced: became === 'placed', message: words };
  expect(drawn(outcome)).toMatchObject({ title, description: expected });
});

test('an accepted bet has a text in the player’s language, since the house’s is English only', () => {
  language = 'hi';
  const outcome = { isPlaced: true, message: 'Taken at 90' };
  expect(drawn(outcome)).toMatchObject({
    description: betting.placed,
  });
});

test('a bet accepted at another price than was tapped shows both prices', () => {
  const outcome = { isPlaced: true, message: '', takenAt: { taken: '92', requested: '90' } };
  const { description } = drawn(outcome);
  expect(renderToStaticMarkup(description).replace(/<[^>]*>/g, '')).toBe(
    'Bet Placed Successfully Taken at 92, the price when your bet arrived. You asked for 90.',
  );
});

test('a bet without an answer says that it may have been placed, and can be sent again', () => {
  const outcome = { isPlaced: false, message: 'No response received from the server', isUnanswered: true };
  const { description, footer } = drawn(outcome);
  expect(renderToStaticMarkup(description).replace(/<[^>]*>/g, '')).toBe(
    'No response received from the server It may have been placed all the same. Sending it again cannot place it twice.',
  );
  expect(renderToStaticMarkup(footer)).toContain(betting.sendAgain);
});

test('a refused bet cannot be sent again unchanged', () => {
  const outcome = { isPlaced: false, message: 'This market is suspended' };
  const { footer } = drawn(outcome);
  expect(renderToStaticMarkup(footer)).not.toContain(betting.sendAgain);
});
