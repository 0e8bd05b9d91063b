import { describe, expect, it } from 'vitest';
import { faceOf } from '../boards.ts';
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
  ])('at %s the code %s lights %s', (code, win, place) => {
    expect(faceAt(code).placeOfWin(win)).toBe(place);
  });

  it('a table whose game is not dealt here has no face', () => {
    expect(faceOf('worli')).toBeUndefined();
    expect(faceOf('constructor')).toBeUndefined();
  });
});
