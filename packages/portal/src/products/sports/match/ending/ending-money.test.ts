import type { CompleteLedger } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../../../account/texts/en.ts';
import { EndingMoney } from '../match-ending.tsx';

vi.mock('../../../../account/texts/account-texts.ts', () => ({ useAccountTexts: () => en }));

const endingOf = (coins: number) => {
  const completeData = {
    clientOddsAmount: coins,
    clientSessionAmount: 0,
    clientOddsComm: 0,
    clientSessionComm: 0,
  };
  const ledger = { completeData } as CompleteLedger;
  return renderToStaticMarkup(createElement(EndingMoney, { ledger }));
};

test('a win is read out with its final sum, while the visible one counts up', () => {
  const html = endingOf(900);
  expect(html).toContain('<span class="opacity-0">You Won 900/- Coins.</span>');
  expect(html).toContain('<span aria-hidden="true">You Won 0/- Coins.</span>');
});

test.each([
  [900, true],
  [0, false],
  [-900, false],
])('confetti for %d coins: %s', (coins, isThere) => {
  expect(endingOf(coins).includes('class="confetti"')).toBe(isThere);
});

test('a loss is shown at once', () => {
  expect(endingOf(-900)).toContain('>You Lost 900/- Coins.<');
});
