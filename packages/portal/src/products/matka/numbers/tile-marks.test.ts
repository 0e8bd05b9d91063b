import type { MatkaBet } from '@maidan/contract/wire';
import { expect, test, vi } from 'vitest';
import { nothingPicked, type Pick, setAmount, togglePicks } from '../slip/picked-lines.ts';
import { createTileMarks, marksOf, pickKey, showMarks } from './tile-marks.ts';

const jodi = (number: string): Pick => ({
  key: pickKey('JODI', 'CLOSE', number),
  game: 'JODI',
  draw: 'CLOSE',
  number,
  label: number,
  rate: 95,
  day: '2026-07-14',
});

const bet = (parts: Partial<MatkaBet>): MatkaBet => ({
  _id: '1',
  matkaEventId: '1',
  matkaName: 'Maidan Day',
  betNumber: '44',
  gameType: 'JODI',
  betType: 'CLOSE',
  amount: 1000,
  odds: 95,
  isDeclare: 0,
  isDeleted: 0,
  deletedRemark: '',
  result: '',
  profitLoss: 0,
  day: '2026-07-14',
  createdAt: '2026-07-14T06:00:00.000Z',
  ...parts,
});

const closed = { kind: 'closed' } as const;
const picked = setAmount(togglePicks(nothingPicked, [jodi('07'), jodi('44')]), 500);
const open = { kind: 'open', bet: { cell: 'matka', picked }, stake: 1000, secondsLeft: 7 } as const;
const none = { bets: [], answers: [], isHaroop: false };

test('stakes on one number are added up, without settled and deleted bets', () => {
  const bets = [
    bet({}),
    bet({ _id: '2', amount: 500 }),
    bet({ _id: '3', betNumber: '12', isDeclare: 1 }),
    bet({ _id: '4', betNumber: '13', isDeleted: 1 }),
  ];
  expect([...marksOf({ ...none, bets, slip: closed })]).toEqual([
    ['JODI/44', { kind: 'placed', stake: 1500 }],
  ]);
});

test('a number on the slip shows its stake there instead of what is placed on it', () => {
  const marks = marksOf({ ...none, bets: [bet({})], slip: open });
  expect(marks.get('JODI/44')).toEqual({ kind: 'picked', stake: 500 });
});

test('a number is pending until its own answer, and refused ones stay marked until the outcome is closed', () => {
  const [one, two] = picked.lines;
  if (!one || !two) throw new Error('Two numbers are picked.');
  const placing = { kind: 'placing', bet: open.bet, stake: 1000, coinsBefore: undefined } as const;
  const first = { line: one, isPlaced: true, message: '' };
  const second = { line: two, isPlaced: false, message: 'No' };
  const during = marksOf({ ...none, slip: placing, answers: [first] });
  expect([...during.values()].map(({ kind }) => kind)).toEqual(['placed', 'pending']);
  const outcome = { isPlaced: false, message: '' };
  const done = { ...placing, kind: 'done', outcome } as const;
  expect([...marksOf({ ...none, slip: done, answers: [first, second] })]).toEqual([
    ['JODI/44', { kind: 'refused', stake: 500 }],
  ]);
});

test('a slip that counts to a hundred marks the same numbers as the list', () => {
  expect(pickKey('JODI', 'OPEN', '100', true)).toBe(pickKey('JODI', 'CLOSE', '00'));
  expect(pickKey('SINGLE', 'OPEN', '10', true)).toBe(pickKey('SINGLE', 'OPEN', '0'));
});

test('picking one more number renders one tile again', () => {
  const frames: (() => void)[] = [];
  const store = createTileMarks((callback) => frames.push(callback));
  const show = (marks: Parameters<typeof showMarks>[1]) => {
    showMarks(store, marks);
    for (const frame of frames.splice(0)) frame();
  };
  const drawn = vi.fn();
  const slip = (numbers: readonly string[]) => ({
    ...open,
    bet: { cell: 'matka', picked: setAmount(togglePicks(nothingPicked, numbers.map(jodi)), 500) },
  });
  for (const number of ['07', '12', '21']) {
    store.subscribe(pickKey('JODI', 'CLOSE', number), () => drawn(number));
  }
  show(marksOf({ ...none, slip: slip(['07', '12']) }));
  drawn.mockClear();
  show(marksOf({ ...none, slip: slip(['07', '12', '21']) }));
  expect(drawn.mock.calls).toEqual([['21']]);
  drawn.mockClear();
  show(marksOf({ ...none, slip: closed }));
  expect(drawn).toHaveBeenCalledTimes(3);
});
