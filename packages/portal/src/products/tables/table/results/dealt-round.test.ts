import { faceOf } from '@maidan/games/boards';
import { gameByCode } from '@maidan/games/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import { formatOption } from '../../option-texts/format-option.ts';
import { DealtRound } from './dealt-round.tsx';

const { useTableTexts } = await vi.importActual<typeof import('../../texts/table-texts.ts')>(
  '../../texts/table-texts.ts',
);
const dictionaries = {
  en: [await useTableTexts.load('en'), await useCasinoTexts.load('en')],
  hi: [await useTableTexts.load('hi'), await useCasinoTexts.load('hi')],
  ar: [await useTableTexts.load('ar'), await useCasinoTexts.load('ar')],
} as const;
const chosen = vi.hoisted(() => ({ language: 'en' as 'en' | 'hi' | 'ar' }));
vi.mock('../../texts/table-texts.ts', () => ({
  useTableTexts: () => dictionaries[chosen.language][0],
}));
vi.mock('../../../../texts/texts.ts', () => ({ useLanguage: () => chosen.language }));
vi.mock('../../option-texts/use-option-name.ts', () => ({
  useOptionName: () => (name: string) => formatOption(name, dictionaries[chosen.language][1]),
}));

/** A recorded round, whose first cards add up to 32. */
const recorded = {
  mid: '5900684815086',
  sid: '2',
  win: '2',
  cards: '7DD,10DD,7SS,8SS,1,10HH,1,10SS,1,6HH,1,6SS,1,KHH,1,8CC',
  cardsorg: '',
  desc: '',
  newdesc: '',
  ename: '32 Cards B',
  winnat: 'Player 9',
  mtime: '',
  gtype: 'card32eu',
  reason: 'Player 9 wins with 48. The first cards add up to 32',
};

/** Four cards are dealt first from any seed, one to each player. */
const dealtFrom = new Uint8Array(32).fill(7);

function drawn(code: string, language: 'en' | 'hi' | 'ar', parts: object = {}): string {
  chosen.language = language;
  const [game, face] = [gameByCode(code), faceOf(code)];
  if (!game || !face) throw new Error(`${code} is not dealt`);
  return renderToStaticMarkup(
    createElement(DealtRound, { result: { ...recorded, ...parts }, dealtFrom, game, face }),
  );
}

test.each([
  ['en', 'PLAYER 9', '2 Single'],
  ['hi', 'खिलाड़ी 9', '2 सिंगल'],
  ['ar', 'لاعب 9', '2 مفرد'],
] as const)('the popup of the number grid names player and digit in %s', (language, player, digit) => {
  const html = drawn('card32eu', language);
  expect(html).toMatch(/data-state="won"[^>]*aria-label="[^"]*9"/);
  expect(html).toContain(player);
  expect(html).toContain(` · ${digit}<`);
});

test('the popup of a corrected round names no digit of the cards', () => {
  const corrected = { corrections: [{ at: '2026-01-01T00:00:00.000Z', reason: 'The digit was misread' }] };
  expect(drawn('card32eu', 'en', corrected)).not.toContain('Single');
});

test('without a winner, and at the table without digits, the popup names none', () => {
  expect(drawn('card32eu', 'en', { isVoid: true })).not.toContain('Single');
  expect(drawn('card32-a', 'en')).not.toContain('Single');
});
