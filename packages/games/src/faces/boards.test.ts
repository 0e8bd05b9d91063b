import { keyFromText } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../boards.ts';
import { gameByCode, games } from '../dealt-games.ts';
import { roundRandom } from '../kit/fairness.ts';
import type { CellLook, Felt } from './felt.ts';
import type { TableFace } from './table-face.ts';

const faceAt = (code: string): TableFace => {
  const face = faceOf(code);
  if (face === undefined) throw new Error(`no face of ${code}`);
  return face;
};

/** The cells that a board asks for, in its order. */
function cellsOf(code: string): { readonly sid: string; readonly look: CellLook | undefined }[] {
  const asked: { sid: string; look: CellLook | undefined }[] = [];
  const felt: Felt = {
    cell: (sid, look) => {
      asked.push({ sid, look });
      return null;
    },
    word: (_, english) => english,
    price: () => '12',
    share: () => undefined,
    hasWon: () => false,
  };
  faceAt(code).Board({ felt });
  return asked;
}

describe('boards', () => {
  it('the three-hand board has a cell for each of its eighteen options, row by row', () => {
    const sids = cellsOf('teen9').map(({ sid }) => sid);
    expect(sids).toEqual([1, 2, 3, 4, 5, 6].flatMap((row) => [`1${row}`, `2${row}`, `3${row}`]));
  });

  it('the andar bahar board has a cell for each of its twenty-five options, once', () => {
    const sids = cellsOf('abj').map(({ sid }) => Number(sid));
    expect(sids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it.each(games.map(({ entry, options }) => [entry.code, options] as const))(
    'the board of %s has a cell for each option, and for each side of it that is offered',
    (code, options) => {
      const prices = gameByCode(code)?.prices([]) ?? {};
      const offered = options.flatMap(({ sid }) =>
        Object.keys(prices[sid] ?? {}).map((side) => `${sid} ${side}`),
      );
      const shown = cellsOf(code).map(({ sid, look }) => `${sid} ${look?.kind === 'lay' ? 'lay' : 'back'}`);
      expect(shown).toEqual(expect.arrayContaining(offered));
      expect(new Set(shown).size).toBe(shown.length);
    },
  );

  it('the thirteen cards are paper tiles in order, and show their rank', () => {
    const tiles = cellsOf('abj').filter(({ look }) => look?.kind === 'paper');
    expect(tiles.map(({ sid }) => Number(sid))).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(tiles.map(({ look }) => look?.sign).join(' ')).toBe('A 2 3 4 5 6 7 8 9 10 J Q K');
  });
});

describe('results', () => {
  it.each([
    ['teen9', '11', 'tiger'],
    ['teen9', '21', 'lion'],
    ['teen9', '31', 'dragon'],
    ['teen9', '0', undefined],
    ['abj', '1', 'andar'],
    ['abj', '2', 'bahar'],
    ['dt20', '1', 'dragon'],
    ['dt202', '2', 'tiger'],
    ['dt20', '3', 'tie'],
    ['teen20', '1', 'a'],
    ['teen20', '3', 'b'],
    ['teen20', '0', 'tie'],
    ['aaa', '1', 'amar'],
    ['aaa', '2', 'akbar'],
    ['aaa', '3', 'anthony'],
    ['aaa', '0', undefined],
    ['worli', '0', '0'],
    ['worli', '', undefined],
    ['card32-a', '1', 'player 8'],
    ['card32-a', '4', 'player 11'],
    ['card32-a', '0', undefined],
    ['lucky7eu', '0', 'tie'],
    ['lucky7eu', '1', 'low'],
    ['lucky7eu', '2', 'high'],
  ])('at %s the code %s lights %s', (code, win, place) => {
    expect(faceAt(code).placeOfWin(win)).toBe(place);
  });

  it.each(games.map(({ entry, deal }) => [entry.code, deal] as const))(
    'every card of %s falls on a place of its scene',
    (code, deal) => {
      const places = faceAt(code)
        .lay(360)
        .places.map(({ id }) => id);
      for (const { place } of deal(roundRandom(keyFromText('scene'), code))) expect(places).toContain(place);
    },
  );

  it('a table whose game is not dealt here has no face', () => {
    expect(faceOf('none')).toBeUndefined();
    expect(faceOf('constructor')).toBeUndefined();
  });
});
