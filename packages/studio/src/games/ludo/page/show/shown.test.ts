import { expect, test } from 'vitest';
import { fakeTable, playedTables } from '../fake-table.ts';
import { stepsOf } from './show-step.ts';
import { afterStep, shownAtOnce } from './shown.ts';

const ways = [{ isReduced: false }, { isReduced: true }];

test.each(ways)(
  'the steps of a whole game lead to the table as it was played, with reduced motion $isReduced',
  (way) => {
    for (const name of ['one', 'two', 'three']) {
      let shown = shownAtOnce(fakeTable());
      let seen = 0;
      for (const table of playedTables(name)) {
        const fresh = table.events.slice(seen);
        seen = table.events.length;
        shown = fresh.flatMap((event) => stepsOf(event, way)).reduce(afterStep, shown);
        const { tokens, turnsLeft, rolls } = shownAtOnce(table);
        expect(shown.tokens).toEqual(tokens);
        expect(shown.rolls).toEqual(rolls);
        if (table.turn) {
          expect(shown.turn).toBe(table.turn.seat);
          expect(shown.turnsLeft[table.turn.seat]).toBe(turnsLeft[table.turn.seat]);
        }
      }
      expect(seen).toBeGreaterThan(100);
    }
  },
);

test('a token hops from square to square, and the last hop is marked', () => {
  const move = { no: 1, kind: 'move', seat: 'A', n: 1, token: 2, from: 4, to: 7, by: 'player' } as const;
  expect(stepsOf(move, { isReduced: false })).toEqual([
    { kind: 'hop', seat: 'A', token: 2, to: 5, isLast: false, ms: 140 },
    { kind: 'hop', seat: 'A', token: 2, to: 6, isLast: false, ms: 140 },
    { kind: 'hop', seat: 'A', token: 2, to: 7, isLast: true, ms: 140 },
  ]);
  expect(stepsOf(move, { isReduced: true })).toEqual([
    { kind: 'hop', seat: 'A', token: 2, to: 7, isLast: true, ms: 280 },
  ]);
});

test('the captured token belongs to the other seat', () => {
  const [taken] = stepsOf({ no: 1, kind: 'capture', seat: 'A', token: 3, from: 22 }, { isReduced: false });
  expect(taken).toEqual({ kind: 'taken', seat: 'B', token: 3, from: 22, ms: 350 });
  const shown = { ...shownAtOnce(fakeTable()), tokens: { A: [48, 0, 0, 0], B: [1, 2, 3, 22] } };
  expect(taken && afterStep(shown, taken).tokens).toEqual({ A: [48, 0, 0, 0], B: [1, 2, 3, 0] });
});
