import { seededRandom } from '@maidan/betting';
import { createFreshness } from '@maidan/client/freshness.ts';
import type { RoundHead, RoundOption, TablePicture } from '@maidan/contract/wire';
import { gameByCode, type TableGame, tables, viewAt } from '@maidan/games/rules';
import { expect, test, vi } from 'vitest';
import type { TableNow } from './table-store.ts';
import { readTable, watchTableRoom } from './table-wire.ts';

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

const readAt = (game: TableGame, ms: number): TableNow | undefined => readTable(pictureAt(game, ms), game);

/** The same picture, with only the fields of document 2. */
function fromDocumentTwo(game: TableGame, ms: number): TablePicture {
  const { table: _, data, ...picture } = pictureAt(game, ms);
  const [{ gtype: __, ...head } = { mid: roundId, autotime: 0 }] = data.t1;
  return { ...picture, data: { ...data, t1: [head] } };
}

test('a row of three hands is three options, each open by its own status', () => {
  const game = found('teen9');
  const picture = pictureAt(game, 0);
  const [first, ...rows] = picture.data.t2;
  const locked = { ...first, lstatus: 'False' };
  const table = readTable({ ...picture, data: { ...picture.data, t2: [locked, ...rows] } }, game);
  expect(table?.offers).toHaveLength(18);
  expect(table?.offers.slice(0, 3)).toMatchObject([
    { sid: '11', isOpen: true, back: 2.94, lay: undefined },
    { sid: '21', isOpen: false, back: 2.94, lay: undefined },
    { sid: '31', isOpen: true, back: 2.94, lay: undefined },
  ]);
});

test('rates per hundred coins are converted to rates per coin', () => {
  const game = found('teen');
  const rates = [
    { sid: '1', isOpen: true, back: 1.97, lay: 2.03 },
    { sid: '2', isOpen: true, back: 1.97, lay: 2.03 },
  ];
  expect(readAt(game, 0)?.offers).toMatchObject(rates);
  // Document 2 has no `gtype` in t1.
  expect(readTable(fromDocumentTwo(game, 0), game)?.offers).toMatchObject(rates);
});

const longAfter = 600_000;

test.each(tables.map(({ code }) => code))(
  'a house that sends no places has the cards of %s where they were dealt',
  (code) => {
    const game = found(code);
    for (const ms of [0, 30_000, longAfter]) {
      const { cards = [] } = readAt(game, ms)?.round ?? {};
      expect(readTable(fromDocumentTwo(game, ms), game)?.round.cards).toEqual(cards);
    }
    expect(readAt(game, longAfter)?.round.cards.length).toBeGreaterThan(0);
  },
);

test('a card that lies face down keeps its place free, and the nth card of player k is at index k plus 4n', () => {
  const cardsOf = (code: string, head: Partial<RoundHead>) => {
    const picture = fromDocumentTwo(found(code), 0);
    const t1 = [{ mid: roundId, autotime: 0, ...head } as RoundHead];
    return readTable({ ...picture, data: { t1, t2: [] } }, found(code))?.round.cards;
  };
  expect(cardsOf('dt20', { C1: '1', C2: 'KDD' })).toEqual([{ card: 'KDD', place: 'tiger' }]);
  expect(cardsOf('card32eu', { C1: '15', C2: '48', desc: '7DD,10DD,7SS,8SS,1,KHH,1,1' })).toEqual([
    { card: '7DD', place: 'player 8' },
    { card: '10DD', place: 'player 9' },
    { card: '7SS', place: 'player 10' },
    { card: '8SS', place: 'player 11' },
    { card: 'KHH', place: 'player 9' },
  ]);
  expect(cardsOf('teen20', { desc: '', C1: 'KDD', C2: '9HH', C3: '1' })).toEqual([
    { card: 'KDD', place: 'a' },
    { card: '9HH', place: 'b' },
  ]);
});

test('the limits of a bet are those of its row', () => {
  const game = found('abj');
  const { offers = [] } = readAt(game, 0) ?? {};
  const andar = game.options.find(({ sid }) => sid === '1');
  expect(offers.find(({ sid }) => sid === '1')?.limits).toEqual({
    stakeMin: Number(andar?.stakeMin) / 100,
    stakeMax: Number(andar?.stakeMax) / 100,
  });
  // A tile that takes no bets.
  expect(offers.find(({ sid }) => sid === '20')?.limits).toBeUndefined();
  const picture = pictureAt(game, 0);
  const t2 = [{ sid: 1, gstatus: '1', rate: 2, min: '100', max: '5000' }];
  expect(readTable({ ...picture, data: { ...picture.data, t2 } }, game)?.offers[0]?.limits).toEqual({
    stakeMin: 100,
    stakeMax: 5000,
  });
});

test('every option of a game is read with its price', () => {
  for (const code of ['teen9', 'abj']) {
    const game = found(code);
    const sids = new Set(readAt(game, 0)?.offers.flatMap(({ sid, back }) => (back ? [sid] : [])));
    expect(game.options.filter(({ sid }) => !sids.has(sid))).toEqual([]);
  }
});

test('in the joker window only bets on the joker are open, and a tile without a price has none', () => {
  const offers = readAt(found('abj'), 0)?.offers ?? [];
  const open = offers.filter(({ isOpen }) => isOpen).map(({ sid }) => sid);
  expect(open).toEqual([...Array.from({ length: 13 }, (_, index) => String(7 + index)), '24', '25']);
  expect(offers.find(({ sid }) => sid === '20')).toEqual({
    sid: '20',
    isOpen: false,
    back: undefined,
    lay: undefined,
    limits: undefined,
  });
});

test('cards, clock and results are those of the picture', () => {
  const table = readAt(found('teen9'), 28_000);
  expect(table?.round).toMatchObject({ roundId, phase: 'card', watching: 3 });
  expect(table?.round.cards.map(({ place }) => place)).toEqual(['tiger', 'lion', 'dragon']);
  expect(table?.clock).toEqual({ secondsLeft: 2, secondsTotal: 22 });
  expect(table?.results).toEqual([{ roundId: 'round-0', code: '21' }]);
});

test('the commitment is whole or absent', () => {
  const picture = pictureAt(found('teen9'), 0);
  const head = { ...picture.data.t1[0], seedHash: 'a1', version: 1, payTableHash: 'b2' } as RoundHead;
  const read = (t1: RoundHead) =>
    readTable({ ...picture, data: { ...picture.data, t1: [t1] } }, found('teen9'))?.round.commitment;
  expect(read(head)).toEqual({ seedHash: 'a1', version: 1, payTableHash: 'b2' });
  const { payTableHash: _, ...without } = head;
  expect(read(without as RoundHead)).toBeUndefined();
});

test('for a house that sends no phases, bets are open while its clock runs, and shut afterwards', () => {
  const { table: _, ...picture } = pictureAt(found('teen9'), 2_000);
  expect(readTable(picture, found('teen9'))?.round.phase).toBe('bets');
  expect(readTable(picture, found('teen9'))?.clock.secondsLeft).toBe(20);
  const shut = { ...picture, data: { ...picture.data, t1: [{ mid: roundId, autotime: '0' }] } };
  expect(readTable(shut, found('teen9'))?.round.phase).toBe('lock');
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
  const table = readTable({ ...picture, data: { ...picture.data, t2: [row] } }, found('abj'));
  expect(table?.offers).toEqual([{ sid: '1', limits: undefined, ...offer }]);
});

test.each([
  [true, ['1', 1, true, 'ACTIVE', 'Active', 'OPEN', 'True', 'true', ' ACTIVE ']],
  [false, ['0', 0, false, 'SUSPENDED', 'False', 'CLOSED', 'Ball Running', '', undefined]],
])('isOpen is %s for %j, whatever the table', (isOpen, words) => {
  const picture = pictureAt(found('teen9'), 0);
  const statuses = words.map((word) => {
    const t2 = [
      { sid: '1', rate: 2, ...(word === undefined ? {} : { gstatus: word }) },
      { tsection: '11', trate: 2, ...(word === undefined ? {} : { tstatus: word }) },
    ];
    const offers = readTable({ ...picture, data: { ...picture.data, t2 } }, found('teen9'))?.offers;
    return offers?.map((offer) => offer.isOpen);
  });
  expect(statuses).toEqual(words.map(() => [isOpen, isOpen]));
});

test('a picture without a round shows none', () => {
  expect(readTable({ n: 1, data: { t1: [], t2: [] }, result: [] }, found('abj'))).toBeUndefined();
});

function fakeSocket() {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const sent: unknown[][] = [];
  return {
    connected: true,
    sent,
    emit: (...event: unknown[]) => void sent.push(event),
    on: (event: string, listener: (message: unknown) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: (message: unknown) => void) => void listeners.get(event)?.delete(listener),
    send(event: string, message: unknown) {
      for (const listener of listeners.get(event) ?? []) listener(message);
    },
  };
}

function watch() {
  const socket = fakeSocket();
  const [show, onBetsChanged] = [vi.fn(), vi.fn()];
  const freshness = createFreshness(() => 0);
  const leave = watchTableRoom({
    socket: socket as unknown as Parameters<typeof watchTableRoom>[0]['socket'],
    code: 'teen9',
    show,
    freshness,
    onBetsChanged,
  });
  return { socket, show, onBetsChanged, freshness, leave };
}

test('a table is joined by its short name, and every message on that channel is a whole picture', () => {
  const { socket, show, freshness, leave } = watch();
  expect(socket.sent).toEqual([['JoinRoom', 'teen9']]);
  for (const n of [1, 2, 7]) socket.send('teen9', { n });
  expect(show.mock.calls).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 7 }]]);
  expect(freshness.get().kind).toBe('fresh');
  leave();
  socket.send('teen9', { n: 8 });
  expect(show).toHaveBeenCalledTimes(3);
  expect(socket.sent.at(-1)).toEqual(['LeaveRoom', 'teen9']);
});

test('a lost connection makes the table stale', () => {
  const { socket, freshness, leave } = watch();
  socket.send('teen9', { n: 1 });
  socket.send('disconnect', 'transport close');
  expect(freshness.get().kind).toBe('stale');
  leave();
});

test('bets are reloaded when the house sends a notice, and only then', () => {
  const { socket, onBetsChanged, leave } = watch();
  socket.send('fetchCasinoBetList', { fetch: false });
  expect(onBetsChanged).not.toHaveBeenCalled();
  socket.send('fetchCasinoBetList', { fetch: true });
  expect(onBetsChanged).toHaveBeenCalledTimes(1);
  leave();
  socket.send('fetchCasinoBetList', { fetch: true });
  expect(onBetsChanged).toHaveBeenCalledTimes(1);
});
