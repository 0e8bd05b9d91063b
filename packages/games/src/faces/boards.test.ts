import { keyFromText } from '@maidan/betting';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../boards.ts';
import { gameByCode, games } from '../dealt-games.ts';
import { roundRandom } from '../proof/fairness.ts';
import { tables } from '../registry.ts';
import { templateTableFace } from '../tables/_template/face.tsx';
import { templateTable } from '../tables/_template/game.ts';
import type { CellLook, Felt } from './felt.ts';
import { chipSpots, sceneHeight } from './scene/scene-layout.ts';
import type { TableFace } from './table-face.ts';

const faceAt = (code: string): TableFace => {
  const face = faceOf(code);
  if (face === undefined) throw new Error(`no face of ${code}`);
  return face;
};

interface DrawnCell {
  readonly sid: string;
  readonly look: CellLook | undefined;
}

const feltOf = (cells: DrawnCell[]): Felt => ({
  cell: (sid, look) => {
    cells.push({ sid, look });
    return null;
  },
  word: (_, english) => english,
  price: () => undefined,
  share: () => undefined,
  hasWon: () => false,
});

/** The cells a board draws, in its order. */
function cellsOf(code: string): readonly DrawnCell[] {
  const cells: DrawnCell[] = [];
  faceAt(code).Board({ felt: feltOf(cells) });
  return cells;
}

/** The text of a board while prices and limits are unknown. */
const textOf = (code: string): string => wordsIn(faceAt(code).Board({ felt: feltOf([]) })).join(' ');

function wordsIn(node: ReactNode): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return wordsIn(node.props.children);
  return typeof node === 'string' && node.trim() !== '' ? [node] : [];
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

/** The cloth begins below the dealer's edge. The last width is wider than any screen a table is shown on. */
const [clothTop, widths] = [118, [320, 360, 430, 716, 960]];

describe('chips', () => {
  it.each(games.map(({ entry, options }) => [entry.code, options] as const))(
    'on every option of %s lie inside the cloth',
    (code, options) => {
      const { lay, placeOf } = faceAt(code);
      for (const width of widths)
        for (const { sid, name } of options) {
          const spot = chipSpots(lay(width)).find(({ id }) => id === placeOf(sid))?.chips;
          if (spot === undefined) throw new Error(`no place for ${name}`);
          expect(spot.x - spot.width / 2).toBeGreaterThanOrEqual(0);
          expect(spot.x + spot.width / 2).toBeLessThanOrEqual(width);
          expect(spot.y - spot.width).toBeGreaterThanOrEqual(clothTop);
          expect(spot.y).toBeLessThanOrEqual(sceneHeight);
        }
    },
  );

  it.each([
    ['abj', 'SA', 'andar'],
    ['abj', 'SB', 'bahar'],
    ['abj', 'Odd', 'joker'],
    ['abj', '2nd Bet Bahar', 'bahar'],
    ['lucky7eu', 'HIGH Card', 'high'],
    ['lucky7eu', 'Even', 'tie'],
    ['aaa', 'Anthony', 'anthony'],
    ['aaa', 'Under 7', 'card'],
    ['dt20', 'Pair', 'tie'],
    ['dt202', 'Tiger Card K', 'tiger'],
    ['teen20', 'Pair plus B', 'b'],
    ['teen', 'Player B', 'b'],
    ['teen9', 'Dragon Trio', 'dragon'],
    ['worli', 'Line 2', 'cards'],
    ['card32-a', 'Player 10', 'player 10'],
    ['card32eu', 'Player 9 Even', 'player 9'],
    ['card32eu', '8 & 9 Total', 'players 8 and 9'],
    ['card32eu', '10 & 11 Total', 'players 10 and 11'],
    ['card32eu', '7 Single', 'all players'],
  ])('at %s chips on %s lie at %s', (code, option, place) => {
    const sid = gameByCode(code)?.options.find(({ name }) => name === option)?.sid ?? '';
    expect(faceAt(code).placeOf(sid)).toBe(place);
  });
});

describe('the card that decides a round', () => {
  const rounds = games.flatMap((game) =>
    ['one', 'two', 'three'].map((name) => ({
      game,
      code: game.entry.code,
      name,
      dealt: game.deal(roundRandom(keyFromText('deciding'), name)),
    })),
  );

  it.each(rounds)('of $code, round $name, is the one that gets more time', ({ game, code, dealt }) => {
    const cards = game.steps(dealt).filter((step) => step.kind === 'card');
    const isLonger = cards.map(({ ms }, index) => index > 0 && ms > (cards[index - 1]?.ms ?? ms));
    const decides = cards.map((_, index) => faceAt(code).decides?.(dealt.slice(0, index + 1)) ?? false);
    expect(decides).toEqual(isLonger);
  });
});

describe('a missing rate', () => {
  it.each([
    ['lucky7eu', undefined],
    ['teen', undefined],
    ['teen9', '–'],
    ['card32-a', '–'],
    ['card32eu', '–'],
  ])('is shown on cells of %s as %s, where undefined is 0', (code, missing) => {
    const shown = cellsOf(code).filter(({ look }) => look?.sign === undefined);
    expect(new Set(shown.map(({ look }) => look?.missing))).toEqual(new Set([missing]));
  });

  it('is 12 for the numbers of Amar Akbar Anthony, and 0 elsewhere', () => {
    expect(textOf('aaa')).toContain('Card 12');
    expect(textOf('lucky7eu')).toContain('Card 0');
    expect(textOf('abj')).toContain('Card 0');
  });
});

describe('the board of 1 Day Teenpatti', () => {
  it('has lagai and khai with two decimals, and the limits 100 and 10000 where none are known', () => {
    expect(textOf('teen')).toBe('MIN 100 MAX 10000 Lagai Khai Player A Player B');
    expect(cellsOf('teen').map(({ sid, look }) => [sid, look?.kind, look?.decimals])).toEqual([
      ['1', undefined, 2],
      ['1', 'lay', 2],
      ['2', undefined, 2],
      ['2', 'lay', 2],
    ]);
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
    ['teen', '1', 'a'],
    ['teen', '2', 'b'],
    ['teen', '0', 'tie'],
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
  ])('at %s the result code %s highlights %s', (code, win, place) => {
    expect(faceAt(code).placeOfWin(win)).toBe(place);
  });

  it.each(games.map((game) => [game.entry.code, game] as const))(
    'a round of %s that was returned has a dash in a dull circle, and no winner',
    (code, { letter }) => {
      const { beadTone, placeOfWin } = faceAt(code);
      expect([letter(''), beadTone(letter('')), placeOfWin('')]).toEqual(['-', 'dull', undefined]);
    },
  );

  it.each(games.map(({ entry, deal }) => [entry.code, deal] as const))(
    'every card of %s is dealt to a place of its scene',
    (code, deal) => {
      const places = faceAt(code)
        .lay(360)
        .places.map(({ id }) => id);
      for (const { place } of deal(roundRandom(keyFromText('scene'), code))) expect(places).toContain(place);
    },
  );

  it('every table of the list has a face', () => {
    expect(tables.filter(({ code }) => faceOf(code) === undefined)).toEqual([]);
  });

  it('the face of the template shows every option, and every card where it is dealt', () => {
    const cells: DrawnCell[] = [];
    templateTableFace.Board({ felt: feltOf(cells) });
    expect(cells.map(({ sid }) => sid)).toEqual(templateTable.options.map(({ sid }) => sid));
    const places = templateTableFace.lay(360).places.map(({ id }) => id);
    for (const { place } of templateTable.deal(roundRandom(keyFromText('scene'), 'one')))
      expect(places).toContain(place);
  });

  it('a table whose game is not dealt here has no face', () => {
    expect(faceOf('none')).toBeUndefined();
    expect(faceOf('constructor')).toBeUndefined();
  });
});
