import { expect, test } from 'vitest';
import { fakeSeat, fakeTable } from '../fake-table.ts';
import { en } from '../texts/en.ts';
import { announceStep } from './announce-step.ts';
import { formatTurn, onlyMoveOf } from './format-turn.ts';

const move = (token: number, to: number) => ({ token, to, captures: null, isHome: false });
const turn = { seat: 'A', n: 5, die: null, sixes: 0, legal: [] } as const;

test.each([
  [
    'the player is to roll',
    fakeTable({ due: 'roll', turn: { ...turn, legal: [] } }),
    'Your turn',
    'Tap the die',
  ],
  [
    'the player is to choose',
    fakeTable({
      due: 'move',
      turn: { ...turn, die: 5, legal: [move(0, 5), move(1, 9)] },
      seats: [fakeSeat({ tokens: [0, 4, 0, 0] })],
    }),
    'You rolled 5',
    'Tap a lit token to move it 5 steps',
  ],
  [
    'the opponent is to roll',
    fakeTable({ turn: { ...turn, seat: 'B', legal: [] } }),
    'Kiran’s turn',
    'About to roll',
  ],
  [
    'the opponent chooses',
    fakeTable({ turn: { ...turn, seat: 'B', die: 3, legal: [] } }),
    'Kiran rolled 3',
    'Choosing',
  ],
  ['seeds are locked', fakeTable({ stage: 'committing' }), 'Fixing the dice', 'Both sides'],
  ['it is over', fakeTable({ stage: 'over' }), 'Game over', ''],
])('the page has a text when %s', (_when, table, head, detail) => {
  const words = formatTurn(table, undefined, en);
  expect(words.head).toBe(head);
  expect(words.detail).toContain(detail);
});

test('the house has no player’s name', () => {
  const seats = [fakeSeat(), fakeSeat({ seat: 'B', name: 'K***n', isYou: false, isHouse: true })];
  const table = fakeTable({ seats, turn: { ...turn, seat: 'B', legal: [] } });
  expect(formatTurn(table, undefined, en).head).toBe('House’s turn');
});

test('a capture is described from the side that lost the token', () => {
  const taken = { kind: 'taken', token: 1, from: 20, ms: 350 } as const;
  expect(formatTurn(fakeTable(), { ...taken, seat: 'A' }, en).head).toBe('Kiran sent your token back');
  expect(formatTurn(fakeTable(), { ...taken, seat: 'B' }, en).head).toBe('You sent a token back!');
});

test('there is nothing to choose when all legal tokens are on one square', () => {
  const table = fakeTable({ due: 'move', turn: { ...turn, die: 5, legal: [move(1, 5), move(3, 5)] } });
  expect(onlyMoveOf(table)).toBe(1);
  const seats = [fakeSeat({ tokens: [0, 0, 0, 7] })];
  expect(onlyMoveOf({ ...table, seats })).toBeUndefined();
  expect(onlyMoveOf({ ...table, due: null })).toBeUndefined();
});

test('only the end of a move is announced', () => {
  const hop = { kind: 'hop', seat: 'B', token: 0, to: 9, ms: 140 } as const;
  expect(announceStep(fakeTable(), { ...hop, isLast: false }, en)).toBeUndefined();
  expect(announceStep(fakeTable(), { ...hop, isLast: true }, en)).toBe('Kiran moved to step 9.');
});

test('a turn is announced with whose it is', () => {
  const begins = { kind: 'turn', turnsLeft: 9, ms: 120 } as const;
  expect(announceStep(fakeTable(), { ...begins, seat: 'A' }, en)).toContain('Your turn');
  expect(announceStep(fakeTable(), { ...begins, seat: 'B' }, en)).toBeUndefined();
});
