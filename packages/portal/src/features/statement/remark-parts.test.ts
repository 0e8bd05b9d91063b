import { expect, test } from 'vitest';
import { en } from '../../i18n/account/en.ts';
import { hi } from '../../i18n/account/hi.ts';
import { remarkParts } from './remark-parts.ts';

const remark = 'Result taken back · Lions v Tigers: 6 over runs · Result corrected';

test('a remark is read in English as the house wrote it', () => {
  expect(remarkParts(remark, en).join(' · ')).toBe(remark);
});

test('the house’s own words are said in the reader’s language, names as they came', () => {
  expect(remarkParts(remark, hi)).toEqual([
    hi.houseWords['Result taken back'],
    'Lions v Tigers: 6 over runs',
    hi.houseWords['Result corrected'],
  ]);
});

test.each(['Bookmaker', 'Match Odds', 'Tied Match', 'To Win the Toss'] as const)(
  'the market %s is named in the reader’s language, its match as it is called',
  (market) => {
    const said = `Result · Cup: Lions v Tigers: ${market}`;
    expect(remarkParts(said, hi)).toEqual([
      hi.houseWords.Result,
      `Cup: Lions v Tigers: ${hi.houseWords[market]}`,
    ]);
    expect(remarkParts(said, en).join(' · ')).toBe(said);
  },
);

test('what people wrote stays as they wrote it', () => {
  expect(remarkParts('Credit · Weekly settlement · constructor', hi)).toEqual([
    hi.houseWords.Credit,
    'Weekly settlement',
    'constructor',
  ]);
});
