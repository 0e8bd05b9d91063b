import { describe, expect, it } from 'vitest';
import { readResult } from './read-result.ts';

const byMid = { mid: '9.1', sid: '2', win: '2', gtype: 'poker20' };

describe('a result is read', () => {
  it('by mid with its suits mapped back: hearts are spades, diamonds hearts, spades diamonds, and clubs stay', () => {
    expect(readResult({ ...byMid, cards: 'AHH,2DD,3SS,4CC' })?.cards).toEqual(['ASS', '2HH', '3DD', '4CC']);
  });

  it('by mid without mapping when it gives the true suits as well', () => {
    expect(readResult({ ...byMid, cards: 'AHH,2DD', cardsorg: 'ASS,2HH' })?.cards).toEqual(['ASS', '2HH']);
  });

  it('by rid without mapping', () => {
    const t1 = {
      rid: '7',
      card: 'AHH,1,2SS',
      rdesc: 'Player 9#8 : Odd~9 : Even#2-2',
      win: 2,
      gtype: 'card32eu',
    };
    expect(readResult({ t1, t2: null })).toMatchObject({
      roundId: '7',
      win: '2',
      cards: ['AHH', undefined, '2SS'],
      parts: ['Player 9', '8 : Odd 9 : Even', '2-2'],
    });
  });

  it.each([
    ['1', undefined],
    ['0', undefined],
    ['', undefined],
    ['10HH', '10HH'],
  ])('with the code %j for %s', (code, card) => {
    expect(readResult({ ...byMid, cardsorg: code })?.cards).toEqual([card]);
  });

  it.each([
    [{ desc: 'Dragon || No || D : Odd  |  T : Even' }, ['Dragon', 'No', 'D : Odd | T : Even']],
    [{ desc: 'Dragon || x', newdesc: 'Dragon#No' }, ['Dragon', 'No']],
    [{ desc: 'Amar|Red*Odd' }, ['Amar', 'Red', 'Odd']],
    [{}, []],
  ])('with the parts of its description %j', (described, parts) => {
    expect(readResult({ ...byMid, ...described })?.parts).toEqual(parts);
  });

  it.each([
    ['1,5|11,15', ['1', '5']],
    ['0', []],
    ['0|0', []],
    ['', []],
  ])('with %j as the winners %j', (sid, sids) => {
    expect(readResult({ ...byMid, sid })?.sids).toEqual(sids);
  });

  it('with the sides that a star separates', () => {
    expect(readResult({ ...byMid, cardsorg: '2CC,3DD*4HH,1' })?.sides).toEqual([['2CC', '3DD'], ['4HH']]);
  });

  it.each([undefined, null, 'text', 7, {}, { t1: null }, { mid: '' }, { mid: ['1'] }])(
    'not from %j',
    (printed) => {
      expect(readResult(printed)).toBeUndefined();
    },
  );
});
