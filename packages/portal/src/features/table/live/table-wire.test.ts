import { seededRandom } from '@maidan/betting';
import type { RoundHead, RoundOption, TablePicture } from '@maidan/contract/wire';
import { gameByCode, type TableGame, viewAt } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { readTable } from './table-wire.ts';

const roundId = 'round-1';

function found(code: string): TableGame {
  const game = gameByCode(code);
  if (!game) throw new Error(`${code} is not dealt`);
  return game;
}

/** The house's picture of a round after this many milliseconds. */
function pictureAt(game: TableGame, ms: number): TablePicture {
  const dealt = game.deal(seededRandom('table-wire'));
  const { view, phase, msLeft } = viewAt(game, { roundId, dealt, openedAt: 0 }, ms);
  const { t1, t2 } = game.rows(view);
  const cards = view.seen.map(({ card, place }) => ({ card, place }));
  return {
    n: 1,
    data: { t1: [t1 as RoundHead], t2: t2 as RoundOption[] },
    result: [{ mid: 'round-0', result: '21' }],
    table: { phase, secondsLeft: msLeft / 1000, secondsTotal: 22, cards, watching: 3 },
  };
}

test('a row of three hands is three options, each open by its own status', () => {
  const picture = pictureAt(found('teen9'), 0);
  const [first, ...rows] = picture.data.t2;
  const locked = { ...first, lstatus: 'False' };
  const table = readTable({ ...picture, data: { ...picture.data, t2: [locked, ...rows] } });
  expect(table?.offers).toHaveLength(18);
  expect(table?.offers.slice(0, 3)).toEqual([
    { sid: '11', isOpen: true, back: 2.94, lay: undefined },
    { sid: '21', isOpen: false, back: 2.94, lay: undefined },
    { sid: '31', isOpen: true, back: 2.94, lay: undefined },
  ]);
});

test('rates per hundred coins are converted to rates per coin', () => {
  const offers = readTable(pictureAt(found('teen'), 0))?.offers;
  expect(offers).toEqual([
    { sid: '1', isOpen: true, back: 1.97, lay: 2.03 },
    { sid: '2', isOpen: true, back: 1.97, lay: 2.03 },
  ]);
});

test('every option of a game is read with its price', () => {
  for (const code of ['teen9', 'abj']) {
    const game = found(code);
    const sids = new Set(
      readTable(pictureAt(game, 0))?.offers.flatMap(({ sid, back }) => (back ? [sid] : [])),
    );
    expect(game.options.filter(({ sid }) => !sids.has(sid))).toEqual([]);
  }
});

test('in the joker window only bets on the joker are open, and a tile without a price has none', () => {
  const offers = readTable(pictureAt(found('abj'), 0))?.offers ?? [];
  const open = offers.filter(({ isOpen }) => isOpen).map(({ sid }) => sid);
  expect(open).toEqual([...Array.from({ length: 13 }, (_, index) => String(7 + index)), '24', '25']);
  expect(offers.find(({ sid }) => sid === '20')).toEqual({
    sid: '20',
    isOpen: false,
    back: undefined,
    lay: undefined,
  });
});

test('cards, clock and results are those of the picture', () => {
  const table = readTable(pictureAt(found('teen9'), 28_000));
  expect(table?.round).toMatchObject({ roundId, phase: 'card', watching: 3 });
  expect(table?.round.cards.map(({ place }) => place)).toEqual(['tiger', 'lion', 'dragon']);
  expect(table?.clock).toEqual({ secondsLeft: 2, secondsTotal: 22 });
  expect(table?.results).toEqual([{ roundId: 'round-0', code: '21' }]);
});

test('the commitment is whole or absent', () => {
  const picture = pictureAt(found('teen9'), 0);
  const head = { ...picture.data.t1[0], seedHash: 'a1', version: 1, payTableHash: 'b2' } as RoundHead;
  const read = (t1: RoundHead) =>
    readTable({ ...picture, data: { ...picture.data, t1: [t1] } })?.round.commitment;
  expect(read(head)).toEqual({ seedHash: 'a1', version: 1, payTableHash: 'b2' });
  const { payTableHash: _, ...without } = head;
  expect(read(without as RoundHead)).toBeUndefined();
});

test('for a house that sends no phases, bets are open while its clock runs, and shut afterwards', () => {
  const { table: _, ...picture } = pictureAt(found('teen9'), 2_000);
  expect(readTable(picture)?.round.phase).toBe('bets');
  expect(readTable(picture)?.clock.secondsLeft).toBe(20);
  const shut = { ...picture, data: { ...picture.data, t1: [{ mid: roundId, autotime: '0' }] } };
  expect(readTable(shut)?.round.phase).toBe('lock');
});

test.each([
  [
    { sid: 1, nat: 'Dragon', gstatus: 'ACTIVE', b1: '2', l1: '2.1' },
    { isOpen: true, back: 2, lay: 2.1 },
  ],
  [
    { sectionId: '1', nation: 'Tie', gstatus: 'SUSPENDED', b1: '50' },
    { isOpen: false, back: 50, lay: undefined },
  ],
  [
    { sid: '1', gstatus: '', rate: 0 },
    { isOpen: false, back: undefined, lay: undefined },
  ],
])('%j is read as %j', (row, offer) => {
  const picture = pictureAt(found('abj'), 0);
  const table = readTable({ ...picture, data: { ...picture.data, t2: [row] } });
  expect(table?.offers).toEqual([{ sid: '1', ...offer }]);
});

test('a picture without a round shows none', () => {
  expect(readTable({ n: 1, data: { t1: [], t2: [] }, result: [] })).toBeUndefined();
});
